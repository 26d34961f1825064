/** Records that are found, or deleted, below another record of the same project. */
import type { OperationId } from '../../../../generated/operations.ts'
import { isSuccess, segmentsOf, withSegment, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../../mutant.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'

/** The same path with each other record of the list that the segment belongs to. */
async function withOthers(call: Call, upstream: Upstream, segment: number): Promise<readonly Call[]> {
  const list = segmentsOf(call).slice(0, segment).map(encodeURIComponent).join('/')
  const items = await listedAt(`/${list}`, call, upstream)
  const ids = items.map(({ iid, id }) => String(iid ?? id)).filter((id) => id !== segmentsOf(call)[segment])
  return ids.map((id) => withSegment(call, segment, id))
}

/** What is not found is looked up below the other records. */
function findsBelowOthers(segment: number): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      if (response.status !== 404) return response
      for (const other of await withOthers(call, upstream, segment)) {
        const found = await upstream.pass(other)
        if (isSuccess(found)) return found
      }
      return response
    },
  }
}

const deletesBelowOthers = (segment: number): Fault =>
  alsoDoesAll((call, upstream) => withOthers(call, upstream, segment))

const defects: readonly (readonly [OperationId, string, Fault])[] = [
  ['getIssueNote', 'finds notes of other issues', findsBelowOthers(3)],
  ['updateMergeRequestNote', 'changes notes of other merge requests', findsBelowOthers(3)],
  ['getIssueNoteAwardEmoji', 'finds awards of other notes', findsBelowOthers(5)],
  ['getBoardList', 'finds lists of other boards', findsBelowOthers(3)],
]

export const otherParentMutants: readonly Mutant[] = [
  ...defects.map(([operation, description, fault]) =>
    mutant('IDT-03', operation, 'general/not-found-is-404', description, fault),
  ),
  mutant(
    'IDT-03',
    'deleteIssueNote',
    'general/delete-is-idempotent',
    'deletes notes of other issues',
    deletesBelowOthers(3),
  ),
]
