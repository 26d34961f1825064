import type { MemberRow, UserRow } from '../../database/tables.ts'

/** The group or project that memberships and access requests belong to. */
export interface MemberSource {
  kind: 'group' | 'project'
  id: number
}

/** Properties of the user of a membership or access request. */
export type MemberUser = Pick<UserRow, 'username' | 'name' | 'state'> & { user_created_at: string }

/** A membership with its user. */
export type Member = MemberRow & MemberUser
