/** Checks of access, by kind of rule. Spec: document 1, "Authentication"; document 2, "Visibility levels". */
import type { Check } from '../fixtures/check.ts'
import { accessCheck, accessChecks } from './access/index.ts'
import type { SpecifiedOperation } from './valid-request.ts'

/** Operations for administrators reject all other callers. */
export function forAdministrators(operation: SpecifiedOperation): Check {
  return accessCheck('administrators-only', operation)
}

export const administratorOperations: readonly Check[] = accessChecks('administrators-only')

export const privateProjects: readonly Check[] = accessChecks('private')

export const internalProjects: readonly Check[] = accessChecks('internal')
