import type { Operation } from './contract.ts'
import { isObject, resolve, type Json, type JsonObject } from './document.ts'

/** An operation as the document declares it. */
export function declarationOf({ contract, facts: { path, method } }: Operation): JsonObject {
  const document = contract.document()
  return resolve(document, resolve(document, document.paths[path])[method.toLowerCase()])
}

/** The response of a status as the operation names it: a reference to a component. */
export function responseOf(operation: Operation, status: number): Json | undefined {
  const { responses } = declarationOf(operation)
  return isObject(responses) ? responses[String(status)] : undefined
}
