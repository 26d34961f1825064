/**
 * Who has no access to a private project removes nothing from it. A DELETE may answer them as if there were nothing, and
 * that is a success: it is judged by what the owner finds afterwards. Spec: document 2, "Visibility levels".
 */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { prepare, send, sweptOperations, type SweptOperation } from './valid-request.ts'

const topic = 'private'
const titleOf = (operation: SweptOperation) => `${operation} by a stranger to a private project`

/** The operation that shows what a DELETE removes. */
function showing(operation: SweptOperation): SweptOperation | undefined {
  const { path } = operations[operation]
  return sweptOperations.find((each) => operations[each].method === 'GET' && operations[each].path === path)
}

function staysFor(operation: SweptOperation, shown: SweptOperation): Check {
  return generatedCheck(topic, operation, titleOf(operation), async (world) => {
    const prepared = await prepare(world, operation)
    await send(world, prepared, { by: world.stranger })
    const { branch } = prepared.query
    const query = branch === undefined ? {} : { ref: branch }
    const answer = await world.acting(prepared.by).sends({ operation: shown, path: prepared.path, query })
    answer.is(200)
  })
}

const runnerStays = generatedCheck(
  topic,
  'disableProjectRunner',
  titleOf('disableProjectRunner'),
  async (world) => {
    const prepared = await prepare(world, 'disableProjectRunner')
    await send(world, prepared, { by: world.stranger })
    const id = Number(prepared.path['id'])
    const answer = await world.acting(prepared.by).tries('listProjectRunners', { path: { id } })
    answer.is(200).includes('id', Number(prepared.path['runner_id']))
  },
)

const mergedBranchesStay = generatedCheck(
  topic,
  'deleteMergedBranches',
  titleOf('deleteMergedBranches'),
  async ({ stranger, owner, given }) => {
    const { project, source } = await given.mergedMergeRequest()
    await stranger.tries('deleteMergedBranches', { path: project.path })
    const answer = await owner.tries('getBranch', { path: { id: project.id, branch: source } })
    answer.is(200)
  },
)

/** Every DELETE in a project, but that of the project itself. */
export const privateDeletes: readonly Check[] = [
  ...sweptOperations.flatMap((operation) => {
    const { method, path } = operations[operation]
    const shown = method === 'DELETE' && path.startsWith('/projects/{id}/') ? showing(operation) : undefined
    return shown === undefined ? [] : [staysFor(operation, shown)]
  }),
  runnerStays,
  mergedBranchesStay,
]
