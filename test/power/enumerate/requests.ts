/** Servers that ignore parameters, encodings, access rules or writes. */
import { access, type AccessActor } from '../../../generated/access.ts'
import { operations, type OperationId } from '../../../generated/operations.ts'
import type { RuleId } from '../../../generated/rules.ts'
import { attributesOf } from '../../conformance/generated/attributes/attributes.ts'
import { pathOf, type Call } from '../message.ts'
import { mutant, type Mutant } from '../mutant.ts'
import { has, isAnonymous, isByPath, when, by, type Condition } from '../vocabulary/conditions.ts'
import {
  byAdministrator,
  undoesEffect,
  jsonResponse,
  ignoresPermissions,
  rejects,
} from '../vocabulary/effects.ts'
import { listedAt } from '../vocabulary/lookups.ts'
import { defaultsParameter, altersRequest, ignores } from '../vocabulary/requests.ts'
import type { Fault } from '../mutant.ts'
import { sites, type Site } from './sites.ts'

function ofAttributes({ operation }: Site): readonly Mutant[] {
  return attributesOf(operation).flatMap(({ name, required, schema }) => {
    if (required) return []
    const ignored = [
      mutant('SEM-01', operation, [], `ignores ${name}`, ignores(name)),
      mutant('STA-03', operation, [], `rejects ${name}`, when(has(name), rejects(400))),
    ]
    const other = otherDefault(schema.default, schema.enum)
    if (other === undefined) return ignored
    return [
      ...ignored,
      mutant(
        'SEM-05',
        operation,
        [],
        `sets ${name} to ${JSON.stringify(other)} by default`,
        defaultsParameter(name, other),
      ),
    ]
  })
}

function otherDefault(value: unknown, values: readonly unknown[] | undefined): unknown {
  if (typeof value === 'boolean') return !value
  return value === undefined ? undefined : values?.find((each) => each !== value && each !== null)
}

function contentType({ headers }: Call): string {
  return headers['content-type'] ?? ''
}

function withoutBody(call: Call): Call {
  return { ...call, body: Buffer.alloc(0), headers: { ...call.headers, 'content-length': '0' } }
}

function ignoresBodies(mediaType: string): Fault {
  return altersRequest((call) => (contentType(call).includes(mediaType) ? withoutBody(call) : call))
}

function ofEncodings({ operation, facts }: Site): readonly Mutant[] {
  const form = 'application/x-www-form-urlencoded'
  // The parameters of a fork are not specified.
  if (!facts.requestMediaTypes.includes(form) || operation === 'forkProject') return []
  const asFields = 'general/parameters-as-form-fields'
  return [
    mutant('ENC-02', operation, asFields, 'ignores form fields', ignoresBodies(form)),
    mutant('ENC-02', operation, asFields, 'ignores multipart fields', ignoresBodies('multipart/form-data')),
    mutant('ENC-02', operation, 'general/json-bodies', 'ignores JSON', ignoresBodies('json')),
    mutant(
      'ENC-02',
      operation,
      'general/parameters-in-query',
      'ignores the query of a write',
      altersRequest((call) => (call.query === '' ? call : { ...call, query: '' })),
    ),
  ]
}

/** The rules by which a caller is rejected. */
function rulesRejecting(operation: OperationId, caller: AccessActor): readonly RuleId[] {
  const stated = access[operation].statements.filter(
    ({ decision, callers }) => decision === 'rejected' && callers.some((each) => each === caller),
  )
  const own = new Set(stated.map(({ rule }) => rule))
  const forAll = operations[operation].access.callers === 'administrator' && caller === 'non-member'
  return own.size === 0 || !forAll ? [...own] : [...own, ...forAdministrators]
}

/** Rules of all operations for administrators. */
const forAdministrators = ['general/administrator-operations', 'general/not-allowed-is-403'] as const

/** Rules about sudo, which apply to every operation. */
const onSudo = [
  'general/any-request-with-sudo',
  'general/sudo-non-admin-is-403',
  'general/sudo-unknown-user-is-404',
] as const

const isNonMemberByPath: Condition = (call, upstream) => isByPath(call) && by('non-member')(call, upstream)

/** Only the ID of a private project is protected. The deletion of a record that the caller does not see may succeed. */
function atPaths({ operation, facts: { method, path } }: Site): readonly Mutant[] {
  const rules = rulesRejecting(operation, 'non-member')
  const isOfMembers = path.startsWith('/projects/{id}') && !path.includes('access_requests')
  if (rules.length === 0 || method === 'DELETE' || !isOfMembers) return []
  const fault = when(isNonMemberByPath, ignoresPermissions)
  return [mutant('AUT-02', operation, rules, 'accepts non-members for a path instead of an ID', fault)]
}

function ofCallers(site: Site): readonly Mutant[] {
  const { operation } = site
  const letIn = (
    [
      ['AUT-01', 'anonymous', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
      ['AUT-02', 'non-member', 'accepts non-members', when(by('non-member'), ignoresPermissions)],
    ] as const
  ).flatMap(([operator, caller, description, fault]) => {
    const rules = rulesRejecting(operation, caller)
    return rules.length === 0 ? [] : [mutant(operator, operation, rules, description, fault)]
  })
  return [...letIn, ...atPaths(site), mutant('AUT-04', operation, onSudo, 'ignores sudo', ignoresSudo)]
}

const ignoresSudo = altersRequest((call) => {
  const { sudo, ...headers } = call.headers
  const fields = new URLSearchParams(call.query)
  if (sudo === undefined && !fields.has('sudo')) return call
  fields.delete('sudo')
  return { ...call, headers, query: fields.toString() }
})

/** Projects and groups are found only by ID. */
const byIdOnly = when(isByPath, {
  around: async () => jsonResponse(404, { message: '404 Not Found' }),
})

function ofPaths({ operation, facts }: Site): readonly Mutant[] {
  const [, key] = /^\/(projects|groups)\/\{id\}/.exec(facts.path) ?? []
  if (key === undefined) return []
  const rule = key === 'projects' ? 'general/project-id-or-path' : 'general/group-id-or-path'
  return [mutant('IDT-03', operation, rule, 'finds records only by ID', byIdOnly)]
}

/** DELETE operations that delete several records, or for which another response is specified. */
const exceptions: ReadonlySet<string> = new Set(['deleteMergedBranches', 'deleteUserSshKey'])

/** The first DELETE of a path has the usual response, a second one is an error. */
const rejectsSecondDelete: Fault = {
  async around(call, upstream) {
    const key = `${call.path} ${String(call.headers['private-token'])}`
    if (upstream.memory.has(key)) return jsonResponse(409, { message: 'Gone already' })
    upstream.memory.set(key, true)
    return upstream.pass(call)
  },
}

/** The DELETE of an unknown record deletes the last one of the list. */
function deletesLast(key: string): Fault {
  return {
    async around(call, upstream) {
      const [list = '', own = ''] = pathOf(call).split(/\/(?=[^/]+$)/)
      const keys = (await listedAt(list, call, upstream)).map((item) => String(item[key]))
      // The default branch cannot be deleted.
      const last = keys.findLast((each) => each !== 'master')
      if (last !== undefined && !keys.includes(decodeURIComponent(own))) {
        const path = `/api/v4${list}/${encodeURIComponent(last)}`
        await upstream.pass(byAdministrator({ ...call, path }, upstream))
      }
      return upstream.pass(call)
    },
  }
}

const names: Readonly<Record<string, string>> = { branch: 'name', tag_name: 'name', key: 'key' }

function ofDeletions({ operation, facts: { path } }: Site): readonly Mutant[] {
  const parent = path.replace(/\/[^/]+$/, '')
  const parameter = /\{(\w+)\}$/.exec(path)?.[1] ?? ''
  const hasList = sites.some(({ facts }) => facts.list && facts.path === parent && facts.method === 'GET')
  if (!hasList || !parent.includes('}')) return []
  const key = parameter.endsWith('_iid') ? 'iid' : (names[parameter] ?? 'id')
  const rule = 'general/delete-is-idempotent'
  return [mutant('SFX-03', operation, rule, 'deletes the last record for an unknown one', deletesLast(key))]
}

function ofWrites({ operation, facts }: Site): readonly Mutant[] {
  if (facts.method === 'GET') return []
  const unstored = mutant('STT-01', operation, [], 'returns the result without storing it', undoesEffect)
  // No read returns the expiry of artifacts.
  if (operation === 'keepJobArtifacts') return []
  if (facts.method !== 'DELETE' || exceptions.has(operation)) return [unstored]
  const rule = 'general/delete-is-idempotent'
  return [
    unstored,
    ...ofDeletions({ operation, facts }),
    mutant('IDM-01', operation, rule, 'returns an error for a second DELETE', rejectsSecondDelete),
  ]
}

export const requestMutants: readonly Mutant[] = sites.flatMap((site) => [
  ...ofAttributes(site),
  ...ofEncodings(site),
  ...ofCallers(site),
  ...ofPaths(site),
  ...ofWrites(site),
])
