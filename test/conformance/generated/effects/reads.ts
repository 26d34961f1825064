/** The reads that return the effect of a write: the list, the single read, and the project or group of the records. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { Blocked } from '../../protocol/signals.ts'
import { listedProperties } from '../attributes/attributes.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import {
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'

export type JsonRecord = Readonly<Record<string, Json>>
type Response = ApiResponse<OperationId>

/** The reads of the records that an operation writes. */
export interface Reads {
  readonly list: SpecifiedOperation | null
  readonly single: SpecifiedOperation | null
  /** The read of the project or group of the records. */
  readonly parent: 'getProject' | 'getGroup' | null
}

/** Operations that may delete the record after their response. */
export const deletedLater: readonly SpecifiedOperation[] = ['deleteProject', 'deleteGroup', 'deleteUser']

/** Writes whose effect is not read. */
const excluded = new Set<SpecifiedOperation>([
  // The list is that of one branch, and a commit is read by its hash.
  'createCommit',
  // Deletion may be completed later.
  ...deletedLater,
])

/** Lists of the whole instance can have any number of items. */
const wholeInstance = /^\/(?:projects|groups|users|runners)$/

/** The reads that return the effect of an operation immediately; null if there are none. */
export function readsOfEffect(operation: SpecifiedOperation): Reads | null {
  const reads = readsOf(operation)
  return reads === null || !excluded.has(operation) ? reads : { ...reads, list: null, single: null }
}

/** What follows the path of a record if an operation changes its state. */
const action =
  /\/(?:protect|unprotect|merge|cancel|retry|erase|artifacts\/keep|take_ownership|mark_as_done|release|approve)$/

/** The path of the record that an operation updates or deletes; null if it creates one. */
export function recordPathOf(operation: SpecifiedOperation): string | null {
  const { method, path } = operations[operation]
  const record = path.replace(action, '')
  return record.endsWith('}') && (method !== 'POST' || record !== path) ? record : null
}

/** The reads of the records that an operation writes; null where it writes nothing that can be read. */
export function readsOf(operation: SpecifiedOperation): Reads | null {
  const { method, path } = operations[operation]
  if (method === 'GET') return null
  const record = recordPathOf(operation)
  const collection = record === null && method === 'POST' ? path : (record ?? path).replace(/\/[^/]+$/, '')
  const list = wholeInstance.test(collection) ? null : readAt(collection, true)
  const single = record === null && method === 'POST' ? null : readAt(record ?? path, false)
  const parent = parentOf(path)
  return list === null && single === null && parent === null ? null : { list, single, parent }
}

/** The read of the record that a record belongs to, other than a project or group: of the issue of a note. */
export function ownerReadOf(operation: SpecifiedOperation): SpecifiedOperation | null {
  const { path } = operations[operation]
  const collection = recordPathOf(operation)?.replace(/\/[^/]+$/, '') ?? path
  const owner = collection.replace(/\/[^/]+$/, '')
  return /^\/(?:projects|groups)\/\{id\}$/.test(owner) ? null : readAt(owner, false)
}

function parentOf(path: string): Reads['parent'] {
  if (path.startsWith('/projects/{id}/')) return 'getProject'
  return path.startsWith('/groups/{id}/') ? 'getGroup' : null
}

/** The list of the records at a path; null if there is none. */
export function listAt(path: string): SpecifiedOperation | null {
  return readAt(path, true)
}

function readAt(wanted: string, isList: boolean): SpecifiedOperation | null {
  const found = specifiedOperations.find((operation) => {
    const { method, path, list } = operations[operation]
    return method === 'GET' && path === wanted && list === isList
  })
  return found ?? null
}

/** The single read of the records of a list. */
export function singleReadOf(collection: string): SpecifiedOperation | null {
  const found = specifiedOperations.find((operation) => {
    const { method, path, list } = operations[operation]
    return method === 'GET' && !list && path.replace(/\/\{\w+\}$/, '') === collection && path !== collection
  })
  return found ?? null
}

/** The properties of a record that the items of a list have as well. */
export function asListed(list: SpecifiedOperation, record: JsonRecord): JsonRecord {
  const listed = listedProperties(list)
  return Object.fromEntries(Object.entries(record).filter(([name]) => listed.has(name)))
}

/** Only this check creates and deletes the item: shared runners, which every project lists, are used by other checks as well. */
export function isOwn(item: Json): boolean {
  return !isRecord(item) || item['is_shared'] !== true
}

/** The property of a record that the last parameter of its path names. */
export function keyOf(parameter: string): string {
  return keyOfParameter[parameter] ?? 'id'
}

const keyOfParameter: Readonly<Record<string, string>> = {
  branch: 'name',
  tag_name: 'name',
  key: 'key',
  issue_iid: 'iid',
  merge_request_iid: 'iid',
}

/** Pages of a list, of the greatest size: the first, and any others. */
export type Pages = readonly [Response, ...Response[]]

/** What the reads returned. */
export interface State {
  /** Null where there is no list. */
  readonly list: Pages | null
  readonly single: Response | null
  readonly parent: Response | null
}

/** Reads everything. A read that fails is no evidence against the write. */
export async function readState(
  context: CheckContext,
  prepared: PreparedRequest,
  { list, single, parent }: Reads,
  phase: 'arrange' | 'observe',
  statusOfSingle: 404 | null = null,
): Promise<State> {
  const by = context.as(readerOf(context, prepared))
  const { path } = prepared
  const { branch } = { ...prepared.query, ...prepared.body }
  const query = typeof branch === 'string' && 'file_path' in path ? { ref: branch } : {}
  const read = async (operation: SpecifiedOperation, parameters: Variation): Promise<Response> => {
    const response = await by.sendUnchecked({ operation, path, ...parameters }, phase)
    const { exchange, status } = response
    if (isSuccess(status) || (operation === single && status === statusOfSingle)) return response
    throw new Blocked(`${operation} returned ${status ?? 'no response'}`, exchange)
  }
  return {
    list: list === null ? null : await pagesOf((page) => read(list, { query: { per_page: greatest, page } })),
    single: single === null ? null : await read(single, { query }),
    parent:
      parent === null
        ? null
        : await context.admin.sendUnchecked({ operation: parent, path: { id: path['id'] } }, phase),
  }
}

/** The caller who requests access reads no list of requests. */
function readerOf({ admin }: CheckContext, { operation, by }: PreparedRequest): Actor {
  return operation === 'createGroupAccessRequest' || operation === 'createProjectAccessRequest' ? admin : by
}

/** Maximum page size. */
export const greatest = 100

/** Lists of the whole instance can be long. */
const mostPages = 20

export async function pagesOf(read: (page: number) => Promise<Response>): Promise<Pages> {
  const pages: [Response, ...Response[]] = [await read(1)]
  while (recordsOf(pages.slice(-1)).length === greatest && pages.length < mostPages)
    pages.push(await read(pages.length + 1))
  return pages
}

/** The last page of a list, which has the failures of the whole list. */
export function lastOf(pages: Pages): Response {
  return pages.at(-1) ?? pages[0]
}

/** The items of a list. */
export function recordsOf(list: readonly Pick<Response, 'json'>[]): readonly JsonRecord[] {
  return list.flatMap(({ json }) => (Array.isArray(json) ? json.filter(isRecord) : []))
}

/**
 * The record of a response as evidence against others: without the properties that violate the contract. Their values are
 * right nowhere.
 */
export function validRecordOf(response: Response): JsonRecord {
  const record = Object.entries(recordOf(response))
  return Object.fromEntries(record.filter(([name]) => !response.invalidProperties.has(name)))
}

/** The record of a response; an empty one where there is none. */
export function recordOf(response: Response | null): JsonRecord {
  const json = response?.json
  return isRecord(json) ? json : {}
}
