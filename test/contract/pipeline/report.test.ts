import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { BuildResult } from '../../../scripts/pipeline/build.ts'
import { lineFinder } from '../../../scripts/pipeline/lines.ts'
import { locator } from '../../../scripts/pipeline/locate.ts'
import { exitStatus, listRules, report } from '../../../scripts/pipeline/report.ts'
import { contractRules } from '../../../scripts/pipeline/rules/index.ts'

const counts = {
  operations: 185,
  areas: 24,
  schemas: 239,
  examples: 214,
  rules: 1034,
  client: '9.0 KB minified',
}
const difference = { stale: ['generated/types.ts'], obsolete: ['generated/client/old.ts'] }
const rejected: BuildResult = {
  kind: 'rejected',
  unbundled: undefined,
  findings: [
    {
      rule: 'mandatory-responses',
      where: 'openapi/paths/projects/projects.yaml:40',
      problem: `createProject does not document 409: ${'what a POST creates may exist already, '.repeat(4)}.`,
      remedy: "Add '409' with a $ref to a response component.",
    },
  ],
}

describe('the report', () => {
  it('contains the finding, its place and its remedy, in 80 columns', () => {
    const text = report(rejected, 1.23, false)
    expect(text).toContain('openapi/paths/projects/projects.yaml:40 mandatory-responses\n')
    expect(text).toContain("  → Add '409' with a $ref to a response component.")
    expect(text).toContain('1 problem; nothing was written. 1.2 s')
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it('is the same text with and without style', () => {
    const styled = report(rejected, 1, true)
    expect(styled).not.toBe(report(rejected, 1, false))
    expect(stripVTControlCharacters(styled)).toBe(report(rejected, 1, false))
  })

  it('contains the output of the bundler if there is nothing else', () => {
    const text = report(
      { kind: 'rejected', findings: [], unbundled: 'Two files are called Project.' },
      1,
      false,
    )
    expect(text).toContain(
      'Two files are called Project.\n\nThe contract cannot be bundled; nothing was written.',
    )
  })

  it('counts the files and names the changed ones', () => {
    const text = report({ kind: 'written', counts, difference }, 2, false)
    expect(text).toContain('185 operations in 24 areas, 239 schemas')
    expect(text).toContain('1,034 rules, 214 examples')
    expect(text).toContain('client     9.0 KB minified')
    expect(text).toContain('generated/types.ts written')
    expect(text).toContain('generated/client/old.ts removed')
  })

  it('names stale files', () => {
    const text = report({ kind: 'stale', counts, difference }, 2, false)
    expect(text).toContain('generated/types.ts stale')
    expect(text).toContain('generated/client/old.ts to be removed')
    expect(text).toContain('run `npm run build`')
  })

  it.for<[BuildResult, number]>([
    [rejected, 1],
    [{ kind: 'stale', counts, difference }, 1],
    [{ kind: 'written', counts, difference }, 0],
    [{ kind: 'fresh', counts }, 0],
  ])('gives %j the exit status %i', ([result, status]) => {
    expect(exitStatus(result)).toBe(status)
  })
})

describe('the list of rules', () => {
  it('contains what each requires, in 80 columns', () => {
    const lines = listRules().split('\n')
    expect(lines).toEqual(expect.arrayContaining(contractRules.map((rule) => rule.id)))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  })
})

describe('places', () => {
  const operation = { operationId: 'getProject', tags: ['projects'], responses: {} }
  const contract = {
    openapi: '3.1.0',
    info: { title: 'Sample', version: '4.0.0' },
    paths: { '/projects/{id}': { get: operation } },
    components: {},
  }
  const sources = [
    { path: 'openapi.yaml', text: 'paths:\n  /projects/{id}:\n    $ref: ./paths/projects/project.yaml\n' },
    { path: 'components/schemas/projects/Project.yaml', text: '' },
    { path: 'components/examples/projects/Project.yaml', text: '' },
    { path: 'components/request-bodies/projects/Project.yaml', text: '' },
  ]
  const locate = locator(sources, contract)

  it.for([
    ['#/paths/~1projects~1{id}/get/tags', 'openapi/paths/projects/project.yaml#/get/tags'],
    ['#/paths/~1projects~1{id}/get/x-rules/0', 'openapi/conformance/projects.yaml#/operations/getProject'],
    ['#/x-rules/0', 'openapi/conformance/general.yaml'],
    ['#/paths/~1projects~1{id}', 'openapi/paths/projects/project.yaml'],
    [
      '#/components/schemas/Project/properties/id',
      'openapi/components/schemas/projects/Project.yaml#/properties/id',
    ],
    ['#/components/examples/Project', 'openapi/components/examples/projects/Project.yaml'],
    ['#/components/requestBodies/Project', 'openapi/components/request-bodies/projects/Project.yaml'],
    ['#/components/schemas/Project-2', 'openapi/openapi.yaml#/components/schemas/Project-2'],
    ['#/tags/0', 'openapi/openapi.yaml#/tags/0'],
    ['paths/projects/old.yaml', 'openapi/paths/projects/old.yaml'],
  ])('%s is %s', ([where = '', file]) => {
    expect(locate(where)).toBe(file)
  })
})

describe('lines', () => {
  const text =
    'get:\n  tags: [projects]\n  parameters:\n    - name: id\n    - name: page\n  responses:\n    "200":\n      description: ok\n'
  const lineOf = lineFinder([{ path: 'paths/a.yaml', text }])

  it.for([
    ['openapi/paths/a.yaml#/get/tags', 'openapi/paths/a.yaml:2'],
    ['openapi/paths/a.yaml#/get/parameters/1/name', 'openapi/paths/a.yaml:5'],
    ['openapi/paths/a.yaml#/get/responses/200/description', 'openapi/paths/a.yaml:8'],
    ['openapi/paths/a.yaml#/get/responses/404', 'openapi/paths/a.yaml:6'],
    ['openapi/paths/a.yaml', 'openapi/paths/a.yaml:1'],
    ['openapi/paths/b.yaml#/get', 'openapi/paths/b.yaml#/get'],
  ])('%s is %s', ([located = '', line]) => {
    expect(lineOf(located)).toBe(line)
  })
})
