/** The contract of `/provisioning`, which `openapi.yaml` describes. */
import { declarations } from '../../generated/provisioning/declarations.ts'
import { operations, type OperationId } from '../../generated/provisioning/operations.ts'
import type { operations as Types } from '../../generated/provisioning/types.ts'
import { validators } from '../../generated/provisioning/validators/index.js'
import { createContract, type Contract } from '../http/contract.ts'
import type { HandlerIn } from '../http/handler.ts'
import type { Services } from '../services.ts'

export const provisioning: Contract<OperationId> = createContract({
  basePath: '/provisioning',
  file: new URL('../../generated/provisioning/openapi.json', import.meta.url),
  operations,
  declarations,
  validators,
})

/** A handler for every operation of the contract. */
export type ProvisioningHandlers = { [Op in OperationId]: HandlerIn<Op, Types[Op], Services> }
