/** Writes that change other records or properties, or that have no effect. */
import { attributesOf } from '../../conformance/generated/attributes/attributes.ts'
import { isRecord, isSuccess, jsonOf, segmentsOf, valueOf, type Call, pathOf } from '../message.ts'
import type { SchemaNode } from '../../conformance/protocol/contract.ts'
import { mutant, type Upstream, type Fault, type Mutant } from '../mutant.ts'
import { alterationOf, when } from '../vocabulary/conditions.ts'
import { otherCall, jsonResponse, repeatsEffect } from '../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../vocabulary/lookups.ts'
import { defaultsParameter } from '../vocabulary/requests.ts'
import { altersProperty } from '../vocabulary/responses.ts'
import { propertiesOf, shownBy, sites, typesOf, type Site } from './sites.ts'

/** Values to which an omitted property may be reset. */
function resets({ type, enum: values, format }: SchemaNode): readonly unknown[] {
  if (values !== undefined) return values.filter((each) => each !== null)
  if (type === 'boolean') return [true, false]
  if (type === 'array') return [[]]
  if (type === 'integer' || type === 'number') return [1]
  return format === undefined ? ['reset'] : []
}

/** Resets that violate nothing: the value after a request without the property is the same or not specified, or no read returns it. */
const lawfulResets = [
  /^approve\w+\/access_level=30$/,
  /^acceptMergeRequest\/(?:merge_commit_message=|should_remove_source_branch=false|merge_when_pipeline_succeeds=false)/,
  /^protectBranch\//,
  /^updateFile\/(?:author_\w+=|encoding="text")/,
  /^updateNotificationSettings\/(?!level|notification_email)/,
  /^updateProject\/(?:lfs_enabled|merge_when_pipeline_succeeds)=/,
  /^updateVariable\/protected=/,
]

function ofResets({ operation, facts }: Site): readonly Mutant[] {
  if (facts.method !== 'PUT') return []
  return attributesOf(operation)
    .filter(({ in: location, required, name }) => location === 'body' && !required && name !== 'state_event')
    .flatMap(({ name, schema }) =>
      resets(schema)
        .filter(
          (value) => !lawfulResets.some((each) => each.test(`${operation}/${name}=${JSON.stringify(value)}`)),
        )
        .map((value) => {
          const description = `resets ${name} to ${JSON.stringify(value)} if it is not sent`
          return mutant('SFX-04', operation, [], description, defaultsParameter(name, value))
        }),
    )
}

function keyOf(item: Readonly<Record<string, unknown>>, parameter: string): unknown {
  if (parameter.endsWith('_iid')) return item['iid']
  if (parameter === 'key') return item['key']
  return ['branch', 'tag_name'].includes(parameter) ? item['name'] : item['id']
}

/** What follows the path of a record if an operation changes its state. */
const action =
  /(?<=\})\/(?:protect|unprotect|merge|cancel|retry|erase|artifacts\/keep|take_ownership|mark_as_done|release|approve)$/

/** The write is applied to another item of the list as well, by the same caller. */
function alsoToSibling(parameter: string, suffix: string): Fault {
  return {
    async around(call, upstream) {
      const parts = pathOf(call)
        .slice(0, -suffix.length || undefined)
        .split('/')
      const own = decodeURIComponent(parts.at(-1) ?? '')
      const list = jsonOf(
        await upstream.pass(otherCall(call, 'GET', `${parts.slice(0, -1).join('/')}?per_page=100`)),
      )
      const items = Array.isArray(list) ? list.filter((item: unknown) => isRecord(item)) : []
      const keys = items.map((item) => JSON.stringify(keyOf(item, parameter) ?? null).replaceAll('"', ''))
      const sibling = keys.findLast((key) => key !== own && key !== 'null')
      const response = await upstream.pass(call)
      if (sibling === undefined || !isSuccess(response)) return response
      const path = [...parts.slice(0, -1), encodeURIComponent(sibling)].join('/')
      await upstream.pass({ ...call, path: `/api/v4${path}${suffix}` })
      return response
    },
  }
}

function hasList(path: string): boolean {
  const parent = path.replace(/\/[^/]+$/, '')
  return sites.some(({ facts }) => facts.method === 'GET' && facts.list && facts.path === parent)
}

/** Updates of records of the whole instance, and a property that also changes in the newest other record. */
const inInstance: Readonly<Record<string, readonly [list: string, property: string]>> = {
  updateGroup: ['groups', 'description'],
  updateProject: ['projects', 'description'],
  updateRunner: ['runners/all', 'description'],
  updateUser: ['users', 'bio'],
}

function changesAnother(list: string, property: string): Fault {
  const fault = alsoDoesAll(async (call, upstream) => {
    const [collection, own] = segmentsOf(call)
    const items = await listedAt(`/${list}`, call, upstream)
    const [other] = items
      .filter(({ id }) => String(id) !== own)
      .toSorted((a, b) => Number(b['id']) - Number(a['id']))
    if (other === undefined) return []
    const body = { [property]: 'Changed', ...(collection === 'projects' ? { name: other['name'] } : {}) }
    return [otherCall(call, 'PUT', `/${collection}/${JSON.stringify(other['id'])}`, body)]
  })
  return { ...fault, alone: true }
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

/** Records with records of their own, and a property of them that an update changes. */
const owners: readonly (readonly [path: RegExp, property: string])[] = [
  [/^(\/projects\/\{id\}\/(?:issues|merge_requests)\/\{\w+\}\/notes\/\{\w+\})\/award_emoji/, 'body'],
  [/^(\/projects\/\{id\}\/merge_requests\/\{\w+\})\/(?:notes|award_emoji)/, 'title'],
  [/^(\/users\/\{id\})\/keys/, 'bio'],
]

/** A write to a note, an award or a key also changes the record that it belongs to. */
function ofOwners({ operation, facts: { method, path } }: Site): readonly Mutant[] {
  const [owner, property] = owners.find(([pattern]) => pattern.test(path)) ?? []
  if (method === 'GET' || owner === undefined || property === undefined) return []
  const [, above = ''] = owner.exec(path) ?? []
  const depth = above.split('/').length
  const fault = alsoDoesAll(async (call) => {
    const target = pathOf(call).split('/').slice(0, depth).join('/')
    return [otherCall(call, 'PUT', target, { [property]: 'Changed' })]
  })
  return [mutant('SFX-04', operation, [], `changes the ${property} of the record above as well`, fault)]
}

/** Properties of responses that follow from other records or from time, or that identify the record. */
const derived =
  /^(?:merged|id|iid|name|key|tag_name|position|merge_status|.*_id|.*_iid|.*votes|.*_count|.*_at|.*_on|.*_url)$/

/** Writes whose response body is not specified, and notes of snippets, which two forms are specified of. */
const withUnspecifiedBody =
  /^(?:create(?:Group|Project|ProjectForUser|User)|update(?:Project|User|SnippetNote))$/

/** The response to a write has another value than a later read. */
function ofResponses(site: Site): readonly Mutant[] {
  const { operation, facts } = site
  const record = facts.method === 'POST' ? `${facts.path}/` : facts.path
  const read = sites.find(
    ({ facts: { method, path } }) =>
      method === 'GET' && path.replace(/\{\w+\}$/, '') === record.replace(/\{\w+\}$/, ''),
  )
  const [shown, stored] = [shownBy(site), read === undefined ? undefined : shownBy(read)]
  if (
    facts.method === 'GET' ||
    facts.method === 'DELETE' ||
    withUnspecifiedBody.test(operation) ||
    shown === undefined ||
    stored === undefined
  )
    return []
  const names = new Set(propertiesOf(stored.record).map(({ name }) => name))
  return propertiesOf(shown.record)
    .filter(({ name }) => names.has(name) && !derived.test(name))
    .flatMap(({ name, schema }) => {
      const alter = alterations[typesOf(schema).find((type) => type in alterations) ?? '']
      const isFree = schema.enum === undefined && schema.format === undefined
      if (alter === undefined || !isFree) return []
      const description = `returns another ${name} than it stores`
      return [mutant('STT-04', operation, [], description, altersProperty(name, alter))]
    })
}

const alterations: Readonly<Record<string, (value: unknown) => unknown>> = {
  boolean: (value) => value !== true,
  integer: (value) => Number(value ?? 0) + 1,
  string: (value) => (typeof value === 'string' ? `${value} ` : 'other'),
}

const aDayLater = (value: unknown) =>
  typeof value === 'string' ? new Date(Date.parse(value) + 86_400_000).toISOString() : value

/** Properties that an update may change although it does not send them, that are always null, or of the other form of snippet notes. */
const lawfulChanges =
  /^(?:\w+ (?:id|iid|updated_at|last_activity_\w+|contacted_at|\w+_sign_in_at|avatar_url|merge_status|subscribed|user_notes_count)|updateTrigger (?:last_used|deleted_at)|updateSnippetNote (?:title|file_name|expires_at))$/

/** Single reads after an update return another value of a property that the update cannot send. */
function ofUpdates({ operation, facts }: Site): readonly Mutant[] {
  const single = sites.find(({ facts: { method, path } }) => method === 'GET' && path === facts.path)
  const shown = single === undefined ? undefined : shownBy(single)
  if (
    facts.method !== 'PUT' ||
    single === undefined ||
    shown === undefined ||
    facts.path.includes('{file_path}')
  )
    return []
  const sent = new Set(attributesOf(operation).map(({ name }) => name))
  return propertiesOf(shown.record)
    .filter(
      ({ name, schema }) =>
        !sent.has(name) && schema.enum === undefined && !lawfulChanges.test(`${operation} ${name}`),
    )
    .flatMap(({ name, schema }) => {
      const alter =
        schema.format === 'date-time'
          ? aDayLater
          : alterations[typesOf(schema).find((type) => type in alterations) ?? '']
      if (alter === undefined) return []
      const read = alterationOf(altersProperty(name, alter))
      const fault: Fault = {
        async everywhere(call, upstream) {
          if (call.operation === single.operation && upstream.memory.has(call.path))
            return read(call, upstream)
          const response = await upstream.pass(call)
          if (call.operation === operation && isSuccess(response)) upstream.memory.set(call.path, true)
          return response
        },
      }
      return [mutant('SFX-04', operation, [], `changes ${name} as well`, fault)]
    })
}

/** Creations that create a further record if they are repeated; others are rejected or change nothing. */
const repeatable: ReadonlySet<string> = new Set([
  'createBroadcastMessage',
  'createCommitComment',
  'createIssue',
  'createIssueNote',
  'createMergeRequestNote',
  'createSnippetNote',
  'createTrigger',
])

function ofSiblings({ operation, facts }: Site): readonly Mutant[] {
  const { method, path } = facts
  if (method === 'GET') return []
  const [suffix = ''] = action.exec(path) ?? []
  const record = path.slice(0, -suffix.length || undefined)
  const parameter = /\{(\w+)\}$/.exec(record)?.[1]
  const isItem = method !== 'POST' || suffix !== ''
  // No read returns the expiry of artifacts.
  const ofList =
    parameter !== undefined &&
    isItem &&
    operation !== 'keepJobArtifacts' &&
    hasList(record) &&
    record.split('/').length > 3
      ? [
          mutant(
            'SFX-04',
            operation,
            [],
            'changes the next item of the list as well',
            alsoToSibling(parameter, suffix),
          ),
        ]
      : []
  const other = inInstance[operation]
  const onSiblings =
    other === undefined
      ? ofList
      : [mutant('SFX-04', operation, [], 'changes another record as well', changesAnother(...other))]
  const onProject =
    path.startsWith('/projects/{id}/') && operation !== 'updateProject'
      ? [mutant('SFX-04', operation, [], 'changes settings of the project as well', changesProject)]
      : []
  const twice =
    method === 'POST' && repeatable.has(operation)
      ? [mutant('SFX-04', operation, [], 'performs the write twice', repeatsEffect)]
      : []
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
  'under sudo': ({ headers, query }: Call) =>
    headers['sudo'] !== undefined || new URLSearchParams(query).has('sudo'),
  'for form fields': ({ headers }: Call) => headers['content-type']?.includes('urlencoded') === true,
  'for multipart fields': ({ headers }: Call) => headers['content-type']?.includes('multipart') === true,
  'for a query': ({ query, method }: Call) => query !== '' && method !== 'GET',
  'for a private token as a parameter': ({ query }: Call) => new URLSearchParams(query).has('private_token'),
} as const

function ofConditions({ operation, facts }: Site): readonly Mutant[] {
  const { method, path } = facts
  // A file is read at a ref, which the request has elsewhere.
  const isRead =
    !path.includes('{file_path}') &&
    sites.some(({ facts: other }) => other.method === 'GET' && other.path === path)
  if (method !== 'DELETE' && (method !== 'PUT' || !isRead)) return []
  return Object.entries(conditions)
    .filter(([description]) => !description.includes('path') || /^\/(?:projects|groups)\/\{id\}/.test(path))
    .filter(([description]) => !/fields|query/.test(description) || facts.requestMediaTypes.length > 1)
    .map(([description, condition]) =>
      mutant(
        'STT-06',
        operation,
        [],
        `returns a success without effect ${description}`,
        when(condition, pretends),
      ),
    )
}

export const effectMutants: readonly Mutant[] = sites.flatMap((site) => [
  ...ofResets(site),
  ...ofSiblings(site),
  ...ofOwners(site),
  ...ofResponses(site),
  ...ofUpdates(site),
  ...ofConditions(site),
])
