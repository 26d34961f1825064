/** Routes of which the specification says no more than that they exist. Spec: document 1, "Versioning". */
import type { OperationId } from '../../../generated/operations.ts'
import type { Parameters } from '../protocol/encode.ts'
import { isRecord } from '../protocol/exchange.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import type { World } from '../fixtures/context.ts'

/** The route answers otherwise than an unknown one, whatever it says. */
export function routeExists(
  operation: OperationId,
  path: (world: World) => Promise<Parameters> = async () => ({}),
  body?: Parameters,
): Check {
  return generatedCheck('route-exists', operation, `${operation} exists`, async (world) => {
    const values = await path(world)
    const answer = await world.admin.sends({
      operation,
      path: values,
      ...(body === undefined ? {} : { body }),
    })
    const { json } = answer
    if (answer.status === 404 && isRecord(json) && json['error'] === '404 Not Found') {
      answer.contradicts('Any answer but that of an unknown route.')
    }
  })
}

/** Path parameters of a route below a project, filled with a project and whatever else it takes. */
export function inProject(others: Parameters = {}): (world: World) => Promise<Parameters> {
  return async ({ given }) => ({ ...(await given.repository()).path, ...others })
}
