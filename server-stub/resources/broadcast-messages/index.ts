/** What other modules use of broadcast messages. */
export { findBroadcastMessage } from './relations.ts'
