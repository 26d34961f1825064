/** Identifiers of no record: 404, and 200 for a DELETE. Spec: document 1, "Status codes" and "General rules". */
import { sharedRequest } from '../access/requests.ts'
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { firstFile } from '../../fixtures/repository.ts'
import { otherOwner } from './other-owners.ts'
import { sendPrepared, specifiedOperations, type SpecifiedOperation } from '../valid-request.ts'

/** Valid values of each parameter that identify no record. */
export const unusedIds: Readonly<Record<string, string | number>> = {
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
  // A folder that does not exist, with the name of a file that does.
  file_path: `no/such/${firstFile}`,
}

const namesOfRecords = new Set(['branch', 'tag_name', 'key', 'file_path', 'ref_name'])

/** The value of a parameter without its last character or extension, which identifies no record; null if it is no name. */
export function beginningOf(parameter: string, value: unknown): string | null {
  if (!namesOfRecords.has(parameter) || typeof value !== 'string') return null
  return value.replace(/(?:\.\w+|.)$/u, '')
}

/** A path or username of no record, for a parameter that is an ID or a text; null for others. */
function unusedTextOf(operation: SpecifiedOperation, parameter: string): string | null {
  const { path } = operations[operation]
  if (operation === 'listUserEvents') return 'no-such-user'
  if (parameter === 'project_id' || (parameter === 'id' && path.startsWith('/projects/')))
    return 'no-such-group/no-such-project'
  return parameter === 'id' && path.startsWith('/groups/') ? 'no-such-group' : null
}

/** Where an unknown name is valid, or where the response is not specified. */
const notSpecified = new Set([
  // Names the file to be created.
  'createFile file_path',
  // A failed commit returns 400 and a missing record 404: both rules apply.
  'updateFile file_path',
  'cherryPickCommit sha',
])

/** A request to a record that does not exist, or that is not one of the record or project in its path, returns 404. */
export function unknown(operation: SpecifiedOperation, parameter: string): Check {
  return generatedCheck(
    'unknown-is-404',
    operation,
    `${operation} with an unknown \`${parameter}\` returns 404.`,
    async (context) => {
      const prepared = await context.use(sharedRequest(operation))
      const beginning = beginningOf(parameter, prepared.path[parameter])
      const other = await otherOwner(context, prepared, parameter)
      for (const value of [unusedIds[parameter], unusedTextOf(operation, parameter), beginning, other]) {
        if (value === null) continue
        const path = { ...prepared.path, [parameter]: value }
        const response = await sendPrepared(context, prepared, { path })
        response.expectStatus(404)
      }
    },
    parameter,
  )
}

/** Names of tags find no branch, and names of branches no tag. */
function nameOfOther(operation: SpecifiedOperation, parameter: 'branch' | 'tag_name'): Check {
  const [other, creation, kind] =
    parameter === 'branch'
      ? (['tag_name', 'createTag', 'tag'] as const)
      : (['branch', 'createBranch', 'branch'] as const)
  const title = `${operation} with the name of a ${kind} returns 404.`
  return generatedCheck('name-of-other-is-404', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const name = context.uniqueName(kind)
    const request = {
      operation: creation,
      path: { id: prepared.path['id'] },
      body: { [other]: name, ref: 'master' },
    }
    const created = await context.as(prepared.by).sendUnchecked(request, 'arrange')
    created.expectStatus(201)
    const response = await sendPrepared(context, prepared, { path: { ...prepared.path, [parameter]: name } })
    response.expectStatus(404)
  })
}

const namesOfOthers = specifiedOperations.flatMap((operation) => {
  const { method, parameters } = operations[operation]
  const path: readonly string[] = method === 'DELETE' ? [] : parameters.path
  const named = (['branch', 'tag_name'] as const).filter((parameter) => path.includes(parameter))
  return named.map((parameter) => nameOfOther(operation, parameter))
})

/** Every path parameter of every operation that is not a DELETE. */
export const unknownRecords: readonly Check[] = [
  ...specifiedOperations
    .filter((operation) => operations[operation].method !== 'DELETE')
    .flatMap((operation) =>
      operations[operation].parameters.path
        .filter((parameter) => !notSpecified.has(`${operation} ${parameter}`))
        .map((parameter) => unknown(operation, parameter)),
    ),
  ...namesOfOthers,
]

/** Deleting a record that does not exist succeeds. */
export function deletingUnknown(operation: SpecifiedOperation): Check {
  const own = operations[operation].parameters.path.at(-1) ?? 'id'
  return generatedCheck(
    'delete-unknown',
    operation,
    `${operation} with an unknown \`${own}\` succeeds.`,
    async (context) => {
      const prepared = await context.use(sharedRequest(operation))
      for (const value of [unusedIds[own], ...unusedPaths(context, operation)]) {
        const response = await sendPrepared(context, prepared, { path: { ...prepared.path, [own]: value } })
        if (operation === 'deleteProject') response.expectStatusIn(200, 202)
        else response.expectStatus(200)
      }
    },
  )
}

/** Projects and groups have a path as well. */
function unusedPaths(context: CheckContext, operation: SpecifiedOperation): readonly string[] {
  if (operation === 'deleteGroup') return [context.uniqueName('group')]
  return operation === 'deleteProject' ? [`${context.owner.username}/${context.uniqueName('project')}`] : []
}

/** DELETE operations to which the general rule applies; a key of another user is the stated exception. */
export const idempotentDeletes = specifiedOperations.filter(
  (operation) =>
    operations[operation].method === 'DELETE' &&
    operation !== 'deleteUserSshKey' &&
    operation !== 'deleteMergedBranches',
)

export const deletesOfUnknown: readonly Check[] = idempotentDeletes.map(deletingUnknown)
