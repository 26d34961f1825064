/** Routes of which the specification states the existence only. Spec: document 1, "Versioning". */
import type { OperationId } from '../../../../generated/operations.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** The route returns any response except that of an unknown route. */
export function routeExists(
  operation: OperationId,
  path: (context: CheckContext) => Promise<Parameters> = async () => ({}),
  body?: Parameters,
): Check {
  return generatedCheck('route-exists', operation, `The route of ${operation} exists.`, async (context) => {
    const values = await path(context)
    const response = await context.admin.sendUnchecked({
      operation,
      path: values,
      ...(body === undefined ? {} : { body }),
    })
    const { json } = response
    if (response.status === 404 && isRecord(json) && json['error'] === '404 Not Found') {
      response.fail('Any response but that of an unknown route.')
    }
  })
}

/** Path parameters of a route below a project: those of a new project, and others. */
export function inProject(others: Parameters = {}): (context: CheckContext) => Promise<Parameters> {
  return async ({ given }) => ({ ...(await given.repository()).path, ...others })
}
