/** Defects of listProjectUsers, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { asciiOf } from '../../vocabulary/lists.ts'
import { has, when, by, isByPath } from '../../vocabulary/conditions.ts'
import { altersParameter, ignores, cutsText } from '../../vocabulary/requests.ts'
import { altersPage, altersRecords, omitsLastItem } from '../../vocabulary/responses.ts'

export const listProjectUsers = defectsOf('listProjectUsers', {
  'list-project-users/lists-users': [
    ['SFX-02', 'omits one record', omitsLastItem],
    [
      'SCH-05',
      'returns email addresses',
      altersRecords((user) => ({ ...user, email: 'someone@example.com' })),
    ],
    [
      'AUT-05',
      'returns emails to administrators',
      when(
        by('admin'),
        altersRecords((user) => ({ ...user, email: 'a@example.com' })),
      ),
    ],
  ],
  'list-project-users/search-filter': [
    ['SEM-01', 'ignores the search text', ignores('search')],
    ['SEM-02', 'searches by the text in ASCII', altersParameter('search', asciiOf)],
    [
      'SEM-02',
      'returns only the first match',
      when(
        has('search'),
        altersPage((items) => items.slice(1)),
      ),
    ],
    ['SEM-03', 'searches only the beginning of the text', cutsText('search', 5)],
  ],
  'general/project-id-or-path': [
    ['SEM-01', 'ignores the search below a path', when(isByPath, ignores('search'))],
  ],
})
