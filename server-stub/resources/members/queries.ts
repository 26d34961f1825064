/** Who belongs to groups and projects, and who asks to. */
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import { recordEvent } from '../events/queries.ts'
import { ForeignKeyError } from '../../database/errors.ts'
import type { AccessLevel, DateText, MemberRow, Tables, UserRow } from '../../database/tables.ts'
import { containsText } from '../../database/text-conditions.ts'

/** The group or project that people belong to. */
export type Source = { project_id: number; group_id: null } | { project_id: null; group_id: number }

/** A membership or a request for one, and whose it is. */
export type Belonging<Of> = Of & Pick<UserRow, 'username' | 'name' | 'state'> & { user_created_at: string }

/** Members of this very group or project on a day, in the order in which they came. */
export function membersOf(db: Db | Tx, source: Source, today: DateText, search = '') {
  return db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .selectAll('member')
    .select(['user.username', 'user.name', 'user.state', 'user.created_at as user_created_at'])
    .where(ofSource('member', source))
    .where((eb) => eb.or([eb('member.expires_at', 'is', null), eb('member.expires_at', '>', today)]))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or(['user.name', 'user.username', 'user.email'].map((column) => containsText(column, search))),
      ),
    )
    .orderBy('member.id')
}

/** Requests to belong to a group or project, the oldest first. */
export function accessRequestsTo(db: Db | Tx, source: Source) {
  return db
    .selectFrom('access_request')
    .innerJoin('user', 'user.id', 'access_request.user_id')
    .selectAll('access_request')
    .select(['user.username', 'user.name', 'user.state', 'user.created_at as user_created_at'])
    .where(ofSource('access_request', source))
    .orderBy('access_request.id')
}

/** Condition: a membership or request concerns this group or project. */
function ofSource(table: 'member' | 'access_request', { project_id, group_id }: Source): Expression<SqlBool> {
  const { eb } = expressionBuilder<Tables, 'member' | 'access_request'>()
  return project_id === null
    ? eb(`${table}.group_id`, '=', group_id)
    : eb(`${table}.project_id`, '=', project_id)
}

/** A role, and the day on which it ends. */
export interface Grant {
  access_level: AccessLevel
  expires_at?: DateText | undefined
}

/** Makes a user a member, which answers a request to become one; a membership that has ended makes room. */
export async function addMember(
  tx: Tx,
  source: Source,
  user_id: number,
  { access_level, expires_at }: Grant,
  now: string,
): Promise<void> {
  await endMemberships(tx, now.slice(0, 10))
  await removeAccessRequest(tx, source, user_id)
  const member = { ...source, user_id, access_level, expires_at: expires_at ?? null, created_at: now }
  await tx.insertInto('member').values(member).execute()
  await tell(tx, member, 'joined', now)
}

/** Removes memberships whose last day is over, as the feed of each project tells. */
async function endMemberships(tx: Tx, today: DateText): Promise<void> {
  const ended = await tx.deleteFrom('member').where('expires_at', '<=', today).returningAll().execute()
  for (const member of ended) await tell(tx, member, 'expired', `${member.expires_at}T00:00:00.000Z`)
}

/** Removes them in a transaction of its own, if there are any. */
export async function endDueMemberships(db: Db, today: DateText): Promise<void> {
  const due = await db.selectFrom('member').select('id').where('expires_at', '<=', today).executeTakeFirst()
  if (due === undefined) return
  try {
    await db.transaction().execute((tx) => endMemberships(tx, today))
  } catch (error) {
    // A project is being deleted, and its memberships with it: the next call ends the others.
    if (!(error instanceof ForeignKeyError)) throw error
  }
}

/** Groups have no feed. */
async function tell(
  tx: Tx,
  { project_id, user_id }: { project_id: number | null; user_id: number },
  action: 'joined' | 'left' | 'expired',
  created_at: string,
): Promise<void> {
  if (project_id === null) return
  const target = { kind: 'user' } as const
  await recordEvent(tx, { project_id, author_id: user_id, action, target, created_at })
}

/** Changes a role; the day on which it ends stays unless one is given. */
export async function changeMember(tx: Tx, id: number, { access_level, expires_at }: Grant): Promise<void> {
  await tx.updateTable('member').set({ access_level, expires_at }).where('id', '=', id).execute()
}

export async function removeMember(
  tx: Tx,
  { id, ...member }: Pick<MemberRow, 'id' | 'project_id' | 'user_id'>,
  now: string,
): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('member').where('id', '=', id).executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await tell(tx, member, 'left', now)
}

/** Whether nobody else owns the group on that day. Projects are owned by their namespaces. */
export async function isLastOwner(tx: Tx, source: Source, userId: number, today: DateText): Promise<boolean> {
  if (source.group_id === null) return false
  const owners = await membersOf(tx, source, today).where('member.access_level', '=', 50).execute()
  return owners.length === 1 && owners[0]?.user_id === userId
}

export async function addAccessRequest(db: Db, source: Source, user_id: number, now: string): Promise<void> {
  await db
    .insertInto('access_request')
    .values({ ...source, user_id, requested_at: now })
    .execute()
}

/** Tells whether there was a request. */
export async function removeAccessRequest(db: Db | Tx, source: Source, user_id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('access_request')
    .where(ofSource('access_request', source))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
