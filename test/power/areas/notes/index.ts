/** Mutants of notes. */
import type { AccountName } from '../../../conformance/fixtures/roles.ts'
import { isNameOf } from '../../../conformance/fixtures/run.ts'
import { list } from '../../../../server-stub/http/handler.ts'
import type { PageRequest } from '../../../../server-stub/http/page.ts'
import { note, snippetNote } from '../../../../server-stub/resources/notes/presenter.ts'
import type { Services } from '../../../../server-stub/services.ts'
import { pageOfNotes } from '../../../../server-stub/resources/notes/queries.ts'
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { isRecord, valueOf, type Call } from '../../message.ts'
import { mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { returnsSuccessFor, returnsValue, replacesStatus } from '../../vocabulary/responses.ts'
import { by, lacks, when } from '../../vocabulary/conditions.ts'
import { otherCall, undoesEffect, ignoresPermissions } from '../../vocabulary/effects.ts'
import { omitsItems } from '../../vocabulary/lists.ts'
import { alsoDoesAll, rejectsRepeatedDeletion, listedAt } from '../../vocabulary/lookups.ts'
import { finds, findsNotesAnywhere, readsIidsAsIds } from '../../vocabulary/finders.ts'
import { defaultsParameter, ignores, altersParameter } from '../../vocabulary/requests.ts'
import { asLatin, escaped } from '../../vocabulary/values.ts'

const onIssue = {
  list: 'listIssueNotes',
  create: 'createIssueNote',
  get: 'getIssueNote',
  update: 'updateIssueNote',
  remove: 'deleteIssueNote',
  kind: 'issue',
} as const

const onSnippet = {
  list: 'listSnippetNotes',
  create: 'createSnippetNote',
  get: 'getSnippetNote',
  update: 'updateSnippetNote',
  remove: 'deleteSnippetNote',
  kind: 'snippet',
} as const

const onMergeRequest = {
  list: 'listMergeRequestNotes',
  create: 'createMergeRequestNote',
  get: 'getMergeRequestNote',
  update: 'updateMergeRequestNote',
  remove: 'deleteMergeRequestNote',
  kind: 'merge-request',
} as const

type Subject = typeof onIssue | typeof onSnippet | typeof onMergeRequest

type Listing = { paging: PageRequest; origin: string }

async function all({ paging }: Listing, { db, find }: Services) {
  const page = await pageOf(db.selectFrom('note').selectAll('note').orderBy('note.id'), paging)
  return { ...page, rows: await find.notes(page.rows.map(({ id }) => id)) }
}

/** Every note that there is. */
const listsAll: Fault = {
  handlers: () => ({
    listIssueNotes: async (request, services) =>
      list(await all(request, services), (row) => note(row, request.origin)),
    listMergeRequestNotes: async (request, services) =>
      list(await all(request, services), (row) => note(row, request.origin)),
    listSnippetNotes: async (request, services) =>
      list(await all(request, services), (row) => snippetNote(row, request.origin)),
  }),
}

const ofMaster = omitsItems(
  ({ author }) => isRecord(author) && isNameOf('master' satisfies AccountName, String(author['username'])),
)

/** Every lookup finds the first note. */
const findsFirst = finds(({ db }) => ({
  note: async (on) => {
    const [found] = (await pageOfNotes(db, on, { page: 1, perPage: 1 })).rows
    if (found === undefined) throw new TypeError('There is no note.')
    return found
  },
}))

/** A merge request or issue is another one; snippets have no numbers of their own in a project. */
const confusing = ({ kind }: Subject) =>
  kind === 'snippet' ? [] : ([['IDT-01', 'reads the IID as an ID', readsIidsAsIds]] as const)

const plain = (value: unknown) => String(value).replaceAll('*', '')

function readMutants(subject: Subject): readonly Mutant[] {
  const { kind } = subject
  return [
    ...mutantsOf(
      subject.list,
      `list-${kind}-notes/lists-notes`,
      ['SEM-02', 'lists the notes of all records', listsAll],
      ['SEM-06', 'omits notes of other users', ofMaster],
      ...confusing(subject),
    ),
    ...mutantsOf(
      subject.list,
      `list-${kind}-notes/no-votes`,
      ['SCH-05', 'lists upvotes', returnsValue('upvote', false)],
      ['SCH-05', 'lists downvotes', returnsValue('downvote', false)],
    ),
    ...mutantsOf(
      subject.get,
      `get-${kind}-note/by-id`,
      ['SFX-03', 'returns the first note', findsFirst],
      ['SFX-03', 'finds notes of other records', findsNotesAnywhere],
      ...confusing(subject),
    ),
    ...mutantsOf(
      subject.get,
      `get-${kind}-note/no-votes`,
      ['SCH-05', 'returns upvotes', returnsValue('upvote', false)],
      ['SCH-05', 'returns downvotes', returnsValue('downvote', false)],
    ),
  ]
}

const spellings = new Set([':thumbsup:', '👍', ':+1:'])
const isEmoji = (call: Call) => spellings.has(String(valueOf(call, 'body')))

/** An emoji within a text is all that counts. */
const withinText = altersParameter('body', (value) => {
  const text = String(value)
  return [...spellings].find((spelling) => text.includes(spelling)) ?? text
})

function writeMutants(subject: Subject): readonly Mutant[] {
  const { kind, create } = subject
  return [
    ...mutantsOf(
      create,
      `create-${kind}-note/body-required`,
      ['STA-03', 'returns a success without a body', when(lacks('body'), returnsSuccessFor(400, 201))],
      ['STA-02', 'returns 422 without a body', when(lacks('body'), replacesStatus(400, 422))],
      ['SEM-05', 'sets a body by default', defaultsParameter('body', 'Nothing to say.')],
    ),
    ...mutantsOf(
      create,
      `create-${kind}-note/creates`,
      ['STT-01', 'returns the result without storing it', undoesEffect],
      ['ENC-01', 'escapes the body', altersParameter('body', escaped)],
      ['ENC-01', 'reads the body as Latin-1', altersParameter('body', asLatin)],
      ['ENC-01', 'removes Markdown from the body', altersParameter('body', plain)],
      ['SFX-03', 'returns the administrator as the author', when(by('master'), ignoresPermissions)],
      ...confusing(subject),
    ),
    ...mutantsOf(
      create,
      `create-${kind}-note/emoji-only`,
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
    ),
  ]
}

/** Sends a request for each of the other notes on the same record. */
const toOthers = (method: string, json?: unknown) =>
  alsoDoesAll(async (call, upstream) => {
    const path = call.path.replace('/api/v4', '').replace(/\/\d+$/, '')
    const others = await listedAt(path, call, upstream)
    return others.map(({ id }) => otherCall(call, method, `${path}/${String(id)}`, json))
  })

const readsOnly: Fault = {
  around: async (call, { pass }) => pass({ ...call, method: 'GET', body: Buffer.alloc(0) }),
}

const blanks: Fault = {
  around: async (call, { pass }) =>
    pass(otherCall(call, 'PUT', call.path.replace('/api/v4', ''), { body: 'This note was removed.' })),
}

function ofChanges(subject: Subject): readonly Mutant[] {
  const { kind, update, remove } = subject
  return [
    ...mutantsOf(
      update,
      `update-${kind}-note/body-required`,
      ['STA-03', 'returns a success without a body', when(lacks('body'), returnsSuccessFor(400, 200))],
      ['STA-02', 'returns 422 without a body', when(lacks('body'), replacesStatus(400, 422))],
      ['SEM-05', 'sets a body by default', defaultsParameter('body', 'Nothing to say.')],
    ),
    ...mutantsOf(
      update,
      `update-${kind}-note/updates`,
      ['STT-01', 'returns the result without storing it', undoesEffect],
      ['SEM-01', 'does not change the note', readsOnly],
      ['ENC-01', 'escapes the body', altersParameter('body', escaped)],
      ['ENC-01', 'removes Markdown from the body', altersParameter('body', plain)],
      ['SFX-02', 'changes all notes', toOthers('PUT', { body: 'Changed as well.' })],
      ['SFX-03', 'finds notes of other records', findsNotesAnywhere],
      ...confusing(subject),
    ),
    ...mutantsOf(
      remove,
      `delete-${kind}-note/deletes`,
      ['STT-01', 'returns a success without deleting', undoesEffect],
      ['STT-01', 'empties the body of the note', blanks],
      ['SFX-02', 'deletes all notes', toOthers('DELETE')],
      ['SFX-03', 'finds notes of other records', findsNotesAnywhere],
    ),
    ...mutantsOf(remove, 'general/delete-is-idempotent', [
      'IDM-01',
      'returns 404 for a second deletion',
      rejectsRepeatedDeletion,
    ]),
  ]
}

const written = (value: unknown) => `${String(value).slice(0, 19)}Z`

const times: readonly Mutant[] = mutantsOf(
  'createIssueNote',
  'create-issue-note/created-at',
  ['SEM-01', 'ignores created_at', ignores('created_at')],
  [
    'SEM-07',
    'stores only the date of created_at',
    altersParameter('created_at', (value) => `${String(value).slice(0, 10)}T00:00:00Z`),
  ],
  ['ENC-02', 'ignores time offsets', altersParameter('created_at', written)],
  ['SEM-02', 'returns another created_at', returnsValue('created_at', '2020-01-01T00:00:00Z')],
)

export const noteMutants: readonly Mutant[] = [
  ...[onIssue, onSnippet, onMergeRequest].flatMap((subject) => [
    ...readMutants(subject),
    ...writeMutants(subject),
    ...ofChanges(subject),
  ]),
  ...times,
]
