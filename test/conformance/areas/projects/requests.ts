/** One valid request to each operation of projects: what the generated checks vary. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  listProjects: async ({ owner }) => ({ by: owner, input: {} }),

  createProject: async (context, visibility) => {
    const name = context.uniqueName('project')
    const body = {
      name,
      visibility,
      description: 'Made by a check',
      issues_enabled: false,
      tag_list: ['one', 'two'],
    }
    return { by: context.owner, input: { body }, after: removes(context) }
  },

  getProject: async ({ owner, given }, visibility) => {
    const project = await given.project({ visibility })
    return { by: owner, input: { path: project.path } }
  },

  updateProject: async ({ owner, given }, visibility) => {
    const { path, name } = await given.project({ visibility })
    const body = {
      name: `${name}-renamed`,
      description: 'Changed',
      tag_list: ['three'],
      issues_enabled: false,
      wiki_enabled: false,
      public_jobs: false,
      request_access_enabled: true,
    }
    return { by: owner, input: { path, body } }
  },

  deleteProject: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path } }
  },

  listProjectUsers: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path } }
  },

  forkProject: async (context, visibility) => {
    const { master, given } = context
    const { path } = await given.repository({ visibility, members: ['master'] })
    return { by: master, input: { path }, after: removes(context) }
  },

  createProjectForUser: async (context, visibility) => {
    const { admin, owner } = context
    const body = {
      name: context.uniqueName('project'),
      visibility,
      description: 'Made for a user',
      default_branch: 'master',
    }
    return { by: admin, input: { path: { user_id: owner.id }, body }, after: removes(context) }
  },
} satisfies RequestBuilders<'projects'>

/** Removes the project of the response after the check. */
function removes({ given }: CheckContext): (response: ApiResponse<OperationId>) => Promise<void> {
  return async (response) => {
    given.removesCreated('projects', response)
  }
}
