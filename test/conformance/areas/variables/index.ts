/** The checks of variables, by rule. Spec: document 3, "Build variables"; document 1, "Limits". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listVariables } from './list-variables.checks.ts'
import { createVariable } from './create-variable.checks.ts'
import { getVariable } from './get-variable.checks.ts'
import { updateVariable } from './update-variable.checks.ts'
import { deleteVariable } from './delete-variable.checks.ts'

export const variables = {
  ...listVariables,
  ...createVariable,
  ...getVariable,
  ...updateVariable,
  ...deleteVariable,
} satisfies CoverageOfArea<'variables'>
