/** Defects of reading a note, by the rule that each violates. */
import { pageOfNotes } from '../../../../server-stub/resources/notes/queries.ts'
import { defectsOfEach, defectsOf } from '../../mutant.ts'
import { finds, findsNotesAnywhere } from '../../vocabulary/finders.ts'
import { returnsValue, altersProperty } from '../../vocabulary/responses.ts'

/** Every lookup finds the first note. */
const findsFirst = finds(({ db }) => ({
  note: async (on) => {
    const [found] = (await pageOfNotes(db, on, { page: 1, perPage: 1 })).rows
    if (found === undefined) throw new TypeError('There is no note.')
    return found
  },
}))

export const getNote = defectsOfEach(['getIssueNote', 'getSnippetNote', 'getMergeRequestNote'], {
  'by-id': [
    ['SFX-03', 'returns the first note', findsFirst],
    ['SFX-03', 'finds notes of other records', findsNotesAnywhere],
  ],
  'no-votes': [
    ['SCH-05', 'returns upvotes', returnsValue('upvote', false)],
    ['SCH-05', 'returns downvotes', returnsValue('downvote', false)],
  ],
})

export const getSnippetNote = defectsOf('getSnippetNote', {
  'general/success-is-200': [
    [
      'STT-04',
      'returns the time of the update as created_at',
      altersProperty('created_at', (_, { updated_at }) => updated_at),
    ],
  ],
})
