/** The checks of branches, by rule. Spec: document 3, "Branches". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listBranches } from './list-branches.checks.ts'
import { createBranch } from './create-branch.checks.ts'
import { getBranch } from './get-branch.checks.ts'
import { deleteBranch } from './delete-branch.checks.ts'
import { protectBranch } from './protect-branch.checks.ts'
import { unprotectBranch } from './unprotect-branch.checks.ts'
import { deleteMergedBranches } from './delete-merged-branches.checks.ts'

export const branches = {
  ...listBranches,
  ...createBranch,
  ...getBranch,
  ...deleteBranch,
  ...protectBranch,
  ...unprotectBranch,
  ...deleteMergedBranches,
} satisfies CoverageOfArea<'branches'>
