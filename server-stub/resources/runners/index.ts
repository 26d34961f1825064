/** What other resources use of runners. */
export { runner, runnerSummary } from './presenter.ts'
export { addRunner, changeRunner, enableRunner } from './queries.ts'
export { runnerReferenceColumns } from './record.ts'
export { findRunner } from './relations.ts'
