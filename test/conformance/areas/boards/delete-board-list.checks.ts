/** Spec: document 3, "Issue boards". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { GivenBoardList } from '../../fixtures/boards.ts'
import { boardWithLists } from './board-with-lists.ts'

export const deleteBoardList = {
  'delete-board-list/owners-and-administrators-only': [
    check('rejects-others', 'Every other role is rejected.', async (context) => {
      const { guest, reporter, developer, master, nonMember } = context
      const { owner, path, first } = await boardWithLists(context, {
        members: ['guest', 'reporter', 'developer', 'master'],
      })
      for (const by of [guest, reporter, developer, master, nonMember]) {
        const rejected = await context.act(by, 'deleteBoardList', { path: first.path })
        // A non-member does not see the list, and deleting a list that does not exist succeeds.
        if (by !== nonMember || rejected.status !== 200) rejected.expectForbidden()
      }
      const kept = await owner.observe('listBoardLists', { path })
      kept.expectIncludes('id', first.id)
    }),
    check('an-owner', 'An owner deletes a list.', async (context) => {
      const { owner, first } = await boardWithLists(context)
      await expectDeleted(context, owner, owner, first.path)
    }),
    check('an-administrator', 'An administrator deletes a list.', async (context) => {
      const { owner, first } = await boardWithLists(context)
      await expectDeleted(context, context.admin, owner, first.path)
    }),
  ],

  'delete-board-list/deletes': [
    check('one-of-two', 'The other list remains.', async (context) => {
      const { owner, project, path, first, second } = await boardWithLists(context)
      await expectDeleted(context, owner, owner, second.path)
      const lists = await owner.observe('listBoardLists', { path })
      lists.expectIncludes('id', first.id).expectOmits('id', second.id)
      const boards = await owner.observe('listBoards', { path: project.path })
      const ids = boards.items.flatMap((board) => board.lists.map(({ id }) => id))
      if (ids.includes(second.id)) boards.fail(`No list ${second.id}.`)
    }),
    check('not-of-another-project', 'A list of another project is not found.', async (context) => {
      const { owner, path } = await boardWithLists(context)
      const other = await boardWithLists(context)
      await context.act(owner, 'deleteBoardList', { path: { ...path, list_id: other.first.id } })
      await owner.observe('getBoardList', { path: other.first.path })
    }),
  ],
} satisfies CoverageOf<'deleteBoardList'>

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
