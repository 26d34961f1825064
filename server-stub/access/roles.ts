import type { AccessLevel } from '../database/tables.ts'

/** An access level; 0 without a role. */
export type Role = 0 | AccessLevel

/** A membership that has not expired, and the group or project it is in. */
export interface Membership {
  access_level: AccessLevel
  /** The notification level as a number. */
  notification_level: number
}
