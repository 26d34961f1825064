/**
 * What a write has done shows in every read of the same records, and only there: in the list, in the single read, and not
 * in the settings of the project or group. All were read before the write. Spec: document 1, "Status codes".
 */
import { operations, type OperationId } from '../../../generated/operations.ts'
import type { CheckContext } from '../fixtures/context.ts'
import type { ApiResponse } from '../fixtures/response.ts'
import { isRecord, type Json } from '../protocol/exchange.ts'
import { Blocked } from '../protocol/signals.ts'
import { attributesOf } from './attributes.ts'
import { successesOf } from './successes.ts'
import { isSuccess, sendPrepared, specifiedOperations, type PreparedRequest, type SpecifiedOperation, type Variation } from './valid-request.ts'

type JsonRecord = Readonly<Record<string, Json>>
type Response = ApiResponse<OperationId>

/** The reads of the records that an operation writes. */
export interface Reads {
  readonly list: SpecifiedOperation | null
  readonly single: SpecifiedOperation | null
  /** The read of the project or group of the records. */
  readonly parent: 'getProject' | 'getGroup' | null
}

/** Writes whose effect is not read: the reads are not specified, or not by the caller. */
const excluded: ReadonlySet<SpecifiedOperation> = new Set([
  // The caller who requests access reads no list of requests.
  'createGroupAccessRequest',
  'createProjectAccessRequest',
  // The list is that of one branch, and a commit is read by its hash.
  'createCommit',
  // Deletion may be completed later.
  'deleteProject',
  'deleteGroup',
  'deleteUser',
] as const satisfies readonly SpecifiedOperation[])

/** Lists of the whole instance can have any number of items. */
const wholeInstance = /^\/(?:projects|groups|users|runners)$/

/** The reads that show the effect of an operation at once; null where none does. */
export function readsOfEffect(operation: SpecifiedOperation): Reads | null {
  return excluded.has(operation) ? null : readsOf(operation)
}

/** The reads of the records that an operation writes; null where it writes nothing that can be read. */
export function readsOf(operation: SpecifiedOperation): Reads | null {
  const { method, path } = operations[operation]
  if (method === 'GET') return null
  const collection = method === 'POST' ? path : path.replace(/\/[^/]+$/, '')
  const list = wholeInstance.test(collection) ? null : readAt(collection, true)
  const single = method === 'POST' ? null : readAt(path, false)
  return list === null && single === null ? null : { list, single, parent: parentOf(path) }
}

function parentOf(path: string): Reads['parent'] {
  if (path.startsWith('/projects/{id}/')) return 'getProject'
  return path.startsWith('/groups/{id}/') ? 'getGroup' : null
}

function readAt(wanted: string, isList: boolean): SpecifiedOperation | null {
  const found = specifiedOperations.find((operation) => {
    const { method, path, list } = operations[operation]
    return method === 'GET' && path === wanted && list === isList
  })
  return found ?? null
}

/** What the reads returned. */
export interface State {
  /** Pages of the greatest size; none where there is no list. */
  readonly list: readonly Response[]
  readonly single: Response | null
  readonly parent: Response | null
}

/** Sends a variation of a write, and expects that it succeeds and that the reads of the prepared request show its effect. */
export async function expectEffect(
  context: CheckContext,
  prepared: PreparedRequest,
  variation: Variation = {},
): Promise<void> {
  const { operation } = prepared
  const reads = readsOfEffect(operation)
  const before = reads === null ? null : await readState(context, prepared, reads, 'arrange')
  const written = await sendPrepared(context, prepared, variation)
  written.expectStatusIn(...successesOf(operation))
  if (reads === null || before === null) return
  const { method } = operations[operation]
  const after = await readState(context, prepared, reads, 'observe', method === 'DELETE' ? 404 : null)
  if (method === 'DELETE') expectGone(prepared, before, after)
  else if (reads.single === null) expectListed(written, after.list)
  else expectUpdated(prepared, before, after)
  expectOthersUnchanged(prepared, before, after)
}

/** Reads everything. A read that fails is no evidence against the write. */
export async function readState(
  context: CheckContext,
  prepared: PreparedRequest,
  { list, single, parent }: Reads,
  phase: 'arrange' | 'observe',
  statusOfSingle: 404 | null = null,
): Promise<State> {
  const by = context.as(prepared.by)
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
    list: list === null ? [] : await pagesOf((page) => read(list, { query: { per_page: greatest, page } })),
    single: single === null ? null : await read(single, { query }),
    parent: parent === null ? null : await read(parent, {}),
  }
}

/** How many items a page can hold. */
const greatest = 100

/** Lists of the whole instance can be long. */
const mostPages = 20

async function pagesOf(read: (page: number) => Promise<Response>): Promise<readonly Response[]> {
  const pages = [await read(1)]
  while (recordsOf(pages.slice(-1)).length === greatest && pages.length < mostPages) pages.push(await read(pages.length + 1))
  return pages
}

/** The property of an item that the last parameter of a path names. */
const keyOfParameter: Readonly<Record<string, string>> = {
  branch: 'name',
  tag_name: 'name',
  key: 'key',
  issue_iid: 'iid',
  merge_request_iid: 'iid',
}

function isItemOf(prepared: PreparedRequest): (item: JsonRecord) => boolean {
  const parameter = operations[prepared.operation].parameters.path.at(-1) ?? ''
  const key = keyOfParameter[parameter] ?? 'id'
  return (item) => isSame(item[key], prepared.path[parameter])
}

/** Ids are numbers in bodies, and may be texts in paths. */
function isSame(value: Json | undefined, parameter: unknown): boolean {
  return (typeof value === 'number' || typeof value === 'string') && String(value) === String(parameter)
}

function recordsOf(list: readonly Response[]): readonly JsonRecord[] {
  return list.flatMap(({ json }) => (Array.isArray(json) ? json.filter(isRecord) : []))
}

function recordOf(response: Response | null): JsonRecord {
  const json = response?.json
  return isRecord(json) ? json : {}
}

function expectListed(written: Response, list: State['list']): void {
  const record = recordOf(written)
  const key = ['id', 'key', 'name', 'note'].find((each) => each in record)
  if (key === undefined) return
  if (recordsOf(list).some((item) => item[key] === record[key])) return
  list.at(-1)?.fail(`An item with the \`${key}\` ${JSON.stringify(record[key])}, which was created before.`, 'No such item.')
}

/** The record is found no more; everything else is as before. */
function expectGone(prepared: PreparedRequest, before: State, { list, single }: State): void {
  single?.expectStatus(404)
  const isItem = isItemOf(prepared)
  if (!recordsOf(before.list).some(isItem)) return
  if (recordsOf(list).some(isItem)) list.at(-1)?.fail('No item for the deleted record.', 'The list still has it.')
}

/** The record is found, by the single read and in the list, as before. */
export function expectStillThere(prepared: PreparedRequest, before: State, { list, single }: State): void {
  single?.expectStatus(200)
  const isItem = isItemOf(prepared)
  if (!recordsOf(before.list).some(isItem)) return
  if (!recordsOf(list).some(isItem)) list.at(-1)?.fail('The item of the record.', 'The list has it no more.')
}

/** Properties of the request have their values in the single read, and in the list wherever the single read has them. */
function expectUpdated(prepared: PreparedRequest, before: State, { list, single }: State): void {
  const isItem = isItemOf(prepared)
  const [old, record, item] = [recordOf(before.single), recordOf(single), recordsOf(list).find(isItem)]
  for (const [name, sent] of Object.entries(prepared.body ?? {})) {
    if (typeof sent === 'object' || typeof old[name] !== typeof sent) continue
    const isContent = name === 'content' && typeof sent === 'string'
    const expected = isContent ? Buffer.from(sent).toString('base64') : sent
    if (record[name] !== expected) failAt(single, name, expected, record[name])
    if (item !== undefined && name in item && item[name] !== sent) failAt(list.at(-1), `[].${name}`, sent, item[name])
  }
}

function failAt(response: Response | null | undefined, path: string, expected: unknown, actual: unknown): void {
  const kind = path.startsWith('[]') ? 'items' : 'property'
  response?.fail(`\`${path}\` is ${JSON.stringify(expected)}.`, `It is ${JSON.stringify(actual) ?? 'missing'}.`, {
    kind,
    path,
  })
}

/** Settings of a project or group that only its own update changes. A new repository gets its default branch later. */
const settings: Readonly<Record<'getProject' | 'getGroup', readonly string[]>> = {
  getProject: attributesOf('updateProject').flatMap(({ name }) => (name === 'default_branch' ? [] : [name])),
  getGroup: attributesOf('updateGroup').map(({ name }) => name),
}

/** Other items of the list are still listed, with the properties that were sent for this one as they were. */
function expectOthersUnchanged(prepared: PreparedRequest, before: State, after: State): void {
  const isItem = isItemOf(prepared)
  const { method } = operations[prepared.operation]
  // The position of one list is the place of another.
  const names = Object.keys(method === 'PUT' ? (prepared.body ?? {}) : {}).filter((name) => name !== 'position')
  for (const other of recordsOf(before.list).filter((item) => method === 'POST' || !isItem(item))) {
    const key = ['id', 'key', 'name'].find((each) => each in other)
    if (key === undefined) continue
    const found = recordsOf(after.list).find((item) => item[key] === other[key])
    if (found === undefined) after.list.at(-1)?.fail(`An item with the \`${key}\` ${JSON.stringify(other[key])}, as before.`, 'No such item.')
    else expectSame(names, other, found, (name) => failAt(after.list.at(-1), `[].${name}`, other[name], found[name]))
  }
  const { parent } = readsOf(prepared.operation) ?? { parent: null }
  if (parent === null) return
  const [old, now] = [recordOf(before.parent), recordOf(after.parent)]
  expectSame(settings[parent], old, now, (name) => failAt(after.parent, name, old[name], now[name]))
}

function expectSame(
  names: readonly string[],
  before: JsonRecord,
  after: JsonRecord,
  onDifference: (name: string) => void,
): void {
  for (const name of names) {
    if (name in before && JSON.stringify(before[name]) !== JSON.stringify(after[name])) onDifference(name)
  }
}
