/**
 * A write by another user than the author or owner of the record has its effect on the single read and the list, and an
 * update changes nothing but what it sends. Spec: document 1, "Status codes"; the writes of documents 2 and 3.
 */
import { isDeepStrictEqual } from 'node:util'
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { Observed } from '../../protocol/signals.ts'
import { expectEffect } from './index.ts'
import { expectSameAsRead } from './values.ts'
import { otherLists } from './other-lists/index.ts'
import { readsOf, recordOf, recordPathOf } from './reads.ts'
import { callerRejections, isSuccess } from '../../protocol/statuses.ts'
import { prepareRequest, specifiedOperations, type SpecifiedOperation } from '../valid-request.ts'

/** Properties that follow from those that are sent, or that any update may change. */
const derived =
  /^(?:full_name|name_with_namespace|subscribed|permissions|projects|shared_projects|user_notes_count|(?:updated|contacted|last_activity)_at|\w+_remove_source_branch|last_used|merge_status)$/

/** Updates of records that have an author or owner. */
const keepingOthers: ReadonlySet<SpecifiedOperation> = new Set([
  'updateGroup',
  'updateIssueNote',
  'updateMergeRequest',
  'updateMergeRequestNote',
  'updateProject',
  'updateRunner',
  'updateSnippetNote',
  'updateTrigger',
])

const topics: Readonly<Record<string, readonly [topic: string, claim: string]>> = {
  DELETE: ['delete-by-another', 'deletes the record.'],
  POST: ['action-by-another', 'has its effect.'],
  PUT: ['update-by-another', 'changes what it sends, and nothing else.'],
}

function takesEffect(operation: SpecifiedOperation): Check {
  const { method } = operations[operation]
  const [topic = '', claim = ''] = topics[method] ?? []
  return generatedCheck(topic, operation, `${operation} by an administrator ${claim}`, async (context) => {
    const { admin } = context
    const prepared = await prepareRequest(context, operation)
    const { path, body } = prepared
    const { single } = readsOf(operation) ?? { single: null }
    const isRead = single !== null && method !== 'DELETE'
    const read = (phase: 'arrange' | 'observe') =>
      isRead ? admin.sendUnchecked({ operation: single, path }, phase) : null
    const expectInOtherLists = await otherLists(context, prepared)
    const before = await read('arrange')
    // Whether an administrator may write records of other users is not specified everywhere.
    const written = await expectEffect(context, prepared, { by: admin }, { unspecified: callerRejections })
    if (!isSuccess(written.status))
      throw new Observed(`${operation} by an administrator is rejected with ${written.status}.`)
    await expectInOtherLists(written)
    const after = await read('observe')
    if (after === null) return
    expectSameAsRead(operation, written, after)
    if (before?.status === 200 && keepingOthers.has(operation)) expectOthersKept(before, after, { ...body })
  })
}

/** The properties that an update does not send are as before. */
function expectOthersKept(
  before: ApiResponse<OperationId>,
  after: ApiResponse<OperationId>,
  sent: Readonly<Record<string, unknown>>,
): void {
  after.expectStatus(200)
  const now = recordOf(after)
  for (const [name, value] of Object.entries(recordOf(before))) {
    if (derived.test(name) || name in sent || `${name}_id` in sent) continue
    if (isDeepStrictEqual(identityOf(now[name]), identityOf(value))) continue
    const actual = JSON.stringify(now[name]) ?? 'missing'
    after.fail(`\`${name}\` is ${JSON.stringify(value)}, as before.`, `It is ${actual}.`, {
      kind: 'property',
      path: name,
    })
  }
}

/** A user is identified by the ID: the state and the avatar are the user's own. */
function identityOf(value: Json | undefined): Json | undefined {
  return isRecord(value) && 'id' in value ? value['id'] : value
}

/** Whether the record belongs to a user other than the administrator: not to the caller, and not to the instance. */
function isOfAnother(operation: SpecifiedOperation): boolean {
  const { access, path } = operations[operation]
  return access.callers !== 'administrator' && !/^\/(?:user|todos)\//.test(path)
}

/** Writes of records that exist and can be read. */
export const writesByOthers: readonly Check[] = specifiedOperations
  .filter((operation) => operations[operation].method !== 'GET' && recordPathOf(operation) !== null)
  .filter((operation) => readsOf(operation) !== null && isOfAnother(operation))
  .map(takesEffect)
