import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { operations } from '../../generated/operations.ts'
import { rules } from '../../generated/rules.ts'
import type { Contract, Json } from '../../scripts/pipeline/contract.ts'
import { operationsOf } from '../../scripts/pipeline/contract.ts'
import { endpoints, namedOnly } from './support/endpoints.ts'

const root = join(import.meta.dirname, '..', '..')
const contract: Contract = JSON.parse(
  await readFile(join(root, 'generated', 'openapi.conformance.json'), 'utf8'),
)
const documented = operationsOf(contract)
const declared = (specified: 'full' | 'name-only') =>
  Object.values(operations)
    .filter((operation) => operation.specified === specified)
    .map(({ area, method, path }) => ({ area, endpoint: `${method} ${path}` }))

describe('the contract', () => {
  it.for(Object.keys(endpoints))('declares the endpoints of %s, and no others', (area) => {
    const found = declared('full').filter((each) => each.area === area)
    expect(
      found.map((each) => each.endpoint).sort(),
      'test/contract/support/endpoints.ts lists what the specification has',
    ).toEqual([...(endpoints[area] ?? [])].sort())
  })

  it('declares exactly the name-only operations as such', () => {
    expect(
      declared('name-only')
        .map((each) => each.endpoint)
        .sort(),
    ).toEqual([...namedOnly].sort())
  })
})

describe('statuses of failed validations', () => {
  it.for(['addGroupMember', 'addProjectMember', 'updateGroupMember', 'updateProjectMember', 'updateUser'])(
    '%s does not declare 422, which the specification excludes',
    (operationId) => {
      const located = documented.find(({ operation }) => operation.operationId === operationId)
      expect(Object.keys(located?.operation.responses ?? {})).toContain('404')
      expect(Object.keys(located?.operation.responses ?? {})).not.toContain('422')
    },
  )
})

describe('examples', () => {
  it('of a new branch starts at the commit of the request', () => {
    expect(valueOf('CreateBranchFromCommit')).toEqual({
      branch: at(valueOf('CreatedBranch'), 'name'),
      ref: at(at(valueOf('CreatedBranch'), 'commit'), 'id'),
    })
  })

  it('of a file has the size and the hash of its content', () => {
    const file = valueOf('RepositoryFile')
    const text = at(file, 'content')
    const content = Buffer.from(typeof text === 'string' ? text : '', 'base64')
    const hash = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
    expect(file).toMatchObject({ size: content.length, blob_id: hash })
  })
})

describe('what is derived', () => {
  it('lists every operation of the bundle, and no others', () => {
    expect(Object.keys(operations)).toEqual(documented.map((located) => located.operation.operationId))
  })

  it('lists every rule with its operation', () => {
    const expected = [
      ...(contract['x-rules'] ?? []).map((rule) => [rule.id, null]),
      ...documented.flatMap(({ operation }) =>
        (operation['x-rules'] ?? []).map((rule) => [rule.id, operation.operationId]),
      ),
    ]
    expect(Object.entries(rules).map(([id, rule]) => [id, rule.operation])).toEqual(expected)
  })

  it('is the same in YAML and JSON', async () => {
    const json: unknown = JSON.parse(await readFile(join(root, 'generated', 'openapi.json'), 'utf8'))
    expect(parse(await readFile(join(root, 'generated', 'openapi.yaml'), 'utf8'))).toEqual(json)
  })

  it('lists the operations that return pages', () => {
    const { listProjects, getProject } = operations
    expect([listProjects.list, getProject.list]).toEqual([true, false])
  })

  it('lists the operations without credentials', () => {
    const open = Object.entries(operations).filter(([, operation]) => operation.anonymous)
    expect(open.map(([id]) => id).sort()).toEqual(
      [
        'getBranch',
        'getFile',
        'getProject',
        'getRawFile',
        'getTag',
        'listBranches',
        'listProjects',
        'listTags',
      ].sort(),
    )
  })
})

function valueOf(example: string): Json | undefined {
  return contract.components.examples?.[example]?.value
}

function at(value: Json | undefined, property: string): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value[property] : undefined
}
