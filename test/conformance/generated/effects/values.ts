/** Properties of a record have the values that a write has sent or returned. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { differences } from '../../fixtures/differences.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { asListed, readsOf, validRecordOf, type JsonRecord } from './reads.ts'
import { expectSameRecord, expectSameValues } from './same-values.ts'
import type { SpecifiedOperation } from '../valid-request.ts'

type Response = ApiResponse<OperationId>

/** Writes whose response body is not specified, or which return the path of a file as its name; a retried job may run before it is read. */
export const notAsRead: ReadonlySet<OperationId> = new Set([
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

/** The properties that a write and the single read after it return have the same values. */
export function expectSameAsRead(operation: OperationId, written: Response, read: Response): void {
  if (notAsRead.has(operation) || read.status !== 200) return
  expectSameRecord(read, written)
}

/** The item of a list has the values of the record that a response returned, except counts: a server may count later. */
export function expectSameAsListed(
  operation: SpecifiedOperation,
  read: Response,
  item: JsonRecord,
  response: Response,
): void {
  const { list } = readsOf(operation) ?? { list: null }
  if (list === null) return
  const listed = Object.entries(asListed(list, validRecordOf(read))).filter(
    ([name]) => !name.endsWith('_count'),
  )
  expectSameValues(Object.fromEntries(listed), item, response, '[].')
}

/** Compares those that the record has in the form of the request. */
export function expectValues(sent: Parameters, response: Response, record: JsonRecord, at = ''): void {
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
export function comparable(value: unknown): unknown {
  return Array.isArray(value) ? value.map((each: unknown) => JSON.stringify(each)).toSorted() : value
}

export function failAt(response: Response, path: string, expected: unknown, actual: unknown): void {
  const kind = path.startsWith('[]') ? 'items' : 'property'
  response.fail(
    `\`${path}\` is ${JSON.stringify(expected)}.`,
    `It is ${JSON.stringify(actual) ?? 'missing'}.`,
    { kind, path },
  )
}

/** An embedded record is identified by its ID. */
export function identityOf(value: Json | undefined): Json | undefined {
  return isRecord(value) && 'id' in value ? value['id'] : value
}
