/** Defects of deleting a note, by the rule that each violates. */
import { defectsOfEach, type Fault } from '../../mutant.ts'
import { otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { findsNotesAnywhere } from '../../vocabulary/finders.ts'
import { rejectsRepeatedDeletion } from '../../vocabulary/lookups.ts'
import { toOthers } from './shared.ts'

const blanks: Fault = {
  around: async (call, { pass }) =>
    pass(otherCall(call, 'PUT', call.path.replace('/api/v4', ''), { body: 'This note was removed.' })),
}

export const deleteNote = defectsOfEach(['deleteIssueNote', 'deleteSnippetNote', 'deleteMergeRequestNote'], {
  deletes: [
    ['STT-01', 'returns a success without deleting', undoesEffect],
    ['STT-01', 'empties the body of the note', blanks],
    ['SFX-02', 'deletes all notes', toOthers('DELETE')],
    ['SFX-03', 'finds notes of other records', findsNotesAnywhere],
  ],
  'general/delete-is-idempotent': [['IDM-01', 'returns 404 for a second deletion', rejectsRepeatedDeletion]],
})
