/** Issues, notes and an award emoji of the demo project. */
import { awardEmojis } from '../resources/award-emoji/handlers.ts'
import { issues } from '../resources/issues/handlers.ts'
import { notes } from '../resources/notes/handlers.ts'
import type { Loom } from './main-project.ts'
import type { SeedUsers } from './users.ts'
import { createdBody, emptyRequest, type SeedContext } from './context.ts'

export async function addDiscussions(
  context: SeedContext,
  { mira, tom, yuki }: SeedUsers,
  loom: Loom,
): Promise<void> {
  const { project, milestone: milestone_id, mergeRequest: merge_request_iid } = loom
  context.at('2017-03-13T14:00:00Z')
  const breaking = createdBody(
    await issues.createIssue(
      {
        ...emptyRequest,
        operationId: 'createIssue',
        path: { id: project },
        body: {
          title: 'Warp breaks at high tension',
          description: 'Above twelve the warp breaks at the edges.',
          assignee_ids: [mira.id],
          labels: 'bug,urgent',
          milestone_id,
          due_date: '2017-04-15',
          confidential: false,
        },
      },
      context.as(tom),
    ),
  )
  context.at('2017-03-14T08:00:00Z')
  await issues.createIssue(
    {
      ...emptyRequest,
      operationId: 'createIssue',
      path: { id: project },
      body: { title: 'Describe the heddle', confidential: false },
    },
    context.as(yuki),
  )
  context.at('2017-03-14T09:20:00Z')
  await notes.createIssueNote(
    {
      ...emptyRequest,
      operationId: 'createIssueNote',
      path: { id: project, issue_iid: breaking.iid },
      body: { body: 'Edges first.' },
    },
    context.as(mira),
  )
  context.at('2017-03-14T10:05:00Z')
  const path = { id: project, merge_request_iid }
  await notes.createMergeRequestNote(
    { ...emptyRequest, operationId: 'createMergeRequestNote', path, body: { body: 'Nicely even.' } },
    context.as(mira),
  )
  await awardEmojis.createMergeRequestAwardEmoji(
    { ...emptyRequest, operationId: 'createMergeRequestAwardEmoji', path, body: { name: 'thumbsup' } },
    context.as(yuki),
  )
}
