/** Query parameters with invalid values. The status is not specified; the response must follow the contract. */
import { sharedRequest } from '../access/requests.ts'
import { operations } from '../../../../generated/operations.ts'
import { parametersOf, type ParameterNode } from '../../protocol/contract.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { sendPrepared, specifiedOperations, type SpecifiedOperation } from '../valid-request.ts'

function odd(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'odd-query',
    operation,
    `${operation} with invalid query parameters returns a response of the contract.`,
    async (context) => {
      const prepared = await context.use(sharedRequest(operation))
      const values = oddParameters(operation).map(({ name }) => [name, 'none such'] as const)
      // A server may reject the first invalid parameter that it reads, so that dates are sent alone as well.
      const times = values.filter(([name]) => isTime(operation, name))
      for (const sent of times.length === 0 ? [values] : [values, times])
        await sendPrepared(context, prepared, { query: { ...prepared.query, ...Object.fromEntries(sent) } })
    },
  )
}

/** Parameters that do not accept every text; `sudo` does. */
function oddParameters(operation: SpecifiedOperation): readonly ParameterNode[] {
  return parametersOf(operation).filter(({ name, in: location, schema }) => {
    const acceptsText = schema.type === 'string' && schema.enum === undefined && schema.format === undefined
    return location === 'query' && name !== 'sudo' && !acceptsText
  })
}

function isTime(operation: SpecifiedOperation, name: string): boolean {
  return oddParameters(operation).some((each) => each.name === name && each.schema.format !== undefined)
}

export const oddQueries: readonly Check[] = specifiedOperations
  .filter((operation) => operations[operation].method === 'GET' && oddParameters(operation).length > 0)
  .map(odd)
