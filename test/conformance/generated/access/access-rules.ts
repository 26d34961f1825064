/** Checks of access, by kind of rule. Spec: document 1, "Authentication"; document 2, "Visibility levels". */
import type { Check } from '../../fixtures/check.ts'
import { accessChecks } from './index.ts'

export const administratorOperations: readonly Check[] = accessChecks('administrators-only')

export const privateProjects: readonly Check[] = accessChecks('private')

export const privateGroups: readonly Check[] = accessChecks('private-group')

export const internalProjects: readonly Check[] = accessChecks('internal')
