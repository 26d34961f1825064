/** Writes that change other records or properties, or that have no effect. */
import { attributesOf } from '../../conformance/generated/attributes.ts'
import { isRecord, segmentsOf, valueOf, type Call } from '../message.ts'
import type { SchemaNode } from '../../conformance/protocol/contract.ts'
import { mutant, type Upstream, type Fault, type Mutant } from '../mutant.ts'
import { when } from '../vocabulary/conditions.ts'
import { otherCall, jsonResponse, repeatsEffect } from '../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../vocabulary/lookups.ts'
import { defaultsParameter } from '../vocabulary/requests.ts'
import { sites, type Site } from './sites.ts'

/** Values to which an omitted property may be reset. */
function resets({ type, enum: values, format }: SchemaNode): readonly unknown[] {
  if (values !== undefined) return values.filter((each) => each !== null)
  if (type === 'boolean') return [true, false]
  if (type === 'array') return [[]]
  if (type === 'integer' || type === 'number') return [1]
  return format === undefined ? ['reset'] : []
}

function ofResets({ operation, facts }: Site): readonly Mutant[] {
  if (facts.method !== 'PUT') return []
  return attributesOf(operation)
    .filter(({ in: location, required, name }) => location === 'body' && !required && name !== 'state_event')
    .flatMap(({ name, schema }) =>
      resets(schema).map((value) => {
        const words = `resets ${name} to ${JSON.stringify(value)} if it is not sent`
        return mutant('SFX-04', operation, [], words, defaultsParameter(name, value))
      }),
    )
}

function pathOf(call: Call): string {
  return call.path.replace('/api/v4', '')
}

function keyOf(item: Readonly<Record<string, unknown>>, parameter: string): unknown {
  if (parameter.endsWith('_iid')) return item['iid']
  if (parameter === 'key') return item['key']
  return ['branch', 'tag_name'].includes(parameter) ? item['name'] : item['id']
}

/** The write is applied to another item of the list as well. */
function alsoToSibling(parameter: string): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const parts = pathOf(call).split('/')
    const own = decodeURIComponent(parts.at(-1) ?? '')
    const items = await listedAt(parts.slice(0, -1).join('/'), call, upstream)
    const keys = items.map((item) => JSON.stringify(keyOf(item, parameter) ?? null).replaceAll('"', ''))
    const sibling = keys.findLast((key) => key !== own && key !== 'null')
    if (sibling === undefined) return []
    const path = [...parts.slice(0, -1), encodeURIComponent(sibling)].join('/')
    return [{ ...call, path: `/api/v4${path}` }]
  })
}

function hasList(path: string): boolean {
  const parent = path.replace(/\/[^/]+$/, '')
  return sites.some(({ facts }) => facts.method === 'GET' && facts.list && facts.path === parent)
}

const changesProject: Fault = alsoDoesAll(async (call, upstream) => {
  const [, id = ''] = segmentsOf(call)
  const target = `/projects/${encodeURIComponent(id)}`
  const project = await shownAt(target, call, upstream)
  if (!isRecord(project)) return []
  return [
    otherCall(call, 'PUT', target, {
      name: project['name'],
      description: 'Changed',
      request_access_enabled: project['request_access_enabled'] !== true,
    }),
  ]
})

function ofSiblings({ operation, facts }: Site): readonly Mutant[] {
  const { method, path } = facts
  if (method === 'GET') return []
  const parameter = /\{(\w+)\}$/.exec(path)?.[1]
  const onSiblings =
    parameter !== undefined && method !== 'POST' && hasList(path) && path.split('/').length > 3
      ? [
          mutant(
            'SFX-04',
            operation,
            [],
            'changes the next item of the list as well',
            alsoToSibling(parameter),
          ),
        ]
      : []
  const onProject =
    path.startsWith('/projects/{id}/') && operation !== 'updateProject'
      ? [mutant('SFX-04', operation, [], 'changes settings of the project as well', changesProject)]
      : []
  const twice =
    method === 'POST' ? [mutant('SFX-04', operation, [], 'performs the write twice', repeatsEffect)] : []
  return [...onSiblings, ...onProject, ...twice]
}

/** A success without any effect. */
const pretends: Fault = {
  async around(call, upstream) {
    if (call.method === 'DELETE') return jsonResponse(200, { message: 'Deleted' })
    const record = await pretended(call, upstream)
    return record === undefined ? upstream.pass(call) : jsonResponse(200, record)
  },
}

async function pretended(call: Call, upstream: Upstream): Promise<unknown> {
  const record = await shownAt(pathOf(call), call, upstream)
  if (!isRecord(record)) return undefined
  const changed = Object.keys(record).flatMap((name) => {
    const value = valueOf(call, name)
    return value === undefined ? [] : [[name, value]]
  })
  return { ...record, ...Object.fromEntries(changed) }
}

const conditions = {
  'for a path instead of an ID': (call: Call) => !/^\d+$/.test(segmentsOf(call)[1] ?? ''),
  'under sudo': ({ headers }: Call) => headers['sudo'] !== undefined,
  'for form fields': ({ headers }: Call) => headers['content-type']?.includes('urlencoded') === true,
  'for multipart fields': ({ headers }: Call) => headers['content-type']?.includes('multipart') === true,
  'for a query': ({ query, method }: Call) => query !== '' && method !== 'GET',
} as const

function ofConditions({ operation, facts }: Site): readonly Mutant[] {
  const { method, path } = facts
  // A file is read at a ref, which the request has elsewhere.
  const isRead =
    !path.includes('{file_path}') &&
    sites.some(({ facts: other }) => other.method === 'GET' && other.path === path)
  if (method !== 'DELETE' && (method !== 'PUT' || !isRead)) return []
  return Object.entries(conditions)
    .filter(([words]) => !words.includes('path') || /^\/(?:projects|groups)\/\{id\}/.test(path))
    .filter(([words]) => !/fields|query/.test(words) || facts.requestMediaTypes.length > 1)
    .map(([words, condition]) =>
      mutant('STT-06', operation, [], `returns a success without effect ${words}`, when(condition, pretends)),
    )
}

export const effectMutants: readonly Mutant[] = sites.flatMap((site) => [
  ...ofResets(site),
  ...ofSiblings(site),
  ...ofConditions(site),
])
