/** Defects of listBoardLists, by the rule that each violates. */
import { type Fault, defectsOf } from '../../mutant.ts'
import { altersPage } from '../../vocabulary/responses.ts'
import { backlog, closed } from './shared.ts'

/** The lists of all boards. */
const otherBoards: Fault = {
  services: (own) => ({
    ...own,
    find: { ...own.find, board: async (project, id) => ({ ...(await own.find.board(project, id)), id: 1 }) },
  }),
}

export const listBoardLists = defectsOf('listBoardLists', {
  'list-board-lists/label-lists-only': [
    ['SEM-02', 'lists the backlog', altersPage((items) => [backlog, ...items])],
    ['SEM-02', 'lists the closed issues', altersPage((items) => [...items, closed])],
    ['SEM-06', 'omits one list', altersPage((items) => items.slice(1))],
    ['SFX-03', 'returns the lists of the first board', otherBoards],
  ],
})
