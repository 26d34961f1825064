import type { Actor } from '../../fixtures/actor.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord } from '../../protocol/exchange.ts'

/** The form of the owner is not specified; one property of the user is enough. */
export function expectOwner(
  response: ApiResponse<'getTrigger'> | ApiResponse<'takeTriggerOwnership'>,
  user: Actor,
): void {
  const { json } = response
  const owner = isRecord(json) ? json['owner'] : undefined
  const known: readonly unknown[] = isRecord(owner) ? Object.values(owner) : []
  if (!known.includes(user.id) && !known.includes(user.username))
    response.fail(`The owner ${user.username}.`, `It is ${JSON.stringify(owner)}.`)
}
