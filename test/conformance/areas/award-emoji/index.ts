/** The checks of award emoji, by rule. Spec: document 3, "Award emoji". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import {
  listIssueAwardEmoji,
  listMergeRequestAwardEmoji,
  listSnippetAwardEmoji,
  listIssueNoteAwardEmoji,
  listMergeRequestNoteAwardEmoji,
} from './list-awards.checks.ts'
import {
  createIssueAwardEmoji,
  createMergeRequestAwardEmoji,
  createSnippetAwardEmoji,
  createIssueNoteAwardEmoji,
  createMergeRequestNoteAwardEmoji,
} from './create-award.checks.ts'
import {
  getIssueAwardEmoji,
  getMergeRequestAwardEmoji,
  getSnippetAwardEmoji,
  getIssueNoteAwardEmoji,
  getMergeRequestNoteAwardEmoji,
} from './get-award.checks.ts'
import {
  deleteIssueAwardEmoji,
  deleteMergeRequestAwardEmoji,
  deleteSnippetAwardEmoji,
  deleteIssueNoteAwardEmoji,
  deleteMergeRequestNoteAwardEmoji,
} from './delete-award.checks.ts'

export const awardEmoji = {
  ...listIssueAwardEmoji,
  ...createIssueAwardEmoji,
  ...getIssueAwardEmoji,
  ...deleteIssueAwardEmoji,
  ...listMergeRequestAwardEmoji,
  ...createMergeRequestAwardEmoji,
  ...getMergeRequestAwardEmoji,
  ...deleteMergeRequestAwardEmoji,
  ...listSnippetAwardEmoji,
  ...createSnippetAwardEmoji,
  ...getSnippetAwardEmoji,
  ...deleteSnippetAwardEmoji,
  ...listIssueNoteAwardEmoji,
  ...createIssueNoteAwardEmoji,
  ...getIssueNoteAwardEmoji,
  ...deleteIssueNoteAwardEmoji,
  ...listMergeRequestNoteAwardEmoji,
  ...createMergeRequestNoteAwardEmoji,
  ...getMergeRequestNoteAwardEmoji,
  ...deleteMergeRequestNoteAwardEmoji,
} satisfies CoverageOfArea<'award-emoji'>
