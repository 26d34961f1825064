/** The checks of issues, by rule. Spec: document 3, "Issues". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listIssues } from './list-issues.checks.ts'
import { listGroupIssues } from './list-group-issues.checks.ts'
import { listProjectIssues } from './list-project-issues.checks.ts'
import { createIssue } from './create-issue.checks.ts'
import { getIssue } from './get-issue.checks.ts'
import { subscribeToItem } from './subscribe-to-item.checks.ts'
import { unsubscribeFromItem } from './unsubscribe-from-item.checks.ts'

export const issues = {
  ...listIssues,
  ...listGroupIssues,
  ...listProjectIssues,
  ...createIssue,
  ...getIssue,
  ...subscribeToItem,
  ...unsubscribeFromItem,
} satisfies CoverageOfArea<'issues'>
