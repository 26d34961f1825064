/** The checks of boards, by rule. Spec: document 3, "Issue boards". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listBoards } from './list-boards.checks.ts'
import { listBoardLists } from './list-board-lists.checks.ts'
import { createBoardList } from './create-board-list.checks.ts'
import { getBoardList } from './get-board-list.checks.ts'
import { updateBoardList } from './update-board-list.checks.ts'
import { deleteBoardList } from './delete-board-list.checks.ts'

export const boards = {
  ...listBoards,
  ...listBoardLists,
  ...createBoardList,
  ...getBoardList,
  ...updateBoardList,
  ...deleteBoardList,
} satisfies CoverageOfArea<'boards'>
