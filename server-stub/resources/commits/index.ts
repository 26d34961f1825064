/** What other resources use of commits. */
export { validateMessage, type CommitMessage } from './attributes.ts'
export { commitSummary, diffEntry } from './presenter.ts'
export { findCommit, findRef, pipelineState } from './relations.ts'
