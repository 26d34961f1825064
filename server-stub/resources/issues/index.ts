/** What other resources use of issues. */
export { issueSummary } from './presenter.ts'
export { issueById } from './queries/issues.ts'
export { isIssueVisible } from './queries/visibility.ts'
export { setIssueState } from './queries/writes.ts'
export { findIssue, issuesById } from './relations.ts'
