/** Defects of listTriggers, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { list } from '../../../../server-stub/http/handler.ts'
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { trigger } from '../../../../server-stub/resources/triggers/presenter.ts'
import { losesFirst, repeatsFirst, showsAs } from '../../vocabulary/responses.ts'
import { lagsBehind } from '../../vocabulary/lookups.ts'

export const listTriggers = defectsOf('listTriggers', {
  'list-triggers/lists-triggers': [
    [
      'SEM-02',
      'triggers of all projects are listed',
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
    ['SEM-06', 'the first trigger is not listed', losesFirst],
    ['SEM-06', 'the first trigger is listed twice', repeatsFirst],
    ['SEM-02', 'descriptions are in capitals', showsAs('description', (text) => String(text).toUpperCase())],
  ],
  'create-trigger/creates': [
    [
      'STT-04',
      'the list is one write behind',
      lagsBehind(/^\/api\/v4\/projects\/\d+\/triggers/),
      ['delete-trigger/deletes'],
    ],
  ],
})
