/** What other resources do to merge requests. */
export { recordPushedMerges } from './merge.ts'
export { mergeScheduled } from './scheduled.ts'
