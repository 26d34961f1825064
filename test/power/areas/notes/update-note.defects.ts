/** Defects of updating a note, by the rule that each violates. */
import { defectsOfEach, type Fault, defectsOf } from '../../mutant.ts'
import { lacks, when } from '../../vocabulary/conditions.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import { findsNotesAnywhere } from '../../vocabulary/finders.ts'
import { altersParameter, defaultsParameter } from '../../vocabulary/requests.ts'
import { altersProperty, replacesStatus, returnsSuccessFor } from '../../vocabulary/responses.ts'
import { escaped } from '../../vocabulary/values.ts'
import { plain, toOthers } from './shared.ts'
import type { OperationId } from '../../../../generated/operations.ts'
import { isSuccess, pathOf, alterJson, isRecord, segmentsOf } from '../../message.ts'
import { becomesAuthor } from '../../vocabulary/memory.ts'

const readsOnly: Fault = {
  around: async (call, { pass }) => pass({ ...call, method: 'GET', body: Buffer.alloc(0) }),
}

/** The time of the update is that of the creation. */
const isCreatedAgain = (write: OperationId, read: OperationId): Fault => ({
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (call.operation === write && isSuccess(response))
      upstream.memory.set(pathOf(call), '2001-02-03T04:05:06Z')
    const created_at = upstream.memory.get(pathOf(call))
    if (call.operation !== read || created_at === undefined) return response
    return alterJson(response, (value) => (isRecord(value) ? { ...value, created_at } : value))
  },
})

/** After an update, the list has its time as that of the creation of every other note. */
const othersAreCreatedAgain: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (call.operation === 'updateIssueNote' && isSuccess(response))
      upstream.memory.set(pathOf(call).replace(/\/\d+$/, ''), Number(segmentsOf(call)[5]))
    const updated = upstream.memory.get(pathOf(call))
    if (call.operation !== 'listIssueNotes' || updated === undefined) return response
    return alterJson(response, (notes) =>
      Array.isArray(notes)
        ? notes.map((note: unknown) =>
            isRecord(note) && note['id'] !== updated
              ? { ...note, created_at: '2001-02-03T04:05:06.000Z' }
              : note,
          )
        : notes,
    )
  },
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

export const updateIssueNote = defectsOf('updateIssueNote', {
  'general/success-is-200': [
    ['SFX-04', 'makes the caller the author', becomesAuthor('updateIssueNote', 'getIssueNote')],
    ['SFX-04', 'changes the time of the creation', isCreatedAgain('updateIssueNote', 'getIssueNote')],
    ['SFX-04', 'changes the time of the creation of other notes', othersAreCreatedAgain],
  ],
})

export const updateMergeRequestNote = defectsOf('updateMergeRequestNote', {
  'general/success-is-200': [
    ['SFX-04', 'makes the caller the author', becomesAuthor('updateMergeRequestNote', 'getMergeRequestNote')],
    [
      'SFX-04',
      'changes the time of the creation',
      isCreatedAgain('updateMergeRequestNote', 'getMergeRequestNote'),
    ],
  ],
})

export const updateSnippetNote = defectsOf('updateSnippetNote', {
  'general/success-is-200': [
    ['SFX-04', 'makes the caller the author', becomesAuthor('updateSnippetNote', 'getSnippetNote')],
    ['SFX-04', 'changes the time of the creation', isCreatedAgain('updateSnippetNote', 'getSnippetNote')],
  ],
})
