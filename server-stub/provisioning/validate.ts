import type { OperationId } from '../../generated/provisioning/operations.ts'
import { isObject } from '../http/document.ts'
import { invalid } from '../http/errors.ts'
import { placeParameters } from '../http/parameters.ts'
import { validateAtOnce, validateRequest } from '../http/request-validator.ts'
import { provisioning } from './contract.ts'

/** Throws 400 if the attributes violate the contract. */
export async function validateAttributes(
  operationId: OperationId,
  params: Readonly<Record<string, string>>,
  given: unknown,
): Promise<void> {
  const operation = provisioning.operations.get(operationId)
  if (operation === undefined || !isObject(given)) throw invalid({ base: ['must be an object'] })
  const placed = { ...placeParameters(new Map(), { json: given }, operation.declared), body: given }
  const route = { operation, params }
  if (validateAtOnce(route, placed) === undefined) await validateRequest(route, placed)
}
