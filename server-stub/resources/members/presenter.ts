/** Members and those who ask to be. Spec: document 2, "Member" and "Access request". */
import type { Schema } from '../../../generated/schemas.ts'
import type { Belonging } from './queries.ts'
import type { AccessRequestRow, MemberRow } from '../../database/tables.ts'

/** As lists show a member. */
export function member(row: Belonging<MemberRow>): Schema<'Member'> {
  return { ...person(row), access_level: row.access_level }
}

/** A single member. */
export function memberDetail(row: Belonging<MemberRow>): Schema<'MemberDetail'> {
  return { ...member(row), expires_at: row.expires_at }
}

/** A request that nobody has answered yet. */
export function accessRequest(row: Belonging<AccessRequestRow>): Schema<'AccessRequest'> {
  return { ...person(row), requested_at: row.requested_at }
}

function person(
  row: Belonging<{ user_id: number }>,
): Pick<Schema<'Member'>, 'id' | 'username' | 'name' | 'state' | 'created_at'> {
  const { user_id: id, username, name, state, user_created_at: created_at } = row
  return { id, username, name, state, created_at }
}
