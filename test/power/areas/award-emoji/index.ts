/** Mutants of award emoji. */
import type { AccountName } from '../../../conformance/fixtures/roles.ts'
import { isNameOf } from '../../../conformance/fixtures/run.ts'
import { list } from '../../../../server-stub/http/handler.ts'
import type { PageRequest } from '../../../../server-stub/http/page.ts'
import { awardEmoji } from '../../../../server-stub/resources/award-emoji/presenter.ts'
import type { Services } from '../../../../server-stub/services.ts'
import { pageOfAwards } from '../../../../server-stub/resources/award-emoji/queries.ts'
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { isRecord, type Call } from '../../message.ts'
import { mutantsOf, type Upstream, type Fault, type Mutant } from '../../mutant.ts'
import { returnsSuccessFor, returnsValue, replacesStatus } from '../../vocabulary/responses.ts'
import { by, lacks, when } from '../../vocabulary/conditions.ts'
import {
  otherCall,
  undoesEffect,
  grantsPermission,
  rejects,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import { allOf, responseWithPage, omitsItems, type Item } from '../../vocabulary/lists.ts'
import { alsoDoesAll, rejectsRepeatedDeletion, listedAt } from '../../vocabulary/lookups.ts'
import { finds, findsAwardsAnywhere, readsIidsAsIds } from '../../vocabulary/finders.ts'
import { setsParameter, defaultsParameter } from '../../vocabulary/requests.ts'

const subjects = [
  {
    list: 'listIssueAwardEmoji',
    create: 'createIssueAwardEmoji',
    get: 'getIssueAwardEmoji',
    remove: 'deleteIssueAwardEmoji',
    kind: 'issue',
  },
  {
    list: 'listMergeRequestAwardEmoji',
    create: 'createMergeRequestAwardEmoji',
    get: 'getMergeRequestAwardEmoji',
    remove: 'deleteMergeRequestAwardEmoji',
    kind: 'merge-request',
  },
  {
    list: 'listSnippetAwardEmoji',
    create: 'createSnippetAwardEmoji',
    get: 'getSnippetAwardEmoji',
    remove: 'deleteSnippetAwardEmoji',
    kind: 'snippet',
  },
  {
    list: 'listIssueNoteAwardEmoji',
    create: 'createIssueNoteAwardEmoji',
    get: 'getIssueNoteAwardEmoji',
    remove: 'deleteIssueNoteAwardEmoji',
    kind: 'issue-note',
  },
  {
    list: 'listMergeRequestNoteAwardEmoji',
    create: 'createMergeRequestNoteAwardEmoji',
    get: 'getMergeRequestNoteAwardEmoji',
    remove: 'deleteMergeRequestNoteAwardEmoji',
    kind: 'merge-request-note',
  },
] as const

type Subject = (typeof subjects)[number]

type Listing = { paging: PageRequest; origin: string }

async function all({ paging, origin }: Listing, { db, find }: Services) {
  const page = await pageOf(db.selectFrom('award_emoji').selectAll('award_emoji').orderBy('id'), paging)
  return list({ ...page, rows: await find.awards(page.rows.map(({ id }) => id)) }, (award) =>
    awardEmoji(award, origin),
  )
}

/** Every award emoji that there is. */
const listsAll: Fault = {
  handlers: () => ({
    listIssueAwardEmoji: all,
    listMergeRequestAwardEmoji: all,
    listSnippetAwardEmoji: all,
    listIssueNoteAwardEmoji: all,
    listMergeRequestNoteAwardEmoji: all,
  }),
}

/** The list includes further items. */
const adds = (further: (call: Call, upstream: Upstream) => Promise<readonly Item[]>): Fault => ({
  around: async (call, upstream) =>
    responseWithPage(call, await upstream.pass(call), [
      ...(await allOf(call, upstream)),
      ...(await further(call, upstream)),
    ]),
})

const placeOf = ({ path }: Call) => path.replace('/api/v4', '').replace(/\/award_emoji$/, '')

const withNotes = adds(async (call, upstream) => {
  const path = `${placeOf(call)}/notes`
  const notes = await listedAt(path, call, upstream)
  const lists = notes.map(({ id }) => listedAt(`${path}/${String(id)}/award_emoji`, call, upstream))
  return (await Promise.all(lists)).flat()
})

const withParent = adds((call, upstream) =>
  listedAt(`${placeOf(call).replace(/\/notes\/\d+$/, '')}/award_emoji`, call, upstream),
)

/** What the list includes in addition to the awards of the record itself. */
const further = ({ kind }: Subject) => {
  if (kind === 'snippet') return []
  const isNote = kind === 'issue-note' || kind === 'merge-request-note'
  return isNote
    ? ([['SEM-02', 'lists the awards of the parent as well', withParent]] as const)
    : ([['SEM-02', 'lists the awards of its notes as well', withNotes]] as const)
}

/** Below issues and merge requests alone: a note has no number but its id. */
const confusing = ({ kind }: Subject) =>
  kind === 'issue' || kind === 'merge-request'
    ? ([['IDT-01', 'reads the IID as an ID', readsIidsAsIds]] as const)
    : []

const ofMaster = omitsItems(
  ({ user }) => isRecord(user) && isNameOf('master' satisfies AccountName, String(user['username'])),
)

/** Every lookup finds the first award. */
const findsFirst = finds(({ db }) => ({
  award: async (on) => {
    const [found] = (await pageOfAwards(db, on, { page: 1, perPage: 1 })).rows
    if (found === undefined) throw new TypeError('There is no award emoji.')
    return found
  },
}))

function readMutants(subject: Subject): readonly Mutant[] {
  return [
    ...mutantsOf(
      subject.list,
      `list-${subject.kind}-award-emoji/lists-awards`,
      ['SEM-02', 'lists the awards of all records', listsAll],
      ['SEM-06', 'omits awards of other users', ofMaster],
      ...further(subject),
      ...confusing(subject),
    ),
    ...mutantsOf(
      subject.get,
      `get-${subject.kind}-award-emoji/by-id`,
      ['SFX-03', 'returns the first award', findsFirst],
      ['SFX-03', 'finds awards of other records', findsAwardsAnywhere],
      ...confusing(subject),
    ),
  ]
}

function ofGiving(subject: Subject): readonly Mutant[] {
  const { create, kind } = subject
  return [
    ...mutantsOf(
      create,
      `create-${kind}-award-emoji/name-required`,
      ['STA-03', 'returns a success without a name', when(lacks('name'), returnsSuccessFor(400, 201))],
      ['STA-02', 'returns 422 without a name', when(lacks('name'), replacesStatus(400, 422))],
      ['SEM-05', 'uses thumbsup as the default name', defaultsParameter('name', 'thumbsup')],
    ),
    ...mutantsOf(
      create,
      `create-${kind}-award-emoji/awards`,
      ['STT-01', 'returns the result without storing it', undoesEffect],
      ['SEM-02', 'stores every award as thumbsup', setsParameter('name', 'thumbsup')],
      ['SEM-02', 'stores every award as thumbsdown', setsParameter('name', 'thumbsdown')],
      ['SEM-02', 'returns the name with colons', returnsValue('name', ':thumbsup:')],
      ['SFX-03', 'stores the administrator as the user', when(by('master'), ignoresPermissions)],
      ...confusing(subject),
    ),
  ]
}

/** Also deletes the other awards on the same record. */
const deletesAll = alsoDoesAll(async (call, upstream) => {
  const path = call.path.replace('/api/v4', '').replace(/\/\d+$/, '')
  const others = await listedAt(path, call, upstream)
  return others.map(({ id }) => otherCall(call, 'DELETE', `${path}/${String(id)}`))
})

function ofTaking({ remove, kind }: Subject): readonly Mutant[] {
  return [
    ...mutantsOf(
      remove,
      `delete-${kind}-award-emoji/author-and-administrators-only`,
      ...(['owner', 'master', 'developer', 'reporter', 'guest', 'non-member'] as const).map(
        (user) => ['AUT-02', `accepts every ${user}`, grantsPermission('delete-award-emoji', user)] as const,
      ),
      ['STA-03', 'rejects administrators', when(by('admin'), rejects(403))],
      ['STA-03', 'rejects the author of the award', when(by('master'), rejects(403))],
    ),
    ...mutantsOf(
      remove,
      `delete-${kind}-award-emoji/deletes`,
      ['STT-01', 'returns a success without deleting', undoesEffect],
      ['SFX-02', 'deletes all awards', deletesAll],
      ['SFX-03', 'finds awards of other records', findsAwardsAnywhere],
    ),
    ...mutantsOf(remove, 'general/delete-is-idempotent', [
      'IDM-01',
      'returns 404 for a second deletion',
      rejectsRepeatedDeletion,
    ]),
  ]
}

export const awardEmojiMutants: readonly Mutant[] = subjects.flatMap((subject) => [
  ...readMutants(subject),
  ...ofGiving(subject),
  ...ofTaking(subject),
])
