/** A write keeps its optional attributes together. Spec: the parameters of the writes of documents 2 and 3. */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { operations } from '../../../../generated/operations.ts'
import { expectEffect } from '../effects/index.ts'
import { completions } from './completions.ts'
import { prepareRequest, specifiedOperations, type SpecifiedOperation } from '../valid-request.ts'

function keepsAll(operation: SpecifiedOperation): Check {
  const title = `${operation} keeps all attributes that one request can have.`
  return generatedCheck('all-attributes', operation, title, async (context) => {
    for (const complete of completions[operation] ?? []) {
      const prepared = await prepareRequest(context, operation)
      const { body, expectFurther = async () => {} } = await complete(context, prepared)
      await expectEffect(context, { ...prepared, body: { ...prepared.body, ...body } })
      await observeIfPossible(context, expectFurther, undefined)
    }
  })
}

/** One check for each creation or update with several optional attributes. */
export function allAttributes(method: 'POST' | 'PUT'): readonly Check[] {
  return specifiedOperations
    .filter((operation) => operation in completions && operations[operation].method === method)
    .map(keepsAll)
}
