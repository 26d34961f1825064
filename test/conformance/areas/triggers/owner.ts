import type { Actor } from '../../fixtures/actor.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord } from '../../protocol/exchange.ts'

/** The form of the owner is not specified; one property of the user is enough. */
export function expectOwner(
  response: ApiResponse<'getTrigger' | 'listTriggers' | 'takeTriggerOwnership'>,
  user: Actor,
  trigger: unknown = response.json,
): void {
  const owner = isRecord(trigger) ? trigger['owner'] : undefined
  const known: readonly unknown[] = isRecord(owner) ? Object.values(owner) : []
  if (!known.includes(user.id) && !known.includes(user.username))
    response.fail(`The owner ${user.username}.`, `It is ${JSON.stringify(owner)}.`)
}
