/** Defects of the access to boards, the same for several operations. */
import { mutantsOf, type Mutant } from '../../mutant.ts'
import { by, isAnonymous, when } from '../../vocabulary/conditions.ts'
import { trustsEverybody } from '../../vocabulary/effects.ts'
import { swaps } from '../../vocabulary/responses.ts'

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

export const access: readonly Mutant[] = [
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
      ['AUT-03', 'a private project is forbidden', when(by('non-member'), swaps(404, 403, forbidden))],
      ['STA-02', 'a private project wants other credentials', when(by('non-member'), swaps(404, 401))],
      ['AUT-02', 'non-members see private projects', when(by('non-member'), trustsEverybody)],
    ),
  ),
]
