/** An update by another user than the author changes nothing but what it sends. Spec: the updates of documents 2 and 3. */
import { isDeepStrictEqual } from 'node:util'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { isRecord, type Json } from '../protocol/exchange.ts'
import { readsOf, recordOf } from './reads.ts'
import { isSuccess, prepareRequest, sendPrepared, type SpecifiedOperation } from './valid-request.ts'

/** Properties that follow from those that are sent, or that any update may change. */
const derived =
  /^(?:full_name|name_with_namespace|subscribed|permissions|projects|shared_projects|user_notes_count|(?:updated|contacted|last_activity)_at|\w+_remove_source_branch|last_used|merge_status)$/

/** A user is identified by the ID: the state and the avatar are the user's own. */
function identityOf(value: Json | undefined): Json | undefined {
  return isRecord(value) && 'id' in value ? value['id'] : value
}

function changesNothingElse(operation: SpecifiedOperation, single: SpecifiedOperation): Check {
  const title = `${operation} by an administrator changes nothing that it does not send.`
  return generatedCheck('update-by-another', operation, title, async (context) => {
    const { admin } = context
    const prepared = await prepareRequest(context, operation)
    const { path, body } = prepared
    const read = (phase: 'arrange' | 'observe') => admin.sendUnchecked({ operation: single, path }, phase)
    const before = await read('arrange')
    const written = await sendPrepared(context, prepared, { by: admin })
    // Whether an administrator may change records of other users is not specified everywhere.
    if (!isSuccess(before.status) || !isSuccess(written.status)) return
    const after = await read('observe')
    after.expectStatus(200)
    const now = recordOf(after)
    for (const [name, value] of Object.entries(recordOf(before))) {
      if (derived.test(name) || name in { ...body } || `${name}_id` in { ...body }) continue
      if (isDeepStrictEqual(identityOf(now[name]), identityOf(value))) continue
      after.fail(
        `\`${name}\` is ${JSON.stringify(value)}, as before.`,
        `It is ${JSON.stringify(now[name]) ?? 'missing'}.`,
        {
          kind: 'property',
          path: name,
        },
      )
    }
  })
}

/** Updates of records that have an author or owner. */
const updates: readonly SpecifiedOperation[] = [
  'updateGroup',
  'updateIssueNote',
  'updateMergeRequest',
  'updateMergeRequestNote',
  'updateProject',
  'updateRunner',
  'updateSnippetNote',
  'updateTrigger',
]

export const updatesByOthers: readonly Check[] = updates.flatMap((operation) => {
  const { single } = readsOf(operation) ?? { single: null }
  return single === null ? [] : [changesNothingElse(operation, single)]
})
