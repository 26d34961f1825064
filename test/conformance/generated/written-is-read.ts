/**
 * What a write has done shows in every read of the same records: in the list and in the single read, which were both read
 * before the write. Spec: document 1, "Status codes".
 */
import { operations } from '../../../generated/operations.ts'
import type { RuleId } from '../../../generated/rules.ts'
import { generatedCheck, ruleIds, type Check } from '../fixtures/check.ts'
import type { CheckContext } from '../fixtures/context.ts'
import type { ApiResponse } from '../fixtures/response.ts'
import { isRecord, type Json } from '../protocol/exchange.ts'
import { Blocked } from '../protocol/signals.ts'
import type { OperationId } from '../../../generated/operations.ts'
import { successesOf } from './successes.ts'
import { isSuccess, prepareRequest, sendPrepared, specifiedOperations, type PreparedRequest, type SpecifiedOperation } from './valid-request.ts'

/** The reads of the records that an operation writes. */
interface Reads {
  readonly list: SpecifiedOperation | null
  readonly single: SpecifiedOperation | null
}

/** Writes after which one of the reads is not specified, or which the caller cannot read. */
const excluded: ReadonlySet<SpecifiedOperation> = new Set([
  // The caller who requests access reads no list of requests.
  'createGroupAccessRequest',
  'createProjectAccessRequest',
  // The list of the whole instance can have any number of messages before the new one.
  'createBroadcastMessage',
  // The list is that of one branch, and a commit is read by its hash.
  'createCommit',
  // Deletion may be completed later.
  'deleteProject',
  'deleteGroup',
  'deleteUser',
] as const satisfies readonly SpecifiedOperation[])

/** Lists of the whole instance can have any number of items. */
const wholeInstance = /^\/(?:projects|groups|users|runners)$/

function readsOf(operation: SpecifiedOperation): Reads {
  const { method, path } = operations[operation]
  const parent = method === 'POST' ? path : path.replace(/\/[^/]+$/, '')
  return {
    list: wholeInstance.test(parent) ? null : readAt(parent, true),
    single: method === 'POST' ? null : readAt(path, false),
  }
}

function readAt(wanted: string, isList: boolean): SpecifiedOperation | null {
  const found = specifiedOperations.find((operation) => {
    const { method, path, list } = operations[operation]
    return method === 'GET' && path === wanted && list === isList
  })
  return found ?? null
}

/** One check for each write with a list or a single read of the same records. */
const checks: ReadonlyMap<SpecifiedOperation, Check> = new Map(
  specifiedOperations.flatMap((operation) => {
    const reads = readsOf(operation)
    const isWrite = operations[operation].method !== 'GET' && !excluded.has(operation)
    const isRead = reads.list !== null || reads.single !== null
    return isWrite && isRead ? [[operation, checkOf(operation, reads)] as const] : []
  }),
)

/** The checks of all operations with a method. */
export function writtenIsRead(method: 'POST' | 'PUT'): readonly Check[] {
  return [...checks].flatMap(([operation, each]) => (operations[operation].method === method ? [each] : []))
}

const deletionRules = new Map(
  ruleIds().flatMap((rule) =>
    /\/(?:deletes|disables|removes-the-(?:member|request|key|message))$/.test(rule) ? [[rule.split('/')[0], rule]] : [],
  ),
)

/** The check of a deletion belongs to the rule that states the deletion. */
export function deletedIsGone(rule: RuleId): readonly Check[] {
  return [...checks].flatMap(([operation, each]) => {
    const subject = operation.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return operations[operation].method === 'DELETE' && deletionRules.get(subject) === rule ? [each] : []
  })
}

function checkOf(operation: SpecifiedOperation, reads: Reads): Check {
  const named = [reads.list, reads.single].filter((read) => read !== null).join(' and ')
  return generatedCheck('written-is-read', operation, `${named} return what ${operation} has changed.`, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const read = (phase: 'arrange' | 'observe') => readAll(context, prepared, reads, phase)
    const before = await read('arrange')
    const isDelete = operations[operation].method === 'DELETE'
    blockUnlessRead(before, [])
    const written = await sendPrepared(context, prepared)
    written.expectStatusIn(...successesOf(operation))
    const after = await read('observe')
    blockUnlessRead(after, isDelete ? [404] : [])
    if (isDelete) expectGone(prepared, before.list, after)
    else if (reads.single === null) expectListed(written, after.list)
    else expectUpdated(prepared, before.list, after)
  })
}

interface Responses {
  readonly list: ApiResponse<OperationId> | null
  readonly single: ApiResponse<OperationId> | null
}

/** A read that fails is no evidence against the write. */
function blockUnlessRead({ list, single }: Responses, statusesOfSingle: readonly number[]): void {
  for (const response of [list, single]) {
    if (response === null || isSuccess(response.status)) continue
    if (response === single && statusesOfSingle.some((status) => status === response.status)) continue
    const { exchange, status } = response
    throw new Blocked(`${exchange.operation} returned ${status ?? 'no response'}`, exchange)
  }
}

async function readAll(
  context: CheckContext,
  prepared: PreparedRequest,
  { list, single }: Reads,
  phase: 'arrange' | 'observe',
): Promise<Responses> {
  const by = context.as(prepared.by)
  const { path } = prepared
  const { branch } = { ...prepared.query, ...prepared.body }
  const query = typeof branch === 'string' && 'file_path' in path ? { ref: branch } : {}
  return {
    list: list === null ? null : await by.sendUnchecked({ operation: list, path, query: { per_page: 100 } }, phase),
    single: single === null ? null : await by.sendUnchecked({ operation: single, path, query }, phase),
  }
}

/** The property of an item that the last parameter of a path names. */
const keyOfParameter: Readonly<Record<string, string>> = {
  branch: 'name',
  tag_name: 'name',
  key: 'key',
  issue_iid: 'iid',
  merge_request_iid: 'iid',
}

function itemOf(prepared: PreparedRequest, list: ApiResponse<OperationId> | null): Readonly<Record<string, Json>> | null {
  const parameter = operations[prepared.operation].parameters.path.at(-1) ?? ''
  const key = keyOfParameter[parameter] ?? 'id'
  return recordsOf(list).find((item) => isSame(item[key], prepared.path[parameter])) ?? null
}

/** Ids are numbers in bodies, and may be texts in paths. */
function isSame(value: Json | undefined, parameter: unknown): boolean {
  return (typeof value === 'number' || typeof value === 'string') && String(value) === String(parameter)
}

function recordsOf(list: ApiResponse<OperationId> | null): readonly Readonly<Record<string, Json>>[] {
  const json = list?.json
  return Array.isArray(json) ? json.filter(isRecord) : []
}

function expectListed(written: ApiResponse<OperationId>, list: ApiResponse<OperationId> | null): void {
  const { json } = written
  const key = ['id', 'key', 'name', 'note'].find((each) => isRecord(json) && each in json)
  if (list === null || key === undefined || !isRecord(json)) return
  if (recordsOf(list).some((item) => item[key] === json[key])) return
  list.fail(`An item with the \`${key}\` ${JSON.stringify(json[key])}, which was created before.`, 'No such item.')
}

function expectGone(prepared: PreparedRequest, before: Responses['list'], { list, single }: Responses): void {
  single?.expectStatus(404)
  if (list === null || itemOf(prepared, before) === null) return
  if (itemOf(prepared, list) !== null) list.fail('No item for the deleted record.', 'The list still has it.')
}

/** Every property of the request that the single read returns as sent has the same value in the list. */
function expectUpdated(prepared: PreparedRequest, before: Responses['list'], { list, single }: Responses): void {
  const record = single?.json
  const [old, item] = [itemOf(prepared, before), itemOf(prepared, list)]
  if (single === null || list === null || !isRecord(record) || old === null || item === null) return
  for (const [name, sent] of Object.entries(prepared.body ?? {})) {
    if (!(name in old) || !(name in record) || JSON.stringify(record[name]) !== JSON.stringify(sent)) continue
    if (JSON.stringify(item[name]) === JSON.stringify(sent)) continue
    list.fail(`\`${name}\` is ${JSON.stringify(sent)}, as in ${single.exchange.operation}.`, `It is ${JSON.stringify(item[name])}.`, {
      kind: 'items',
      path: `[].${name}`,
    })
  }
}
