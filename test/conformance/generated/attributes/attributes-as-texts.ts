/**
 * Numbers are texts in a form and in the query, together with all other attributes that one request can have. Spec:
 * document 1, "Request conventions" 3.
 */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { attributesOf } from './attributes.ts'
import { completions } from './completions.ts'
import { expectEffect } from '../effects/index.ts'
import { unlessUsualRequestFails } from '../effects/usual.ts'
import {
  prepareRequest,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'

/** The valid requests have the required numbers: other checks send these. */
function hasOptionalNumbers(operation: SpecifiedOperation): boolean {
  return attributesOf(operation).some(
    ({ in: place, required, schema: { type } }) =>
      place === 'body' && !required && (type === 'number' || type === 'integer'),
  )
}

/** The target of a merge request is its own project by default. */
function idsIn({ operation, path }: PreparedRequest): Parameters {
  return operation === 'createMergeRequest' ? { target_project_id: path['id'] } : {}
}

function inEncoding(operation: SpecifiedOperation, encoding: 'form' | 'query'): Check {
  const place = encoding === 'form' ? 'as form fields' : 'in the query'
  const title = `${operation} keeps all attributes that one request can have, with numbers, ${place}.`
  return generatedCheck(`all-in-${encoding}`, operation, title, async (context) => {
    const [complete] = completions[operation] ?? []
    if (complete === undefined) throw new Error(`There is no complete request for ${operation}.`)
    const run = async () => {
      const prepared = await prepareRequest(context, operation)
      const { body, expectFurther = async () => {} } = await complete(context, prepared)
      const all = { ...prepared, body: { ...prepared.body, ...body, ...idsIn(prepared) } }
      await expectEffect(context, all, { encoding }, { isShared: true })
      await observeIfPossible(context, expectFurther, undefined)
    }
    await unlessUsualRequestFails(context, operation, run, encoding)
  })
}

const operations = specifiedOperations.filter(
  (operation) => operation in completions && hasOptionalNumbers(operation),
)

export const numbersInForms: readonly Check[] = operations.map((operation) => inEncoding(operation, 'form'))
export const numbersInQueries: readonly Check[] = operations.map((operation) =>
  inEncoding(operation, 'query'),
)
