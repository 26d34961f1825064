/** Defects of listing members, by the rule that each violates. */
import { isRecord } from '../../message.ts'
import { asciiOf, totalsWithout } from '../../vocabulary/lists.ts'
import { defectsOfEach, defectsOf } from '../../mutant.ts'
import { altersParameter, ignores, cutsText } from '../../vocabulary/requests.ts'
import {
  altersProperty,
  altersRecords,
  omitsLastItem,
  omitsProperty,
  returnsValue,
} from '../../vocabulary/responses.ts'
import { when, isByPath } from '../../vocabulary/conditions.ts'

export const listMembers = defectsOfEach(['listGroupMembers', 'listProjectMembers'], {
  'lists-members': [
    ['SFX-01', 'omits one member', omitsLastItem],
    ['SCH-01', 'omits levels', omitsProperty('access_level')],
    ['SEM-02', 'returns every member as a guest', returnsValue('access_level', 10)],
    [
      'SFX-02',
      'lists a non-member',
      altersRecords((record) => (isRecord(record) ? { ...record, id: Number(record['id']) + 1000 } : record)),
    ],
  ],
  'general/success-is-200': [
    ['STT-04', 'returns every member as active', returnsValue('state', 'active')],
    ['ENC-03', 'returns names in ASCII', altersProperty('name', asciiOf)],
    [
      'SEM-02',
      'returns reporters as developers',
      altersProperty('access_level', (level) => (level === 20 ? 30 : level)),
    ],
  ],
  'query-filter': [
    ['SEM-01', 'ignores the search text', ignores('query')],
    ['HDR-02', 'counts items that the search omits', totalsWithout('query')],
    ['SEM-02', 'searches by the text in ASCII', altersParameter('query', asciiOf)],
    ['SEM-02', 'searches by the first letter only', cutsText('query', 1)],
  ],
})

export const listGroupMembers = defectsOf('listGroupMembers', {
  'general/group-id-or-path': [
    ['SEM-01', 'ignores the query below a path', when(isByPath, ignores('query'))],
  ],
})
