/** Spec: document 3, "Issue boards". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenBoard } from '../../fixtures/boards.ts'
import { givenLabel } from '../../fixtures/provisioned.ts'

export const createBoardList = {
  'create-board-list/label-id-required': missing('createBoardList', 'label_id'),

  'create-board-list/creates': check(async (context) => {
    const { owner, project, path } = await givenBoard(context)
    await givenLabel(context, project)
    for (const given of [await givenLabel(context, project), await givenLabel(context, project)]) {
      const { id: label_id, ...label } = given
      const created = await context.act(owner, 'createBoardList', { path, body: { label_id } })
      const { id } = created.expectStatus(201).expectMatch({ label }).body
      const response = await owner.observe('getBoardList', { path: { ...path, list_id: id } })
      response.expectMatch({ id, label })
      const lists = await owner.observe('listBoardLists', { path })
      lists.expectItem({ id, label })
    }
  }),
} satisfies CoverageOf<'createBoardList'>
