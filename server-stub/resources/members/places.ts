/** What people can belong to: groups and projects, found and judged alike. */
import type { Complaint } from '../../http/check.ts'
import type { Services } from '../../services.ts'
import type { Source } from './queries.ts'
import type { AccessLevel } from '../../database/tables.ts'

/** What the caller wants with the people there. */
export type Want = 'read-members' | 'manage-members' | 'request-access' | 'manage-access-requests'

/** A group or project as the caller stands to it. */
export interface Place {
  source: Source
  takesRequests: boolean
  /** Whether the caller belongs there already, in person or through a group. */
  mine: boolean
  /** Throws unless the caller has the right. */
  may: (want: Want) => void
}

export type FindPlace = (services: Services, idOrPath: number | string) => Promise<Place>

const groupRights = {
  'read-members': 'read-group-members',
  'manage-members': 'manage-group-members',
  'request-access': 'request-group-access',
  'manage-access-requests': 'manage-group-access-requests',
} as const

const projectRights = {
  'read-members': 'read-project-members',
  'manage-members': 'manage-project-members',
  'request-access': 'request-project-access',
  'manage-access-requests': 'manage-project-access-requests',
} as const

export const findGroupPlace: FindPlace = async ({ find, authorize }, idOrPath) => {
  const group = await find.group(idOrPath)
  return {
    source: { project_id: null, group_id: group.id },
    takesRequests: group.request_access_enabled === 1,
    mine: group.role > 0,
    may: (want) => authorize(groupRights[want], group),
  }
}

export const findProjectPlace: FindPlace = async ({ find, authorize }, idOrPath) => {
  const project = await find.project(idOrPath)
  return {
    source: { project_id: project.id, group_id: null },
    takesRequests: project.request_access_enabled === 1,
    mine: project.role > 0,
    may: (want) => authorize(projectRights[want], project),
  }
}

/** Owners are for groups; a project's owner follows from its namespace. */
export function unfitLevel(level: AccessLevel, { project_id }: Source): Complaint {
  return level === 50 && project_id !== null && 'is not included in the list'
}
