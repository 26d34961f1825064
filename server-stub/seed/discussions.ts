/** What people say about the loom: issues, notes and an award. */
import { awardEmojis } from '../resources/award-emoji/handlers.ts'
import { issues } from '../resources/issues/handlers.ts'
import { notes } from '../resources/notes/handlers.ts'
import type { Loom } from './main-project.ts'
import type { Cast } from './users.ts'
import { createdBody, emptyRequest, type Stage } from './context.ts'

export async function addTalk(stage: Stage, { mira, tom, yuki }: Cast, loom: Loom): Promise<void> {
  const { project, milestone: milestone_id, mergeRequest: merge_request_iid } = loom
  stage.at('2017-03-13T14:00:00Z')
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
      stage.as(tom),
    ),
  )
  stage.at('2017-03-14T08:00:00Z')
  await issues.createIssue(
    {
      ...emptyRequest,
      operationId: 'createIssue',
      path: { id: project },
      body: { title: 'Describe the heddle', confidential: false },
    },
    stage.as(yuki),
  )
  stage.at('2017-03-14T09:20:00Z')
  await notes.createIssueNote(
    {
      ...emptyRequest,
      operationId: 'createIssueNote',
      path: { id: project, issue_iid: breaking.iid },
      body: { body: 'Edges first.' },
    },
    stage.as(mira),
  )
  stage.at('2017-03-14T10:05:00Z')
  const path = { id: project, merge_request_iid }
  await notes.createMergeRequestNote(
    { ...emptyRequest, operationId: 'createMergeRequestNote', path, body: { body: 'Nicely even.' } },
    stage.as(mira),
  )
  await awardEmojis.createMergeRequestAwardEmoji(
    { ...emptyRequest, operationId: 'createMergeRequestAwardEmoji', path, body: { name: 'thumbsup' } },
    stage.as(yuki),
  )
}
