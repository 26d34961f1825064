/** An issue that waits for a user, reactions to everything that can be reacted to, and a note on the snippet. */
import { awardEmojis } from '../resources/award-emoji/handlers.ts'
import { issues } from '../resources/issues/handlers.ts'
import { notes } from '../resources/notes/handlers.ts'
import type { DemoProjects } from './building.ts'
import type { Cast } from './people.ts'
import { emptyRequest, type Stage } from './stage.ts'

export async function addReactions(
  stage: Stage,
  { mira, yuki }: Cast,
  { loom, sketches, snippet: snippetId }: DemoProjects & { snippet: number },
): Promise<void> {
  stage.at('2017-03-14T11:00:00Z')
  const by = stage.as(mira)
  await issues.createIssue(
    {
      ...emptyRequest,
      operationId: 'createIssue',
      path: { id: loom },
      body: { title: 'Choose the next colour', assignee_ids: [yuki.id], confidential: false },
    },
    by,
  )
  const body = { name: 'heart' }
  const issue = { id: loom, issue_iid: 1 }
  const mergeRequest = { id: loom, merge_request_iid: 2 }
  const snippet = { id: sketches, snippet_id: snippetId }
  await awardEmojis.createMergeRequestAwardEmoji({ ...emptyRequest, path: mergeRequest, body }, by)
  await awardEmojis.createIssueAwardEmoji({ ...emptyRequest, path: issue, body }, by)
  await awardEmojis.createSnippetAwardEmoji({ ...emptyRequest, path: snippet, body }, by)
  await notes.createSnippetNote({ ...emptyRequest, path: snippet, body: { body: 'Once is enough.' } }, by)
  const { body: issueNotes } = await notes.createIssueNote(
    { ...emptyRequest, path: issue, body: { body: 'Measured again: eleven holds.' } },
    by,
  )
  await awardEmojis.createIssueNoteAwardEmoji(
    { ...emptyRequest, path: { ...issue, note_id: issueNotes.id }, body },
    by,
  )
  const { body: reviewNote } = await notes.createMergeRequestNote(
    { ...emptyRequest, path: mergeRequest, body: { body: 'Ready from my side.' } },
    by,
  )
  await awardEmojis.createMergeRequestNoteAwardEmoji(
    { ...emptyRequest, path: { ...mergeRequest, note_id: reviewNote.id }, body },
    by,
  )
}
