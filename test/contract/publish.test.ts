import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Contract, Response, Schema } from '../../scripts/pipeline/contract.ts'
import { operationsOf, resolve } from '../../scripts/pipeline/contract.ts'
import { expandCompositions } from '../../scripts/pipeline/publish/compositions.ts'
import { withSudoScheme } from '../../scripts/pipeline/publish/sudo.ts'
import { withoutUnusedSchemas } from '../../scripts/pipeline/publish/unused.ts'
import { schemasIn } from '../../scripts/pipeline/walk.ts'

const generated = join(import.meta.dirname, '..', '..', 'generated')
const [published, annotated] = await Promise.all(
  ['openapi.json', 'openapi.conformance.json'].map(async (name): Promise<Contract> => {
    return JSON.parse(await readFile(join(generated, name), 'utf8'))
  }),
)
if (published === undefined || annotated === undefined) throw new Error('generated/ is incomplete')

describe('the published document', () => {
  it('requires properties only next to their definition', () => {
    const astray = schemasIn(published).filter(
      ({ value, pointer }) =>
        !/\/allOf\/\d+\/anyOf\/\d+$/.test(pointer) &&
        (value.required ?? []).some((name) => value.properties?.[name] === undefined),
    )
    expect(astray.map(({ pointer }) => pointer)).toEqual([])
  })

  it('inherits no properties', () => {
    const inheriting = schemasIn(published).flatMap(({ pointer, value: { allOf = [] } }) =>
      allOf.filter((part) => '$ref' in part || part.properties !== undefined).map(() => pointer),
    )
    expect(inheriting).toEqual([])
  })

  it.for(Object.keys(published.components.schemas ?? {}))('has every property of %s', (name) => {
    expect(shapeOf(published, name)).toEqual(shapeOf(annotated, name))
  })

  it('has no type lists beyond null, and no boolean enum', () => {
    const found = schemasIn(published).filter(
      ({ value }) =>
        [value.type].flat().filter((type) => type !== 'null').length > 1 ||
        (value.enum ?? []).some((each) => typeof each === 'boolean'),
    )
    expect(found.map(({ pointer }) => pointer)).toEqual([])
  })

  it('names a server that can be called as it is, then the template', () => {
    expect(published.servers?.map(({ url }) => url)).toEqual([
      'http://127.0.0.1:3000/api/v4',
      '{base_url}/api/v4',
    ])
  })

  it('has no two parameters of an operation that differ in case alone', () => {
    const clashing = operationsOf(published).filter(({ pathItem, operation }) => {
      const names = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve(published, parameter).name.toLowerCase(),
      )
      return new Set(names).size < names.length
    })
    expect(clashing.map(({ operation }) => operation.operationId)).toEqual([])
  })

  it('limits per_page to the specified maximum', () => {
    expect(published.components.parameters?.['PerPage']?.schema?.maximum).toBe(100)
  })

  it('accepts IDs and paths as a string or an integer, the string first', () => {
    const { anyOf = [] } = published.components.schemas?.['IdOrPath'] ?? {}
    expect(anyOf.map(({ type }) => type)).toEqual(['string', 'integer'])
  })
})

describe('writes in the published document', () => {
  /** What identifies the records without an ID. */
  const keys: Readonly<Record<string, string>> = {
    updateNotificationSettings: 'level',
    updateGroupNotificationSettings: 'level',
    updateProjectNotificationSettings: 'level',
    createCommitComment: 'note',
    createBranch: 'name',
    createTag: 'name',
    createRelease: 'tag_name',
    updateRelease: 'tag_name',
    createFile: 'file_name',
    updateFile: 'file_name',
    createVariable: 'key',
    updateVariable: 'key',
  }
  /** Properties that every alternative of a schema requires. */
  const requiredOf = (schema: Schema): string[] => {
    const { required = [], anyOf = [] } = resolve<Schema>(published, schema)
    const [first = [], ...others] = anyOf.map(requiredOf)
    return [...required, ...first.filter((name) => others.every((each) => each.includes(name)))]
  }

  const writes = operationsOf(published).filter(({ operation }) =>
    /^(?:create|update)/.test(operation.operationId),
  )

  it.for(writes)('requires the ID or key in the response of $operation.operationId', ({ operation }) => {
    const bodies = Object.entries(operation.responses)
      .filter(([status]) => status < '300')
      .map(([, response]) => resolve<Response>(published, response).content?.['application/json']?.schema)
    expect(bodies.length).toBeGreaterThan(0)
    for (const body of bodies) expect(requiredOf(body ?? {})).toContain(keys[operation.operationId] ?? 'id')
  })
})

describe('expanding compositions', () => {
  it('joins inherited properties and requirements, and keeps the description of the record', () => {
    const contract = withSchemas({
      Base: {
        type: 'object',
        description: 'Base.',
        required: ['id'],
        properties: { id: { type: 'integer' } },
      },
      Loom: {
        description: 'A loom.',
        required: ['name'],
        allOf: [{ $ref: '#/components/schemas/Base' }],
        properties: { name: { type: 'string' } },
      },
    })
    expect(expandCompositions(contract).components.schemas?.['Loom']).toEqual({
      type: 'object',
      description: 'A loom.',
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    })
  })

  it('keeps a choice of required properties apart', () => {
    const choice = { anyOf: [{ required: ['name'] }, { required: ['path'] }] }
    const Loom: Schema = { type: 'object', properties: { name: {}, path: {} }, allOf: [choice] }
    expect(expandCompositions(withSchemas({ Loom })).components.schemas?.['Loom']).toEqual(Loom)
  })

  it('rejects a property that two parts define differently', () => {
    const contract = withSchemas({
      Loom: {
        allOf: [{ properties: { id: { type: 'integer' } } }],
        properties: { id: { type: 'string' } },
      },
    })
    expect(() => expandCompositions(contract)).toThrow(
      '#/components/schemas/Loom/properties: two parts of the allOf define `id` differently. Define it in one part.',
    )
  })
})

it('turns the sudo header into a security scheme with the private token', () => {
  const contract: Contract = {
    ...withSchemas({}),
    security: [{ PrivateTokenHeader: [] }, { SessionCookie: [] }],
    paths: {
      '/looms': {
        parameters: [{ $ref: '#/components/parameters/SudoHeader' }],
        get: { operationId: 'listLooms', responses: {} },
      },
    },
    components: {
      parameters: { SudoHeader: { name: 'SUDO', in: 'header', description: 'Acts as this user.' } },
    },
  }
  const { paths, security, components } = withSudoScheme(contract)
  expect(paths['/looms']?.parameters).toEqual([])
  expect(security).toEqual([
    { PrivateTokenHeader: [] },
    { PrivateTokenHeader: [], SudoHeader: [] },
    { SessionCookie: [] },
  ])
  expect(components.parameters).toEqual({})
  expect(components.securitySchemes?.['SudoHeader']).toEqual({
    type: 'apiKey',
    in: 'header',
    name: 'SUDO',
    description: 'Acts as this user.',
  })
})

it('removes schemas that nothing refers to, and those that only they refer to', () => {
  const contract: Contract = {
    ...withSchemas({
      Loom: { properties: { warp: { $ref: '#/components/schemas/Warp' } } },
      Warp: { type: 'object' },
      Base: { properties: { weft: { $ref: '#/components/schemas/Weft' } } },
      Weft: { type: 'object' },
    }),
    paths: {
      '/looms': {
        get: {
          operationId: 'listLooms',
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Loom' } } } },
          },
        },
      },
    },
  }
  expect(Object.keys(withoutUnusedSchemas(contract).components.schemas ?? {})).toEqual(['Loom', 'Warp'])
})

function withSchemas(schemas: Record<string, Schema>): Contract {
  return {
    openapi: '3.1.0',
    info: { title: 'Forge', version: '4.0.0' },
    paths: {},
    components: { schemas },
  }
}

/** Names of all properties of a schema, inherited ones included, and which of them are required. */
function shapeOf(contract: Contract, name: string): { properties: string[]; required: string[] } {
  const parts = partsOf(contract, { $ref: `#/components/schemas/${name}` })
  return {
    properties: sorted(parts.flatMap(({ properties = {} }) => Object.keys(properties))),
    required: sorted(parts.flatMap(({ required = [] }) => required)),
  }
}

function partsOf(contract: Contract, schema: Schema): Schema[] {
  const own = resolve<Schema>(contract, schema)
  return [own, ...(own.allOf ?? []).flatMap((part) => partsOf(contract, part))]
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort()
}
