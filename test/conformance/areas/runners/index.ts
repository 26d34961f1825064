/** The checks of runners, by rule. Spec: document 3, "Runners". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listRunners } from './list-runners.checks.ts'
import { listAllRunners } from './list-all-runners.checks.ts'
import { getRunner } from './get-runner.checks.ts'
import { updateRunner } from './update-runner.checks.ts'
import { deleteRunner } from './delete-runner.checks.ts'
import { listProjectRunners } from './list-project-runners.checks.ts'
import { enableProjectRunner } from './enable-project-runner.checks.ts'
import { disableProjectRunner } from './disable-project-runner.checks.ts'

export const runners = {
  ...listRunners,
  ...listAllRunners,
  ...getRunner,
  ...updateRunner,
  ...deleteRunner,
  ...listProjectRunners,
  ...enableProjectRunner,
  ...disableProjectRunner,
} satisfies CoverageOfArea<'runners'>
