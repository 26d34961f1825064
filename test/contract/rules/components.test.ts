import { describe, expect, it } from 'vitest'
import { bundleKeepsNames, noDuplicates } from '../../../scripts/pipeline/rules/components.ts'
import { findingsOf } from '../support/sample.ts'

describe('no-duplicates', () => {
  it('rejects a schema that differs in its prose alone', () => {
    const found = findingsOf(noDuplicates, ({ contract }) => {
      const { schemas } = contract.components
      const copy = structuredClone({ ...schemas['CreateProject'], description: 'Other words.' })
      delete copy.properties?.['name']?.description
      schemas['Copy'] = { properties: copy.properties ?? {}, ...copy }
    })
    expect(found).toEqual(['#/components/schemas/Copy: Copy is the same as CreateProject.'])
  })

  it('distinguishes schemas by a property that is called like an annotation', () => {
    const found = findingsOf(noDuplicates, ({ contract }) => {
      const { schemas } = contract.components
      const { name } = schemas['CreateProject']?.properties ?? {}
      schemas['One'] = { type: 'object', properties: { a: name ?? {}, title: { type: 'string' } } }
      schemas['Two'] = { type: 'object', properties: { a: name ?? {}, description: { type: 'string' } } }
    })
    expect(found).toEqual([])
  })

  it('accepts value types of the same shape', () => {
    const found = findingsOf(noDuplicates, ({ contract }) => {
      contract.components.schemas['Id'] = { type: 'integer', description: 'Across the instance.' }
      contract.components.schemas['Iid'] = { type: 'integer', description: 'Within a project.' }
    })
    expect(found).toEqual([])
  })

  it('rejects equal parameters, but not those with different descriptions', () => {
    const found = findingsOf(noDuplicates, ({ contract }) => {
      const { parameters } = contract.components
      const page = parameters['Page'] ?? { name: 'page', in: 'query' }
      parameters['Number'] = structuredClone(page)
      parameters['Leaf'] = { ...page, description: 'Leaf of the book.' }
    })
    expect(found).toEqual(['#/components/parameters/Number: Number is the same as Page.'])
  })
})

describe('bundle-keeps-names', () => {
  it('rejects a name without a file, which bundling makes of conflicts', () => {
    const found = findingsOf(bundleKeepsNames, ({ contract, listed }) => {
      contract.components.schemas['Project-2'] = { type: 'string' }
      listed.content = { 'application/json': { schema: { $ref: '#/components/schemas/Project-2' } } }
    })
    expect(found).toContain('#/components/schemas/Project-2: No file is called Project-2.yaml.')
  })

  it('rejects an alias, and a component without references', () => {
    const found = findingsOf(bundleKeepsNames, ({ contract, sources }) => {
      contract.components.schemas['Alias'] = { $ref: '#/components/schemas/Project' }
      sources.push({ path: 'components/schemas/projects/Alias.yaml', text: '' })
    })
    expect(found).toEqual([
      '#/components/schemas/Alias: It is an alias.',
      '#/components/schemas/Alias: Nothing refers to it.',
    ])
  })
})
