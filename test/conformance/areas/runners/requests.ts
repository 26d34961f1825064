/** One valid request to each operation of runners: what the generated checks vary. */
import { givenRunner } from '../../fixtures/provisioned.ts'
import { type RequestBuilders, inProject } from '../../fixtures/request.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const requests = {
  listRunners: async ({ owner }) => ({ by: owner, input: {} }),
  listAllRunners: async ({ admin }) => ({ by: admin, input: {} }),

  getRunner: (context) => onRunner(context),

  updateRunner: async (context) => {
    const { by, input } = await onRunner(context)
    return {
      by,
      input: {
        ...input,
        body: { description: `Changed ${context.run.id}`, active: false, tag_list: ['one'] },
      },
    }
  },

  deleteRunner: (context) => onRunner(context),

  listProjectRunners: (context, visibility) => inProject(context, visibility),

  enableProjectRunner: async (context, visibility) => {
    const { by, input } = await inProject(context, visibility)
    // Enabling a runner requires access to a project that has it, too.
    const project = await context.given.project({ members: ['master'] })
    const runner = await givenRunner(context, { projects: [project] })
    return { by, input: { ...input, body: { runner_id: runner.id } } }
  },

  disableProjectRunner: async (context, visibility) => {
    const project = await context.given.project({ visibility })
    const runner = await givenRunner(context, { projects: [project, await context.given.project()] })
    return { by: project.owner, input: { path: { id: project.id, runner_id: runner.id } } }
  },
} satisfies RequestBuilders<'runners'>

async function onRunner(context: CheckContext) {
  const project = await context.given.project()
  const { path } = await givenRunner(context, { projects: [project] })
  return { by: project.owner, input: { path } }
}
