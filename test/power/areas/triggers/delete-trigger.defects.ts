/** Defects of deleteTrigger, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import { ok } from '../../../../server-stub/http/handler.ts'
import { toOthers } from './shared.ts'

export const deleteTrigger = defectsOf('deleteTrigger', {
  'delete-trigger/deletes': [
    ['STT-01', 'keeps the trigger', undoesEffect],
    ['SFX-02', 'deletes all triggers', toOthers('DELETE')],
    [
      'SFX-03',
      'deletes triggers of other projects',
      {
        handlers: () => ({
          async deleteTrigger({ path }, { db, find, authorize }) {
            authorize('manage-triggers', await find.project(path.id))
            await db.deleteFrom('pipeline_trigger').where('id', '=', path.trigger_id).execute()
            return ok()
          },
        }),
      },
    ],
  ],
})
