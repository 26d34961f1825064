/** Query parameters with values that are none of theirs. What comes of them is not said; the contract's answers bind all the same. */
import { operations } from '../../../generated/operations.ts'
import { parametersOf, type ParameterNode } from '../protocol/contract.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { send, sharedRequest, sweptOperations, type SweptOperation } from './valid-request.ts'

function odd(operation: SweptOperation): Check {
  return generatedCheck('odd-query', operation, `${operation} with odd parameters`, async (world) => {
    const prepared = await world.uses(sharedRequest(operation))
    const values = oddParameters(operation).map(({ name }) => [name, 'none such'] as const)
    await send(world, prepared, { query: { ...prepared.query, ...Object.fromEntries(values) } })
  })
}

/** Parameters that do not take any text; `sudo` takes any. */
function oddParameters(operation: SweptOperation): readonly ParameterNode[] {
  return parametersOf(operation).filter(({ name, in: place, schema }) => {
    return place === 'query' && name !== 'sudo' && (schema.type !== 'string' || schema.enum !== undefined)
  })
}

export const oddQueries: readonly Check[] = sweptOperations
  .filter((operation) => operations[operation].method === 'GET' && oddParameters(operation).length > 0)
  .map(odd)
