import type { NamespaceRow } from '../../database/tables.ts'
import type { Role } from '../../access/roles.ts'

/** A namespace, and its display name after those of all that it lies in: `Atelier / Dyes`. */
export interface NamedNamespace extends NamespaceRow {
  full_name: string
}

/** A group or a user's namespace, with the role the caller has in it: 50 in the own one. */
export interface Namespace extends NamedNamespace {
  role: Role
}

/** A group, with the role the caller has in it. */
export type Group = Namespace
