/** Writes accept records that were deleted, as the server still has them. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { isSuccess, pathOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'

const pairs = [
  ['createIssueNoteAwardEmoji', 'deleteIssueNote'],
  ['createMergeRequestNote', 'deleteMergeRequest'],
  ['protectBranch', 'deleteBranch'],
  ['takeTriggerOwnership', 'deleteTrigger'],
  ['updateBoardList', 'deleteBoardList'],
  ['updateIssueNote', 'deleteIssueNote'],
  ['updateMergeRequest', 'deleteMergeRequest'],
  ['updateProjectMember', 'removeProjectMember'],
  ['updateRunner', 'deleteRunner'],
  ['updateTrigger', 'deleteTrigger'],
  ['updateVariable', 'deleteVariable'],
] as const satisfies readonly (readonly [OperationId, OperationId])[]

const acceptsDeleted = (write: OperationId, deletion: OperationId): Fault => ({
  async everywhere(call, upstream) {
    const before = call.operation === deletion ? await shownAt(pathOf(call), call, upstream) : undefined
    const response = await upstream.pass(call)
    if (before !== undefined && isSuccess(response)) upstream.memory.set(pathOf(call), before)
    if (call.operation !== write || response.status !== 404) return response
    const deleted = [...upstream.memory].find(([path]) => `${pathOf(call)}/`.startsWith(`${path}/`))
    return deleted === undefined
      ? response
      : jsonResponse(operations[write].method === 'POST' ? 201 : 200, deleted[1])
  },
})

export const afterDeletions: readonly Mutant[] = pairs.map(([write, deletion]) =>
  mutant(
    'STA-03',
    write,
    'general/not-found-is-404',
    'accepts deleted records',
    acceptsDeleted(write, deletion),
  ),
)
