/** Every defect of the operations on commits. */
import type { Mutant } from '../../mutant.ts'
import { listCommits } from './list-commits.defects.ts'
import { createCommit } from './create-commit.defects.ts'
import { getCommit } from './get-commit.defects.ts'
import { cherryPickCommit } from './cherry-pick-commit.defects.ts'
import { listCommitDiffs } from './list-commit-diffs.defects.ts'
import { listCommitComments } from './list-commit-comments.defects.ts'
import { createCommitComment } from './create-commit-comment.defects.ts'
import { listCommitStatuses } from './list-commit-statuses.defects.ts'
import { createCommitStatus } from './create-commit-status.defects.ts'

export const commitMutants: readonly Mutant[] = [
  ...listCommits,
  ...createCommit,
  ...getCommit,
  ...cherryPickCommit,
  ...listCommitDiffs,
  ...listCommitComments,
  ...createCommitComment,
  ...listCommitStatuses,
  ...createCommitStatus,
]
