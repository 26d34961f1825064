import type { AccessLevel } from '../database/tables.ts'

/** 0 none, 10 guest, 20 reporter, 30 developer, 40 master, 50 owner. */
export type Role = 0 | AccessLevel

/** A membership that has not expired, and the group or project it is in. */
export interface Membership {
  access_level: AccessLevel
  /** The notification level as a number. */
  notification_level: number
}
