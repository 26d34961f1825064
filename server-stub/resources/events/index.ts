/** What other resources use of events. */
export { deleteScheduledEvents } from './queries/events.ts'
