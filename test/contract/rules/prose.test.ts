import { describe, expect, it } from 'vitest'
import { everythingDescribed, operationProse } from '../../../scripts/pipeline/rules/prose.ts'
import { findingsOf } from '../support/sample.ts'

describe('operation-prose', () => {
  it.for([
    ['', 'The summary has 0 words.'],
    ['List projects.', 'The summary has 2 words and a full stop.'],
    ['List all of the projects you see', 'The summary has 7 words.'],
  ])('rejects the summary %j', ([summary = '', problem]) => {
    const found = findingsOf(operationProse, ({ list }) => (list.summary = summary))
    expect(found).toEqual([`#/paths/~1projects/get/summary: ${problem}`])
  })

  it.for([undefined, 'Lists.', 'LIST — projects!!!'])('rejects the description %j', (description) => {
    const found = findingsOf(operationProse, ({ list }) => {
      delete list.description
      if (description !== undefined) list.description = description
    })
    expect(found).toEqual([
      '#/paths/~1projects/get/description: The description is absent or repeats the summary.',
    ])
  })
})

describe('everything-described', () => {
  it('reports each kind of component without description', () => {
    const found = findingsOf(everythingDescribed, ({ contract, listed, body }) => {
      const { headers, parameters, schemas } = contract.components
      const described = [
        headers['Count'],
        parameters['Page'],
        schemas['Failure'],
        schemas['ProjectList'],
        listed,
        body,
      ]
      for (const node of described) delete node?.description
      delete schemas['Failure']?.properties?.['message']?.description
      delete schemas['Visibility']?.description
      delete schemas['ProjectFields']?.properties?.['visibility']?.description
      contract.tags = [{ name: 'projects', description: ' ' }]
    })
    expect(found).toEqual(
      [
        '#/tags/0',
        '#/components/parameters/Page',
        '#/components/headers/Count',
        '#/components/requestBodies/CreateProject',
        '#/components/responses/ProjectList',
        '#/components/schemas/Visibility',
        '#/components/schemas/ProjectList',
        '#/components/schemas/Failure',
        '#/components/schemas/ProjectFields/properties/visibility',
        '#/components/schemas/Failure/properties/message',
      ].map((where) => `${where}: A description is missing.`),
    )
  })
})
