import { expect, it } from 'vitest'
import type { Contract } from '../../../scripts/pipeline/contract.ts'
import { createValidate } from '../../../scripts/pipeline/examples.ts'
import { essential, keepLast, referredSchemas } from '../../../scripts/pipeline/essential-schemas.ts'

function contractWith(schemas: NonNullable<Contract['components']['schemas']>): Contract {
  return { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, components: { schemas } }
}

it('omits annotations, and keeps properties that have their names', () => {
  expect(
    essential({
      type: 'object',
      description: 'An issue.',
      properties: { description: { type: 'string', examples: ['x'] } },
    }),
  ).toEqual({ type: 'object', properties: { description: { type: 'string' } } })
})

it('finds schemas that are referred to indirectly', () => {
  const contract = contractWith({
    A: { $ref: '#/components/schemas/B' },
    B: { items: { $ref: '#/components/schemas/A' } },
    C: { type: 'string' },
  })
  expect(Object.keys(referredSchemas(contract, { $ref: '#/components/schemas/A' }))).toEqual(['A', 'B'])
})

it('makes a result again only if what it depends on changes', () => {
  let made = 0
  const result = keepLast<number>()
  const results = [
    result('issues', { type: 'string' }, () => ++made),
    result('issues', { type: 'string' }, () => ++made),
    result('notes', { type: 'string' }, () => ++made),
    result('issues', { type: 'number' }, () => ++made),
    result('issues', { type: 'string' }, () => ++made),
  ]
  expect(results).toEqual([1, 1, 2, 3, 4])
})

it.for([['string', 1] as const, ['integer', 0] as const, ['string', 1] as const])(
  'validates examples by the schemas of the last contract: %s',
  ([type, errors]) => {
    const validate = createValidate(contractWith({ Title: { type } }))
    expect(validate({ $ref: '#/components/schemas/Title' }, 1, 'response')).toHaveLength(errors)
  },
)
