/** The checks of commits, by rule. Spec: document 3, "Commits". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listCommits } from './list-commits.checks.ts'
import { createCommit } from './create-commit.checks.ts'
import { getCommit } from './get-commit.checks.ts'
import { cherryPickCommit } from './cherry-pick-commit.checks.ts'
import { listCommitDiffs } from './list-commit-diffs.checks.ts'
import { listCommitComments } from './list-commit-comments.checks.ts'
import { createCommitComment } from './create-commit-comment.checks.ts'
import { listCommitStatuses } from './list-commit-statuses.checks.ts'
import { createCommitStatus } from './create-commit-status.checks.ts'

export const commits = {
  ...listCommits,
  ...createCommit,
  ...getCommit,
  ...cherryPickCommit,
  ...listCommitDiffs,
  ...listCommitComments,
  ...createCommitComment,
  ...listCommitStatuses,
  ...createCommitStatus,
} satisfies CoverageOfArea<'commits'>
