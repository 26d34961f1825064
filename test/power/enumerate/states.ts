/** Writes without effect on records of other users, and writes that are rejected in some states of the record. */
import type { OperationId } from '../../../generated/operations.ts'
import { isRecord, isSuccess, alterJson, jsonOf, segmentsOf, valueOf, type Call } from '../message.ts'
import { mutant, type Fault, type Mutant } from '../mutant.ts'
import { by, when } from '../vocabulary/conditions.ts'
import { byAdministrator, jsonResponse, undoesEffect } from '../vocabulary/effects.ts'
import { shownAt } from '../vocabulary/lookups.ts'
import { sites, type Site } from './sites.ts'

const belowProject =
  /^\/projects\/\{id\}\/.+\/\{(?:note_id|award_id|trigger_id|list_id|merge_request_iid|key)\}/

/** The list of the records of a site, where they are records of users. */
function listOf({ facts }: Site): OperationId | undefined {
  if (!belowProject.test(facts.path)) return undefined
  const collection = facts.path.replace(/\/\{\w+\}$/, '')
  return sites.find(({ facts: { method, path, list } }) => method === 'GET' && list && path === collection)
    ?.operation
}

/** The list still has what the administrator has deleted. */
function staysListed(deletion: OperationId, list: OperationId): Fault {
  return {
    alone: true,
    async everywhere(call, upstream) {
      const { pass, memory } = upstream
      const collection = call.path.replace(/\/[^/]+$/, '')
      if (call.operation === deletion && by('admin')(call, upstream)) {
        const record = jsonOf(await pass(byAdministrator({ ...call, method: 'GET' }, upstream)))
        const response = await pass(call)
        if (isRecord(record) && isSuccess(response)) memory.set(collection, record)
        return response
      }
      const response = await pass(call)
      const kept = call.operation === list ? memory.get(call.path) : undefined
      return kept === undefined
        ? response
        : alterJson(response, (items) => (Array.isArray(items) ? [...items, kept] : items))
    },
  }
}

function ofAdministrators(site: Site): readonly Mutant[] {
  const { operation, facts } = site
  const list = listOf(site)
  if (list === undefined || facts.method === 'GET') return []
  const undone = mutant(
    'STT-06',
    operation,
    [],
    'has no effect for administrators',
    when(by('admin'), undoesEffect),
  )
  return facts.method === 'DELETE'
    ? [
        undone,
        mutant(
          'STT-06',
          operation,
          [],
          'leaves what administrators delete in the list',
          staysListed(operation, list),
        ),
      ]
    : [undone]
}

/** States in which a server rejects a write: the path of the record, as a number of segments, and its property. */
const rejecting: readonly {
  readonly path: RegExp
  readonly segments: number | ((call: Call) => string)
  readonly states: Readonly<Record<string, readonly [property: string, value: unknown]>>
}[] = [
  {
    path: /\/merge_requests\/\{merge_request_iid\}\/(?:notes|award_emoji)/,
    segments: 4,
    states: {
      'closed merge requests': ['state', 'closed'],
      'merged merge requests': ['state', 'merged'],
    },
  },
  {
    path: /\/issues\/\{issue_iid\}\//,
    segments: 4,
    states: { 'closed issues': ['state', 'closed'], 'confidential issues': ['confidential', true] },
  },
  { path: /^\/runners\/\{id\}$/, segments: 2, states: { 'paused runners': ['active', false] } },
  {
    path: /^\/projects\/\{id\}\/runners\/\{runner_id\}$/,
    segments: (call) => `/runners/${segmentsOf(call)[3] ?? ''}`,
    states: { 'paused runners': ['active', false] },
  },
  {
    path: /^\/projects\/\{id\}\/repository\/(?:files\/\{file_path\}|commits)$/,
    segments: (call) => {
      const branch = encodeURIComponent(String(valueOf(call, 'branch')))
      return `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}/repository/branches/${branch}`
    },
    states: { 'protected branches': ['protected', true] },
  },
]

function isRejected(
  segments: (typeof rejecting)[number]['segments'],
  [property, value]: readonly [property: string, value: unknown],
): Fault {
  return {
    async around(call, upstream) {
      const target =
        typeof segments === 'number'
          ? `/${segmentsOf(call).slice(0, segments).map(encodeURIComponent).join('/')}`
          : segments(call)
      const record = await shownAt(target, call, upstream)
      return isRecord(record) && record[property] === value
        ? jsonResponse(403, { message: '403 Forbidden' })
        : upstream.pass(call)
    },
  }
}

function ofStates({ operation, facts: { method, path } }: Site): readonly Mutant[] {
  if (method === 'GET') return []
  return rejecting
    .filter((each) => each.path.test(path))
    .flatMap(({ segments, states }) =>
      Object.entries(states).map(([name, state]) =>
        mutant('STA-03', operation, [], `rejects ${name}`, isRejected(segments, state)),
      ),
    )
}

export const stateMutants: readonly Mutant[] = sites.flatMap((site) => [
  ...ofAdministrators(site),
  ...ofStates(site),
])
