/** A write to a record that was deleted, or to a request that was approved, finds nothing. Spec: document 1, "Status codes", 404. */
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { Blocked, Observed } from '../../protocol/signals.ts'
import { existenceProbe } from '../access/existence-probe.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type SpecifiedOperation,
} from '../valid-request.ts'

/** Their deletion is asynchronous, or removes more than one record. */
const excluded: ReadonlySet<SpecifiedOperation> = new Set(['deleteGroup', 'deleteProject', 'deleteUser'])

const deletions = specifiedOperations.filter((operation) => {
  const { method, path } = operations[operation]
  // A commit that fails returns 400 and a missing record 404: for a deleted file, both rules apply.
  return (
    method === 'DELETE' && path.endsWith('}') && !path.includes('{file_path}') && !excluded.has(operation)
  )
})

/** The deletion of the record that the write updates, or to which it adds something. */
function deletionFor(write: SpecifiedOperation): SpecifiedOperation | undefined {
  const { method, path } = operations[write]
  if (method === 'GET' || method === 'DELETE') return undefined
  return deletions
    .filter((deletion) => `${path}/`.startsWith(`${operations[deletion].path}/`))
    .toSorted((one, other) => operations[other].path.length - operations[one].path.length)[0]
}

function findsNothing(write: SpecifiedOperation, deletion: SpecifiedOperation): Check {
  const title = `${write} returns 404 after ${deletion}.`
  return generatedCheck('written-after-deletion', write, title, async (context) => {
    const prepared = await prepareRequest(context, write)
    const names = operations[deletion].parameters.path
    const path = Object.fromEntries(names.map((name) => [name, prepared.path[name]]))
    const request = { operation: deletion, path }
    const probe = await existenceProbe(context, { ...prepared, operation: deletion, path })
    const deleted = await ifPossible(() => context.admin.sendUnchecked(request, 'arrange'), null)
    if (!isSuccess(deleted?.status ?? null)) throw new Observed(`${deletion} did not succeed.`)
    if (await probe.isThere()) throw new Observed(`The record is there after ${deletion}.`)
    const response = await sendPrepared(context, prepared)
    response.expectStatus(404)
  })
}

/** The member has no pending request any more. */
function findsNoRequest(operation: 'approveGroupAccessRequest' | 'approveProjectAccessRequest'): Check {
  const title = `${operation} returns 404 after the approval.`
  return generatedCheck('written-after-approval', operation, title, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const approved = await sendPrepared(context, prepared)
    if (!isSuccess(approved.status))
      throw new Blocked(`${operation} returned ${approved.status ?? 'no response'}`, approved.exchange)
    const response = await sendPrepared(context, prepared)
    response.expectStatus(404)
  })
}

export const approvalsOfMembers: readonly Check[] = [
  findsNoRequest('approveGroupAccessRequest'),
  findsNoRequest('approveProjectAccessRequest'),
]

export const writesAfterDeletions: readonly Check[] = specifiedOperations.flatMap((write) => {
  const deletion = deletionFor(write)
  return deletion === undefined ? [] : [findsNothing(write, deletion)]
})
