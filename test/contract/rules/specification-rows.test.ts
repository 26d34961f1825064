import { describe, expect, it } from 'vitest'
import type { Row } from '../../../scripts/pipeline/conformance/files.ts'
import { readConformance } from '../../../scripts/pipeline/conformance/files.ts'
import { slugOf, specificationRows } from '../../../scripts/pipeline/conformance/rows.ts'
import {
  rowsComplete,
  rowsExpressed,
  unspecifiedKept,
} from '../../../scripts/pipeline/rules/specification-rows.ts'
import type { Sample } from '../support/sample.ts'
import { findingsOf } from '../support/sample.ts'

/** The rows below an operation of the sample, or those of no operation. */
function rowsOf({ conformance }: Sample, operationId?: string): Record<string, Row> {
  const area = conformance.areas.find((each) => each.area === 'projects')
  const found = operationId === undefined ? area?.rows : area?.operations[operationId]?.specification
  if (found === undefined) throw new Error(`The sample has no rows below ${operationId}.`)
  return found
}

/** A row of the sample by the last part of its source. */
function row({ conformance }: Sample, name: string): Row {
  const rows = conformance.areas.flatMap((area) => [
    ...Object.entries(area.rows),
    ...Object.values(area.operations).flatMap(({ specification }) => Object.entries(specification)),
  ])
  const found = rows.find(([source]) => source.endsWith(` / ${name}`))?.[1]
  if (found === undefined) throw new Error(`The sample has no row ${name}.`)
  return found
}

const projects = 'conformance/projects.yaml'
const general = 'conformance/general.yaml'

describe('rows-expressed', () => {
  it('accepts rows that name what exists', () => {
    expect(findingsOf(rowsExpressed)).toEqual([])
  })

  it('rejects a name that does not exist', () => {
    const found = findingsOf(rowsExpressed, (sample) => {
      row(sample, 'post-projects').properties = { CreateProject: 'name path' }
    })
    expect(found).toEqual([
      `${projects}: 2/endpoints/projects/post-projects names \`CreateProject.path\`, which is not among the properties.`,
    ])
  })

  it('rejects a row that nothing expresses', () => {
    const found = findingsOf(rowsExpressed, (sample) => {
      for (const key of ['schemas', 'properties', 'rules'] as const) delete row(sample, 'json')[key]
    })
    expect(found).toEqual([`${general}: 1/what-the-service-does/json is expressed by nothing.`])
  })

  it('rejects a row that is described twice', () => {
    const found = findingsOf(rowsExpressed, (sample) => {
      const source = '2 § Endpoints / Projects / deletion'
      rowsOf(sample, 'deleteProject')[source] = { ...rowsOf(sample)[source] }
    })
    expect(found).toContainEqual(
      `${projects}: The row \`2 § Endpoints / Projects / deletion\` is described twice.`,
    )
  })

  it.for<[string, (sample: Sample) => unknown]>([
    ['the key of a rule', (sample) => (rowsOf(sample)['2 § Endpoints / Projects / gone'] = {})],
    [
      'another row of a rule',
      (sample) =>
        (row(sample, 'post-projects').rules = {
          'name-required': { rule: 'It yields 400.', also: ['2 § Endpoints / Projects / gone'] },
        }),
    ],
  ])('rejects %s that is described nowhere', ([, spoil]) => {
    expect(findingsOf(rowsExpressed, spoil)).toEqual([
      `${projects}: The row \`2 § Endpoints / Projects / gone\` is described nowhere.`,
    ])
  })
})

describe('rows-expressed: completeness', () => {
  it('reports a missing row of a table', () => {
    const found = findingsOf(rowsExpressed, (sample) => {
      delete rowsOf(sample, 'deleteProject')['2 § Endpoints / Projects / delete-project']
    })
    expect(found).toEqual([`${projects}: 2 § Endpoints / Projects has 3 rows, openapi/conformance/ has 2.`])
  })

  it('reports a missing sentence about an unspecified point', () => {
    const found = findingsOf(rowsExpressed, (sample) => {
      row(sample, 'body').kind = 'sentence'
    })
    expect(found).toEqual([
      `${projects}: 2 § Endpoints / Projects has 2 notSpecified, openapi/conformance/ has 1.`,
    ])
  })

  it('reports a missing heading', () => {
    const found = findingsOf(rowsExpressed, (sample) => {
      sample.outline = { ...sample.outline, 3: { Limits: { rows: 0, notSpecified: 0 } } }
    })
    expect(found).toEqual([`${general}: 3 § Limits has no row in openapi/conformance/.`])
  })
})

describe('rows-expressed: places', () => {
  it('rejects an operation in the file of another area, and one that does not exist', () => {
    const found = findingsOf(rowsExpressed, (sample) => {
      const [first, second] = sample.conformance.areas
      const annotations = second?.operations['listProjects']
      if (annotations === undefined) throw new Error('The sample lacks listProjects.')
      const added = { listProjects: { ...annotations, specification: {} } }
      Object.assign(first?.operations ?? {}, added, { listPets: { ...annotations, specification: {} } })
    })
    expect(found).toEqual([
      `${general}: \`listProjects\` belongs to the area \`projects\`.`,
      `${general}: There is no operation \`listPets\`.`,
    ])
  })

  it('rejects an unspecified point of an operation or component that does not exist', () => {
    const found = findingsOf(rowsExpressed, (sample) => {
      row(sample, 'body').unspecified = {
        'projects/body': {
          what: 'The body is not specified.',
          operations: 'listPets',
          components: 'schemas/Pet',
          also: ['2 § Endpoints / Projects / deletion'],
        },
      }
    })
    expect(found).toEqual([
      `${projects}: \`projects/body\` names \`listPets\`, which does not exist.`,
      `${projects}: \`projects/body\` names \`schemas/Pet\`, which does not exist.`,
    ])
  })
})

describe('rows-complete', () => {
  it.for<[string, (sample: Sample) => unknown, string]>([
    [
      'an operation',
      (sample) => {
        const source = '2 § Endpoints / Projects / get-projects'
        rowsOf(sample)[source] = { ...rowsOf(sample, 'listProjects')[source], rules: {} }
        delete rowsOf(sample, 'listProjects')[source]
      },
      'listProjects',
    ],
    ['a parameter', (sample) => (row(sample, 'get-projects').parameters = 'Page PerPage'), 'Ids'],
    [
      'a property',
      (sample) => (row(sample, 'post-projects').properties = { CreateProject: 'name' }),
      'CreateProject.tags',
    ],
    ['a header', (sample) => delete row(sample, 'get-projects').headers, 'Count'],
    ['a security scheme', (sample) => (row(sample, 'token').security = 'Token'), 'Cookie'],
    ['an enum', (sample) => delete row(sample, 'get-projects').schemas, 'Visibility'],
  ])('misses %s that no row names', ([, spoil, name]) => {
    expect(findingsOf(rowsComplete, spoil)).toEqual([
      expect.stringContaining(`: No row of the specification names \`${name}\`.`),
    ])
  })

  it('accepts an API description of which each part is named', () => {
    expect(findingsOf(rowsComplete)).toEqual([])
  })
})

const contradictions: [string, (sample: Sample) => unknown, string][] = [
  [
    'a parameter',
    ({ remove }) => (remove.parameters = [{ $ref: '#/components/parameters/Ids' }]),
    'deleteProject accepts `ids`, but its parameters are not specified.',
  ],
  [
    'a property of the body',
    ({ remove }) => (remove.requestBody = { $ref: '#/components/requestBodies/CreateProject' }),
    'deleteProject accepts `name`, but its parameters are not specified.',
  ],
  [
    'a required property of the response',
    ({ contract }) => (contract.components.schemas['Anything'] = { type: 'object', required: ['id'] }),
    'deleteProject requires `id`, but its response body is not specified.',
  ],
  [
    'a required property by composition',
    ({ contract }) =>
      (contract.components.schemas['Anything'] = { allOf: [{ $ref: '#/components/schemas/Project' }] }),
    'deleteProject requires `id`, but its response body is not specified.',
  ],
  [
    'a limit',
    ({ contract }) =>
      Object.assign(contract.components.schemas['CreateProject']?.properties?.['name'] ?? {}, {
        maxLength: 255,
      }),
    'CreateProject.name has `maxLength`, which is not specified.',
  ],
  [
    'a place that does not exist',
    (sample) => (row(sample, 'deletion').unconstrained = ['CreateProject.label']),
    'There is no CreateProject.label.',
  ],
]

describe('unspecified-kept', () => {
  const where = `${projects}: 2/endpoints/projects`

  it('accepts an API description that is as open as the specification', () => {
    expect(findingsOf(unspecifiedKept)).toEqual([])
  })

  it('rejects an unspecified row without a point', () => {
    expect(findingsOf(unspecifiedKept, (sample) => delete row(sample, 'body').unspecified)).toEqual([
      `${where}/body has no unspecified point.`,
      `${where}/deletion has no unspecified point.`,
    ])
  })

  it('rejects an endpoint that is not specified, regardless of the names of path parameters', () => {
    const found = findingsOf(unspecifiedKept, ({ contract, create }) => {
      const path = '/projects/{project_id}'
      Object.assign(contract.paths, { [path]: { put: { ...create, operationId: 'updateProject' } } })
    })
    expect(found).toEqual([
      `${where}/deletion: updateProject is declared, but the specification does not specify it.`,
    ])
  })

  it('accepts an endpoint that is only named', () => {
    const found = findingsOf(unspecifiedKept, ({ contract, remove }) => {
      const path = '/projects/{project_id}'
      Object.assign(contract.paths, { [path]: { put: { ...remove, operationId: 'updateProject' } } })
    })
    expect(found).toEqual([])
  })

  it.for(contradictions)('rejects %s', ([, spoil, problem]) => {
    expect(findingsOf(unspecifiedKept, spoil)[0]).toBe(`${where}/deletion: ${problem}`)
  })
})

describe('the conformance annotations', () => {
  it('name rows by document, heading and name', () => {
    const conformance = read('rows: { 1 § Errors / General rules / a: { summary: a rule, guide: Errors } }')
    expect(specificationRows(conformance).map(({ id }) => id)).toEqual(['1/errors/general-rules/a'])
    expect(slugOf('Access levels (integers)')).toBe('access-levels-integers')
  })

  it.for([
    [
      '{ 1 § Errors: { summary: a rule } }',
      '#/rows: It must match pattern "^[123] § .+ / [a-z0-9]+(-[a-z0-9]+)*$".',
    ],
    [
      '{ 1 § Errors / a: { summary: a rule, rule: a/b } }',
      '#/rows/1 § Errors ~1 a: It must NOT have additional properties: `rule`.',
    ],
    [
      '{ 1 § Errors / a: { summary: "" } }',
      '#/rows/1 § Errors ~1 a/summary: It must NOT have fewer than 1 characters.',
    ],
  ])('reject %s', ([rows = '', problem]) => {
    const { problems } = read(`rows: ${rows}`)
    expect(problems.map((each) => `${each.where}: ${each.problem}`)).toContain(
      `conformance/projects.yaml${problem}`,
    )
  })

  it('are read from their folder alone', () => {
    expect(readConformance([{ path: 'paths/projects/projects.yaml', text: 'get: {}' }])).toEqual({
      areas: [],
      problems: [],
    })
  })
})

function read(text: string) {
  return readConformance([{ path: projects, text }])
}
