/** Views of members. Spec: document 2, "Member". */
import type { Schema } from '../../../generated/schemas.ts'
import type { Member, MemberUser } from './record.ts'

/** A member in a list. */
export function member(row: Member): Schema<'Member'> {
  return { ...memberUser(row), access_level: row.access_level }
}

/** A single member. */
export function memberDetail(row: Member): Schema<'MemberDetail'> {
  return { ...member(row), expires_at: row.expires_at }
}

/** The user of a membership or access request. */
export function memberUser({
  user_id: id,
  username,
  name,
  state,
  user_created_at: created_at,
}: MemberUser & { user_id: number }): Omit<Schema<'Member'>, 'access_level'> {
  return { id, username, name, state, created_at }
}
