/** SQL of memberships. */
import { accessLevels } from '../../database/access-levels.ts'
import type { SelectQueryBuilder } from 'kysely'
import { keptId } from '../../access/identifier.ts'
import { dateOf, isUnexpired, type QueryContext } from '../../access/viewer.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { pageOf } from '../../database/paging.ts'
import type { Page, PageRequest } from '../../page.ts'
import { prepareQuery } from '../../database/prepared.ts'
import type { DateText, MemberRow, NewRow, Tables } from '../../database/tables.ts'
import { containsText } from '../../database/text-conditions.ts'
import { addRow, updateRow } from '../../database/rows.ts'
import { filtered, type Filters } from '../../http/attributes.ts'
import type { QueryOf } from '../../http/handler.ts'
import type { Member, MemberSource } from './record.ts'

type Parameters = QueryOf<'listGroupMembers'>
type MemberQuery = SelectQueryBuilder<Tables, 'member' | 'user', Member>

/** Columns of a user that members and access requests include. */
export const memberUserColumns = [
  'user.username',
  'user.name',
  'user.state',
  'user.created_at as user_created_at',
] as const

const memberByUser = prepareQuery(
  (
    db,
    { source, user, today }: { source: number; user: number; today: string },
    kind: MemberSource['kind'],
  ) => membersOf(db, { kind, id: source }, today).where('member.user_id', '=', user),
)

/** The condition of each parameter of the lists of members. */
const memberFilters = {
  query: (members, text) =>
    text === ''
      ? members
      : members.where((eb) =>
          eb.or(['user.name', 'user.username', 'user.email'].map((column) => containsText(column, text))),
        ),
} satisfies Filters<Parameters, MemberQuery>

/** A page of the members of this very group or project, in the order in which they were added. */
export async function pageOfMembers(
  { db, now }: QueryContext,
  source: MemberSource,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<Member>> {
  const members = membersOf(db, source, dateOf(now()))
  return pageOf(
    filtered<Parameters, MemberQuery>(members, parameters, memberFilters).orderBy('member.id'),
    paging,
  )
}

/** The membership of a user in this very group or project, unless it has expired. */
export async function memberOf(
  { db, now }: QueryContext,
  { kind, id }: MemberSource,
  userId: number,
): Promise<Member | undefined> {
  return memberByUser.first(db, { source: id, user: keptId(userId), today: dateOf(now()) }, kind)
}

/** The owners of a group, also those with an expiry date. */
export async function ownersOf(tx: Tx, groupId: number, today: DateText): Promise<Member[]> {
  return membersOf(tx, { kind: 'group', id: groupId }, today)
    .where('member.access_level', '=', accessLevels.owner)
    .execute()
}

/** Callers who see a group or project see its unexpired members. The only statement of this rule. */
function membersOf(db: Db | Tx, { kind, id }: MemberSource, today: DateText): MemberQuery {
  return db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .selectAll('member')
    .select(memberUserColumns)
    .where(`member.${kind}_id`, '=', id)
    .where(isUnexpired('member', { today }))
}

/** Adds a membership. */
export async function insertMember(tx: Tx, member: NewRow<'member'>): Promise<void> {
  await addRow(tx, 'member', member)
}

/** Sets columns of a membership; undefined ones keep their value. */
export async function updateMemberRow(
  tx: Tx,
  id: number,
  change: Partial<Pick<MemberRow, 'access_level' | 'expires_at'>>,
): Promise<void> {
  await updateRow(tx, 'member', id, change)
}

/** Deletes a membership; false if it was deleted before. */
export async function deleteMember(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('member').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes the membership of a user if it has expired. */
export async function deleteExpiredMember(
  tx: Tx,
  { kind, id }: MemberSource,
  userId: number,
  today: DateText,
): Promise<void> {
  await tx
    .deleteFrom('member')
    .where(`member.${kind}_id`, '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '<=', today)
    .execute()
}

/** Deletes the access request of a user; false if there is none. */
export async function deleteAccessRequest(
  tx: Tx,
  { kind, id }: MemberSource,
  userId: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('access_request')
    .where(`access_request.${kind}_id`, '=', id)
    .where('user_id', '=', keptId(userId))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
