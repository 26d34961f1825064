/** One valid request to each operation of groups: what the generated checks vary. */
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  listGroups: async ({ owner }) => ({ by: owner, input: {} }),

  createGroup: async (context, visibility) => {
    const { owner, given } = context
    const path = context.uniqueName('group')
    const body = {
      name: path,
      path,
      visibility,
      description: 'Made by a check',
      lfs_enabled: false,
      request_access_enabled: true,
    }
    return {
      by: owner,
      input: { body },
      after: async (response) => {
        given.removesCreated('groups', response)
      },
    }
  },

  getGroup: async ({ owner, given }, visibility) => {
    const { path } = await given.group({ visibility })
    return { by: owner, input: { path } }
  },

  updateGroup: async ({ owner, given }, visibility) => {
    const { path, name } = await given.group({ visibility, request_access_enabled: false })
    const body = {
      name: `${name} renamed`,
      description: 'Changed',
      lfs_enabled: true,
      request_access_enabled: true,
    }
    return { by: owner, input: { path, body } }
  },

  deleteGroup: async ({ owner, given }, visibility) => {
    const { path } = await given.group({ visibility })
    return { by: owner, input: { path } }
  },

  listGroupProjects: async ({ owner, given }, visibility) => {
    const { path } = await given.group({ visibility })
    return { by: owner, input: { path } }
  },

  transferProject: async ({ admin, given }, visibility) => {
    const group = await given.group({ visibility })
    const project = await given.project({ visibility })
    return { by: admin, input: { path: { ...group.path, project_id: project.id } } }
  },
} satisfies RequestBuilders<'groups'>
