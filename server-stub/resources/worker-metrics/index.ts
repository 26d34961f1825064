/** What other resources use of worker metrics. */
export { countWork, runningProcessIds } from './queries.ts'
