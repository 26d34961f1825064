import type { SubscriptionRow } from '../../database/tables.ts'

/** An issue or merge request, and the users who participate in it as author or assignee. */
export interface Participation {
  kind: SubscriptionRow['subscribable_type']
  id: number
  participants: readonly (number | null)[]
}
