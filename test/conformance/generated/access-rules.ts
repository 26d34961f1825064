/** Checks of access, by kind of rule. Spec: document 1, "Authentication"; document 2, "Visibility levels". */
import type { Check } from '../fixtures/check.ts'
import { accessCheck, accessChecks } from './access/index.ts'
import type { SpecifiedOperation } from './valid-request.ts'

/** Operations for administrators reject all other callers. */
export function forAdministrators(operation: SpecifiedOperation): Check {
  return accessCheck('administrators-only', operation)
}

export const administratorOperations: readonly Check[] = accessChecks('administrators-only')

/** Records of a private project are hidden from callers without access. */
export function hiddenFromStrangers(operation: SpecifiedOperation): Check {
  return accessCheck('private', operation)
}

export const privateProjects: readonly Check[] = accessChecks('private')

/** Public records are readable with and without credentials. */
export function publicWithoutCredentials(operation: SpecifiedOperation): Check {
  return accessCheck('public', operation)
}

/** Records of internal projects are readable for every authenticated user. */
export function internalForSignedIn(operation: SpecifiedOperation): Check {
  return accessCheck('internal', operation)
}

export const internalProjects: readonly Check[] = accessChecks('internal')
