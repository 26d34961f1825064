/** What other resources use of subscriptions. */
export { removeSubscriptionsIn, saveSubscription } from './queries.ts'
export { isSubscribed, participationIn, participationInMergeRequest } from './relations.ts'
export type { Participation } from './record.ts'
