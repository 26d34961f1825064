import { describe, expect, it } from 'vitest'
import { enumValuesExplained } from '../../../scripts/pipeline/rules/enums.ts'
import { findingsOf } from '../support/sample.ts'

describe('enum-values-explained', () => {
  it.for([
    'private or public',
    '- `private`: its members\n- `public`:',
    '- `private`: its members, not `public`: nobody',
  ])('rejects the description %j', (description) => {
    const found = findingsOf(enumValuesExplained, ({ contract }) => {
      const schema = contract.components.schemas['Visibility']
      if (schema !== undefined) schema.description = description
    })
    expect(found).toEqual([expect.stringContaining('The description does not explain')])
    expect(found[0]).toContain('`public`')
  })

  it('uses the description of the parent of an inline schema', () => {
    const found = findingsOf(enumValuesExplained, ({ contract }) => {
      contract.components.parameters['Level'] = {
        name: 'level',
        in: 'query',
        description: 'Level:\n\n- `10`: guest\n- `20`: reporter',
        schema: { type: 'array', items: { type: 'integer', enum: [10, 20] } },
      }
    })
    expect(found).toEqual([])
  })

  it('accepts the statement that the meaning is not specified', () => {
    const found = findingsOf(enumValuesExplained, ({ contract }) => {
      const schema = contract.components.schemas['Visibility']
      if (schema !== undefined) schema.description = 'Visibility. The meaning of the values is not specified.'
    })
    expect(found).toEqual([])
  })

  it('requires no list for one value', () => {
    const found = findingsOf(enumValuesExplained, ({ contract }) => {
      contract.components.schemas['Yes'] = { type: 'boolean', description: 'Only this.', enum: [true] }
    })
    expect(found).toEqual([])
  })
})
