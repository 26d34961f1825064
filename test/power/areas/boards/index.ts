/** Boards, and lists that are shown, added, moved and removed otherwise than asked. */
import { listsOf } from '../../../../server-stub/resources/boards/index.ts'
import { isRecord, isSuccess, valueOf } from '../../message.ts'
import { mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { announces, drops, lists, shows, showsAs, swaps } from '../../vocabulary/answers.ts'
import { by, isAnonymous, lacks, when } from '../../vocabulary/conditions.ts'
import { another, forgets, grants, refuses, trustsEverybody } from '../../vocabulary/effects.ts'
import { alsoDoesAll, deletesOnlyWhatIsThere, lagsBehind, listedAt } from '../../vocabulary/lookups.ts'
import { finds, findsBoardListsAnywhere } from '../../vocabulary/places.ts'
import { byDefault, takes } from '../../vocabulary/requests.ts'

const operations = [
  ['listBoards', 'list-boards'],
  ['listBoardLists', 'list-board-lists'],
  ['createBoardList', 'create-board-list'],
  ['getBoardList', 'get-board-list'],
  ['updateBoardList', 'update-board-list'],
  ['deleteBoardList', 'delete-board-list'],
] as const

const reads = [
  ['listBoards', 'list-boards'],
  ['listBoardLists', 'list-board-lists'],
  ['getBoardList', 'get-board-list'],
] as const

const notFound = { message: '404 Not Found' }
const forbidden = { message: '403 Forbidden' }
const strangers = by('stranger')

const access: readonly Mutant[] = [
  ...operations.flatMap(([operation, name]) =>
    mutantsOf(
      operation,
      `${name}/authentication-required`,
      ['AUT-01', 'nobody has to say who they are', when(isAnonymous, trustsEverybody)],
      ['STA-02', 'who does not say is forbidden', swaps(401, 403, forbidden)],
      ['STA-02', 'who does not say finds nothing', swaps(401, 404, notFound)],
    ),
  ),
  ...reads.flatMap(([operation, name]) =>
    mutantsOf(
      operation,
      `${name}/private-project-is-404`,
      ['AUT-03', 'a private project is forbidden', when(strangers, swaps(404, 403, forbidden))],
      ['STA-02', 'a private project wants other credentials', when(strangers, swaps(404, 401))],
      ['AUT-02', 'strangers see private projects', when(strangers, trustsEverybody)],
    ),
  ),
]

const backlog = { id: 1, label: null, position: null }
const closed = { id: 2_000_000_000, position: 1_000, label: null, list_type: 'closed' }

const adds = (list: object, where: 'first' | 'last') => (value: unknown) =>
  Array.isArray(value) ? (where === 'first' ? [list, ...value] : [...value, list]) : value

const withoutFirst = (value: unknown) => (Array.isArray(value) ? value.slice(1) : value)

/** Every list there is, whatever the board. */
const otherBoards: Fault = {
  services: (own) => ({
    ...own,
    find: { ...own.find, board: async (project, id) => ({ ...(await own.find.board(project, id)), id: 1 }) },
  }),
}

/** Whichever list is asked for, it is the first of the board. */
const findsFirst = finds(({ db }) => ({
  boardList: async ({ id }) => listsOf(db, [id]).executeTakeFirstOrThrow(),
}))

const reading: readonly Mutant[] = [
  ...mutantsOf(
    'listBoards',
    'list-boards/with-lists',
    ['SCH-01', 'boards have no lists', drops('lists')],
    ['SEM-06', 'the lists are none', shows('lists', [])],
    ['SEM-06', 'a list is missing', showsAs('lists', withoutFirst)],
    ['SCH-04', 'the labels have other names', shows('lists.label.name', 'label')],
  ),
  ...mutantsOf(
    'listBoards',
    'list-boards/label-lists-only',
    ['SEM-02', 'the backlog is a list', showsAs('lists', adds(backlog, 'first'))],
    ['SEM-02', 'closed issues are a list', showsAs('lists', adds(closed, 'last'))],
  ),
  ...mutantsOf(
    'listBoardLists',
    'list-board-lists/label-lists-only',
    ['SEM-02', 'the backlog is a list', lists((items) => [backlog, ...items])],
    ['SEM-02', 'closed issues are a list', lists((items) => [...items, closed])],
    ['SEM-06', 'a list is missing', lists((items) => items.slice(1))],
    ['SFX-03', 'the lists of the first board of all', otherBoards],
  ),
  ...mutantsOf(
    'getBoardList',
    'get-board-list/by-id',
    ['SFX-03', 'the first list', findsFirst],
    ['SFX-03', 'lists of other boards', findsBoardListsAnywhere],
    ['SCH-04', 'the label has another name', shows('label.name', 'label')],
  ),
]

const missing = (name: string, success: 200 | 201, value: number) =>
  [
    ['STA-03', `a success without ${name}`, when(lacks(name), announces(400, success))],
    ['STA-02', `without ${name} it cannot be processed`, when(lacks(name), swaps(400, 422))],
    ['SEM-05', `${name} is ${value} without asking`, byDefault(name, value)],
  ] as const

const oneLess = (value: unknown) => Number(value) - 1
const oneMore = (value: unknown) => Number(value) + 1

const readsOnly: Fault = {
  around: async (call, { pass }) => pass(another(call, 'GET', call.path.replace('/api/v4', ''))),
}

/** The answer has the position that was asked for, and nothing is done. */
const pretendsMove: Fault = {
  async around(call, behind) {
    const answer = await behind.pass(another(call, 'GET', call.path.replace('/api/v4', '')))
    const position = Number(valueOf(call, 'position'))
    const record: unknown = isSuccess(answer) ? JSON.parse(answer.body.toString('utf8')) : undefined
    return isRecord(record)
      ? { ...answer, body: Buffer.from(JSON.stringify({ ...record, position })) }
      : answer
  },
}

/** The other lists of the board go as well. */
const deletesAll = alsoDoesAll(async (call, behind) => {
  const place = call.path.replace('/api/v4', '').replace(/\/\d+$/, '')
  const others = await listedAt(place, call, behind)
  return others
    .filter(({ id }) => !call.path.endsWith(`/${String(id)}`))
    .map(({ id }) => another(call, 'DELETE', `${place}/${String(id)}`))
})

const writing: readonly Mutant[] = [
  ...mutantsOf('createBoardList', 'create-board-list/label-id-required', ...missing('label_id', 201, 1)),
  ...mutantsOf(
    'createBoardList',
    'create-board-list/creates',
    ['STT-01', 'answered and forgotten', forgets],
    ['SFX-03', 'for another label', takes('label_id', oneLess)],
    ['STA-03', 'no list is added', refuses(403)],
    ['SEM-02', 'the answer has another label', shows('label.name', 'label')],
  ),
  ...mutantsOf('updateBoardList', 'update-board-list/position-required', ...missing('position', 200, 1)),
  ...mutantsOf(
    'updateBoardList',
    'update-board-list/moves',
    ['SEM-01', 'nothing is moved', readsOnly],
    ['STT-01', 'answered and not done', pretendsMove],
    ['SEM-07', 'positions are counted otherwise', takes('position', oneMore)],
    ['SFX-02', 'the others are gone', deletesAll],
    ['SFX-03', 'the first list is moved', findsFirst],
  ),
  ...mutantsOf(
    'deleteBoardList',
    'delete-board-list/owners-and-administrators-only',
    ...(['guest', 'reporter', 'developer', 'master'] as const).map(
      (person) => ['AUT-02', `a ${person} may`, grants('delete-board-list', person)] as const,
    ),
    ['AUT-02', 'strangers may', when(strangers, trustsEverybody)],
    ['STA-03', 'owners may not', when(by('owner'), refuses(403))],
    ['STA-03', 'administrators may not', when(by('admin'), refuses(403))],
  ),
  ...mutantsOf(
    'deleteBoardList',
    'delete-board-list/deletes',
    ['STT-01', 'answered and not done', forgets],
    ['SFX-02', 'all lists are gone', deletesAll],
    ['SFX-03', 'the first list is gone', findsFirst],
    ['SFX-03', 'lists of other boards', findsBoardListsAnywhere],
    ['STT-04', 'boards show it as before', lagsBehind(/^\/api\/v4\/projects\/\d+\/boards/)],
  ),
  ...mutantsOf('deleteBoardList', 'general/delete-is-idempotent', [
    'IDM-01',
    'what is gone is not found',
    deletesOnlyWhatIsThere,
  ]),
]

export const boardMutants: readonly Mutant[] = [...access, ...reading, ...writing]
