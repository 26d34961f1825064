/** One valid request to each operation of variables: what the generated checks vary. */
import { givenVariable } from '../../fixtures/ci.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { type RequestBuilders, inProject } from '../../fixtures/request.ts'

export const requests = {
  listVariables: (context, visibility) => inProject(context, visibility),

  createVariable: async (context, visibility) => {
    const { by, input } = await inProject(context, visibility)
    return { by, input: { ...input, body: { key: keyOf(context), value: 'tight', protected: true } } }
  },

  getVariable: async (context, visibility) => {
    const { path, project } = await givenVariable(context, { visibility, key: keyOf(context) })
    return { by: project.owner, input: { path } }
  },

  updateVariable: async (context, visibility) => {
    const { path, project } = await givenVariable(context, { visibility, key: keyOf(context) })
    return { by: project.owner, input: { path, body: { value: 'loose', protected: true } } }
  },

  deleteVariable: async (context, visibility) => {
    const { path, project } = await givenVariable(context, { visibility, key: keyOf(context) })
    return { by: project.owner, input: { path } }
  },
} satisfies RequestBuilders<'variables'>

/** A key that no other variable of the project has. */
function keyOf(context: CheckContext): string {
  return context.uniqueName('WARP_KEY').replaceAll('-', '_')
}
