import type { Actor } from '../../fixtures/actor.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord } from '../../protocol/exchange.ts'

type OwnerOf = [
  response: ApiResponse<'getTrigger' | 'listTriggers' | 'takeTriggerOwnership'>,
  user: Actor,
  trigger?: unknown,
]

/** The form of the owner is not specified; one property of the user is enough. */
export function expectOwner(...[response, user, trigger = response.json]: OwnerOf): void {
  const owner = isRecord(trigger) ? trigger['owner'] : undefined
  const known: readonly unknown[] = isRecord(owner) ? Object.values(owner) : []
  if (!known.includes(user.id) && !known.includes(user.username))
    response.fail(`The owner ${user.username}.`, `It is ${JSON.stringify(owner)}.`)
}

/** Whether a trigger has an owner before a caller takes it is not specified. */
export function expectOwnerOrNone(...[response, user, trigger = response.json]: OwnerOf): void {
  const hasNone = isRecord(trigger) && trigger['owner'] === null
  if (!hasNone) expectOwner(response, user, trigger)
}
