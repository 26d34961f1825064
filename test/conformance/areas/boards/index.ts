/** Every rule on boards. Spec: document 3, "Issue boards". */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOf, type CoverageOfArea } from '../../fixtures/check.ts'
import { needsAuthentication, privateIs404 } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { givenBoard, givenBoardList, type GivenBoardList } from '../../fixtures/boards.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { givenLabel } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** A board with two lists. */
async function boardWithLists(context: CheckContext, options: Parameters<typeof givenBoard>[1] = {}) {
  const board = await givenBoard(context, options)
  const first = await givenBoardList(context, board)
  const second = await givenBoardList(context, board)
  return { ...board, board, first, second }
}

const listBoards = {
  'list-boards/authentication-required': needsAuthentication('listBoards'),
  'list-boards/private-project-is-404': privateIs404('listBoards'),

  'list-boards/with-lists': check(async (context) => {
    const elsewhere = await boardWithLists(context)
    const { owner, project, id, first, second } = await boardWithLists(context)
    const response = await context.act(owner, 'listBoards', { path: project.path })
    const board = response.expectStatus(200).items.find((item) => item.id === id)
    const shown = (board ?? response.fail(`The board ${id}.`)).lists
    if (!Array.isArray(shown)) response.fail('A list of `lists`.')
    for (const { id: list, label: name } of [first, second]) {
      const found = shown.find((item) => item.id === list)
      if (found?.label.name !== name) response.fail(`The list ${list} for the label ${name}.`)
    }
    const ids = response.items.flatMap(({ lists }) => lists.map((list) => list.id))
    if (ids.includes(elsewhere.first.id)) response.fail('No list of another project.')
  }),

  'list-boards/label-lists-only': check(async (context) => {
    const { owner, project } = await boardWithLists(context)
    const response = await context.act(owner, 'listBoards', { path: project.path })
    const lists = response.expectStatus(200).items.flatMap((board) => [...board.lists])
    for (const list of lists) {
      if (!isOfLabel(list)) response.fail('Lists of labels alone.', JSON.stringify(list))
    }
  }),
} satisfies CoverageOf<'listBoards'>

const reading = {
  'list-board-lists/authentication-required': needsAuthentication('listBoardLists'),
  'list-board-lists/private-project-is-404': privateIs404('listBoardLists'),

  'list-board-lists/label-lists-only': check(async (context) => {
    const elsewhere = await boardWithLists(context)
    const { owner, path, first, second } = await boardWithLists(context)
    const response = await context.act(owner, 'listBoardLists', { path })
    response
      .expectStatus(200)
      .expectIncludes('id', first.id, second.id)
      .expectOmits('id', elsewhere.first.id, elsewhere.second.id)
    for (const list of response.expectStatus(200).items) {
      if (!isOfLabel(list)) response.fail('Lists of labels alone.', JSON.stringify(list))
    }
  }),

  'get-board-list/authentication-required': needsAuthentication('getBoardList'),
  'get-board-list/private-project-is-404': privateIs404('getBoardList'),

  'get-board-list/by-id': [
    check('of-two', 'of two', async (context) => {
      const { owner, first, second } = await boardWithLists(context)
      for (const { id, path, label: name } of [first, second]) {
        const response = await context.act(owner, 'getBoardList', { path })
        response.expectStatus(200).expectMatch({ id, label: { name } })
      }
    }),
    check('not-of-another-project', 'not of another project', async (context) => {
      const { owner, path } = await boardWithLists(context)
      const other = await boardWithLists(context)
      const response = await context.act(owner, 'getBoardList', {
        path: { ...path, list_id: other.first.id },
      })
      response.expectStatus(404)
    }),
  ],
} satisfies CoverageOf<'listBoardLists' | 'getBoardList'>

const writing = {
  'create-board-list/authentication-required': needsAuthentication('createBoardList'),
  'create-board-list/label-id-required': missing('createBoardList', 'label_id'),

  'create-board-list/creates': check(async (context) => {
    const { owner, project, path } = await givenBoard(context)
    await givenLabel(context, project)
    const { id: label_id, name } = await givenLabel(context, project)
    const created = await context.act(owner, 'createBoardList', { path, body: { label_id } })
    const { id } = created.expectStatus(201).expectMatch({ label: { name } }).body
    const response = await owner.observe('getBoardList', { path: { ...path, list_id: id } })
    response.expectMatch({ id, label: { name } })
    const lists = await owner.observe('listBoardLists', { path })
    lists.expectItem({ id, label: { name } })
  }),

  'update-board-list/authentication-required': needsAuthentication('updateBoardList'),
  'update-board-list/position-required': missing('updateBoardList', 'position'),

  'update-board-list/moves': check(async (context) => {
    const { owner, board, first } = await boardWithLists(context)
    const last = await givenBoardList(context, board)
    if (last.position === first.position) {
      const lists = await owner.observe('listBoardLists', { path: board.path })
      lists.fail('A `position` of its own for each list.')
    }
    // What becomes of the positions of the others is not shown.
    const { position } = first
    const written = await context.act(owner, 'updateBoardList', { path: last.path, body: { position } })
    written.expectStatus(200).expectMatch({ id: last.id, label: { name: last.label }, position })
    const response = await owner.observe('getBoardList', { path: last.path })
    response.expectMatch({ position })
    const lists = await owner.observe('listBoardLists', { path: board.path })
    lists.expectItem({ id: last.id, position }).expectIncludes('id', first.id)
  }),

  'delete-board-list/authentication-required': needsAuthentication('deleteBoardList'),

  'delete-board-list/owners-and-administrators-only': [
    check('nobody-else', 'nobody else', async (context) => {
      const { guest, reporter, developer, master, stranger } = context
      const { owner, path, first } = await boardWithLists(context, {
        members: ['guest', 'reporter', 'developer', 'master'],
      })
      for (const by of [guest, reporter, developer, master, stranger]) {
        const refused = await context.act(by, 'deleteBoardList', { path: first.path })
        // To whom the project is hidden, there is nothing to delete, and deleting nothing succeeds.
        if (by !== stranger || refused.status !== 200) refused.expectRejected()
      }
      const kept = await owner.observe('listBoardLists', { path })
      kept.expectIncludes('id', first.id)
    }),
    check('an-owner', 'an owner', async (context) => {
      const { owner, first } = await boardWithLists(context)
      await expectDeleted(context, owner, owner, first.path)
    }),
    check('an-administrator', 'an administrator', async (context) => {
      const { owner, first } = await boardWithLists(context)
      await expectDeleted(context, context.admin, owner, first.path)
    }),
  ],

  'delete-board-list/deletes': [
    check('one-of-two', 'one of two', async (context) => {
      const { owner, project, path, first, second } = await boardWithLists(context)
      await expectDeleted(context, owner, owner, second.path)
      const lists = await owner.observe('listBoardLists', { path })
      lists.expectIncludes('id', first.id).expectOmits('id', second.id)
      const boards = await owner.observe('listBoards', { path: project.path })
      const ids = boards.items.flatMap((board) => board.lists.map(({ id }) => id))
      if (ids.includes(second.id)) boards.fail(`No list ${second.id}.`)
    }),
    check('not-of-another-project', 'not of another project', async (context) => {
      const { owner, path } = await boardWithLists(context)
      const other = await boardWithLists(context)
      await context.act(owner, 'deleteBoardList', { path: { ...path, list_id: other.first.id } })
      await owner.observe('getBoardList', { path: other.first.path })
    }),
  ],
} satisfies CoverageOf<'createBoardList' | 'updateBoardList' | 'deleteBoardList'>

export const boards = { ...listBoards, ...reading, ...writing } satisfies CoverageOfArea<'boards'>

async function expectDeleted(
  context: CheckContext,
  by: Actor,
  owner: Actor,
  path: GivenBoardList['path'],
): Promise<void> {
  const removed = await context.act(by, 'deleteBoardList', { path })
  removed.expectStatus(200)
  await owner.observeAbsent('getBoardList', { path })
}

/** Backlog and closed issues have no label. */
function isOfLabel(list: { readonly label?: unknown }): boolean {
  return isRecord(list.label) && typeof list.label['name'] === 'string'
}
