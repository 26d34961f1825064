/** One valid request to each operation of triggers: what the generated checks vary. */
import { givenTrigger } from '../../fixtures/ci.ts'
import { type Visibility, type RequestBuilders, inProject } from '../../fixtures/request.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const requests = {
  listTriggers: (context, visibility) => inProject(context, visibility),

  createTrigger: async (context, visibility) => {
    const { by, input } = await inProject(context, visibility)
    return { by, input: { ...input, body: { description: 'Nightly' } } }
  },

  getTrigger: (context, visibility) => onTrigger(context, visibility),

  updateTrigger: async (context, visibility) => {
    const { by, input } = await onTrigger(context, visibility)
    return { by, input: { ...input, body: { description: 'Weekly' } } }
  },

  deleteTrigger: (context, visibility) => onTrigger(context, visibility),
  takeTriggerOwnership: (context, visibility) => onTrigger(context, visibility),
} satisfies RequestBuilders<'triggers'>

async function onTrigger(context: CheckContext, visibility: Visibility) {
  const { path, project } = await givenTrigger(context, { visibility })
  return { by: project.owner, input: { path } }
}
