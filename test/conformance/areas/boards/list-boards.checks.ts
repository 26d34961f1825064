/** Spec: document 3, "Issue boards". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { differences } from '../../fixtures/differences.ts'
import { givenBoardList } from '../../fixtures/boards.ts'
import { boardWithLists, isOfLabel } from './board-with-lists.ts'

export const listBoards = {
  'list-boards/with-lists': check(async (context) => {
    const elsewhere = await boardWithLists(context)
    const { owner, project, id, first, second } = await boardWithLists(context)
    const response = await context.act(owner, 'listBoards', { path: project.path })
    const board = response.expectStatus(200).items.find((item) => item.id === id)
    const shown = (board ?? response.fail(`The board ${id}.`)).lists
    if (!Array.isArray(shown)) response.fail('A list of `lists`.')
    for (const { id: list, shown: label } of [first, second]) {
      const found = shown.find((item) => item.id === list)
      if (differences(label, found?.label).length > 0)
        response.fail(`The list ${list} for the label ${label.name}.`)
    }
    // The page size limits the boards, not their lists.
    const page = await context.act(owner, 'listBoards', { path: project.path, query: { per_page: 1 } })
    const whole = response.items.find((item) => item.id === page.expectStatus(200).items[0]?.id)
    if (whole?.lists.length !== page.items[0]?.lists.length) page.fail('A board with all of its lists.')
    const ids = response.items.flatMap(({ lists }) => lists.map((list) => list.id))
    if (ids.includes(elsewhere.first.id)) response.fail('No list of another project.')
  }),

  'list-boards/label-lists-only': check(async (context) => {
    const { owner, project, path, board, first, second } = await boardWithLists(context)
    await givenBoardList(context, board)
    const response = await context.act(owner, 'listBoards', { path: project.path })
    const lists = response.expectStatus(200).items.flatMap((board) => [...board.lists])
    for (const list of lists) {
      if (!isOfLabel(list)) response.fail('Lists of labels only.', JSON.stringify(list))
    }
    const shown = await owner.observe('listBoardLists', { path })
    const expected = shown.items.map((list) => list.id).toSorted((a, b) => a - b)
    // Otherwise it is listBoardLists that is wrong.
    if (![first.id, second.id].every((id) => expected.includes(id))) return
    const ids = lists.map((list) => list.id).toSorted((a, b) => a - b)
    if (ids.join() !== expected.join())
      response.fail(`The lists ${expected.join()}.`, `They are ${ids.join()}.`)
    for (const list of shown.items) {
      const { name, color, description } = list.label
      const part = { position: list.position, label: { name, color, description } }
      const found = lists.find(({ id }) => id === list.id)
      for (const { at, expected: value, actual } of differences(part, found))
        response.fail(`\`${at}\` of the list ${list.id} is ${value}, as in its board.`, `It is ${actual}.`)
    }
  }),
} satisfies CoverageOf<'listBoards'>
