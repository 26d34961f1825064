/** Defects of deleting an award, by the rule that each violates. */
import { pathOf } from '../../message.ts'
import { defectsOfEach } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { grantsPermission, otherCall, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { findsAwardsAnywhere } from '../../vocabulary/finders.ts'
import { alsoDoesAll, listedAt, rejectsRepeatedDeletion } from '../../vocabulary/lookups.ts'

/** Also deletes the other awards on the same record. */
const deletesAll = alsoDoesAll(async (call, upstream) => {
  const path = pathOf(call).replace(/\/\d+$/, '')
  const others = await listedAt(path, call, upstream)
  return others.map(({ id }) => otherCall(call, 'DELETE', `${path}/${String(id)}`))
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
