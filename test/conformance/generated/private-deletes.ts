/**
 * A caller without access to a private project deletes nothing in it. A DELETE may return success as for a record that
 * does not exist, so that the owner reads the record afterwards. Spec: document 2, "Visibility levels".
 */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type SpecifiedOperation,
} from './valid-request.ts'

const topic = 'private'
const titleOf = (operation: SpecifiedOperation) =>
  `${operation} by a non-member deletes nothing in a private project.`

/** The operation that reads the record that a DELETE deletes. */
function readOf(operation: SpecifiedOperation): SpecifiedOperation | undefined {
  const { path } = operations[operation]
  return specifiedOperations.find(
    (each) => operations[each].method === 'GET' && operations[each].path === path,
  )
}

function staysFor(operation: SpecifiedOperation, shown: SpecifiedOperation): Check {
  return generatedCheck(topic, operation, titleOf(operation), async (context) => {
    const prepared = await prepareRequest(context, operation)
    await sendPrepared(context, prepared, { by: context.nonMember })
    const { branch } = prepared.query
    const query = branch === undefined ? {} : { ref: branch }
    const response = await context
      .as(prepared.by)
      .sendUnchecked({ operation: shown, path: prepared.path, query })
    response.expectStatus(200)
  })
}

const runnerStays = generatedCheck(
  topic,
  'disableProjectRunner',
  titleOf('disableProjectRunner'),
  async (context) => {
    const prepared = await prepareRequest(context, 'disableProjectRunner')
    await sendPrepared(context, prepared, { by: context.nonMember })
    const id = Number(prepared.path['id'])
    const response = await context.as(prepared.by).observe('listProjectRunners', { path: { id } })
    response.expectIncludes('id', Number(prepared.path['runner_id']))
  },
)

const mergedBranchesStay = generatedCheck(
  topic,
  'deleteMergedBranches',
  titleOf('deleteMergedBranches'),
  async ({ nonMember, owner, given }) => {
    const { project, source } = await given.mergedMergeRequest()
    await nonMember.act('deleteMergedBranches', { path: project.path })
    await owner.observe('getBranch', { path: { id: project.id, branch: source } })
  },
)

/** Every DELETE below a project. */
export const privateDeletes: readonly Check[] = [
  ...specifiedOperations.flatMap((operation) => {
    const { method, path } = operations[operation]
    const shown = method === 'DELETE' && path.startsWith('/projects/{id}/') ? readOf(operation) : undefined
    return shown === undefined ? [] : [staysFor(operation, shown)]
  }),
  runnerStays,
  mergedBranchesStay,
]
