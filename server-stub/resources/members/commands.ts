/** Adds, changes and removes members, with the events of projects. */
import { accessLevels } from '../../database/access-levels.ts'
import { dateOf } from '../../access/viewer.ts'
import { lockNamespace } from '../../database/locks.ts'
import type { AccessLevel, DateText, MemberRow } from '../../database/tables.ts'
import { columnsOf } from '../../http/attributes.ts'
import { HttpError, forbidden, undefinedIfNotFound } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services, TransactionServices } from '../../services.ts'
import { recordEvent } from '../events/commands.ts'
import { deleteScheduledEvents } from '../events/index.ts'
import { memberColumns, validateMember } from './attributes.ts'
import {
  deleteAccessRequest,
  deleteExpiredMember,
  deleteMember,
  insertMember,
  ownersOf,
  updateMemberRow,
} from './queries.ts'
import type { Member, MemberSource } from './record.ts'

const memberExists = () => new HttpError('conflict', { message: 'Member already exists' })
const violations = {
  member_by_project_id_user_id: memberExists,
  member_by_group_id_user_id: memberExists,
}

interface NewMembership {
  user_id: number
  access_level: AccessLevel
  expires_at?: DateText | null | undefined
}

/** Adds a user to a group or project. */
export async function addMember(
  services: Services,
  source: MemberSource,
  body: BodyOf<'addGroupMember'>,
): Promise<Member> {
  const { id } = await services.find.user(body.user_id)
  validateMember(body, services.now())
  const columns = columnsOf(body, memberColumns)
  return services.transaction(async (tx) => {
    await createMembership(tx, source, { ...columns, user_id: id, access_level: body.access_level })
    return tx.find.member(source, id)
  }, violations)
}

/** Adds a membership in place of an expired one; the user's access request is granted by it. */
export async function createMembership(
  tx: TransactionServices,
  { kind, id }: MemberSource,
  { expires_at = null, ...membership }: NewMembership,
): Promise<void> {
  const created_at = tx.now().toISOString()
  await deleteExpiredMember(tx.db, { kind, id }, membership.user_id, dateOf(tx.now()))
  await deleteAccessRequest(tx.db, { kind, id }, membership.user_id)
  const source = { project_id: null, group_id: null, [`${kind}_id`]: id }
  await insertMember(tx.db, { ...membership, expires_at, ...source, created_at })
  const member = { project_id: kind === 'project' ? id : null, user_id: membership.user_id }
  await recordMemberEvent(tx, member, 'joined', created_at)
  await scheduleExpiry(tx, member, expires_at)
}

/** Changes the role of a member; the expiry date stays unless one is given, or null to remove it. */
export async function updateMember(
  services: Services,
  source: MemberSource,
  userId: number,
  body: BodyOf<'updateGroupMember'>,
): Promise<Member> {
  const member = await services.find.member(source, userId)
  validateMember(body, services.now())
  return services.transaction(async (tx) => {
    if (body.access_level < accessLevels.owner || typeof body.expires_at === 'string')
      await requireOtherOwner(tx, source, userId)
    await updateMemberRow(tx.db, member.id, columnsOf(body, memberColumns))
    if (body.expires_at !== undefined) await scheduleExpiry(tx, member, body.expires_at)
    return tx.find.member(source, userId)
  })
}

/** Removes a member; no error if the user is not a member. */
export async function removeMember(services: Services, source: MemberSource, userId: number): Promise<void> {
  const member = await undefinedIfNotFound(services.find.member(source, userId))
  if (member === undefined) return
  await services.transaction(async (tx) => {
    await requireOtherOwner(tx, source, userId)
    if (!(await deleteMember(tx.db, member.id))) return
    await scheduleExpiry(tx, member, null)
    await recordMemberEvent(tx, member, 'left', tx.now().toISOString())
  })
}

/**
 * Throws 403 if the group has no other owner than the user. An owner with an expiry date does not count as another: the
 * group would be without an owner from that date on.
 */
async function requireOtherOwner(
  { db, now }: TransactionServices,
  { kind, id }: MemberSource,
  userId: number,
): Promise<void> {
  if (kind === 'project') return
  await lockNamespace(db, id)
  const owners = await ownersOf(db, id, dateOf(now()))
  const isOwner = owners.some(({ user_id }) => user_id === userId)
  const hasOther = owners.some(({ user_id, expires_at }) => user_id !== userId && expires_at === null)
  if (isOwner && !hasOther) throw forbidden('A group requires at least one owner without an expiry date')
}

/** Replaces the scheduled event of the expiry, which becomes visible on the expiry date. */
async function scheduleExpiry(
  tx: TransactionServices,
  member: Pick<MemberRow, 'project_id' | 'user_id'>,
  expiresAt: DateText | null,
): Promise<void> {
  const { project_id, user_id } = member
  if (project_id === null) return
  await deleteScheduledEvents(tx.db, { author_id: user_id, project_id }, dateOf(tx.now()))
  if (expiresAt !== null) await recordMemberEvent(tx, member, 'expired', `${expiresAt}T00:00:00.000Z`)
}

/** Records the event of a project; groups have no events. */
async function recordMemberEvent(
  { db }: Pick<TransactionServices, 'db'>,
  { project_id, user_id }: Pick<MemberRow, 'project_id' | 'user_id'>,
  action: 'joined' | 'left' | 'expired',
  created_at: string,
): Promise<void> {
  if (project_id === null) return
  await recordEvent(db, { project_id, author_id: user_id, action, target: { kind: 'user' }, created_at })
}
