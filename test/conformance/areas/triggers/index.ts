/** The checks of triggers, by rule. Spec: document 3, "Pipeline triggers". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listTriggers } from './list-triggers.checks.ts'
import { createTrigger } from './create-trigger.checks.ts'
import { getTrigger } from './get-trigger.checks.ts'
import { updateTrigger } from './update-trigger.checks.ts'
import { deleteTrigger } from './delete-trigger.checks.ts'
import { takeTriggerOwnership } from './take-trigger-ownership.checks.ts'
import { triggerPipeline } from './trigger-pipeline.checks.ts'

export const triggers = {
  ...listTriggers,
  ...createTrigger,
  ...getTrigger,
  ...updateTrigger,
  ...deleteTrigger,
  ...takeTriggerOwnership,
  ...triggerPipeline,
} satisfies CoverageOfArea<'triggers'>
