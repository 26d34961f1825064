import type { UserRow } from '../database/tables.ts'

/** Nobody in particular: a request without credentials. */
export interface Anonymous {
  kind: 'anonymous'
}

/** A signed-in user, or the one an administrator acts for. */
export interface SignedIn {
  kind: 'user'
  user: UserRow
  /** The administrator behind sudo; null when the user acts in person. */
  sudoer: UserRow | null
}

export type Caller = Anonymous | SignedIn
