/**
 * A caller without access to a private project or group deletes nothing in it, nor the project or group. A DELETE may return success as for a record that
 * does not exist, so that the owner reads the record before and afterwards. The access checks need users of all roles;
 * these need only the owner and another user. Spec: document 2, "Visibility levels".
 */
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { canBeRequested } from './requests.ts'
import { ofPermission } from '../../fixtures/permission.ts'
import { expectStillThere } from '../effects/listed.ts'
import { asOtherUser, sudoVariationOf } from '../credentials/sudo-variations.ts'
import { parentKind } from '../paths/parent-paths.ts'
import { readsOf, readState, type Reads } from '../effects/reads.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'

const topic = 'private-record-stays'
const titleOf = (operation: SpecifiedOperation) =>
  `${operation} by a non-member deletes nothing in a private ${parentKind(operation)}.`

/** Requests of a caller without access. */
type Attempts = (context: CheckContext, prepared: PreparedRequest) => readonly Variation[]

function stays(operation: SpecifiedOperation, reads: Reads, title: string, attempts: Attempts, detail = '') {
  const run = async (context: CheckContext) => {
    const prepared = await prepareRequest(context, operation)
    const before = await readState(context, prepared, reads, 'arrange')
    for (const variation of attempts(context, prepared)) await sendPrepared(context, prepared, variation)
    const after = await readState(context, prepared, reads, 'observe', 404)
    await ofPermission(() => expectStillThere(prepared, before, after))
  }
  return generatedCheck(topic, operation, title, run, detail)
}

const staysFor = (operation: SpecifiedOperation, reads: Reads): Check =>
  stays(operation, reads, titleOf(operation), ({ nonMember }) => [{ by: nonMember }])

/** An administrator deletes nothing on behalf of a user who does not see the record. */
function staysUnderSudo(operation: SpecifiedOperation, reads: Reads): Check {
  const title = `${operation} by sudo as a non-member deletes nothing in a private ${parentKind(operation)}.`
  const attempts: Attempts = (context, prepared) =>
    [0, 1].map((turn) => asOtherUser(context, prepared, context.nonMember, sudoVariationOf(operation, turn)))
  return stays(operation, reads, title, attempts, 'sudo')
}

const mergedBranchesStay = generatedCheck(
  topic,
  'deleteMergedBranches',
  titleOf('deleteMergedBranches'),
  async ({ nonMember, owner, given }) => {
    const { project, source } = await given.mergedMergeRequest()
    await owner.call('listBranches', { path: project.path })
    await nonMember.act('deleteMergedBranches', { path: project.path })
    const branches = await owner.observe('listBranches', { path: project.path })
    await ofPermission(() => branches.expectIncludes('name', source))
  },
)

/** Whether the record is or belongs to a project or group that can be private. */
function isInPrivateScope(operation: SpecifiedOperation): boolean {
  const cell = { operation, actor: 'non-member', visibility: 'private', statement: null } as const
  return /^\/(?:projects|groups)\/\{id\}/.test(operations[operation].path) && canBeRequested(cell)
}

/** A check of every DELETE of and below projects and groups. */
function ofDeletes(check: (operation: SpecifiedOperation, reads: Reads) => Check): readonly Check[] {
  return specifiedOperations.filter(isInPrivateScope).flatMap((operation) => {
    const reads = operations[operation].method === 'DELETE' ? readsOf(operation) : null
    return reads === null || (reads.list ?? reads.single) === null
      ? []
      : [check(operation, { ...reads, parent: null })]
  })
}

export const privateDeletes: readonly Check[] = [...ofDeletes(staysFor), mergedBranchesStay]
export const privateDeletesUnderSudo: readonly Check[] = ofDeletes(staysUnderSudo)
