/** Every rule on boards. Spec: document 3, "Issue boards". */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOf, type CoverageOfArea } from '../../fixtures/check.ts'
import { needsAuthentication, privateIs404 } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { givenBoard, givenBoardList, type GivenBoardList } from '../../fixtures/boards.ts'
import type { Persona } from '../../fixtures/actor.ts'
import { givenLabel } from '../../fixtures/provisioned.ts'
import type { World } from '../../fixtures/context.ts'

/** A board with two lists. */
async function boardWithLists(world: World) {
  const board = await givenBoard(world)
  const first = await givenBoardList(world, board)
  const second = await givenBoardList(world, board)
  return { ...board, board, first, second }
}

const listBoards = {
  'list-boards/authentication-required': needsAuthentication('listBoards'),
  'list-boards/private-project-is-404': privateIs404('listBoards'),

  'list-boards/with-lists': check(async (world) => {
    const elsewhere = await boardWithLists(world)
    const { owner, project, id, first, second } = await boardWithLists(world)
    const answer = await owner.tries('listBoards', { path: project.path })
    const board = answer.is(200).items.find((item) => item.id === id)
    const shown = (board ?? answer.contradicts(`The board ${id}.`)).lists
    if (!Array.isArray(shown)) answer.contradicts('A list of `lists`.')
    for (const { id: list, label: name } of [first, second]) {
      const found = shown.find((item) => item.id === list)
      if (found?.label.name !== name) answer.contradicts(`The list ${list} for the label ${name}.`)
    }
    const ids = answer.items.flatMap(({ lists }) => lists.map((list) => list.id))
    if (ids.includes(elsewhere.first.id)) answer.contradicts('No list of another project.')
  }),

  'list-boards/label-lists-only': check(async (world) => {
    const { owner, project } = await boardWithLists(world)
    const answer = await owner.tries('listBoards', { path: project.path })
    const lists = answer.is(200).items.flatMap((board) => [...board.lists])
    for (const list of lists) {
      if (!isOfLabel(list)) answer.contradicts('Lists of labels alone.', JSON.stringify(list))
    }
  }),
} satisfies CoverageOf<'listBoards'>

const reading = {
  'list-board-lists/authentication-required': needsAuthentication('listBoardLists'),
  'list-board-lists/private-project-is-404': privateIs404('listBoardLists'),

  'list-board-lists/label-lists-only': check(async (world) => {
    const elsewhere = await boardWithLists(world)
    const { owner, path, first, second } = await boardWithLists(world)
    const answer = await owner.tries('listBoardLists', { path })
    answer.is(200).includes('id', first.id, second.id).omits('id', elsewhere.first.id, elsewhere.second.id)
    for (const list of answer.is(200).items) {
      if (!isOfLabel(list)) answer.contradicts('Lists of labels alone.', JSON.stringify(list))
    }
  }),

  'get-board-list/authentication-required': needsAuthentication('getBoardList'),
  'get-board-list/private-project-is-404': privateIs404('getBoardList'),

  'get-board-list/by-id': [
    check('of two', async (world) => {
      const { owner, first, second } = await boardWithLists(world)
      for (const { id, path, label: name } of [first, second]) {
        const answer = await owner.tries('getBoardList', { path })
        answer.is(200).shows({ id, label: { name } })
      }
    }),
    check('not of another project', async (world) => {
      const { owner, path } = await boardWithLists(world)
      const other = await boardWithLists(world)
      const answer = await owner.tries('getBoardList', { path: { ...path, list_id: other.first.id } })
      answer.is(404)
    }),
  ],
} satisfies CoverageOf<'listBoardLists' | 'getBoardList'>

const writing = {
  'create-board-list/authentication-required': needsAuthentication('createBoardList'),
  'create-board-list/label-id-required': missing('createBoardList', 'label_id'),

  'create-board-list/creates': check(async (world) => {
    const { owner, project, path } = await givenBoard(world)
    await givenLabel(world, project)
    const { id: label_id, name } = await givenLabel(world, project)
    const created = await owner.tries('createBoardList', { path, body: { label_id } })
    const { id } = created.is(201).shows({ label: { name } }).body
    const answer = await owner.tries('getBoardList', { path: { ...path, list_id: id } })
    answer.is(200).shows({ id, label: { name } })
    const lists = await owner.tries('listBoardLists', { path })
    lists.is(200).holds({ id, label: { name } })
  }),

  'update-board-list/authentication-required': needsAuthentication('updateBoardList'),
  'update-board-list/position-required': missing('updateBoardList', 'position'),

  'update-board-list/moves': check(async (world) => {
    const { owner, board, first } = await boardWithLists(world)
    const last = await givenBoardList(world, board)
    if (last.position === first.position) {
      const lists = await owner.tries('listBoardLists', { path: board.path })
      lists.contradicts('A `position` of its own for each list.')
    }
    // What becomes of the positions of the others is not shown.
    const { position } = first
    const written = await owner.tries('updateBoardList', { path: last.path, body: { position } })
    written.is(200).shows({ id: last.id, label: { name: last.label }, position })
    const answer = await owner.tries('getBoardList', { path: last.path })
    answer.is(200).shows({ position })
    const lists = await owner.tries('listBoardLists', { path: board.path })
    lists.is(200).holds({ id: last.id, position }).includes('id', first.id)
  }),

  'delete-board-list/authentication-required': needsAuthentication('deleteBoardList'),

  'delete-board-list/owners-and-administrators-only': [
    check('nobody else', async (world) => {
      const { guest, reporter, developer, master, stranger } = world
      const { owner, path, first } = await boardWithLists(world)
      for (const by of [guest, reporter, developer, master, stranger]) {
        const refused = await by.tries('deleteBoardList', { path: first.path })
        // To whom the project is hidden, there is nothing to delete, and deleting nothing succeeds.
        if (by !== stranger || refused.status !== 200) refused.isRefused()
      }
      const kept = await owner.tries('listBoardLists', { path })
      kept.is(200).includes('id', first.id)
    }),
    check('an owner', async (world) => {
      const { owner, first } = await boardWithLists(world)
      await claimsDeleted(owner, owner, first.path)
    }),
    check('an administrator', async (world) => {
      const { owner, first } = await boardWithLists(world)
      await claimsDeleted(world.admin, owner, first.path)
    }),
  ],

  'delete-board-list/deletes': [
    check('one of two', async (world) => {
      const { owner, project, path, first, second } = await boardWithLists(world)
      await claimsDeleted(owner, owner, second.path)
      const lists = await owner.tries('listBoardLists', { path })
      lists.is(200).includes('id', first.id).omits('id', second.id)
      const boards = await owner.tries('listBoards', { path: project.path })
      const ids = boards.is(200).items.flatMap((board) => board.lists.map(({ id }) => id))
      if (ids.includes(second.id)) boards.contradicts(`No list ${second.id}.`)
    }),
    check('not of another project', async (world) => {
      const { owner, path } = await boardWithLists(world)
      const other = await boardWithLists(world)
      await owner.tries('deleteBoardList', { path: { ...path, list_id: other.first.id } })
      const answer = await owner.tries('getBoardList', { path: other.first.path })
      answer.is(200)
    }),
  ],
} satisfies CoverageOf<'createBoardList' | 'updateBoardList' | 'deleteBoardList'>

export const boards = { ...listBoards, ...reading, ...writing } satisfies CoverageOfArea<'boards'>

async function claimsDeleted(by: Persona, owner: Persona, path: GivenBoardList['path']): Promise<void> {
  const removed = await by.tries('deleteBoardList', { path })
  removed.is(200)
  const answer = await owner.tries('getBoardList', { path })
  answer.is(404)
}

/** Backlog and closed issues have no label. */
function isOfLabel(list: { readonly label?: unknown }): boolean {
  return isRecord(list.label) && typeof list.label['name'] === 'string'
}
