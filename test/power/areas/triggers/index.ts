/** Every defect of the operations on triggers. */
import type { Mutant } from '../../mutant.ts'
import { listTriggers } from './list-triggers.defects.ts'
import { createTrigger } from './create-trigger.defects.ts'
import { getTrigger } from './get-trigger.defects.ts'
import { updateTrigger } from './update-trigger.defects.ts'
import { deleteTrigger } from './delete-trigger.defects.ts'
import { takeTriggerOwnership } from './take-trigger-ownership.defects.ts'
import { triggerPipeline } from './trigger-pipeline.defects.ts'

export const triggerMutants: readonly Mutant[] = [
  ...listTriggers,
  ...createTrigger,
  ...getTrigger,
  ...updateTrigger,
  ...deleteTrigger,
  ...takeTriggerOwnership,
  ...triggerPipeline,
]
