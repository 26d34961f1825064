/** The record of a write in the list of its collection: created, updated, deleted or still there. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { Json } from '../../protocol/exchange.ts'
import {
  isOwn,
  keyOf,
  lastOf,
  recordOf,
  recordsOf,
  type JsonRecord,
  type Pages,
  type State,
} from './reads.ts'
import type { PreparedRequest } from '../valid-request.ts'
import { expectSameAsListed, expectValues, failAt, notAsRead } from './values.ts'

type Response = ApiResponse<OperationId>

/** Whether an item is that of the record that the path of the request names. */
export function isItemOf(prepared: PreparedRequest): (item: JsonRecord) => boolean {
  const parameter = operations[prepared.operation].parameters.path.at(-1) ?? ''
  const key = keyOf(parameter)
  return (item) => isSame(item[key], prepared.path[parameter])
}

/** IDs are numbers in bodies, and may be texts in paths. */
function isSame(value: Json | undefined, parameter: unknown): boolean {
  return (typeof value === 'number' || typeof value === 'string') && String(value) === String(parameter)
}

/** Items that no other check creates and deletes. */
export function ownItemsOf(list: Pages | null): readonly JsonRecord[] {
  return recordsOf(list ?? []).filter(isOwn)
}

function countOf(list: Pages | null): number {
  return ownItemsOf(list).filter(({ system }) => system !== true).length
}

/** A creation adds one item, which has the values of the request and of the response. */
export function expectListed(
  prepared: PreparedRequest,
  written: Response,
  before: State | null,
  { list }: State,
): void {
  if (list === null) return
  const response: Response = lastOf(list)
  // A server may add system notes.
  const [former, present] = [countOf(before?.list ?? null), countOf(list)]
  if (before !== null && present > former + 1)
    response.fail(`${former + 1} items, one more than before.`, `${present} items.`, {
      kind: 'repeated-items',
      path: '[]',
    })
  const record = recordOf(written)
  const key = ['id', 'key', 'name', 'note'].find((each) => each in record)
  if (key === undefined) return
  const item = recordsOf(list).find((each) => each[key] === record[key])
  if (item === undefined) {
    const value = JSON.stringify(record[key])
    response.fail(`An item with the \`${key}\` ${value}, which was created before.`, 'No such item.')
  }
  expectValues({ ...prepared.body }, response, item, '[].')
  if (!notAsRead.has(prepared.operation)) expectSameAsListed(prepared.operation, written, item, response)
}

/** The record is found no more. */
export function expectGone(prepared: PreparedRequest, { list, single }: State): void {
  single?.expectStatus(404)
  if (list !== null && recordsOf(list).some(isItemOf(prepared)))
    lastOf(list).fail('No item for the deleted record.', 'The list still has it.')
}

/** The record is found, by the single read and in the list, as before. */
export function expectStillThere(prepared: PreparedRequest, before: State, { list, single }: State): void {
  single?.expectStatus(200)
  expectStillListed(prepared, before, list)
}

function expectStillListed(prepared: PreparedRequest, before: State, list: Pages | null): void {
  const isItem = isItemOf(prepared)
  if (list === null || !recordsOf(before.list ?? []).some(isItem)) return
  if (!recordsOf(list).some(isItem))
    lastOf(list).fail('The item of the record.', 'The list no longer has it.')
}

/** Properties of the request have their values in the single read. */
export function expectUpdated({ body }: PreparedRequest, single: Response): void {
  expectValues({ ...body }, single, asSent(recordOf(single), body?.['encoding'] === 'base64'))
}

/** An update does not change when the record was created. */
export function expectSameCreation(before: Response | null, after: Response): void {
  const [former, created_at] = [recordOf(before)['created_at'], recordOf(after)['created_at']]
  if (typeof former === 'string' && typeof created_at === 'string' && former !== created_at)
    failAt(after, 'created_at', former, created_at)
}

/** The record is listed as before; properties of the request and of the single read have their values in the list. */
export function expectUpdatedItem(
  prepared: PreparedRequest,
  before: State | null,
  { list, single }: State,
): void {
  if (before !== null && !mayLeaveList(prepared)) expectStillListed(prepared, before, list)
  const item = recordsOf(list ?? []).find(isItemOf(prepared))
  if (list === null || item === undefined) return
  expectValues({ ...prepared.body }, lastOf(list), item, '[].')
  if (single !== null) expectSameAsListed(prepared.operation, single, item, lastOf(list))
}

/** Updates after which the list, without a filter, need not have the record. */
const leavingList: ReadonlySet<OperationId> = new Set([
  'approveGroupAccessRequest',
  'approveProjectAccessRequest',
  'markTodoAsDone',
  // Whether a list without `state` has merged and closed merge requests is not specified.
  'acceptMergeRequest',
  // Whether a list has jobs that were retried is not specified.
  'retryJob',
])

export function mayLeaveList({ operation, body }: Pick<PreparedRequest, 'operation' | 'body'>): boolean {
  return leavingList.has(operation) || body?.['state_event'] !== undefined
}

/** The record with the content of a file as a request sends it. Base64 may have line breaks. */
function asSent(record: JsonRecord, isEncoded: boolean): JsonRecord {
  const { content, encoding } = record
  if (typeof content !== 'string' || encoding !== 'base64') return record
  const bytes = Buffer.from(content, 'base64')
  return { ...record, content: isEncoded ? bytes.toString('base64') : bytes.toString() }
}
