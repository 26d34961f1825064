/** Every defect of the operations on branches. */
import type { Mutant } from '../../mutant.ts'
import { listBranches } from './list-branches.defects.ts'
import { createBranch } from './create-branch.defects.ts'
import { getBranch } from './get-branch.defects.ts'
import { deleteBranch } from './delete-branch.defects.ts'
import { protectBranch } from './protect-branch.defects.ts'
import { unprotectBranch } from './unprotect-branch.defects.ts'
import { deleteMergedBranches } from './delete-merged-branches.defects.ts'

export const branchMutants: readonly Mutant[] = [
  ...listBranches,
  ...createBranch,
  ...getBranch,
  ...deleteBranch,
  ...protectBranch,
  ...unprotectBranch,
  ...deleteMergedBranches,
]
