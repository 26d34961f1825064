import { describe, expect, it } from 'vitest'
import { unionsDistinguished } from '../../../scripts/pipeline/rules/unions.ts'
import { findingsOf } from '../support/sample.ts'

const record = (...names: string[]) => ({
  type: 'object' as const,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
})

function findingsFor(description: string, ...anyOf: object[]): string[] {
  return findingsOf(unionsDistinguished, ({ contract }) => {
    contract.components.schemas['Union'] = { description, anyOf }
  })
}

describe('unions-distinguished', () => {
  it('accepts a property that only one alternative has', () => {
    expect(findingsFor('Only the first includes `name`.', record('id', 'name'), record('id'))).toEqual([])
  })

  it('accepts a property with different definitions', () => {
    const one = { type: 'object', properties: { kind: { const: 'one' } } }
    const two = { type: 'object', properties: { kind: { const: 'two' } } }
    expect(findingsFor('`kind` distinguishes them.', one, two)).toEqual([])
  })

  it('reads the properties of compositions', () => {
    const composed = { allOf: [record('id'), record('name')] }
    expect(findingsFor('Only the first includes `name`.', composed, record('id'))).toEqual([])
  })

  it.for(['One or the other.', 'Both include `id`.', 'Neither includes `other`.'])(
    'rejects %j',
    (description) => {
      expect(findingsFor(description, record('id', 'name'), record('id'))).toEqual([
        expect.stringContaining('does not state how to distinguish'),
      ])
    },
  )

  it('ignores a record or null', () => {
    expect(findingsFor('A record, or null.', record('id'), { type: 'null' })).toEqual([])
  })
})
