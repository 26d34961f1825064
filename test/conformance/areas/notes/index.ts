/** The checks of notes, by rule. Spec: document 3, "Notes". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listIssueNotes, listSnippetNotes, listMergeRequestNotes } from './list-notes.checks.ts'
import { createIssueNote, createSnippetNote, createMergeRequestNote } from './create-note.checks.ts'
import { getIssueNote, getSnippetNote, getMergeRequestNote } from './get-note.checks.ts'
import { updateIssueNote, updateSnippetNote, updateMergeRequestNote } from './update-note.checks.ts'
import { deleteIssueNote, deleteSnippetNote, deleteMergeRequestNote } from './delete-note.checks.ts'

export const notes = {
  ...listIssueNotes,
  ...createIssueNote,
  ...getIssueNote,
  ...updateIssueNote,
  ...deleteIssueNote,
  ...listSnippetNotes,
  ...createSnippetNote,
  ...getSnippetNote,
  ...updateSnippetNote,
  ...deleteSnippetNote,
  ...listMergeRequestNotes,
  ...createMergeRequestNote,
  ...getMergeRequestNote,
  ...updateMergeRequestNote,
  ...deleteMergeRequestNote,
} satisfies CoverageOfArea<'notes'>
