/** Requests that are not taken as they were meant. */
import { access, type AccessActor } from '../../../generated/access.ts'
import { operations, type OperationId } from '../../../generated/operations.ts'
import type { RuleId } from '../../../generated/rules.ts'
import { attributesOf } from '../../conformance/generated/attributes.ts'
import { mutant, type Mutant } from '../mutant.ts'
import { segmentsOf, type Call } from '../message.ts'
import { isAnonymous, when, by } from '../vocabulary/conditions.ts'
import { forgets, jsonResponse, trustsEverybody } from '../vocabulary/effects.ts'
import { byDefault, hears, ignores } from '../vocabulary/requests.ts'
import type { Fault } from '../mutant.ts'
import { sites, type Site } from './sites.ts'

function ofAttributes({ operation }: Site): readonly Mutant[] {
  return attributesOf(operation).flatMap(({ name, required, schema }) => {
    if (required) return []
    const ignored = mutant('SEM-01', operation, [], `${name} is ignored`, ignores(name))
    const other = otherDefault(schema.default, schema.enum)
    if (other === undefined) return [ignored]
    return [
      ignored,
      mutant(
        'SEM-05',
        operation,
        [],
        `${name} is ${JSON.stringify(other)} by default`,
        byDefault(name, other),
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

function deaf(mediaType: string): Fault {
  return hears((call) => (contentType(call).includes(mediaType) ? withoutBody(call) : call))
}

function ofEncodings({ operation, facts }: Site): readonly Mutant[] {
  const form = 'application/x-www-form-urlencoded'
  if (!facts.requestMediaTypes.includes(form)) return []
  const asFields = 'general/parameters-as-form-fields'
  return [
    mutant('ENC-02', operation, asFields, 'form fields are not read', deaf(form)),
    mutant('ENC-02', operation, asFields, 'multipart fields are not read', deaf('multipart/form-data')),
    mutant('ENC-02', operation, 'general/json-bodies', 'JSON is not read', deaf('json')),
    mutant(
      'ENC-02',
      operation,
      'general/parameters-in-query',
      'the query of a write is not read',
      hears((call) => (call.query === '' ? call : { ...call, query: '' })),
    ),
  ]
}

/** The rules by which a caller is rejected. */
function refusing(operation: OperationId, caller: AccessActor): readonly RuleId[] {
  const stated = access[operation].statements.filter(
    ({ outcome, callers }) => outcome === 'rejected' && callers.some((each) => each === caller),
  )
  const own = new Set(stated.map(({ rule }) => rule))
  const forAll = operations[operation].access.callers === 'administrator' && caller === 'non-member'
  return own.size === 0 || !forAll ? [...own] : [...own, ...forAdministrators]
}

/** What is said of all operations for administrators. */
const forAdministrators = ['general/administrator-operations', 'general/not-allowed-is-403'] as const

/** Wherever sudo is told of, the operation takes part. */
const onSudo = [
  'general/any-request-with-sudo',
  'general/sudo-non-admin-is-403',
  'general/sudo-unknown-user-is-404',
] as const

function ofCallers({ operation }: Site): readonly Mutant[] {
  const letIn = (
    [
      ['AUT-01', 'anonymous', 'no credentials are needed', when(isAnonymous, trustsEverybody)],
      ['AUT-02', 'non-member', 'non-members are let in', when(by('non-member'), trustsEverybody)],
    ] as const
  ).flatMap(([operator, caller, words, fault]) => {
    const rules = refusing(operation, caller)
    return rules.length === 0 ? [] : [mutant(operator, operation, rules, words, fault)]
  })
  return [...letIn, mutant('AUT-04', operation, onSudo, 'sudo is ignored', deafToSudo)]
}

const deafToSudo = hears((call) => {
  const { sudo, ...headers } = call.headers
  const fields = new URLSearchParams(call.query)
  if (sudo === undefined && !fields.has('sudo')) return call
  fields.delete('sudo')
  return { ...call, headers, query: fields.toString() }
})

/** Projects and groups are known by number alone. */
const byNumber = when((call) => !/^\d+$/.test(segmentsOf(call)[1] ?? ''), {
  around: async () => jsonResponse(404, { message: '404 Not Found' }),
})

function ofAddresses({ operation, facts }: Site): readonly Mutant[] {
  const [, place] = /^\/(projects|groups)\/\{id\}/.exec(facts.path) ?? []
  if (place === undefined) return []
  const rule = place === 'projects' ? 'general/project-id-or-path' : 'general/group-id-or-path'
  return [mutant('IDT-03', operation, rule, 'known by number alone', byNumber)]
}

/** DELETE operations that delete several records, or for which another response is specified. */
const exceptions: ReadonlySet<string> = new Set(['deleteMergedBranches', 'deleteUserSshKey'])

/** The first DELETE of a path has the usual response, a second one is an error. */
const unforgiving: Fault = {
  async around(call, behind) {
    const place = `${call.path} ${String(call.headers['private-token'])}`
    if (behind.memory.has(place)) return jsonResponse(409, { message: 'Gone already' })
    behind.memory.set(place, true)
    return behind.pass(call)
  },
}

function ofWrites({ operation, facts }: Site): readonly Mutant[] {
  if (facts.method === 'GET') return []
  const forgotten = mutant('STT-01', operation, [], 'answered and forgotten', forgets)
  if (facts.method !== 'DELETE' || exceptions.has(operation)) return [forgotten]
  const rule = 'general/delete-is-idempotent'
  return [forgotten, mutant('IDM-01', operation, rule, 'a second DELETE is an error', unforgiving)]
}

export const requestMutants: readonly Mutant[] = sites.flatMap((site) => [
  ...ofAttributes(site),
  ...ofEncodings(site),
  ...ofCallers(site),
  ...ofAddresses(site),
  ...ofWrites(site),
])
