import type { Membership, Role } from '../../access/roles.ts'
import type { AccessLevel, NamespaceRow, ProjectRow, UserRow } from '../../database/tables.ts'

/** A project with its namespace and the caller's role in it. */
export interface Project extends ProjectRow {
  namespace: Pick<NamespaceRow, 'id' | 'name' | 'path' | 'kind' | 'full_path' | 'full_name' | 'owner_id'>
  /** The user whose namespace contains the project; null for projects of groups. */
  owner: Pick<UserRow, 'id' | 'name' | 'created_at'> | null
  /** `namespace/project`. */
  full_path: string
  /** The highest role of the caller: as owner of the namespace, member of the project, its groups or a group it is shared with. */
  role: Role
  /** The caller's memberships in the project and in its groups. */
  membership: { project: Membership | null; group: Membership | null }
}

/** A record that has an author and belongs to a project. */
export interface Authored {
  author_id: number
  project: Project
}

/** A project with the counts that its presenter needs. */
export interface ProjectRecord {
  project: Project
  figures: ProjectFigures
  /** Present on request; sizes in bytes. */
  statistics?: ProjectStatistics
}

export interface ProjectFigures {
  /** Number of forks. */
  forks: number
  /** Number of users who starred it. */
  stars: number
  /** Groups that the project is shared with. */
  sharedWith: SharedGroup[]
}

/** A group that a project is shared with. */
export interface SharedGroup {
  group_id: number
  group_name: string
  group_access_level: AccessLevel
}

export interface ProjectStatistics {
  commitCount: number
  repositorySize: number
  artifactsSize: number
}
