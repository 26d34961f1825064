/** One valid request to each operation of notes: what the generated checks vary. */
import { discussed, onIssueNote, onMergeRequestNote } from '../../fixtures/issues.ts'
import { type Visibility, type RequestBuilders, type OnPath, at } from '../../fixtures/request.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const requests = {
  listIssueNotes: (context, visibility) => at(discussed.issue, context, visibility),
  createIssueNote: async (context, visibility) => withBody(await at(discussed.issue, context, visibility)),
  getIssueNote: (context, visibility) => onNoteOfIssue(context, visibility),
  updateIssueNote: async (context, visibility) => withBody(await onNoteOfIssue(context, visibility)),
  deleteIssueNote: (context, visibility) => onNoteOfIssue(context, visibility),

  listSnippetNotes: (context, visibility) => at(discussed.snippet, context, visibility),
  createSnippetNote: async (context, visibility) =>
    withBody(await at(discussed.snippet, context, visibility)),
  getSnippetNote: (context, visibility) => onNoteOfSnippet(context, visibility),
  updateSnippetNote: async (context, visibility) => withBody(await onNoteOfSnippet(context, visibility)),
  deleteSnippetNote: (context, visibility) => onNoteOfSnippet(context, visibility),

  listMergeRequestNotes: (context, visibility) => at(discussed.mergeRequest, context, visibility),
  createMergeRequestNote: async (context, visibility) =>
    withBody(await at(discussed.mergeRequest, context, visibility)),
  getMergeRequestNote: (context, visibility) => at(onMergeRequestNote, context, visibility),
  updateMergeRequestNote: async (context, visibility) =>
    withBody(await at(onMergeRequestNote, context, visibility)),
  deleteMergeRequestNote: (context, visibility) => at(onMergeRequestNote, context, visibility),
} satisfies RequestBuilders<'notes'>

function withBody<Path>({ by, input }: OnPath<Path>) {
  return { by, input: { ...input, body: { body: 'Tie it twice.' } } }
}

function onNoteOfIssue(context: CheckContext, visibility: Visibility) {
  return at(onIssueNote, context, visibility)
}

async function onNoteOfSnippet(context: CheckContext, visibility: Visibility) {
  const { by, input } = await at(discussed.snippet, context, visibility)
  const { id } = (await by.call('createSnippetNote', { ...input, body: { body: 'Edges first.' } })).body
  return { by, input: { path: { ...input.path, note_id: id } } }
}
