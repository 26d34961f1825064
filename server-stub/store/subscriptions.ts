import type { SelectQueryBuilder } from 'kysely'
import type { Tx } from './database.ts'
import type { SubscriptionTable } from './tables/planning.ts'
import type { Tables } from './tables.ts'

/** Forgets who wished to hear of these things, which are about to be removed. */
export async function removeSubscriptions(
  tx: Tx,
  type: SubscriptionTable['subscribable_type'],
  ids: SelectQueryBuilder<Tables, 'merge_request', { id: number }>,
): Promise<void> {
  await tx
    .deleteFrom('subscription')
    .where('subscribable_type', '=', type)
    .where('subscribable_id', 'in', ids)
    .execute()
}
