import { notFound } from '../../http/errors.ts'
import { accessRequestsTo, membersOf, type Belonging, type Source } from '../../resources/members/queries.ts'
import type { AccessRequestRow, MemberRow } from '../../database/tables.ts'
import type { QueryContext } from '../viewer.ts'
import { dateOf } from '../viewer.ts'

/** A member of this very group or project. */
export async function findMember(
  { db, now }: QueryContext,
  source: Source,
  userId: number,
): Promise<Belonging<MemberRow>> {
  const member = await membersOf(db, source, dateOf(now())).where('user.id', '=', userId).executeTakeFirst()
  if (member === undefined) throw notFound('Member')
  return member
}

/** A pending request. */
export async function findAccessRequest(
  { db }: QueryContext,
  source: Source,
  userId: number,
): Promise<Belonging<AccessRequestRow>> {
  const request = await accessRequestsTo(db, source).where('user.id', '=', userId).executeTakeFirst()
  if (request === undefined) throw notFound('Access Request')
  return request
}
