/** Defects of listBoardLists, by the rule that each violates. */
import { type Fault, defectsOf } from '../../mutant.ts'
import { lists } from '../../vocabulary/responses.ts'
import { backlog, closed } from './shared.ts'

/** Every list there is, whatever the board. */
const otherBoards: Fault = {
  services: (own) => ({
    ...own,
    find: { ...own.find, board: async (project, id) => ({ ...(await own.find.board(project, id)), id: 1 }) },
  }),
}

export const listBoardLists = defectsOf('listBoardLists', {
  'list-board-lists/label-lists-only': [
    ['SEM-02', 'the backlog is a list', lists((items) => [backlog, ...items])],
    ['SEM-02', 'closed issues are a list', lists((items) => [...items, closed])],
    ['SEM-06', 'a list is missing', lists((items) => items.slice(1))],
    ['SFX-03', 'the lists of the first board of all', otherBoards],
  ],
})
