/** Notes that are written, shown, changed and removed otherwise than asked. */
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
import { announces, shows, swaps } from '../../vocabulary/responses.ts'
import { by, lacks, when } from '../../vocabulary/conditions.ts'
import { another, forgets, trustsEverybody } from '../../vocabulary/effects.ts'
import { leavesOut } from '../../vocabulary/lists.ts'
import { alsoDoesAll, deletesOnlyWhatIsThere, listedAt } from '../../vocabulary/lookups.ts'
import { finds, findsNotesAnywhere, takesIidsForIds } from '../../vocabulary/places.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'

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

const ofMaster = leavesOut(
  ({ author }) => isRecord(author) && isNameOf('master' satisfies AccountName, String(author['username'])),
)

/** Whichever note is asked for, it is the first. */
const findsFirst = finds(({ db }) => ({
  note: async (on) => {
    const [found] = (await pageOfNotes(db, on, { page: 1, perPage: 1 })).rows
    if (found === undefined) throw new TypeError('There is no note.')
    return found
  },
}))

/** A merge request or issue is another one; snippets have no numbers of their own in a project. */
const confusing = ({ kind }: Subject) =>
  kind === 'snippet' ? [] : ([['IDT-01', 'the number is taken for an id', takesIidsForIds]] as const)

const escaped = (value: unknown) => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const asLatin = (value: unknown) => Buffer.from(String(value), 'utf8').toString('latin1')
const plain = (value: unknown) => String(value).replaceAll('*', '')

function readMutants(subject: Subject): readonly Mutant[] {
  const { kind } = subject
  return [
    ...mutantsOf(
      subject.list,
      `list-${kind}-notes/lists-notes`,
      ['SEM-02', 'all notes there are', listsAll],
      ['SEM-06', 'notes of others are missing', ofMaster],
      ...confusing(subject),
    ),
    ...mutantsOf(
      subject.list,
      `list-${kind}-notes/no-votes`,
      ['SCH-05', 'upvotes are listed', shows('upvote', false)],
      ['SCH-05', 'downvotes are listed', shows('downvote', false)],
    ),
    ...mutantsOf(
      subject.get,
      `get-${kind}-note/by-id`,
      ['SFX-03', 'the first note', findsFirst],
      ['SFX-03', 'notes on other things', findsNotesAnywhere],
      ...confusing(subject),
    ),
    ...mutantsOf(
      subject.get,
      `get-${kind}-note/no-votes`,
      ['SCH-05', 'upvotes are shown', shows('upvote', false)],
      ['SCH-05', 'downvotes are shown', shows('downvote', false)],
    ),
  ]
}

const spellings = new Set([':thumbsup:', '👍', ':+1:'])
const isEmoji = (call: Call) => spellings.has(String(valueOf(call, 'body')))

/** An emoji within a text is all that counts. */
const withinText = takes('body', (value) => {
  const text = String(value)
  return [...spellings].find((spelling) => text.includes(spelling)) ?? text
})

function writeMutants(subject: Subject): readonly Mutant[] {
  const { kind, create } = subject
  return [
    ...mutantsOf(
      create,
      `create-${kind}-note/body-required`,
      ['STA-03', 'a success without a body', when(lacks('body'), announces(400, 201))],
      ['STA-02', 'without a body it cannot be processed', when(lacks('body'), swaps(400, 422))],
      ['SEM-05', 'a body is made up', byDefault('body', 'Nothing to say.')],
    ),
    ...mutantsOf(
      create,
      `create-${kind}-note/creates`,
      ['STT-01', 'answered and forgotten', forgets],
      ['ENC-01', 'the body is escaped', takes('body', escaped)],
      ['ENC-01', 'the body is read as Latin', takes('body', asLatin)],
      ['ENC-01', 'marks of the body are lost', takes('body', plain)],
      ['SFX-03', 'the administrator is the author', when(by('master'), trustsEverybody)],
      ...confusing(subject),
    ),
    ...mutantsOf(
      create,
      `create-${kind}-note/emoji-only`,
      [
        'SEM-02',
        'an emoji is a note like others',
        when(
          isEmoji,
          takes('body', (value) => `${String(value)}.`),
        ),
      ],
      ['STT-01', 'an emoji is answered and forgotten', when(isEmoji, forgets)],
      ['SEM-02', 'an emoji in a text is an award', withinText],
    ),
  ]
}

/** Sends a request for each of the other notes on the same record. */
const toOthers = (method: string, json?: unknown) =>
  alsoDoesAll(async (call, behind) => {
    const place = call.path.replace('/api/v4', '').replace(/\/\d+$/, '')
    const others = await listedAt(place, call, behind)
    return others.map(({ id }) => another(call, method, `${place}/${String(id)}`, json))
  })

const readsOnly: Fault = {
  around: async (call, { pass }) => pass({ ...call, method: 'GET', body: Buffer.alloc(0) }),
}

const blanks: Fault = {
  around: async (call, { pass }) =>
    pass(another(call, 'PUT', call.path.replace('/api/v4', ''), { body: 'This note was removed.' })),
}

function ofChanges(subject: Subject): readonly Mutant[] {
  const { kind, update, remove } = subject
  return [
    ...mutantsOf(
      update,
      `update-${kind}-note/body-required`,
      ['STA-03', 'a success without a body', when(lacks('body'), announces(400, 200))],
      ['STA-02', 'without a body it cannot be processed', when(lacks('body'), swaps(400, 422))],
      ['SEM-05', 'a body is made up', byDefault('body', 'Nothing to say.')],
    ),
    ...mutantsOf(
      update,
      `update-${kind}-note/updates`,
      ['STT-01', 'answered and forgotten', forgets],
      ['SEM-01', 'nothing is changed', readsOnly],
      ['ENC-01', 'the body is escaped', takes('body', escaped)],
      ['ENC-01', 'marks of the body are lost', takes('body', plain)],
      ['SFX-02', 'all notes are changed', toOthers('PUT', { body: 'Changed as well.' })],
      ['SFX-03', 'notes on other things', findsNotesAnywhere],
      ...confusing(subject),
    ),
    ...mutantsOf(
      remove,
      `delete-${kind}-note/deletes`,
      ['STT-01', 'answered and not done', forgets],
      ['STT-01', 'only its body goes', blanks],
      ['SFX-02', 'all notes are gone', toOthers('DELETE')],
      ['SFX-03', 'notes on other things', findsNotesAnywhere],
    ),
    ...mutantsOf(remove, 'general/delete-is-idempotent', [
      'IDM-01',
      'what is gone is not found',
      deletesOnlyWhatIsThere,
    ]),
  ]
}

const written = (value: unknown) => `${String(value).slice(0, 19)}Z`

const times: readonly Mutant[] = mutantsOf(
  'createIssueNote',
  'create-issue-note/created-at',
  ['SEM-01', 'always now', ignores('created_at')],
  [
    'SEM-07',
    'the day alone is kept',
    takes('created_at', (value) => `${String(value).slice(0, 10)}T00:00:00Z`),
  ],
  ['ENC-02', 'offsets are not looked at', takes('created_at', written)],
  ['SEM-02', 'the answer is of another time', shows('created_at', '2020-01-01T00:00:00Z')],
)

export const noteMutants: readonly Mutant[] = [
  ...[onIssue, onSnippet, onMergeRequest].flatMap((subject) => [
    ...readMutants(subject),
    ...writeMutants(subject),
    ...ofChanges(subject),
  ]),
  ...times,
]
