import { expect, it } from 'vitest'
import { extensionsDocumented } from '../../../scripts/pipeline/rules/extensions.ts'
import { findingsOf } from '../support/sample.ts'

it('accepts the documented keywords', () => {
  expect(findingsOf(extensionsDocumented, () => undefined)).toEqual([])
})

it('rejects an unknown keyword', () => {
  const found = findingsOf(extensionsDocumented, ({ list }) => Object.assign(list, { 'x-note': 'Text.' }))
  expect(found).toEqual(['#/paths/~1projects/get/x-note: `x-note` is not documented.'])
})

it('rejects a value that its schema does not allow', () => {
  const found = findingsOf(extensionsDocumented, ({ list }) => (list['x-specified'] = 'in-full'))
  expect(found).toEqual([
    '#/paths/~1projects/get/x-specified: `x-specified` is invalid: x-specified must be equal to constant.',
  ])
})

it('ignores names and examples that look like a keyword', () => {
  const found = findingsOf(extensionsDocumented, ({ contract }) => {
    contract.components.schemas['Failure'] = {
      type: 'object',
      properties: { 'x-size': { type: 'integer', examples: [{ 'x-note': 1 }] } },
    }
  })
  expect(found).toEqual([])
})
