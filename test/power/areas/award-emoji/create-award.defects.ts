/** Defects of creating an award, by the rule that each violates. */
import { alterJson, isRecord, isSuccess, pathOf, valueOf } from '../../message.ts'
import { defectsOfEach, type Fault, defectsOf } from '../../mutant.ts'
import { by, lacks, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions, undoesEffect, jsonResponse } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, setsParameter } from '../../vocabulary/requests.ts'
import { replacesStatus, returnsSuccessFor, returnsValue } from '../../vocabulary/responses.ts'
import { listedAt } from '../../vocabulary/lookups.ts'

const dropsSkinTone = altersParameter('name', (name) => String(name).replace(/_tone\d$/, ''))

/** One user gives an award emoji with the name. */
const rejectsGiven: Fault = {
  async around(call, upstream) {
    const listed = await listedAt(pathOf(call), call, upstream)
    return listed.some((award) => award['name'] === valueOf(call, 'name'))
      ? jsonResponse(409, { message: '409 Conflict' })
      : upstream.pass(call)
  },
}

export const createAward = defectsOfEach(
  [
    'createIssueAwardEmoji',
    'createMergeRequestAwardEmoji',
    'createSnippetAwardEmoji',
    'createIssueNoteAwardEmoji',
    'createMergeRequestNoteAwardEmoji',
  ],
  {
    'name-required': [
      ['STA-03', 'returns a success without a name', when(lacks('name'), returnsSuccessFor(400, 201))],
      ['STA-02', 'returns 422 without a name', when(lacks('name'), replacesStatus(400, 422))],
      ['SEM-05', 'uses thumbsup as the default name', defaultsParameter('name', 'thumbsup')],
    ],
    awards: [
      [
        'ENC-02',
        'cuts names at an underscore',
        altersParameter('name', (name) => String(name).split('_')[0]),
      ],
      ['STT-01', 'returns the result without storing it', undoesEffect],
      ['SEM-02', 'stores every award as thumbsup', setsParameter('name', 'thumbsup')],
      ['SEM-02', 'stores every award as thumbsdown', setsParameter('name', 'thumbsdown')],
      ['SEM-02', 'returns the name with colons', returnsValue('name', ':thumbsup:')],
      ['SFX-03', 'stores the administrator as the user', when(by('master'), ignoresPermissions)],
    ],
  },
)

/** The spelling of a snippet in `awardable_type` is not specified. */
export const createAwardWithType = defectsOfEach(
  [
    'createIssueAwardEmoji',
    'createMergeRequestAwardEmoji',
    'createIssueNoteAwardEmoji',
    'createMergeRequestNoteAwardEmoji',
  ],
  { awards: [['SEM-02', 'returns another awardable type', returnsValue('awardable_type', 'Commit')]] },
)

export const createAwardOnNote = defectsOfEach(
  ['createIssueNoteAwardEmoji', 'createMergeRequestNoteAwardEmoji'],
  {
    awards: [
      [
        'SFX-02',
        'awards the record with the note as well',
        {
          async around(call, upstream) {
            const response = await upstream.pass(call)
            const path = call.path.replace(/\/notes\/\d+/, '')
            if (isSuccess(response)) await upstream.pass({ ...call, path })
            return response
          },
        },
      ],
    ],
  },
)

export const createSnippetAward = defectsOf('createSnippetAwardEmoji', {
  'create-snippet-award-emoji/awards': [['SEM-02', 'drops the skin tone', dropsSkinTone]],
})

export const createIssueNoteAward = defectsOf('createIssueNoteAwardEmoji', {
  'create-issue-note-award-emoji/awards': [['SEM-02', 'drops the skin tone', dropsSkinTone]],
})

/** The votes of a merge request are those of its notes as well. */
const countsVotesOfNotes = (name: string, count: string): Fault => ({
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    const [mergeRequest = ''] = /^.*\/merge_requests\/\d+/.exec(call.path) ?? []
    const votes = Number(upstream.memory.get(mergeRequest) ?? 0)
    if (call.operation === 'createMergeRequestNoteAwardEmoji' && valueOf(call, 'name') === name)
      upstream.memory.set(mergeRequest, isSuccess(response) ? votes + 1 : votes)
    if (call.operation !== 'getMergeRequest' || !isSuccess(response)) return response
    return alterJson(response, (record) =>
      isRecord(record) ? { ...record, [count]: Number(record[count]) + votes } : record,
    )
  },
})

export const createMergeRequestNoteAward = defectsOf('createMergeRequestNoteAwardEmoji', {
  'create-merge-request-note-award-emoji/awards': [
    ['SFX-04', 'counts thumbsup as a vote', countsVotesOfNotes('thumbsup', 'upvotes')],
    ['SFX-04', 'counts thumbsdown as a vote', countsVotesOfNotes('thumbsdown', 'downvotes')],
    ['STT-03', 'rejects what another user has given', rejectsGiven],
  ],
})
