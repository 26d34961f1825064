/** Finds access requests. */
import type { QueryContext } from '../../access/viewer.ts'
import { notFound } from '../../http/errors.ts'
import type { MemberSource } from '../members/record.ts'
import { accessRequestOf } from './queries.ts'
import type { AccessRequest } from './record.ts'

/** The pending access request of a user. Throws 404 if there is none. */
export async function findAccessRequest(
  context: QueryContext,
  source: MemberSource,
  userId: number,
): Promise<AccessRequest> {
  const request = await accessRequestOf(context, source, userId)
  if (request === undefined) throw notFound('Access Request')
  return request
}
