/** The same request twice: a read with the validators of the first response, a creation, and an update. */
import { isDeepStrictEqual } from 'node:util'
import { requestToSucceed, sharedRequest } from '../access/requests.ts'
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { Blocked, Observed } from '../../protocol/signals.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { readsOf, recordOf } from './reads.ts'
import { hasSameValues } from './same-values.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type SpecifiedOperation,
} from '../valid-request.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import { successesOf } from '../successes.ts'

/** A conditional request may return 304. Spec: document 1, "Status codes". */
function conditional(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'not-modified',
    operation,
    `A conditional ${operation} succeeds or returns 304.`,
    async (context) => {
      const prepared = await context.use(sharedRequest(operation))
      let first = await sendPrepared(context, prepared)
      if (!isSuccess(first.status)) {
        throw new Blocked(`${operation} returned ${first.status ?? 'no response'}`, first.exchange)
      }
      // Other checks may change the record in between, so that it is sent with other validators.
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const [tag, modified] = [first.header('ETag'), first.header('Last-Modified')]
        if (tag === null && modified === null) return
        const headers = {
          ...(tag === null ? {} : { 'If-None-Match': tag }),
          ...(modified === null ? {} : { 'If-Modified-Since': modified }),
        }
        const again = await sendPrepared(context, prepared, { headers })
        again.expectStatusIn(...successesOf(operation), 304)
        if (
          again.status === 304 ||
          (again.header('ETag') === tag && again.header('Last-Modified') === modified)
        )
          return
        first = again
      }
    },
  )
}

/** A conditional read after a write that changed what it returns. */
function modified(write: SpecifiedOperation, read: SpecifiedOperation): Check {
  return generatedCheck(
    'modified',
    read,
    `A conditional ${read} returns what ${write} has changed.`,
    async (context) => {
      const prepared = await prepareRequest(context, write)
      const by = context.as(prepared.by)
      // The caller who requests access to a project or group reads no list of requests.
      const reader = prepared.operation.endsWith('AccessRequest') ? context.admin : by
      const request = { operation: read, path: prepared.path }
      const before = await reader.sendUnchecked(request, 'arrange')
      const tag = before.header('ETag')
      if (!isSuccess(before.status) || tag === null) return
      const { path, query, body } = prepared
      const written = await by.sendUnchecked(
        { operation: write, path, query, ...(body === null ? {} : { body }) },
        'arrange',
      )
      if (!isSuccess(written.status))
        throw new Blocked(`${write} returned ${written.status ?? 'no response'}`, written.exchange)
      const after = await reader.sendUnchecked(request, 'arrange')
      const response = await reader.sendUnchecked({ ...request, headers: { 'If-None-Match': tag } })
      await prepared.after(written)
      if (isSuccess(after.status) && !isDeepStrictEqual(before.json, after.json))
        response.expectStatusIn(...successesOf(read))
    },
  )
}

/** The first update of each record, and the first creation in each list. */
const changedReads: ReadonlyMap<SpecifiedOperation, SpecifiedOperation> = new Map(
  specifiedOperations
    .flatMap((write) => {
      const reads = readsOf(write)
      const read = operations[write].method === 'PUT' ? reads?.single : reads?.list
      return typeof read === 'string' && !operations[read].path.includes('{file_path}')
        ? [[read, write] as const]
        : []
    })
    .toReversed(),
)

export const conditionalReads: readonly Check[] = [
  ...documenting('GET', '304').map(conditional),
  ...[...changedReads].map(([read, write]) => modified(write, read)),
]

/** The status of a second creation is mostly not specified; its response must follow the contract. */
function twice(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'twice',
    operation,
    `A second ${operation} with the same attributes returns a response of the contract.`,
    async (context) => {
      const prepared = await requestToSucceed(context, operation)
      await sendPrepared(context, prepared)
      await sendPrepared(context, prepared)
    },
  )
}

export const repeatedCreations: readonly Check[] = documenting('POST', '409').map(twice)

/** Records of which several may be the same but for their IDs. */
const repeatable = [
  'createBroadcastMessage',
  'createIssue',
  'createIssueNote',
  'createMergeRequestNote',
  'createSnippetNote',
  'createTrigger',
] as const satisfies readonly SpecifiedOperation[]

/** What a response with 201 has created is a record of its own. Whether a second creation succeeds is not specified. */
export const createsAnother: readonly Check[] = repeatable.map((operation) =>
  generatedCheck('another', operation, `A second ${operation} creates another record.`, async (context) => {
    const prepared = await requestToSucceed(context, operation)
    const first = await sendPrepared(context, prepared)
    const second = await sendPrepared(context, prepared)
    if (first.status !== 201 || second.status !== 201)
      throw new Observed(`${operation} did not return 201 twice.`)
    const before = recordOf(first)['id']
    if (recordOf(second)['id'] === before)
      second.fail('A new record with an ID of its own.', `The \`id\` is ${JSON.stringify(before)} again.`, {
        kind: 'property',
        path: 'id',
      })
  }),
)

/** Updates of a record by its attributes, so that a second request finds them already set. */
const updates = specifiedOperations.filter(
  (operation) => operation.startsWith('update') && operation !== 'updateFile',
)

/** Spec: document 1, "Status codes", 200. */
export const repeatedUpdates: readonly Check[] = updates.map((operation) =>
  generatedCheck(
    'updated-again',
    operation,
    `${operation} with the attributes that the record has returns the record.`,
    async (context) => {
      const prepared = await prepareRequest(context, operation)
      const first = await sendPrepared(context, prepared)
      first.expectStatusIn(...successesOf(operation))
      const second = await sendPrepared(context, prepared)
      second.expectStatusIn(...successesOf(operation))
      if (isRecord(first.json) && !hasSameValues(first.json, recordOf(second)))
        second.fail('The record that the first update returned.')
    },
  ),
)

function documenting(method: string, status: string): readonly SpecifiedOperation[] {
  return specifiedOperations.filter(
    (operation) => operations[operation].method === method && status in operations[operation].responses,
  )
}
