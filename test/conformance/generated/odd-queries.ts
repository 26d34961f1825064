/** Query parameters with invalid values. The status is not specified; the response must follow the contract. */
import { sharedRequest } from './access/requests.ts'
import { operations } from '../../../generated/operations.ts'
import { parametersOf, type ParameterNode } from '../protocol/contract.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { sendPrepared, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'

function odd(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'odd-query',
    operation,
    `${operation} with invalid query parameters returns a response of the contract.`,
    async (context) => {
      const prepared = await context.use(sharedRequest(operation))
      const values = oddParameters(operation).map(({ name }) => [name, 'none such'] as const)
      await sendPrepared(context, prepared, { query: { ...prepared.query, ...Object.fromEntries(values) } })
    },
  )
}

/** Parameters that do not accept every text; `sudo` does. */
function oddParameters(operation: SpecifiedOperation): readonly ParameterNode[] {
  return parametersOf(operation).filter(({ name, in: location, schema }) => {
    return location === 'query' && name !== 'sudo' && (schema.type !== 'string' || schema.enum !== undefined)
  })
}

export const oddQueries: readonly Check[] = specifiedOperations
  .filter((operation) => operations[operation].method === 'GET' && oddParameters(operation).length > 0)
  .map(odd)
