/** Defects of the access to boards, the same for several operations. */
import { mutantsOf, type Mutant } from '../../mutant.ts'
import { by, isAnonymous, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

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
      ['AUT-01', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
      ['STA-02', 'returns 403 without credentials', replacesStatus(401, 403, forbidden)],
      ['STA-02', 'returns 404 without credentials', replacesStatus(401, 404, notFound)],
    ),
  ),
  ...reads.flatMap(([operation, name]) =>
    mutantsOf(
      operation,
      `${name}/private-project-is-404`,
      [
        'AUT-03',
        'returns 403 for a private project',
        when(by('non-member'), replacesStatus(404, 403, forbidden)),
      ],
      ['STA-02', 'returns 401 for a private project', when(by('non-member'), replacesStatus(404, 401))],
      ['AUT-02', 'accepts non-members in private projects', when(by('non-member'), ignoresPermissions)],
    ),
  ),
]
