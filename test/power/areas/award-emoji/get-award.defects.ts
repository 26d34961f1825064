/** Defects of reading an award, by the rule that each violates. */
import { pageOfAwards } from '../../../../server-stub/resources/award-emoji/queries.ts'
import type { AwardableId } from '../../../../server-stub/resources/award-emoji/record.ts'
import { defectsOfEach } from '../../mutant.ts'
import { finds, findsAwardsAnywhere } from '../../vocabulary/finders.ts'

/** Every lookup finds the first award. */
const findsFirst = finds(({ db }) => {
  async function first(on: AwardableId) {
    const [found] = (await pageOfAwards(db, on, { page: 1, perPage: 1 })).rows
    if (found === undefined) throw new TypeError('There is no award emoji.')
    return found
  }
  return { award: first, awardOnNote: (_, id) => first({ kind: 'note', id }) }
})

export const getAward = defectsOfEach(
  [
    'getIssueAwardEmoji',
    'getMergeRequestAwardEmoji',
    'getSnippetAwardEmoji',
    'getIssueNoteAwardEmoji',
    'getMergeRequestNoteAwardEmoji',
  ],
  {
    'by-id': [
      ['SFX-03', 'returns the first award', findsFirst],
      ['SFX-03', 'finds awards of other records', findsAwardsAnywhere],
    ],
  },
)
