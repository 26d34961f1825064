/** The contract of `/provisioning`, which `openapi.yaml` describes. */
import { declarations } from '../../generated/provisioning/declarations.ts'
import { operations, type OperationId } from '../../generated/provisioning/operations.ts'
import type { operations as Types } from '../../generated/provisioning/types.ts'
import { validators as bodies } from '../../generated/provisioning/validators/bodies.js'
import { validators as parameters } from '../../generated/provisioning/validators/parameters.js'
import { validators as responses } from '../../generated/provisioning/validators/responses.js'
import { createContract, type Contract } from '../http/contract.ts'
import type { HandlerIn } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { provisioningPath } from './path.ts'

export const provisioning: Contract<OperationId> = createContract({
  basePath: provisioningPath,
  file: new URL('../../generated/provisioning/openapi.json', import.meta.url),
  operations,
  declarations,
  validators: { parameters, bodies, responses },
})

/** A handler for every operation of the contract. */
export type ProvisioningHandlers = { [Op in OperationId]: HandlerIn<Op, Types[Op], false, Services> }
