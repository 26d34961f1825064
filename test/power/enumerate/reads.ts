/** Reads that return an earlier state, ignore credentials in the query, or ignore the namespace of a path. */
import { operations } from '../../../generated/operations.ts'
import { isRecord, segmentsOf, withSegment, type Call } from '../message.ts'
import { mutant, type Fault, type Mutant } from '../mutant.ts'
import { lagsBehind, listedAt } from '../vocabulary/lookups.ts'
import { when } from '../vocabulary/conditions.ts'
import { altersRequest } from '../vocabulary/requests.ts'
import { altersResponse } from '../vocabulary/responses.ts'
import { sites, type Site } from './sites.ts'

/** Lists of the whole instance are checked with filters. */
const wholeInstance = /^\/(?:projects|groups|users|runners)$/

/** Some operation creates, updates or deletes items of the list. */
function isWritten({ facts }: Site): boolean {
  return sites.some(
    ({ facts: { method, path } }) =>
      method !== 'GET' && (path === facts.path || path.replace(/\/[^/]+$/, '') === facts.path),
  )
}

function ofStaleLists(site: Site): readonly Mutant[] {
  const { operation, facts } = site
  if (!facts.list || wholeInstance.test(facts.path) || !isWritten(site)) return []
  const pattern = new RegExp(`^/api/v4${facts.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}(?=/|$)`)
  const rules = [...operations[operation].rules, 'general/created-is-201', 'general/success-is-200'] as const
  return [mutant('STT-04', operation, rules, 'returns the state before the last write', lagsBehind(pattern))]
}

/** The parameter has no effect in a query. */
function withoutParameter(name: string): Fault {
  return altersRequest((call) => {
    const fields = new URLSearchParams(call.query)
    if (!fields.has(name)) return call
    fields.delete(name)
    return { ...call, query: fields.toString() }
  })
}

function ofCredentialsInQueries({ operation, facts }: Site): readonly Mutant[] {
  if (!facts.list) return []
  return [
    mutant(
      'AUT-04',
      operation,
      'general/private-token-parameter',
      'ignores a private token in the query',
      withoutParameter('private_token'),
    ),
    mutant('AUT-04', operation, 'general/sudo-query', 'ignores sudo in the query', withoutParameter('sudo')),
  ]
}

/** A project is found by the last part of its path. */
const byLastPart: Fault = {
  async around(call, upstream) {
    const [, id = ''] = segmentsOf(call)
    const name = id.split('/').at(-1) ?? id
    if (!id.includes('/')) return upstream.pass(call)
    const found = (await listedAt(`/projects?search=${encodeURIComponent(name)}`, call, upstream)).find(
      ({ path }) => path === name,
    )
    return upstream.pass(isRecord(found) ? withProject(call, found['id']) : call)
  },
}

function withProject(call: Call, id: unknown): Call {
  return withSegment(call, 1, String(id))
}

function ofNamespaces({ operation, facts }: Site): readonly Mutant[] {
  if (!facts.path.startsWith('/projects/{id}') || facts.method === 'DELETE') return []
  const rule = 'general/not-found-is-404'
  return [mutant('IDT-03', operation, rule, 'ignores the namespace of the project', byLastPart)]
}

/** Every conditional read returns 304. */
const neverModified = when(
  ({ headers }) => headers['if-none-match'] !== undefined,
  altersResponse((response) =>
    response.status === 200 ? { ...response, status: 304, body: Buffer.alloc(0) } : response,
  ),
)

function ofConditionalReads(site: Site): readonly Mutant[] {
  const { operation, facts } = site
  if (facts.method !== 'GET' || facts.path.includes('{file_path}') || wholeInstance.test(facts.path))
    return []
  const write = facts.list ? 'POST' : 'PUT'
  if (!sites.some(({ facts: { method, path } }) => method === write && path === facts.path)) return []
  return [
    mutant('STA-03', operation, 'general/not-modified-is-304', 'returns 304 after a change', neverModified),
  ]
}

export const readMutants: readonly Mutant[] = sites.flatMap((site) => [
  ...ofStaleLists(site),
  ...ofCredentialsInQueries(site),
  ...ofConditionalReads(site),
  ...ofNamespaces(site),
])
