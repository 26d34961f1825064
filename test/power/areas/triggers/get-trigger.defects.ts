/** Defects of getTrigger, by the rule that each violates. */
import { type Fault, defectsOf } from '../../mutant.ts'
import { newest } from './shared.ts'

/** Handlers find a trigger in any project, not only that of the URL. */
const anywhere: Fault = {
  services: (own) => ({
    ...own,
    find: {
      ...own.find,
      trigger: async (project, id) => {
        const triggers = own.db.selectFrom('pipeline_trigger').selectAll()
        const found = await triggers.where('id', '=', id).executeTakeFirst()
        return found === undefined ? own.find.trigger(project, id) : { ...found, owner: null }
      },
    },
  }),
}

export const getTrigger = defectsOf('getTrigger', {
  'get-trigger/by-id': [
    ['IDT-03', 'returns the newest trigger', newest],
    ['IDT-03', 'returns triggers of other projects', anywhere],
  ],
})
