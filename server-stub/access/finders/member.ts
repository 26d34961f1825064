import { notFound } from '../../http/errors.ts'
import { accessRequestsTo, membersOf, type Belonging, type Source } from '../../resources/members/queries.ts'
import type { AccessRequestRow, MemberRow } from '../../database/tables.ts'
import type { FinderContext } from '../find.ts'
import { today } from '../membership.ts'

/** A member of this very group or project. */
export async function findMember(
  { db, now }: FinderContext,
  source: Source,
  userId: number,
): Promise<Belonging<MemberRow>> {
  const member = await membersOf(db, source, today(now())).where('user.id', '=', userId).executeTakeFirst()
  if (member === undefined) throw notFound('Member')
  return member
}

/** A pending request. */
export async function findAccessRequest(
  { db }: FinderContext,
  source: Source,
  userId: number,
): Promise<Belonging<AccessRequestRow>> {
  const request = await accessRequestsTo(db, source).where('user.id', '=', userId).executeTakeFirst()
  if (request === undefined) throw notFound('Access Request')
  return request
}
