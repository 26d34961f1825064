/**
 * Every read of the same records returns the effect of a write: the list and the single read. Other records and the
 * settings of the project or group do not change. All were read before the write. Spec: document 1, "Status codes".
 */
import { operations, type OperationId } from '../../../generated/operations.ts'
import type { CheckContext } from '../fixtures/context.ts'
import type { ApiResponse } from '../fixtures/response.ts'
import { differences } from '../fixtures/differences.ts'
import type { Parameters } from '../protocol/encode.ts'
import { isRecord, type Json } from '../protocol/exchange.ts'
import { attributesOf } from './attributes.ts'
import { effectReadOf } from './effect-reads.ts'
import {
  asListed,
  deletedLater,
  isOwn,
  keyOf,
  readsOf,
  readsOfEffect,
  recordPathOf,
  readState,
  recordOf,
  recordsOf,
  singleReadOf,
  type JsonRecord,
  type State,
} from './reads.ts'
import { expectSameValues } from './same-values.ts'
import { successesOf } from './successes.ts'
import { sendPrepared, type PreparedRequest, type Variation } from './valid-request.ts'

type Response = ApiResponse<OperationId>

/**
 * Sends a variation of a write, and expects that it succeeds and that the reads of the prepared request return its effect;
 * nothing more if it has a status of `unspecified`.
 */
export async function expectEffect(
  context: CheckContext,
  prepared: PreparedRequest,
  variation: Variation = {},
  unspecified: readonly (number | null)[] = [],
): Promise<Response> {
  const { operation } = prepared
  const reads = readsOfEffect(operation)
  const before = reads === null ? null : await readState(context, prepared, reads, 'arrange')
  const written = await sendPrepared(context, prepared, variation)
  if (unspecified.includes(written.status)) return written
  written.expectStatusIn(...successesOf(operation))
  await expectEffectElsewhere(context, prepared)
  await expectCreated(context, prepared, written)
  if (deletedLater.includes(operation)) await expectGoneLater(context, prepared)
  if (deletedLater.includes(operation) || reads === null || before === null) return written
  const { method } = operations[operation]
  const after = await readState(context, prepared, reads, 'observe', method === 'DELETE' ? 404 : null)
  if (method === 'DELETE') expectGone(prepared, before, after)
  else if (recordPathOf(operation) === null && method === 'POST')
    expectListed(prepared, written, before, after)
  else {
    expectUpdated(prepared, after)
    expectSameAsRead(operation, written, after.single)
  }
  expectOthersUnchanged(prepared, before, after)
  return written
}

/** The single read returns what a creation or an update has sent; other reads return the effect of other writes. */
export async function expectStored(
  context: CheckContext,
  prepared: PreparedRequest,
  written: Response,
): Promise<void> {
  await expectEffectElsewhere(context, prepared)
  await expectCreated(context, prepared, written)
  const { operation } = prepared
  const { single } = readsOfEffect(operation) ?? { single: null }
  if (operations[operation].method !== 'PUT' || single === null) return
  expectUpdated(prepared, await readState(context, prepared, { list: null, single, parent: null }, 'observe'))
}

function isItemOf(prepared: PreparedRequest): (item: JsonRecord) => boolean {
  const parameter = operations[prepared.operation].parameters.path.at(-1) ?? ''
  const key = keyOf(parameter)
  return (item) => isSame(item[key], prepared.path[parameter])
}

/** IDs are numbers in bodies, and may be texts in paths. */
function isSame(value: Json | undefined, parameter: unknown): boolean {
  return (typeof value === 'number' || typeof value === 'string') && String(value) === String(parameter)
}

/** The single read of a record that was created has what the request has sent. */
async function expectCreated(
  context: CheckContext,
  prepared: PreparedRequest,
  written: Response,
): Promise<void> {
  const { method, path } = operations[prepared.operation]
  const collection = prepared.operation === 'createProjectForUser' ? operations.createProject.path : path
  const single = singleReadOf(collection)
  const parameter = single === null ? undefined : operations[single].parameters.path.at(-1)
  if (method !== 'POST' || single === null || parameter === undefined) return
  const key = recordOf(written)[keyOf(parameter)]
  if (typeof key !== 'string' && typeof key !== 'number') return
  const request = { operation: single, path: { ...prepared.path, [parameter]: key } }
  const response = await context.as(prepared.by).sendUnchecked(request, 'observe')
  response.expectStatus(200)
  expectValues({ ...prepared.body }, response, recordOf(response))
  expectSameAsRead(prepared.operation, written, response)
}

/** Writes whose response body is not specified, or which return the path of a file as its name; a retried job may run before it is read. */
const notAsRead: ReadonlySet<OperationId> = new Set([
  'createFile',
  'createGroup',
  'createProject',
  'createProjectForUser',
  'createUser',
  'retryJob',
  'updateFile',
  'updateProject',
  'updateUser',
])

/** The properties that a write and a later read return have the same values. */
function expectSameAsRead(operation: OperationId, written: Response, read: Response | null): void {
  if (notAsRead.has(operation) || read?.status !== 200) return
  expectSameValues(recordOf(read), recordOf(written), written)
}

function ownItemsOf(list: State['list']): readonly JsonRecord[] {
  return recordsOf(list).filter(isOwn)
}

function countOf(list: State['list']): number {
  return ownItemsOf(list).filter(({ system }) => system !== true).length
}

function expectListed(prepared: PreparedRequest, written: Response, before: State, { list }: State): void {
  // A server may add system notes.
  const [former, present] = [countOf(before.list), countOf(list)]
  if (present > former + 1)
    list.at(-1)?.fail(`${former + 1} items, one more than before.`, `${present} items.`)
  const record = recordOf(written)
  const key = ['id', 'key', 'name', 'note'].find((each) => each in record)
  if (key === undefined) return
  const item = recordsOf(list).find((each) => each[key] === record[key])
  if (item === undefined) {
    list
      .at(-1)
      ?.fail(
        `An item with the \`${key}\` ${JSON.stringify(record[key])}, which was created before.`,
        'No such item.',
      )
    return
  }
  expectValues({ ...prepared.body }, list.at(-1), item, '[].')
  if (!notAsRead.has(prepared.operation)) expectSameAsListed(prepared, record, item, list)
}

async function expectGoneLater(
  context: CheckContext,
  { operation, by, path }: PreparedRequest,
): Promise<void> {
  const { single } = readsOf(operation) ?? { single: null }
  if (single === null) return
  const read = () => context.as(by).sendUnchecked({ operation: single, path }, 'observe')
  const response = await context.eventually(read, ({ status }) => status === 404)
  response.expectStatus(404)
}

/** The record is found no more; everything else is as before. */
function expectGone(prepared: PreparedRequest, before: State, { list, single }: State): void {
  single?.expectStatus(404)
  const isItem = isItemOf(prepared)
  if (!recordsOf(before.list).some(isItem)) return
  if (recordsOf(list).some(isItem))
    list.at(-1)?.fail('No item for the deleted record.', 'The list still has it.')
}

/** The record is found, by the single read and in the list, as before. */
export function expectStillThere(prepared: PreparedRequest, before: State, { list, single }: State): void {
  single?.expectStatus(200)
  const isItem = isItemOf(prepared)
  if (!recordsOf(before.list).some(isItem)) return
  if (!recordsOf(list).some(isItem))
    list.at(-1)?.fail('The item of the record.', 'The list no longer has it.')
}

/** Properties of the request have their values in the single read, and in the list. */
function expectUpdated(prepared: PreparedRequest, { list, single }: State): void {
  const sent = { ...prepared.body }
  if (typeof sent['content'] === 'string') sent['content'] = Buffer.from(sent['content']).toString('base64')
  expectValues(sent, single ?? undefined, recordOf(single))
  const item = recordsOf(list).find(isItemOf(prepared)) ?? {}
  expectValues(sent, list.at(-1), item, '[].')
  if (single !== null) expectSameAsListed(prepared, recordOf(single), item, list)
}

/** The item of a list has the values of the record. */
function expectSameAsListed(
  { operation }: PreparedRequest,
  record: JsonRecord,
  item: JsonRecord,
  pages: State['list'],
): void {
  const { list } = readsOf(operation) ?? { list: null }
  const page = pages.at(-1)
  if (list !== null && page !== undefined) expectSameValues(asListed(list, record), item, page, '[].')
}

/** Compares those that the record has in the form of the request. */
function expectValues(sent: Parameters, response: Response | undefined, record: JsonRecord, at = ''): void {
  for (const [name, value] of Object.entries(sent)) {
    const actual = comparable(valueOf(record, name))
    const expected = comparable(Array.isArray(actual) && typeof value === 'string' ? value.split(',') : value)
    if (actual === undefined || (actual !== null && typeof actual !== typeof expected)) continue
    if (Array.isArray(actual) !== Array.isArray(expected) && actual !== null) continue
    if (differences(expected, actual).length > 0)
      failAt(response, `${at}${name}`, value, valueOf(record, name))
  }
}

/** The value of an attribute; of `assignee_id` and `assignee_ids`, the IDs of the embedded records. */
function valueOf(record: JsonRecord, name: string): Json | undefined {
  const [, embedded = '', several = ''] = /^(\w+)_id(s?)$/.exec(name) ?? []
  const value = record[embedded + several]
  if (name in record || value === undefined) return record[name]
  return Array.isArray(value)
    ? value.flatMap((each) => (isRecord(each) ? (each['id'] ?? []) : []))
    : identityOf(value)
}

/** Texts of a list may have any order. */
function comparable(value: unknown): unknown {
  return Array.isArray(value) ? value.map((each: unknown) => JSON.stringify(each)).toSorted() : value
}

async function expectEffectElsewhere(context: CheckContext, prepared: PreparedRequest): Promise<void> {
  const effect = effectReadOf(prepared)
  if (effect === null) return
  const { read, path, query = {}, part } = effect
  const response = await context.as(prepared.by).sendUnchecked({ operation: read, path, query }, 'observe')
  for (const { at, expected, actual } of differences(part, response.json)) {
    response.fail(`\`${at}\` is ${expected} after ${prepared.operation}.`, `It is ${actual}.`, {
      kind: 'property',
      path: at,
    })
  }
}

function failAt(response: Response | undefined, path: string, expected: unknown, actual: unknown): void {
  const kind = path.startsWith('[]') ? 'items' : 'property'
  response?.fail(
    `\`${path}\` is ${JSON.stringify(expected)}.`,
    `It is ${JSON.stringify(actual) ?? 'missing'}.`,
    {
      kind,
      path,
    },
  )
}

/** Settings of a project or group that only its own update changes. */
const settings: Readonly<Record<'getProject' | 'getGroup', readonly string[]>> = {
  getProject: attributesOf('updateProject').map(({ name }) => name),
  getGroup: attributesOf('updateGroup').map(({ name }) => name),
}

/** Other items of the list are still listed, with the same properties. */
function expectOthersUnchanged(prepared: PreparedRequest, before: State, after: State): void {
  const isItem = recordPathOf(prepared.operation) === null ? () => false : isItemOf(prepared)
  expectItemsUnchanged(
    ownItemsOf(before.list).filter((item) => !isItem(item)),
    after.list,
  )
  const { parent } = readsOf(prepared.operation) ?? { parent: null }
  if (parent === null || before.parent?.status !== 200) return
  after.parent?.expectStatus(200)
  const [old, now] = [recordOf(before.parent), recordOf(after.parent)]
  expectSame(settings[parent], old, now, (name) =>
    failAt(after.parent ?? undefined, name, old[name], now[name]),
  )
}

/** Items of a list are still listed, with the same properties. */
export function expectItemsUnchanged(former: readonly JsonRecord[], list: State['list']): void {
  for (const other of former) {
    const key = ['id', 'key', 'name'].find((each) => each in other)
    if (key === undefined) continue
    const found = recordsOf(list).find((item) => item[key] === other[key])
    if (found === undefined)
      list
        .at(-1)
        ?.fail(`An item with the \`${key}\` ${JSON.stringify(other[key])}, as before.`, 'No such item.')
    else expectUnchanged(other, found, list.at(-1), '[].')
  }
}

/** Properties that follow from other records, or from time. A change of the position of one list changes those of others. */
const derived =
  /^(?:full_name|full_path|position|merged|merge_status|can_be_merged|.*votes|.*_count|.*_at|.*_on|.*_url|statistics|permissions)$/

/** A record that is not written has the same properties as before. */
export function expectUnchanged(
  before: JsonRecord,
  after: JsonRecord,
  response: Response | undefined,
  at = '',
): void {
  for (const name of Object.keys(before).filter((each) => !derived.test(each))) {
    const [old, now] = [identityOf(before[name]), identityOf(after[name])]
    if (differences(comparable(old), comparable(now)).length > 0) failAt(response, `${at}${name}`, old, now)
  }
}

/** An embedded record is identified by its ID. */
function identityOf(value: Json | undefined): Json | undefined {
  return isRecord(value) && 'id' in value ? value['id'] : value
}

function expectSame(
  names: readonly string[],
  before: JsonRecord,
  after: JsonRecord,
  onDifference: (name: string) => void,
): void {
  for (const name of names) {
    // The default branch of a new repository is set later.
    if (name === 'default_branch' && before[name] === null) continue
    if (name in before && JSON.stringify(before[name]) !== JSON.stringify(after[name])) onDifference(name)
  }
}
