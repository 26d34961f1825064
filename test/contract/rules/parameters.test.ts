import { describe, expect, it } from 'vitest'
import { parametersHaveExamples, queryArrays } from '../../../scripts/pipeline/rules/parameters.ts'
import { findingsOf } from '../support/sample.ts'

describe('parameters-have-examples', () => {
  it('reports missing examples and schemas', () => {
    const found = findingsOf(parametersHaveExamples, ({ contract }) => {
      delete contract.components.parameters['Page']?.example
      delete contract.components.headers['Count']?.schema
    })
    expect(found).toEqual([
      '#/components/parameters/Page: A schema or an example is missing.',
      '#/components/headers/Count: A schema or an example is missing.',
    ])
  })
})

describe('query-arrays', () => {
  it.for([{ explode: false }, { style: 'spaceDelimited' }, { name: 'ids[]' }])('rejects %j', (change) => {
    const found = findingsOf(queryArrays, ({ contract }) => {
      Object.assign(contract.components.parameters['Ids'] ?? {}, change)
    })
    expect(found).toEqual([
      expect.stringMatching(/^#\/components\/parameters\/Ids: The array `ids(\[\])?` does not declare/),
    ])
  })
})
