/** What people can belong to: a group or a project, addressed by operations of the same kind. */
import type { Persona } from './persona.ts'
import type { World } from './world.ts'

/** A group or a project of the owner. */
export interface GivenPlace {
  readonly id: number
  readonly path: { readonly id: number }
  readonly owner: Persona
}

type AskableVisibility = 'private' | 'internal' | 'public'

export const inGroup = {
  /** A group that takes access requests. */
  given: ({ given }: World, visibility: AskableVisibility = 'private'): Promise<GivenPlace> =>
    given.group({ visibility, request_access_enabled: true }),
  read: 'getGroup',
  listMembers: 'listGroupMembers',
  addMember: 'addGroupMember',
  getMember: 'getGroupMember',
  updateMember: 'updateGroupMember',
  removeMember: 'removeGroupMember',
  listRequests: 'listGroupAccessRequests',
  createRequest: 'createGroupAccessRequest',
  approveRequest: 'approveGroupAccessRequest',
  denyRequest: 'denyGroupAccessRequest',
} as const

export const inProject = {
  /** A project that takes access requests. */
  given: ({ given }: World, visibility: AskableVisibility = 'private'): Promise<GivenPlace> =>
    given.project({ visibility, request_access_enabled: true }),
  read: 'getProject',
  listMembers: 'listProjectMembers',
  addMember: 'addProjectMember',
  getMember: 'getProjectMember',
  updateMember: 'updateProjectMember',
  removeMember: 'removeProjectMember',
  listRequests: 'listProjectAccessRequests',
  createRequest: 'createProjectAccessRequest',
  approveRequest: 'approveProjectAccessRequest',
  denyRequest: 'denyProjectAccessRequest',
} as const

/** The operations on the people of a group, or on those of a project. */
export type Place = typeof inGroup | typeof inProject
