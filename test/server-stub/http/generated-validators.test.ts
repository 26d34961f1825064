import { describe, expect, test } from 'vitest'
import { api } from '../../../server-stub/http/api.ts'
import type { Operation } from '../../../server-stub/http/contract.ts'
import type { ValueTypes } from '../../../server-stub/http/declarations.ts'
import { isObject, resolve, type Json, type JsonObject } from '../../../server-stub/http/document.ts'
import { validateByLibrary } from '../../../server-stub/http/library-validator.ts'
import { declarationOf, responseOf } from '../../../server-stub/http/operation.ts'
import type { PlacedParameters } from '../../../server-stub/http/parameters.ts'
import { ContractProblems } from '../../../server-stub/http/problems.ts'
import { bodyProblems } from '../../../server-stub/http/response-schemas.ts'
import { isValid } from '../../../server-stub/http/request-validator.ts'

const texts = [
  '1',
  '0',
  '-1',
  '101',
  'desc',
  'opened',
  '2017-01-10',
  '2017-13-10T10:00:00Z',
  '2017-01-10T10:00:00Z',
  'x',
  '',
]
const values: readonly Json[] = [1, 0, -1, 1.5, true, null, 'x', '', '2017-01-10', ['x'], [1], [], [{}], {}]

function* variations(
  declared: ReadonlyMap<string, ValueTypes>,
  base: JsonObject,
  candidates: readonly Json[],
): Iterable<JsonObject> {
  yield base
  for (const name of declared.keys()) {
    for (const value of candidates) yield { ...base, [name]: value }
    const { [name]: _, ...rest } = base
    yield rest
  }
}

function examplesOf(content: Json | undefined): Json[] {
  const document = api.document()
  const media = resolve(document, isObject(content) ? Object.values(content)[0] : undefined)
  const examples = isObject(media['examples']) ? Object.values(media['examples']) : []
  return examples.map((example) => resolve(document, example)['value'] ?? null)
}

const operations = [...api.operations]

function* requestsOf(
  operation: Operation,
): Iterable<{ params: Record<string, string>; placed: PlacedParameters }> {
  const { path, query, body } = operation.declared
  const { content } = resolve(api.document(), declarationOf(operation)['requestBody'])
  const bodies = examplesOf(content).filter(isObject)
  const params = Object.fromEntries([...path.keys()].map((name) => [name, '1']))
  const [firstBody = {}] = bodies
  const placed = (parts: Partial<PlacedParameters>): PlacedParameters => ({
    query: {},
    body: firstBody,
    values: 1,
    ...parts,
  })
  for (const name of path.keys())
    for (const text of texts.filter((each) => each !== ''))
      yield { params: { ...params, [name]: text }, placed: placed({}) }
  for (const varied of variations(query, {}, [...texts, ...values.filter((value) => value !== null)]))
    yield { params, placed: placed({ query: varied }) }
  if (body !== undefined)
    for (const base of [{}, ...bodies])
      for (const varied of variations(body, base, values)) yield { params, placed: placed({ body: varied }) }
}

describe('the generated validators', () => {
  test.for(operations)('agree with express-openapi-validator on requests of %s', async ([, operation]) => {
    const validators = await operation.loadValidators()
    for (const { params, placed } of requestsOf(operation)) {
      const candidate = structuredClone({ path: params, query: placed.query, body: placed.body })
      const verdict = isValid(validators, candidate)
      const library = await validateByLibrary({ operation, params }, structuredClone(placed)).catch(
        (error: unknown) => {
          if (error instanceof ContractProblems) return undefined
          throw error
        },
      )
      // A capped `per_page` and a single value of a list are left to the library.
      if (verdict) expect(library, JSON.stringify({ params, placed })).toEqual(candidate)
      else if (library !== undefined)
        expect(JSON.stringify(placed.query)).toMatch(/per_page|\[|iids|skip_groups|scope/)
    }
  })

  test.for(operations)('agree with Ajv on responses of %s', async ([, operation]) => {
    const { responses = {} } = await operation.loadValidators()
    for (const status of Object.keys(operation.facts.responses).map(Number)) {
      const validate = responses[status]
      if (validate === undefined) continue
      const { content } = resolve(api.document(), responseOf(operation, status))
      const examples = examplesOf(content)
      for (const example of examples) expect(validate(example)).toBe(true)
      for (const body of [...values, ...examples.flatMap(changed)])
        expect(validate(body), JSON.stringify(body)).toBe(bodyProblems(operation, status, body).length === 0)
    }
  })
})

/** The example with one property removed or of another type, at the first level and within the first item of a list. */
function changed(example: Json): Json[] {
  if (Array.isArray(example)) return changed(example[0] ?? null).map((item) => [item])
  if (!isObject(example)) return []
  return Object.keys(example).flatMap((name) => {
    const { [name]: _, ...rest } = example
    return [rest, ...values.map((value) => ({ ...example, [name]: value }))]
  })
}
