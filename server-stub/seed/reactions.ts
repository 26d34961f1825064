/** An issue that waits for a user, reactions to everything that can be reacted to, and a note on the snippet. */
import { awardEmojis } from '../resources/award-emoji/handlers.ts'
import { issues } from '../resources/issues/handlers.ts'
import { notes } from '../resources/notes/handlers.ts'
import type { Services } from '../services.ts'
import type { DemoProjects } from './builds.ts'
import type { SeedUsers } from './users.ts'
import { createdBody, emptyRequest, type SeedContext } from './context.ts'

export async function addReactions(
  context: SeedContext,
  { mira, yuki }: SeedUsers,
  { loom, sketches, snippet: snippetId }: DemoProjects & { snippet: number },
): Promise<void> {
  context.at('2017-03-14T11:00:00Z')
  const by = context.as(mira)
  await issues.createIssue(
    {
      ...emptyRequest,
      operationId: 'createIssue',
      path: { id: loom },
      body: { title: 'Choose the next colour', assignee_ids: [yuki.id], confidential: false },
    },
    by,
  )
  const targets: Targets = {
    issue: { id: loom, issue_iid: 1 },
    mergeRequest: { id: loom, merge_request_iid: 2 },
    snippet: { id: sketches, snippet_id: snippetId },
  }
  await addAwards(by, targets)
  await addNotes(by, targets)
}

const body = { name: 'heart' }

/** Paths of the records that get notes and award emoji. */
interface Targets {
  issue: { id: number; issue_iid: number }
  mergeRequest: { id: number; merge_request_iid: number }
  snippet: { id: number; snippet_id: number }
}

async function addAwards(by: Services, { issue, mergeRequest, snippet }: Targets): Promise<void> {
  await awardEmojis.createMergeRequestAwardEmoji(
    { ...emptyRequest, operationId: 'createMergeRequestAwardEmoji', path: mergeRequest, body },
    by,
  )
  await awardEmojis.createIssueAwardEmoji(
    { ...emptyRequest, operationId: 'createIssueAwardEmoji', path: issue, body },
    by,
  )
  await awardEmojis.createSnippetAwardEmoji(
    { ...emptyRequest, operationId: 'createSnippetAwardEmoji', path: snippet, body },
    by,
  )
}

async function addNotes(by: Services, { issue, mergeRequest, snippet }: Targets): Promise<void> {
  await notes.createSnippetNote(
    { ...emptyRequest, operationId: 'createSnippetNote', path: snippet, body: { body: 'Once is enough.' } },
    by,
  )
  const issueNote = await notes.createIssueNote(
    {
      ...emptyRequest,
      operationId: 'createIssueNote',
      path: issue,
      body: { body: 'Measured again: eleven holds.' },
    },
    by,
  )
  await awardEmojis.createIssueNoteAwardEmoji(
    {
      ...emptyRequest,
      operationId: 'createIssueNoteAwardEmoji',
      path: { ...issue, note_id: createdBody(issueNote).id },
      body,
    },
    by,
  )
  const reviewNote = await notes.createMergeRequestNote(
    {
      ...emptyRequest,
      operationId: 'createMergeRequestNote',
      path: mergeRequest,
      body: { body: 'Ready from my side.' },
    },
    by,
  )
  await awardEmojis.createMergeRequestNoteAwardEmoji(
    {
      ...emptyRequest,
      operationId: 'createMergeRequestNoteAwardEmoji',
      path: { ...mergeRequest, note_id: createdBody(reviewNote).id },
      body,
    },
    by,
  )
}
