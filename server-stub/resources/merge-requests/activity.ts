/** What the activity feed, and those whom it concerns, learn of a merge request. */
import type { Project } from '../projects/record.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../database/connection.ts'
import { recordEvent } from '../events/queries.ts'
import type { MergeRequestChange } from './queries.ts'
import type { MergeRequestRow, UserRow } from '../../database/tables.ts'
import { assign, finishTodosOfAuthor, mention } from '../todos/commands.ts'
import { mentionedIn } from '../todos/mentions.ts'

type Texts = Partial<Pick<MergeRequestRow, 'title' | 'description'>>

/** Those whom the texts call, apart from those whom the former ones called already. */
export async function newlyMentioned(
  services: Services,
  { id }: Project,
  given: { [Name in keyof Texts]?: Texts[Name] | undefined },
  former: Texts = {},
): Promise<UserRow[]> {
  const calledIn = ({ title, description }: typeof given): Promise<UserRow[]> =>
    mentionedIn(services, [title, description], async ({ find, authorize }) =>
      authorize('read-merge-request', await find.project(id)),
    )
  const called = await calledIn(given)
  const before = called.length === 0 ? [] : await calledIn(former)
  return called.filter((user) => before.every((other) => other.id !== user.id))
}

/** It was opened. */
export async function tellOpened(
  services: Services,
  tx: Tx,
  row: MergeRequestRow,
  mentioned: readonly UserRow[],
): Promise<void> {
  const occasion = occasionOf(services, row)
  await recordEvent(tx, { ...occasion, action: 'created' })
  await assign(tx, occasion, row.assignee_id === null ? [] : [row.assignee_id])
  await mention(tx, occasion, mentioned)
}

/** It was changed. */
export async function tellChanged(
  services: Services,
  tx: Tx,
  before: MergeRequestRow,
  { title, state, assignee_id: assignee }: MergeRequestChange,
  mentioned: readonly UserRow[],
): Promise<void> {
  const occasion = occasionOf(services, { ...before, title: title ?? before.title })
  if (state !== undefined && state !== before.state) {
    await recordEvent(tx, { ...occasion, action: state === 'closed' ? 'closed' : 'reopened' })
    await finishTodosOfAuthor(tx, occasion)
  }
  const newcomer = typeof assignee === 'number' && assignee !== before.assignee_id
  await assign(tx, occasion, newcomer ? [assignee] : [])
  await mention(tx, occasion, mentioned)
}

function occasionOf({ currentUser, now }: Services, { id, title, target_project_id }: MergeRequestRow) {
  return {
    project_id: target_project_id,
    author_id: currentUser().id,
    created_at: now().toISOString(),
    target: { kind: 'merge_request', id, title },
  } as const
}
