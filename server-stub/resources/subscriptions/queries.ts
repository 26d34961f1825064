/** SQL of subscriptions. */
import type { Db, Tx } from '../../database/connection.ts'
import { prepareQuery } from '../../database/prepared.ts'
import { upsertRow } from '../../database/rows.ts'
import type { SubscriptionTable } from '../../database/tables/planning.ts'
import type { NewRow } from '../../database/tables.ts'

type Kind = SubscriptionTable['subscribable_type']

/** Deletes the subscriptions to the issues and merge requests of a project that is about to be deleted. */
export async function removeSubscriptionsIn(tx: Tx, projectId: number): Promise<void> {
  for (const kind of ['issue', 'merge_request'] as const)
    await subscriptionsRemoved.all(tx, { projectId }, kind)
}

const subscriptionsRemoved = prepareQuery((db, { projectId }: { projectId: number }, kind: Kind) =>
  db
    .deleteFrom('subscription')
    .where('subscribable_type', '=', kind)
    .where('subscribable_id', 'in', (eb) =>
      eb
        .selectFrom(kind)
        .select('id')
        .where(kind === 'issue' ? 'project_id' : 'target_project_id', '=', projectId),
    ),
)

const involvement = prepareQuery((db, { user, id }: { user: number; id: number }, kind: Kind) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('subscription')
      .select('subscribed')
      .where('user_id', '=', user)
      .where('subscribable_type', '=', kind)
      .where('subscribable_id', '=', id)
      .as('choice'),
    eb
      .selectFrom('note')
      .select('note.id')
      .where(kind === 'issue' ? 'note.issue_id' : 'note.merge_request_id', '=', id)
      .where('note.author_id', '=', user)
      .where('note.system', '=', 0)
      .limit(1)
      .as('note'),
  ]),
)

/** Whether the user subscribed to the record or unsubscribed (undefined without a choice), and has written a note on it. */
export async function involvementOf(
  db: Db | Tx,
  userId: number,
  kind: Kind,
  id: number,
): Promise<{ choice: boolean | undefined; hasWritten: boolean }> {
  const row = await involvement.first(db, { user: userId, id }, kind)
  return {
    choice: row === undefined || row.choice === null ? undefined : row.choice === 1,
    hasWritten: (row?.note ?? null) !== null,
  }
}

/** Stores that a user subscribed to a record or unsubscribed. */
export async function saveSubscription(
  tx: Tx,
  subscription: Omit<NewRow<'subscription'>, 'id'>,
): Promise<void> {
  await upsertRow(tx, 'subscription', subscription, {
    key: ['subscribable_type', 'subscribable_id', 'user_id'],
    changed: ['subscribed'],
  })
}
