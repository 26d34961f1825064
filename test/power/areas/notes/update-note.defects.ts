/** Defects of updating a note, by the rule that each violates. */
import { defectsOfEach, type Fault } from '../../mutant.ts'
import { lacks, when } from '../../vocabulary/conditions.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import { findsNotesAnywhere } from '../../vocabulary/finders.ts'
import { altersParameter, defaultsParameter } from '../../vocabulary/requests.ts'
import { altersProperty, replacesStatus, returnsSuccessFor } from '../../vocabulary/responses.ts'
import { escaped } from '../../vocabulary/values.ts'
import { plain, toOthers } from './shared.ts'

const readsOnly: Fault = {
  around: async (call, { pass }) => pass({ ...call, method: 'GET', body: Buffer.alloc(0) }),
}

export const updateNote = defectsOfEach(['updateIssueNote', 'updateSnippetNote', 'updateMergeRequestNote'], {
  'body-required': [
    ['STA-03', 'returns a success without a body', when(lacks('body'), returnsSuccessFor(400, 200))],
    ['STA-02', 'returns 422 without a body', when(lacks('body'), replacesStatus(400, 422))],
    ['SEM-05', 'sets a body by default', defaultsParameter('body', 'Nothing to say.')],
  ],
  updates: [
    ['STT-01', 'returns the result without storing it', undoesEffect],
    ['SEM-01', 'does not change the note', readsOnly],
    [
      'SCH-04',
      'returns updated_at as created_at',
      altersProperty('created_at', (_, { updated_at }) => updated_at),
    ],
    ['ENC-01', 'escapes the body', altersParameter('body', escaped)],
    ['ENC-01', 'removes Markdown from the body', altersParameter('body', plain)],
    ['SFX-02', 'changes all notes', toOthers('PUT', { body: 'Changed as well.' })],
    ['SFX-03', 'finds notes of other records', findsNotesAnywhere],
  ],
})
