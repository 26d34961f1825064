/** Identifiers that nothing has: 404, and 200 for a DELETE. Spec: document 1, "Status codes" and "General rules". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { sendPrepared, sharedRequest, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'

/** Values that fit each parameter's type and that nothing is called. */
const unusedIds: Readonly<Record<string, string | number>> = {
  id: 2_000_000_000,
  project_id: 2_000_000_000,
  user_id: 2_000_000_000,
  key_id: 2_000_000_000,
  email_id: 2_000_000_000,
  issue_iid: 1_000_000,
  merge_request_iid: 1_000_000,
  snippet_id: 2_000_000_000,
  note_id: 2_000_000_000,
  award_id: 2_000_000_000,
  board_id: 2_000_000_000,
  list_id: 2_000_000_000,
  pipeline_id: 2_000_000_000,
  job_id: 2_000_000_000,
  runner_id: 2_000_000_000,
  trigger_id: 2_000_000_000,
  key: 'NO_SUCH_KEY',
  ref_name: 'no-such-branch',
  sha: 'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef',
  branch: 'no-such-branch',
  tag_name: 'no-such-tag',
  file_path: 'no/such/file.txt',
}

/** Where an unknown name is no failure, or where the specification leaves the response open. */
const silent = new Set([
  // Names the file to be created.
  'createFile file_path',
  // A commit that fails yields 400, and a thing that is not there 404: either sentence fits.
  'updateFile file_path',
  'cherryPickCommit sha',
])

/** A request below or about something that does not exist yields 404. */
export function unknown(operation: SpecifiedOperation, parameter: string): Check {
  return generatedCheck(
    'unknown-is-404',
    operation,
    `${operation} with an unknown ${parameter}`,
    async (context) => {
      const prepared = await context.use(sharedRequest(operation))
      const path = { ...prepared.path, [parameter]: unusedIds[parameter] }
      const response = await sendPrepared(context, prepared, { path })
      response.expectStatus(404)
    },
    parameter,
  )
}

/** Every parameter that addresses something, of every operation that is no DELETE. */
export const unknownThings: readonly Check[] = specifiedOperations
  .filter((operation) => operations[operation].method !== 'DELETE')
  .flatMap((operation) =>
    operations[operation].parameters.path
      .filter((parameter) => !silent.has(`${operation} ${parameter}`))
      .map((parameter) => unknown(operation, parameter)),
  )

/** Deleting what is not there yields success all the same. */
export function deletingUnknown(operation: SpecifiedOperation): Check {
  const own = operations[operation].parameters.path.at(-1) ?? 'id'
  return generatedCheck('delete-unknown', operation, `${operation} with an unknown ${own}`, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const response = await sendPrepared(context, prepared, { path: { ...prepared.path, [own]: unusedIds[own] } })
    if (operation === 'deleteProject') response.expectStatusIn(200, 202)
    else response.expectStatus(200)
  })
}

/** DELETE operations to which the general rule applies; a key of another user is the stated exception. */
export const idempotentDeletes = specifiedOperations.filter(
  (operation) =>
    operations[operation].method === 'DELETE' &&
    operation !== 'deleteUserSshKey' &&
    operation !== 'deleteMergedBranches',
)

export const deletesOfUnknown: readonly Check[] = idempotentDeletes.map(deletingUnknown)
