/** Every defect of the operations on boards. */
import type { Mutant } from '../../mutant.ts'
import { access } from './access.defects.ts'
import { listBoards } from './list-boards.defects.ts'
import { listBoardLists } from './list-board-lists.defects.ts'
import { createBoardList } from './create-board-list.defects.ts'
import { getBoardList } from './get-board-list.defects.ts'
import { updateBoardList } from './update-board-list.defects.ts'
import { deleteBoardList } from './delete-board-list.defects.ts'

export const boardMutants: readonly Mutant[] = [
  ...access,
  ...listBoards,
  ...listBoardLists,
  ...createBoardList,
  ...getBoardList,
  ...updateBoardList,
  ...deleteBoardList,
]
