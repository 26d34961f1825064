/** Events and todos that changes of merge requests cause. */
import type { UserRow, MergeRequestRow } from '../../../database/tables.ts'
import type { Services, TransactionServices } from '../../../services.ts'
import { recordEvent } from '../../events/commands.ts'
import type { Project } from '../../projects/record.ts'
import { assign, finishTodosOfAuthor, mention } from '../../todos/commands.ts'
import { mentionedUsers } from '../../todos/index.ts'
import type { MergeRequestChange } from '../queries/writes.ts'

type Texts = { [Name in 'title' | 'description']?: MergeRequestRow[Name] | undefined }

/** The users that the texts mention and who see the merge request, except those that the former texts mentioned. */
export async function newlyMentioned(
  services: Services,
  { id }: Project,
  texts: Texts,
  former: Texts = {},
): Promise<UserRow[]> {
  return mentionedUsers(
    services,
    [texts.title, texts.description],
    async ({ find, authorize }) => authorize('read-merge-request', await find.project(id)),
    [former.title, former.description],
  )
}

/** Records that the caller created the merge request. */
export async function recordCreation(
  services: TransactionServices,
  row: MergeRequestRow,
  mentioned: readonly UserRow[],
): Promise<void> {
  const { db } = services
  const activity = activityOf(services, row)
  await recordEvent(db, { ...activity, action: 'created' })
  await assign(db, activity, row.assignee_id === null ? [] : [row.assignee_id])
  await mention(db, activity, mentioned)
}

/** Records what the caller changed. */
export async function recordChange(
  services: TransactionServices,
  before: MergeRequestRow,
  { title = before.title, state = before.state, assignee_id: assignee }: MergeRequestChange,
  mentioned: readonly UserRow[],
): Promise<void> {
  const { db } = services
  const activity = activityOf(services, { ...before, title })
  if (state !== before.state) {
    await recordEvent(db, { ...activity, action: state === 'closed' ? 'closed' : 'reopened' })
    await finishTodosOfAuthor(db, activity)
  }
  const isNew = typeof assignee === 'number' && assignee !== before.assignee_id
  await assign(db, activity, isNew ? [assignee] : [])
  await mention(db, activity, mentioned)
}

/** Records that the caller merged it. */
export async function recordMerge(
  services: TransactionServices,
  row: Pick<MergeRequestRow, 'id' | 'title' | 'target_project_id'>,
): Promise<void> {
  const activity = activityOf(services, row)
  await recordEvent(services.db, { ...activity, action: 'merged' })
  await finishTodosOfAuthor(services.db, activity)
}

function activityOf(
  { currentUser, now }: TransactionServices,
  { id, title, target_project_id }: Pick<MergeRequestRow, 'id' | 'title' | 'target_project_id'>,
) {
  return {
    project_id: target_project_id,
    author_id: currentUser().id,
    created_at: now().toISOString(),
    target: { kind: 'merge_request', id, title },
  } as const
}
