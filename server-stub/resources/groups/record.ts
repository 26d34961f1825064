import type { Role } from '../../access/roles.ts'
import type { NamespaceRow } from '../../database/tables.ts'

/** A group or a user's namespace, with the caller's role in it: 50 in the caller's own. */
export interface Namespace extends NamespaceRow {
  role: Role
}

/** A group, with the caller's role in it. */
export type Group = Namespace

/** A group with the statistics that administrators may request; `repositorySize` in bytes. */
export interface GroupRecord {
  group: Group
  statistics?: { repositorySize: number }
}
