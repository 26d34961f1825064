/** What other resources read of merge requests. */
export { mergeRequest, mergeRequestSummary } from './presenter.ts'
export { isMergeRequestVisible } from './queries/visibility.ts'
export { followSourceBranch, openFrom } from './queries/writes.ts'
export { findMergeRequest, mergeRequestRecord, mergeRequestRecords, mergeRequestsById } from './relations.ts'
