import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../scripts/pipeline/inventory/read.ts'
import { readInventory, slugOf } from '../../../scripts/pipeline/inventory/read.ts'
import { inventoryCovers, inventoryLeads, silenceKept } from '../../../scripts/pipeline/rules/inventory.ts'
import type { Sample } from '../support/sample.ts'
import { findingsOf } from '../support/sample.ts'

/** An entry of the sample by the last part of its id. */
function entry({ inventory }: Sample, name: string): Entry {
  const found = inventory.entries.find(({ id }) => id.endsWith(`/${name}`))
  if (found === undefined) throw new Error(`The sample has no entry ${name}.`)
  return found
}

describe('inventory-leads', () => {
  it('accepts an inventory that leads to what is there', () => {
    expect(findingsOf(inventoryLeads)).toEqual([])
  })

  it('refuses an entry that leads to what is not there', () => {
    const found = findingsOf(inventoryLeads, (sample) => {
      entry(sample, 'post-projects').carriers.fields.push('CreateProject.path')
    })
    expect(found).toEqual([
      'inventory/2-all.yaml: 2/endpoints/projects/post-projects leads to `CreateProject.path`, which is not among the fields.',
    ])
  })

  it('refuses an entry that leads nowhere', () => {
    const found = findingsOf(inventoryLeads, (sample) => {
      for (const names of Object.values(entry(sample, 'json').carriers)) names.length = 0
    })
    expect(found).toEqual(['inventory/1-all.yaml: 1/what-the-service-does/json leads nowhere.'])
  })

  it('refuses a name that stands twice below a heading', () => {
    const found = findingsOf(inventoryLeads, (sample) => {
      entry(sample, 'deletion').id = entry(sample, 'body').id
    })
    expect(found).toEqual(['inventory/2-all.yaml: 2/endpoints/projects/body stands twice.'])
  })

  it('misses a row of a table', () => {
    const found = findingsOf(inventoryLeads, ({ inventory }) => {
      inventory.entries = inventory.entries.filter(({ id }) => !id.endsWith('/delete-project'))
    })
    expect(found).toEqual(['inventory: 2 § Endpoints / Projects has 3 rows, the inventory 2.'])
  })

  it('misses a sentence that says "not shown"', () => {
    const found = findingsOf(inventoryLeads, (sample) => {
      entry(sample, 'body').kind = 'sentences'
    })
    expect(found).toEqual(['inventory: 2 § Endpoints / Projects has 2 notShown, the inventory 1.'])
  })

  it('misses a heading', () => {
    const found = findingsOf(inventoryLeads, ({ inventory }) => {
      inventory.entries = inventory.entries.filter(({ heading }) => heading !== 'What the service does')
    })
    expect(found).toEqual(['inventory: 1 § What the service does is not in the inventory.'])
  })
})

describe('inventory-covers', () => {
  it.for<[string, (sample: Sample) => unknown, string]>([
    ['an operation', (sample) => entry(sample, 'get-projects').carriers.operations.pop(), 'listProjects'],
    ['a parameter', (sample) => entry(sample, 'get-projects').carriers.parameters.pop(), 'Ids'],
    ['a member', (sample) => entry(sample, 'post-projects').carriers.fields.pop(), 'CreateProject.tags'],
    ['a header', (sample) => entry(sample, 'get-projects').carriers.headers.pop(), 'Count'],
    ['a scheme of security', (sample) => entry(sample, 'token').carriers.security.pop(), 'Cookie'],
    ['an enumeration', (sample) => entry(sample, 'get-projects').carriers.schemas.pop(), 'Visibility'],
    ['a rule', (sample) => entry(sample, 'json').carriers.rules.pop(), 'general/json'],
  ])('misses %s that nothing leads to', ([, spoil, name]) => {
    expect(findingsOf(inventoryCovers, spoil)).toEqual([
      expect.stringContaining(`: Nothing leads to \`${name}\`.`),
    ])
  })

  it('accepts a contract that is led to in all its parts', () => {
    expect(findingsOf(inventoryCovers)).toEqual([])
  })

  it('misses an open question that nothing leads to', () => {
    const found = findingsOf(inventoryCovers, (sample) => {
      for (const each of sample.inventory.entries) each.carriers.open = []
    })
    expect(found).toEqual(['#/paths/~1projects/post/x-unspecified/0: Nothing leads to `projects/body`.'])
  })

  it('refuses a rule that is led to from elsewhere than its source', () => {
    const found = findingsOf(inventoryCovers, (sample) => {
      entry(sample, 'get-projects').carriers.rules = []
      entry(sample, 'token').carriers.rules = ['list-projects/visible-only']
    })
    expect(found).toEqual([
      '#/paths/~1projects/get/x-rules/0: `list-projects/visible-only` comes from 2 § Endpoints / Projects, but is led to from 1 § Authentication.',
    ])
  })
})

const contradictions: [string, (sample: Sample) => unknown, string][] = [
  [
    'a parameter',
    ({ remove }) => (remove.parameters = [{ $ref: '#/components/parameters/Ids' }]),
    'deleteProject takes `ids`, though its parameters are not shown.',
  ],
  [
    'a member of the body',
    ({ remove }) => (remove.requestBody = { $ref: '#/components/requestBodies/CreateProject' }),
    'deleteProject takes `name`, though its parameters are not shown.',
  ],
  [
    'a promise of the answer',
    ({ contract }) => (contract.components.schemas['Anything'] = { type: 'object', required: ['id'] }),
    'deleteProject promises `id`, though its body is not shown.',
  ],
  [
    'a promise by composition',
    ({ contract }) =>
      (contract.components.schemas['Anything'] = { allOf: [{ $ref: '#/components/schemas/Project' }] }),
    'deleteProject promises `id`, though its body is not shown.',
  ],
  [
    'a limit',
    ({ contract }) =>
      Object.assign(contract.components.schemas['CreateProject']?.properties?.['name'] ?? {}, {
        maxLength: 255,
      }),
    'CreateProject.name has `maxLength`, which is not shown.',
  ],
  [
    'a place that does not exist',
    (sample) => (entry(sample, 'deletion').loose = ['CreateProject.label']),
    'There is no CreateProject.label.',
  ],
]

describe('silence-kept', () => {
  const where = 'inventory/2-all.yaml: 2/endpoints/projects'

  it('accepts a contract that is as open as the specification', () => {
    expect(findingsOf(silenceKept)).toEqual([])
  })

  it('refuses a silence that leads to nothing open', () => {
    expect(findingsOf(silenceKept, (sample) => entry(sample, 'body').carriers.open.pop())).toEqual([
      `${where}/body leads to nothing that is open.`,
    ])
  })

  it('refuses an endpoint that is not shown, whatever its path parameters are called', () => {
    const found = findingsOf(silenceKept, ({ contract, create }) => {
      const path = '/projects/{project_id}'
      Object.assign(contract.paths, { [path]: { put: { ...create, operationId: 'updateProject' } } })
    })
    expect(found).toEqual([`${where}/deletion: updateProject is declared, though it is not shown.`])
  })

  it('lets an endpoint be named that is not shown', () => {
    const found = findingsOf(silenceKept, ({ contract, remove }) => {
      const path = '/projects/{project_id}'
      Object.assign(contract.paths, { [path]: { put: { ...remove, operationId: 'updateProject' } } })
    })
    expect(found).toEqual([])
  })

  it.for(contradictions)('refuses %s', ([, spoil, problem]) => {
    expect(findingsOf(silenceKept, spoil)[0]).toBe(`${where}/deletion: ${problem}`)
  })
})

describe('the inventory', () => {
  it('names entries by document, heading and name', () => {
    const { entries } = read(
      'document: 1\nheadings: { Errors / General rules: { rows: { a: { says: A thing. } } } }',
    )
    expect(entries.map(({ id }) => id)).toEqual(['1/errors/general-rules/a'])
    expect(slugOf('Access levels (integers)')).toBe('access-levels-integers')
  })

  it.for([
    ['{ lines: { a: { says: A thing. } } }', '`lines` below Errors is unknown.'],
    ['{ rows: { a: { says: A thing., rule: a/b } } }', 'The member `rule` of 1/errors/a is unknown.'],
    ['{ rows: { a: { rules: {} } } }', '1/errors/a does not say in a few words what it is.'],
  ])('refuses %s', ([kinds = '', problem]) => {
    expect(read(`document: 1\nheadings: { Errors: ${kinds} }`).problems).toEqual([
      expect.objectContaining({ where: 'inventory/1.yaml', problem }),
    ])
  })

  it('leaves other files alone', () => {
    expect(readInventory([{ path: 'rules/general.yaml', text: '- a' }])).toEqual({
      entries: [],
      problems: [],
    })
  })
})

function read(text: string) {
  return readInventory([{ path: 'inventory/1.yaml', text }])
}
