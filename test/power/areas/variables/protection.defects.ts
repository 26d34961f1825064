/** Defects of the property `protected`, the same for createVariable and updateVariable. */
import { defectsOf, defectsOfEach } from '../../mutant.ts'
import { has, hasValue, when } from '../../vocabulary/conditions.ts'
import { ignores, setsParameter } from '../../vocabulary/requests.ts'
import { omitsProperty } from '../../vocabulary/responses.ts'

/** Without the attribute, a new variable may be unprotected. */
export const keptProtection = defectsOf('updateVariable', {
  'update-variable/protected': [
    ['SEM-02', 'ignores protected if it is false', when(hasValue('protected', false), ignores('protected'))],
  ],
})

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
