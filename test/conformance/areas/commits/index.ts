/** Every rule on commits. Spec: document 3, "Commits". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { comments } from './comments.ts'
import { createCommit } from './create-commit.ts'
import { listCommits } from './list-commits.ts'
import { cherryPickCommit, getCommit, listCommitDiffs } from './single-commit.ts'
import { statuses } from './statuses.ts'

export const commits = {
  ...listCommits,
  ...createCommit,
  ...getCommit,
  ...cherryPickCommit,
  ...listCommitDiffs,
  ...comments,
  ...statuses,
} satisfies CoverageOfArea<'commits'>
