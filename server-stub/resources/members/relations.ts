/** Finds members, and the groups and projects that they are members of. */
import type { QueryContext } from '../../access/viewer.ts'
import { authorizedBy } from '../../authorized.ts'
import { notFound } from '../../http/errors.ts'
import { memberOf } from './queries.ts'
import type { Member, MemberSource } from './record.ts'

interface Path {
  id: number | string
}

/** Wraps operations on the members or access requests of the group of the path. */
export const inGroupSource = authorizedBy(
  ({ id }: Path, { find }) => find.group(id),
  async ({ id }): Promise<MemberSource> => ({ kind: 'group', id }),
)

/** Wraps operations on the members or access requests of the project of the path. */
export const inProjectSource = authorizedBy(
  ({ id }: Path, { find }) => find.project(id),
  async ({ id }): Promise<MemberSource> => ({ kind: 'project', id }),
)

/** The member of this very group or project. Throws 404 if there is none, or if the membership has expired. */
export async function findMember(
  context: QueryContext,
  source: MemberSource,
  userId: number,
): Promise<Member> {
  const member = await memberOf(context, source, userId)
  if (member === undefined) throw notFound('Member')
  return member
}
