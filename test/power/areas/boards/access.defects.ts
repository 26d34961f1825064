/** Defects of the access to boards, the same for several operations. */
import { defectsOfEach, type Mutant } from '../../mutant.ts'
import { by, isAnonymous, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

const notFound = { message: '404 Not Found' }
const forbidden = { message: '403 Forbidden' }

export const access: readonly Mutant[] = [
  ...defectsOfEach(
    ['listBoards', 'listBoardLists', 'createBoardList', 'getBoardList', 'updateBoardList', 'deleteBoardList'],
    {
      'authentication-required': [
        ['AUT-01', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
        ['STA-02', 'returns 403 without credentials', replacesStatus(401, 403, forbidden)],
        ['STA-02', 'returns 404 without credentials', replacesStatus(401, 404, notFound)],
      ],
    },
  ),
  ...defectsOfEach(['listBoards', 'listBoardLists', 'getBoardList'], {
    'private-project-is-404': [
      [
        'AUT-03',
        'returns 403 for a private project',
        when(by('non-member'), replacesStatus(404, 403, forbidden)),
      ],
      ['STA-02', 'returns 401 for a private project', when(by('non-member'), replacesStatus(404, 401))],
      ['AUT-02', 'accepts non-members in private projects', when(by('non-member'), ignoresPermissions)],
    ],
  }),
]
