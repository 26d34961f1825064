/** Defects of the list of the users of a project. */
import { mutant } from '../../mutant.ts'
import { has, when } from '../../vocabulary/conditions.ts'
import { ignores } from '../../vocabulary/requests.ts'
import { lists, losesLast, changesEach } from '../../vocabulary/responses.ts'

export const users = [
  mutant('SFX-02', 'listProjectUsers', 'list-project-users/lists-users', 'omits one record', losesLast),
  mutant(
    'SCH-05',
    'listProjectUsers',
    'list-project-users/lists-users',
    'returns email addresses',
    changesEach((user) => ({ ...user, email: 'someone@example.com' })),
  ),
  mutant(
    'SEM-01',
    'listProjectUsers',
    'list-project-users/search-filter',
    'ignores the search text',
    ignores('search'),
  ),
  mutant(
    'SEM-02',
    'listProjectUsers',
    'list-project-users/search-filter',
    'returns only the first match',
    when(
      has('search'),
      lists((items) => items.slice(1)),
    ),
  ),
] as const
