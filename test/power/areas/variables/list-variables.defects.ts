/** Defects of listVariables, by the rule that each violates. */
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { list } from '../../../../server-stub/http/handler.ts'
import { variable } from '../../../../server-stub/resources/variables/presenter.ts'
import { defectsOf } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { inScopesThatAre, lagsBehind } from '../../vocabulary/lookups.ts'
import { altersRecords, omitsLastItem, repeatsFirstItem, returnsValue } from '../../vocabulary/responses.ts'

export const listVariables = defectsOf('listVariables', {
  'general/no-access-to-private-projects': [
    [
      'AUT-02',
      'lists variables of private projects for every user',
      inScopesThatAre('private', when(by('non-member', 'external'), ignoresPermissions)),
    ],
  ],
  'list-variables/lists-variables': [
    [
      'SEM-02',
      'lists variables of all projects',
      {
        handlers: () => ({
          async listVariables({ path, paging }, { db, find, authorize }) {
            authorize('manage-variables', await find.project(path.id))
            const all = db.selectFrom('build_variable').selectAll('build_variable').orderBy('id')
            return list(await pageOf(all, paging), variable)
          },
        }),
      },
    ],
    ['SEM-06', 'omits the last variable', omitsLastItem],
    ['SEM-06', 'lists the first variable twice', repeatsFirstItem],
    ['SEM-02', 'masks values', returnsValue('value', '[MASKED]')],
  ],
  'list-variables/no-protected': [
    [
      'SCH-05',
      'returns protected in the list',
      altersRecords((variable) => ({ ...variable, protected: false })),
    ],
  ],
  'create-variable/creates': [
    [
      'STT-04',
      'returns the list before the last write',
      lagsBehind(/^\/api\/v4\/projects\/\d+\/variables/),
      ['delete-variable/deletes'],
    ],
  ],
})
