import type { OperationId } from '../../generated/operations.ts'
import { isObject, resolve, type ContractDocument, type Json, type JsonObject } from './document.ts'
import { factsOf } from './routes.ts'

/** An operation as the document declares it. */
export function operationOf(document: ContractDocument, operationId: OperationId): JsonObject {
  const { path, method } = factsOf(operationId)
  return resolve(document, resolve(document, document.paths[path])[method.toLowerCase()])
}

/** The response of a status as the operation names it: a reference to a component. */
export function responseOf(
  document: ContractDocument,
  operationId: OperationId,
  status: number,
): Json | undefined {
  const { responses } = operationOf(document, operationId)
  return isObject(responses) ? responses[String(status)] : undefined
}
