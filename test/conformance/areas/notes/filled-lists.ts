/** Each list of notes with enough items for several pages. */
import { onIssue, type Noteable, onMergeRequest, onSnippet } from '../../fixtures/issues.ts'
import { type FilledList, type FilledLists, five } from '../../fixtures/filled-list.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const filledLists = {
  listIssueNotes: (context: CheckContext) => fiveNotes(context, onIssue),

  listMergeRequestNotes: (context: CheckContext) => fiveNotes(context, onMergeRequest),

  listSnippetNotes: (context: CheckContext) => fiveNotes(context, onSnippet),
} satisfies FilledLists<'notes'>

async function fiveNotes(context: CheckContext, subject: Noteable): Promise<FilledList> {
  const { owner, path } = await subject.given(context)
  for (const number of five) {
    await owner.call(subject.createNote, { path, body: { body: `Thread ${number} is loose.` } })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}
