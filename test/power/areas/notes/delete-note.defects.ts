/** Defects of deleting a note, by the rule that each violates. */
import { pathOf } from '../../message.ts'
import { defectsOfEach, type Fault } from '../../mutant.ts'
import { jsonResponse, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { findsNotesAnywhere } from '../../vocabulary/finders.ts'
import { listedAt, rejectsRepeatedDeletion } from '../../vocabulary/lookups.ts'
import { toOthers } from './shared.ts'

const blanks: Fault = {
  around: async (call, { pass }) =>
    pass(otherCall(call, 'PUT', pathOf(call), { body: 'This note was removed.' })),
}

/** Does not delete notes with an award. */
const keepsAwarded: Fault = {
  async around(call, upstream) {
    const awards = await listedAt(`${pathOf(call)}/award_emoji`, call, upstream)
    return awards.length > 0 ? jsonResponse(200, {}) : upstream.pass(call)
  },
}

/** Deletes the awards of the other notes as well. */
const deletesOtherAwards: Fault = {
  async around(call, upstream) {
    const list = pathOf(call).replace(/\/[^/]+$/, '')
    const response = await upstream.pass(call)
    if (response.status !== 200) return response
    for (const { id: note } of await listedAt(list, call, upstream)) {
      const awards = `${list}/${String(note)}/award_emoji`
      for (const { id } of await listedAt(awards, call, upstream))
        await upstream.pass(otherCall(call, 'DELETE', `${awards}/${String(id)}`))
    }
    return response
  },
}

export const deleteAwardedNote = defectsOfEach(['deleteIssueNote', 'deleteMergeRequestNote'], {
  deletes: [
    ['STT-01', 'keeps notes with an award', keepsAwarded],
    ['SFX-02', 'deletes the awards of other notes', deletesOtherAwards],
  ],
})

export const deleteNote = defectsOfEach(['deleteIssueNote', 'deleteSnippetNote', 'deleteMergeRequestNote'], {
  deletes: [
    ['STT-01', 'returns a success without deleting', undoesEffect],
    ['STT-01', 'empties the body of the note', blanks],
    ['SFX-02', 'deletes all notes', toOthers('DELETE')],
    ['SFX-03', 'finds notes of other records', findsNotesAnywhere],
  ],
  'general/delete-is-idempotent': [['IDM-01', 'returns 404 for a second deletion', rejectsRepeatedDeletion]],
})
