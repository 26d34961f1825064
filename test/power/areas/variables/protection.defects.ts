/** Defects of the property `protected`, the same for createVariable and updateVariable. */
import { defectsOfEach } from '../../mutant.ts'
import { has, when } from '../../vocabulary/conditions.ts'
import { ignores, setsParameter } from '../../vocabulary/requests.ts'
import { omitsProperty } from '../../vocabulary/responses.ts'

export const protection = defectsOfEach(['createVariable', 'updateVariable'], {
  protected: [
    ['SEM-01', 'ignores protected', ignores('protected')],
    [
      'SEM-02',
      'treats every value of protected as true',
      when(has('protected'), setsParameter('protected', true)),
    ],
    ['SCH-01', 'omits protected from the response', omitsProperty('protected')],
  ],
})
