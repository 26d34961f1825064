/** The contract of the REST API. */
import { declarations } from '../../generated/declarations.ts'
import { operations, type OperationId } from '../../generated/operations.ts'
import { validators } from '../../generated/validators/index.js'
import { createContract, type Contract } from './contract.ts'

export const api: Contract<OperationId> = createContract({
  basePath: '/api/v4',
  file: new URL('../../generated/openapi.conformance.json', import.meta.url),
  operations,
  declarations,
  validators,
})

/** All operations of the API. */
export const operationIds: readonly OperationId[] = [...api.operations.keys()]
