/** What other resources use of worker metrics. */
export { countWork } from './queries.ts'
