/** Lists that count notes and awards that were deleted. */
import type { OperationId } from '../../../../generated/operations.ts'
import { alterJson, isRecord, isSuccess, segmentsOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'

/** The items of the list have a higher count for each deletion. Projects are identified by their ID. */
function countsDeleted(deletion: OperationId, list: OperationId, property: string): Fault {
  return {
    async everywhere(call, upstream) {
      const { memory } = upstream
      const deletedOf = (project: unknown, iid: unknown) =>
        Number(memory.get(`${String(project)} ${String(iid)}`) ?? 0)
      const response = await upstream.pass(call)
      if (!isSuccess(response)) return response
      const [, project = '', , iid = ''] = segmentsOf(call)
      if (call.operation === deletion) memory.set(`${project} ${iid}`, deletedOf(project, iid) + 1)
      if (call.operation !== list) return response
      return alterJson(response, (items) =>
        Array.isArray(items)
          ? items.map((item: unknown) =>
              isRecord(item)
                ? { ...item, [property]: Number(item[property]) + deletedOf(item['project_id'], item['iid']) }
                : item,
            )
          : items,
      )
    },
  }
}

export const deletedCounts: readonly Mutant[] = (
  [
    ['listIssues', 'deleteIssueNote', 'user_notes_count'],
    ['listGroupIssues', 'deleteIssueNote', 'user_notes_count'],
    ['listProjectIssues', 'deleteIssueNote', 'user_notes_count'],
    ['listMergeRequests', 'deleteMergeRequestNote', 'user_notes_count'],
    ['listMergeRequests', 'deleteMergeRequestAwardEmoji', 'upvotes'],
  ] as const
).map(([list, deletion, property]) =>
  mutant(
    'STT-04',
    list,
    'general/success-is-200',
    `leaves ${property} after ${deletion}`,
    countsDeleted(deletion, list, property),
  ),
)
