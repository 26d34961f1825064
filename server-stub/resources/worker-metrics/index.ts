/** What other resources use of worker metrics. */
export { countWork, processIdsSince } from './queries.ts'
