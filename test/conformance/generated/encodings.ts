/** The same write as JSON, as a form and in the query string. Spec: document 1, "Request conventions" 3. */
import { operations } from '../../../generated/operations.ts'
import type { Encoding } from '../protocol/encode.ts'
import { isRecord } from '../protocol/exchange.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { prepare, send, sweptOperations, type SweptOperation } from './valid-request.ts'
import { successesOf } from './successes.ts'

/** Operations whose attributes may travel otherwise than as JSON. */
const flexible = sweptOperations.filter((operation) =>
  operations[operation].requestMediaTypes.some((type) => type === 'application/x-www-form-urlencoded'),
)

/** The write succeeds in this encoding, and the record shows the attributes as they were sent. */
function encoded(operation: SweptOperation, encoding: Encoding): Check {
  return generatedCheck(`as-${encoding}`, operation, `${operation} as ${encoding}`, async (world) => {
    const prepared = await prepare(world, operation)
    const answer = await send(world, prepared, { encoding })
    answer.isOneOf(...successesOf(operation))
    const record = answer.json
    if (!isRecord(record)) return
    for (const [name, value] of Object.entries(prepared.body ?? {})) {
      const shown = record[name]
      if (shown === undefined || shown === null || typeof shown === 'object') continue
      if (String(shown) !== String(value)) {
        answer.contradicts(`\`${name}\` is ${JSON.stringify(value)}.`, `It is ${JSON.stringify(shown)}.`)
      }
    }
  })
}

export const writesAsJson: readonly Check[] = sweptOperations
  .filter((operation) => operations[operation].requestMediaTypes.some((type) => type === 'application/json'))
  .map((operation) => encoded(operation, 'json'))
export const writesAsForm: readonly Check[] = flexible.map((operation) => encoded(operation, 'form'))
export const writesAsMultipart: readonly Check[] = flexible.map((operation) =>
  encoded(operation, 'multipart'),
)
export const writesInQuery: readonly Check[] = flexible.map((operation) => encoded(operation, 'query'))
