/** Awards whose author is not the owner of the project. */
import { operations } from '../../../../generated/operations.ts'
import { idIn } from '../../fixtures/accounts.ts'
import { awardedEmoji } from '../../fixtures/issues.ts'
import { operationAt } from '../../protocol/operation-ids.ts'
import { Blocked } from '../../protocol/signals.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import { type PreparedRequest } from '../valid-request.ts'

/** The same deletion, of an award of another user on the same record. */
export async function awardOfAnother(prepared: PreparedRequest, author: Actor): Promise<PreparedRequest> {
  const path: string = operations[prepared.operation].path
  const collection = path.slice(0, path.lastIndexOf('/'))
  const operation = operationAt('POST', collection)
  if (operation === null) throw new Error(`No operation creates records at ${collection}.`)
  const response = await author.sendUnchecked({
    operation,
    path: prepared.path,
    body: { name: awardedEmoji },
  })
  const id = idIn(response.json)
  if (!isSuccess(response.status) || id === null) {
    throw new Blocked(
      `${operation} by ${author.name} returned ${response.status ?? 'no response'}`,
      response.exchange,
    )
  }
  return { ...prepared, path: { ...prepared.path, award_id: id } }
}
