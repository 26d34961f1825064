import { describe, expect, it } from 'vitest'
import { everythingByReference, noInlineObjects } from '../../../scripts/pipeline/rules/references.ts'
import { findingsOf } from '../support/sample.ts'

describe('everything-by-reference', () => {
  it('rejects what is written in place', () => {
    const found = findingsOf(everythingByReference, ({ contract, list, create, listed, body }) => {
      const { parameters, responses } = contract.components
      list.parameters = Object.values(parameters)
      list.responses = { ...responses }
      create.requestBody = body
      listed.headers = { Link: { description: 'Pages.' } }
      listed.content = { 'application/json': { examples: { here: { summary: 'Here', value: [] } } } }
    })
    expect(found.map((each) => each.replace(': It is written in place.', ''))).toEqual(
      expect.arrayContaining([
        '#/paths/~1projects/get/parameters/0',
        '#/paths/~1projects/get/responses/ProjectList',
        '#/paths/~1projects/post/requestBody',
        '#/components/responses/ProjectList/headers/Link',
        '#/components/responses/ProjectList/content/application~1json/examples/here',
      ]),
    )
  })
})

describe('no-inline-objects', () => {
  it('rejects properties below a component and below an operation', () => {
    const inline = { type: 'object', properties: { id: { type: 'integer' } } }
    const found = findingsOf(noInlineObjects, ({ contract, listed }) => {
      contract.components.schemas['Deep'] = { type: 'array', items: { anyOf: [inline] } }
      listed.content = { 'application/json': { schema: inline } }
    })
    expect(found).toEqual([
      '#/components/schemas/Deep/items/anyOf/0: An object schema is written in place.',
      '#/components/responses/ProjectList/content/application~1json/schema: An object schema is written in place.',
    ])
  })
})
