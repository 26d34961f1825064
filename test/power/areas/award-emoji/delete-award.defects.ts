/** Defects of deleting an award, by the rule that each violates. */
import { alterJson, isRecord, isSuccess, pathOf } from '../../message.ts'
import { defectsOf, defectsOfEach, type Fault } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { grantsPermission, otherCall, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { findsAwardsAnywhere } from '../../vocabulary/finders.ts'
import { alsoDoesAll, listedAt, rejectsRepeatedDeletion, shownAt } from '../../vocabulary/lookups.ts'

/** Also deletes the other awards on the same record. */
const deletesAll = alsoDoesAll(async (call, upstream) => {
  const path = pathOf(call).replace(/\/\d+$/, '')
  const others = await listedAt(path, call, upstream)
  return others.map(({ id }) => otherCall(call, 'DELETE', `${path}/${String(id)}`))
})

/** The votes of a merge request count deleted award emoji. */
const countsDeleted: Fault = {
  async everywhere(call, upstream) {
    const [mergeRequest = ''] = /^.*\/merge_requests\/\d+/.exec(call.path) ?? []
    const award =
      call.operation === 'deleteMergeRequestAwardEmoji' ? await shownAt(pathOf(call), call, upstream) : null
    const response = await upstream.pass(call)
    const deleted = Number(upstream.memory.get(mergeRequest) ?? 0)
    if (isRecord(award) && award['name'] === 'thumbsup') upstream.memory.set(mergeRequest, deleted + 1)
    if (call.operation !== 'getMergeRequest' || !isSuccess(response)) return response
    return alterJson(response, (record) =>
      isRecord(record) ? { ...record, upvotes: Number(record['upvotes']) + deleted } : record,
    )
  },
}

export const deleteMergeRequestAward = defectsOf('deleteMergeRequestAwardEmoji', {
  'delete-merge-request-award-emoji/author-and-administrators-only': [
    ['STT-04', 'leaves the votes of the merge request', countsDeleted],
  ],
})

export const deleteAward = defectsOfEach(
  [
    'deleteIssueAwardEmoji',
    'deleteMergeRequestAwardEmoji',
    'deleteSnippetAwardEmoji',
    'deleteIssueNoteAwardEmoji',
    'deleteMergeRequestNoteAwardEmoji',
  ],
  {
    'author-and-administrators-only': [
      ...(['owner', 'master', 'developer', 'reporter', 'guest', 'non-member'] as const).map(
        (user) => ['AUT-02', `accepts every ${user}`, grantsPermission('delete-award-emoji', user)] as const,
      ),
      ['STA-03', 'rejects administrators', when(by('admin'), rejects(403))],
      ['STA-03', 'rejects the author of the award', when(by('master'), rejects(403))],
      ...(['developer', 'reporter', 'guest'] as const).map(
        (user) => ['STA-03', `rejects a ${user} who is the author`, when(by(user), rejects(403))] as const,
      ),
    ],
    deletes: [
      ['STT-01', 'returns a success without deleting', undoesEffect],
      ['SFX-02', 'deletes all awards', deletesAll],
      ['SFX-03', 'finds awards of other records', findsAwardsAnywhere],
    ],
    'general/delete-is-idempotent': [
      ['IDM-01', 'returns 404 for a second deletion', rejectsRepeatedDeletion],
    ],
  },
)
