/** What the server itself writes below a merge request to tell what became of it. */
import type { Tx } from '../../database/connection.ts'
import { labelsOf } from '../merge-requests/queries.ts'
import { addNote } from './queries.ts'
import type { MergeRequestRow, Timestamp } from '../../database/tables.ts'

/** What the notes tell of. */
interface Telling extends Pick<
  MergeRequestRow,
  'state' | 'title' | 'target_branch' | 'assignee_id' | 'milestone_id'
> {
  labels: readonly string[]
}

/** Who does it and when. */
interface Doer {
  author_id: number
  now: Timestamp
}

/** Does the work on a merge request and adds a note for each thing that is not as it was before. */
export async function telling<Result>(
  tx: Tx,
  mergeRequestId: number,
  { author_id, now }: Doer,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await presentState(tx, mergeRequestId)
  const result = await work()
  for (const body of await changes(tx, before, await presentState(tx, mergeRequestId)))
    await addNote(tx, { kind: 'merge_request', id: mergeRequestId }, { author_id, body, system: 1 }, now)
  return result
}

async function presentState(tx: Tx, id: number): Promise<Telling> {
  const row = await tx.selectFrom('merge_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...row, labels: (await labelsOf(tx, [id])).get(id) ?? [] }
}

async function changes(tx: Tx, before: Telling, after: Telling): Promise<string[]> {
  const told: (string | false)[] = [
    before.title !== after.title && `changed title from **${before.title}** to **${after.title}**`,
    before.target_branch !== after.target_branch &&
      `changed target branch from \`${before.target_branch}\` to \`${after.target_branch}\``,
    before.assignee_id !== after.assignee_id && (await assignment(tx, after.assignee_id)),
    before.milestone_id !== after.milestone_id && (await milestone(tx, after.milestone_id)),
    labelling('added', after.labels, before.labels),
    labelling('removed', before.labels, after.labels),
    before.state !== after.state && (after.state === 'opened' ? 'reopened' : after.state),
  ]
  return told.filter((text) => text !== false)
}

async function assignment(tx: Tx, userId: number | null): Promise<string> {
  if (userId === null) return 'removed assignee'
  const user = await tx.selectFrom('user').select('username').where('id', '=', userId).executeTakeFirst()
  return `assigned to @${user?.username}`
}

async function milestone(tx: Tx, id: number | null): Promise<string> {
  if (id === null) return 'removed milestone'
  const row = await tx.selectFrom('milestone').select('title').where('id', '=', id).executeTakeFirst()
  return `changed milestone to %"${row?.title}"`
}

function labelling(verb: string, some: readonly string[], others: readonly string[]): string | false {
  const names = some.filter((name) => !others.includes(name)).map((name) => `~"${name}"`)
  return names.length > 0 && `${verb} ${names.join(' ')} ${names.length === 1 ? 'label' : 'labels'}`
}
