/** The operations of the contract, by id and by path. */
import { operations, type OperationId } from '../../../generated/operations.ts'

/** All operations, in the order of the contract. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId)

export function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text)
}

/** The operation with a method and a path template; null if the contract does not declare it. */
export function operationAt(method: string, template: string): OperationId | null {
  const isThere = (id: OperationId) => operations[id].method === method && operations[id].path === template
  return operationIds.find(isThere) ?? null
}
