import type { AccessRequestRow } from '../../database/tables.ts'
import type { MemberUser } from '../members/record.ts'

/** A pending request to become a member, with its user. */
export type AccessRequest = AccessRequestRow & MemberUser
