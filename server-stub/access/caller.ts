import type { UserRow } from '../database/tables.ts'

/** The caller of a request without credentials. */
export interface Anonymous {
  kind: 'anonymous'
}

/** An authenticated user, or the user whom an administrator acts as. */
export interface SignedIn {
  kind: 'user'
  user: UserRow
  /** The administrator who acts as the user (sudo); null otherwise. */
  sudoer: UserRow | null
}

export type Caller = Anonymous | SignedIn
