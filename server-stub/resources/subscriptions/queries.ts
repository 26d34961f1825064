import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { SubscriptionTable } from '../../database/tables/planning.ts'
import type { Flag, NewRow, Tables } from '../../database/tables.ts'

/** Forgets who wished to hear of these things, which are about to be removed. */
export async function removeSubscriptions(
  tx: Tx,
  type: SubscriptionTable['subscribable_type'],
  ids:
    | SelectQueryBuilder<Tables, 'issue', { id: number }>
    | SelectQueryBuilder<Tables, 'merge_request', { id: number }>,
): Promise<void> {
  await tx
    .deleteFrom('subscription')
    .where('subscribable_type', '=', type)
    .where('subscribable_id', 'in', ids)
    .execute()
}

/** Whether the user chose to hear, or not to hear, of the thing; undefined without a choice. */
export async function choiceOf(
  db: Db,
  userId: number,
  type: SubscriptionTable['subscribable_type'],
  id: number,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('subscription')
    .select('subscribed')
    .where('user_id', '=', userId)
    .where('subscribable_type', '=', type)
    .where('subscribable_id', '=', id)
    .executeTakeFirst()
  return row && row.subscribed === 1
}

/** Remembers that the user chose to hear, or not to hear, of the thing. */
export async function choose(
  db: Db,
  {
    subscribed,
    created_at,
    ...thing
  }: Omit<NewRow<'subscription'>, 'id' | 'subscribed'> & { subscribed: Flag },
): Promise<void> {
  await db
    .insertInto('subscription')
    .values({ ...thing, subscribed, created_at })
    .onConflict((conflict) =>
      conflict.columns(['subscribable_type', 'subscribable_id', 'user_id']).doUpdateSet({ subscribed }),
    )
    .execute()
}
