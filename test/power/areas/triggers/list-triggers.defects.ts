/** Defects of listTriggers, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { list } from '../../../../server-stub/http/handler.ts'
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { trigger } from '../../../../server-stub/resources/triggers/presenter.ts'
import { omitsFirstItem, repeatsFirstItem, altersProperty } from '../../vocabulary/responses.ts'
import { lagsBehind } from '../../vocabulary/lookups.ts'

export const listTriggers = defectsOf('listTriggers', {
  'list-triggers/lists-triggers': [
    [
      'SEM-02',
      'lists triggers of all projects',
      {
        handlers: () => ({
          async listTriggers({ path, paging, origin }, { db, find, authorize }) {
            authorize('manage-triggers', await find.project(path.id))
            const all = db.selectFrom('pipeline_trigger').selectAll('pipeline_trigger').orderBy('id')
            return list(await pageOf(all, paging), (row) => trigger({ ...row, owner: null }, origin))
          },
        }),
      },
    ],
    ['SEM-06', 'omits the first trigger', omitsFirstItem],
    ['SEM-06', 'lists the first trigger twice', repeatsFirstItem],
    [
      'SEM-02',
      'returns descriptions in capitals',
      altersProperty('description', (text) => String(text).toUpperCase()),
    ],
  ],
  'create-trigger/creates': [
    [
      'STT-04',
      'returns the list before the last write',
      lagsBehind(/^\/api\/v4\/projects\/\d+\/triggers/),
      ['delete-trigger/deletes'],
    ],
  ],
})
