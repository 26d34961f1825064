/** External users are rejected. */
import { type StateCondition, rejectsIf } from '../../vocabulary/states.ts'
import { jsonOf, isRecord } from '../../message.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { type Mutant, mutant } from '../../mutant.ts'

const isExternal: StateCondition = async (call, upstream) => {
  const caller = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
  return isRecord(caller) && caller['external'] === true
}

export const externalUserMutants: readonly Mutant[] = (
  ['markAllTodosAsDone', 'updateNotificationSettings', 'listCurrentUserSshKeys'] as const
).map((operation) =>
  mutant(
    'STA-03',
    operation,
    ['general/success-is-200', 'general/created-is-201'],
    'rejects external users',
    rejectsIf(403, isExternal),
  ),
)
