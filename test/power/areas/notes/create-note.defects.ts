/** Defects of creating a note, by the rule that each violates. */
import {
  alterJson,
  type Call,
  valueOf,
  withValue,
  pathOf,
  isRecord,
  isForm,
  isSuccess,
} from '../../message.ts'
import { defectsOf, defectsOfEach, type Fault, type Mutant } from '../../mutant.ts'
import { by, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { alsoDoes, ignoresPermissions, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import {
  altersProperty,
  replacesStatus,
  returnsSuccessFor,
  returnsValue,
} from '../../vocabulary/responses.ts'
import { asLatin, escaped } from '../../vocabulary/values.ts'
import { plain } from './shared.ts'
import { alsoDoesAll, shownAt } from '../../vocabulary/lookups.ts'

const spellings = new Set([':thumbsup:', '👍', ':+1:'])

const isEmoji = (call: Call) => spellings.has(String(valueOf(call, 'body')))

/** An emoji within a text is all that counts. */
const withinText = altersParameter('body', (value) => {
  const text = String(value)
  return [...spellings].find((spelling) => text.includes(spelling)) ?? text
})

/** An emoji at the beginning is all that counts. */
const beforeText = altersParameter('body', (value) => {
  const text = String(value)
  return [...spellings].find((spelling) => text.startsWith(spelling)) ?? text
})

/** The response has the user name after an at sign as that of the author. */
const mentioned = altersProperty('author.username', (username, { body }) =>
  typeof body === 'string' ? (/@([\w.-]+)/.exec(body)?.[1] ?? username) : username,
)

const written = (value: unknown) => `${String(value).slice(0, 19)}Z`

const reopens = alsoDoesAll(async (call, upstream) => {
  const path = pathOf(call).replace(/\/notes$/, '')
  const mergeRequest = await shownAt(path, call, upstream)
  return isRecord(mergeRequest) && mergeRequest['state'] === 'closed'
    ? [otherCall(call, 'PUT', path, { state_event: 'reopen' })]
    : []
})

/** The attributes of a note are those of its issue as well. */
const setsTimeOfIssue: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    const created_at = valueOf(call, 'created_at')
    if (call.operation === 'createIssueNote' && isSuccess(response) && typeof created_at === 'string')
      upstream.memory.set(call.path.replace(/\/notes$/, ''), new Date(created_at).toISOString())
    const known = upstream.memory.get(call.path)
    if (call.operation !== 'getIssue' || known === undefined) return response
    return alterJson(response, (issue) => (isRecord(issue) ? { ...issue, created_at: known } : issue))
  },
}

export const createNote: readonly Mutant[] = [
  ...defectsOf('createMergeRequestNote', {
    'general/created-is-201': [
      [
        'SFX-04',
        'closes the merge request',
        alsoDoes((call) =>
          otherCall(call, 'PUT', pathOf(call).replace(/\/notes$/, ''), {
            state_event: 'close',
          }),
        ),
      ],
    ],
    'create-merge-request-note/creates': [['SFX-02', 'reopens the closed merge request', reopens]],
  }),
  ...defectsOfEach(['createIssueNote', 'createSnippetNote', 'createMergeRequestNote'], {
    'body-required': [
      ['STA-03', 'returns a success without a body', when(lacks('body'), returnsSuccessFor(400, 201))],
      ['STA-02', 'returns 422 without a body', when(lacks('body'), replacesStatus(400, 422))],
      ['SEM-05', 'sets a body by default', defaultsParameter('body', 'Nothing to say.')],
    ],
    creates: [
      ['STT-01', 'returns the result without storing it', undoesEffect],
      ['ENC-01', 'escapes the body', altersParameter('body', escaped)],
      ['ENC-01', 'reads the body as Latin-1', altersParameter('body', asLatin)],
      ['ENC-01', 'removes Markdown from the body', altersParameter('body', plain)],
      ['SFX-03', 'returns a user who is mentioned as the author', mentioned],
      ['SFX-03', 'returns the administrator as the author', when(by('master'), ignoresPermissions)],
    ],
    'emoji-only': [
      [
        'SEM-02',
        'stores an emoji as a note',
        when(
          isEmoji,
          altersParameter('body', (value) => `${String(value)}.`),
        ),
      ],
      ['STT-01', 'returns the award without storing it', when(isEmoji, undoesEffect)],
      ['SEM-02', 'treats an emoji within text as an award', withinText],
      ['SEM-02', 'treats an emoji before text as an award', beforeText],
      [
        'SFX-02',
        'creates a note for an emoji as well',
        alsoDoes((call) => (isEmoji(call) ? withValue(call, 'body', 'Awarded an emoji.') : undefined)),
      ],
      [
        'SEM-02',
        'stores other emoji than thumbs as notes',
        when(
          hasValue('body', ':heart:'),
          altersParameter('body', (value) => `${String(value)}.`),
        ),
      ],
    ],
  }),
  ...defectsOf('createIssueNote', {
    'create-issue-note/created-at': [
      ['SEM-01', 'ignores created_at', ignores('created_at')],
      [
        'SEM-07',
        'stores only the date of created_at',
        altersParameter('created_at', (value) => `${String(value).slice(0, 10)}T00:00:00Z`),
      ],
      ['ENC-02', 'ignores time offsets', altersParameter('created_at', written)],
      ['SFX-04', 'sets created_at of the issue as well', setsTimeOfIssue],
      ['SEM-02', 'returns another created_at', returnsValue('created_at', '2020-01-01T00:00:00Z')],
    ],
    'general/parameters-as-form-fields': [
      [
        'ENC-02',
        'reads a body in forms up to an ampersand',
        when(
          isForm,
          altersParameter('body', (body) => String(body).split('&')[0] ?? ''),
        ),
      ],
    ],
  }),
]
