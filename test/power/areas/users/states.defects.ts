/** Defects of operations on users in one state. */
import { type Mutant, mutant } from '../../mutant.ts'
import type { OperationId } from '../../../../generated/operations.ts'
import { rejectsIf, isAt } from '../../vocabulary/states.ts'
import { userOf } from './shared.ts'

export const rejectedStates: readonly Mutant[] = (
  [
    ['listUserEmails', 'state', 'blocked'],
    ['listUserSshKeys', 'is_admin', true],
    ['createUserSshKey', 'external', true],
    ['updateUser', 'is_admin', true],
  ] as const satisfies readonly (readonly [OperationId, string, unknown])[]
).map(([operation, property, value]) =>
  mutant(
    'STA-03',
    operation,
    ['general/success-is-200', 'general/created-is-201'],
    `rejects users with ${property} ${value}`,
    rejectsIf(403, isAt(userOf, property, value)),
  ),
)
