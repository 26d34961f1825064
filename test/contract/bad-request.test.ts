import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { declarations } from '../../generated/declarations.ts'
import { ownBadRequest } from '../../scripts/pipeline/bad-request.ts'
import type { Contract, Example } from '../../scripts/pipeline/contract.ts'
import { operationsOf, resolve } from '../../scripts/pipeline/contract.ts'
import { createValidate } from '../../scripts/pipeline/examples.ts'

const contract: Contract = JSON.parse(
  await readFile(new URL('../../generated/openapi.conformance.json', import.meta.url), 'utf8'),
)
const validate = createValidate(contract)

/** The names that an operation declares in its path, query and body. */
const declared = new Map<string, Set<string>>(
  Object.entries(declarations).map(([id, { path, query, body }]) => [
    id,
    new Set([path, query, body?.properties ?? {}].flatMap((values) => Object.keys(values))),
  ]),
)

/** The messages of the examples of each operation that has the shared 400. */
const messages = operationsOf(contract).flatMap((located) => {
  const media = ownBadRequest(contract, located)?.content?.['application/json']
  if (media === undefined) return []
  const values = Object.values(media.examples ?? {}).map((given) => resolve<Example>(contract, given).value)
  return [{ id: located.operation.operationId, schema: media.schema ?? {}, values }]
})

it('names declared parameters in the examples of every 400', () => {
  expect(messages.length).toBeGreaterThan(150)
  const wrong = messages.flatMap(({ id, schema, values }) => {
    const names = values.flatMap((value) => [...JSON.stringify(value).matchAll(/(\w+)(?= is missing|":\[)/g)])
    const unknown = names.map(([name]) => name).filter((name) => declared.get(id)?.has(name) !== true)
    const violations = values.flatMap((value) => validate(schema, value ?? null, 'response'))
    return unknown.length + violations.length > 0 || names.length === 0 ? [{ id, unknown, violations }] : []
  })
  expect(wrong).toEqual([])
})

it.for([
  ['createIssue', ['title is missing', 'confidential']],
  ['createBranch', ['branch is missing']],
  ['getRawFile', ['ref is missing']],
  ['createProject', ['name is missing']],
  ['listBranches', ['page']],
] as const)('for %s: %j', ([id, expected]) => {
  const text = JSON.stringify(messages.find((each) => each.id === id)?.values)
  for (const part of expected) expect(text).toContain(part)
})
