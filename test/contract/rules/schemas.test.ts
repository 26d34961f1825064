import { describe, expect, it } from 'vitest'
import { noLeftovers, patternsCompile, schemasStayOpen } from '../../../scripts/pipeline/rules/schemas.ts'
import { findingsOf } from '../support/sample.ts'

describe('patterns-compile', () => {
  it.for([String.raw`^[a-z\-\:]+$`, '(', String.raw`\_`])('rejects %s', (pattern) => {
    const found = findingsOf(patternsCompile, ({ contract }) => {
      contract.components.schemas['Failure'] = { type: 'array', items: { type: 'string', pattern } }
    })
    expect(found).toEqual([
      expect.stringMatching(/^#\/components\/schemas\/Failure\/items\/pattern: Invalid/),
    ])
  })
})

describe('no-leftovers', () => {
  it.for(['nullable', 'example', 'discriminator', 'xml'])('rejects %s', (keyword) => {
    const found = findingsOf(noLeftovers, ({ contract }) => {
      contract.components.schemas['Failure'] = { type: 'array', items: { type: 'string', [keyword]: true } }
    })
    expect(found).toEqual([
      `#/components/schemas/Failure/items/${keyword}: \`${keyword}\` has no place in a schema here.`,
    ])
  })

  it('accepts a property of such a name', () => {
    const found = findingsOf(noLeftovers, ({ contract }) => {
      contract.components.schemas['Failure'] = { type: 'object', properties: { example: { type: 'string' } } }
    })
    expect(found).toEqual([])
  })
})

describe('schemas-stay-open', () => {
  it.for(['additionalProperties', 'unevaluatedProperties'])('rejects a schema closed by %s', (keyword) => {
    const found = findingsOf(schemasStayOpen, ({ contract }) => {
      contract.components.schemas['Failure'] = { type: 'object', [keyword]: false }
    })
    expect(found).toEqual(['#/components/schemas/Failure: The schema is closed. The source is missing.'])
  })

  it('accepts it if the specification requires it', () => {
    const found = findingsOf(schemasStayOpen, ({ contract }) => {
      const source = '2 § Resources and their fields / Project'
      contract.components.schemas['Failure'] = {
        type: 'object',
        additionalProperties: false,
        'x-closed': source,
      }
    })
    expect(found).toEqual([])
  })
})
