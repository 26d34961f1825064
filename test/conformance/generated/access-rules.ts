/** Who is kept out, for the rules that say it. Spec: document 1, "Authentication"; document 2, "Visibility levels". */
import type { Check } from '../fixtures/check.ts'
import { accessCheck, accessChecks } from './access/index.ts'
import type { SpecifiedOperation } from './valid-request.ts'

/** What is for administrators refuses everybody else. */
export function forAdministrators(operation: SpecifiedOperation): Check {
  return accessCheck('administrators-only', operation)
}

export const administratorOperations: readonly Check[] = accessChecks('administrators-only')

/** What belongs to a private project is refused to whom no access was granted. */
export function hiddenFromStrangers(operation: SpecifiedOperation): Check {
  return accessCheck('private', operation)
}

export const privateProjects: readonly Check[] = accessChecks('private')

/** What anybody may read of a public project is read with and without credentials. */
export function publicWithoutCredentials(operation: SpecifiedOperation): Check {
  return accessCheck('public', operation)
}

/** What anybody may read of a public project, any signed-in user may read of an internal one. */
export function internalForSignedIn(operation: SpecifiedOperation): Check {
  return accessCheck('internal', operation)
}

export const internalProjects: readonly Check[] = accessChecks('internal')

/** Issues and boards want to know who asks even where the project is public. */
export function needsAuthentication(operation: SpecifiedOperation): Check {
  return accessCheck('authentication-required', operation)
}

/** Issues and boards of a private project are not there for a stranger. */
export function privateIs404(operation: SpecifiedOperation): Check {
  return accessCheck('private-is-404', operation)
}
