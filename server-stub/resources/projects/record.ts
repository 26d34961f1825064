import type { ProjectRow, UserRow } from '../../database/tables.ts'
import type { Role, Membership } from '../../access/roles.ts'
import type { NamedNamespace } from '../groups/record.ts'

/** A project, with what its presenters need and the role the caller has in it. */
export interface Project extends ProjectRow {
  namespace: NamedNamespace
  /** The user whose namespace it lies in; null in a group. */
  owner: UserRow | null
  /** `namespace/project`. */
  full_path: string
  /** The highest of all the ways to belong: member of the project, of a group above it, of a group it is shared with. */
  role: Role
  /** The caller's memberships, as `permissions` shows them. */
  membership: { project: Membership | null; group: Membership | null }
}

/** What has an author and belongs to a project. */
export interface Authored {
  author_id: number
  project: Project
}
