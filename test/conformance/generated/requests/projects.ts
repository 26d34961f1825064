/** Valid requests to the operations on projects. Spec: document 2, "Projects". */
import { idIn } from '../../fixtures/accounts.ts'
import type { Answer } from '../../fixtures/response.ts'
import type { OperationId } from '../../../../generated/operations.ts'
import type { World } from '../../fixtures/context.ts'
import type { Recipes } from './request.ts'

export const projects = {
  listProjects: async ({ owner }) => ({ by: owner, input: {} }),

  createProject: async (world, visibility) => {
    const name = world.unique('project')
    const body = {
      name,
      visibility,
      description: 'Made by a check',
      issues_enabled: true,
      tag_list: ['one', 'two'],
    }
    return { by: world.owner, input: { body }, after: removes(world) }
  },

  getProject: async ({ owner, given }, visibility) => {
    const project = await given.project({ visibility })
    return { by: owner, input: { path: project.path } }
  },

  updateProject: async ({ owner, given }, visibility) => {
    const { path, name } = await given.project({ visibility })
    return { by: owner, input: { path, body: { name, description: 'Changed', tag_list: ['three'] } } }
  },

  deleteProject: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path } }
  },

  listProjectUsers: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path } }
  },

  forkProject: async (world, visibility) => {
    const { master, given } = world
    const { path } = await given.repository({ visibility })
    return { by: master, input: { path }, after: removes(world) }
  },

  createProjectForUser: async (world, visibility) => {
    const { admin, owner } = world
    const body = {
      name: world.unique('project'),
      visibility,
      description: 'Made for somebody',
      default_branch: 'master',
    }
    return { by: admin, input: { path: { user_id: owner.id }, body }, after: removes(world) }
  },
} satisfies Recipes<'projects'>

/** Has a project that the answer shows removed when the check is over. */
function removes({ given }: World): (answer: Answer<OperationId>) => Promise<void> {
  return async (answer) => {
    const id = idIn(answer.json)
    if (id !== null) given.removesProject(id)
  }
}
