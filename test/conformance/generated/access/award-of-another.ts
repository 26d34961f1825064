/** Awards whose author is not the owner of the project. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { idIn } from '../../fixtures/accounts.ts'
import { Blocked } from '../../protocol/signals.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { isSuccess, type PreparedRequest } from '../valid-request.ts'

/** The same deletion, of an award of another user on the same record. */
export async function awardOfAnother(prepared: PreparedRequest, author: Actor): Promise<PreparedRequest> {
  const template: string = operations[prepared.operation].path
  const operation = writeAt(template.slice(0, template.lastIndexOf('/')))
  const response = await author.sendUnchecked({ operation, path: prepared.path, body: { name: 'thumbsup' } })
  const id = idIn(response.json)
  if (!isSuccess(response.status) || id === null) {
    throw new Blocked(
      `${operation} by ${author.name} returned ${response.status ?? 'no response'}`,
      response.exchange,
    )
  }
  return { ...prepared, path: { ...prepared.path, award_id: id } }
}

function writeAt(template: string): OperationId {
  for (const [id, { method, path }] of Object.entries(operations)) {
    if (method === 'POST' && path === template && isOperation(id)) return id
  }
  throw new Error(`Nothing is created at ${template}.`)
}

function isOperation(id: string): id is OperationId {
  return id in operations
}
