/** How a user leaves. Spec: document 2, "Users", `DELETE /users/:id`. */
import type { NotNull } from 'kysely'
import type { Tx } from '../../database/connection.ts'
import { addUser } from './accounts.ts'
import { lockInstance } from '../../database/locks.ts'
import { removeGroups } from '../groups/index.ts'
import { removeProjects } from '../projects/index.ts'
import { removeSubscriptions } from '../subscriptions/queries.ts'
import type { UserRow } from '../../database/tables.ts'
import { sameText } from '../../database/text-conditions.ts'

/** Columns that say whose contribution a row is. */
const authorship = [
  ['commit_comment', 'author_id'],
  ['commit_status', 'author_id'],
  ['merge_request', 'author_id'],
  ['issue', 'author_id'],
  ['snippet', 'author_id'],
  ['note', 'author_id'],
  ['award_emoji', 'user_id'],
  ['event', 'author_id'],
  ['todo', 'author_id'],
] as const

/** What is needed to make the ghost user when there is none yet. */
export interface Ghost {
  private_token: string
  created_at: string
}

/**
 * Removes a user with the projects in the own namespace. Contributions elsewhere move to the ghost user; with `hard`
 * they go, and so do groups that nobody else owns. False when somebody else was faster.
 */
export async function removeUser(
  tx: Tx,
  user: UserRow,
  { hard, ghost }: { hard: boolean; ghost: Ghost },
): Promise<boolean> {
  const heir = await ghostUser(tx, ghost)
  if (hard) await removeContributions(tx, user.id)
  else await bequeath(tx, user.id, heir.id)
  await removeProjects(tx, await ownProjects(tx, user.id))
  await tx.updateTable('project').set({ creator_id: heir.id }).where('creator_id', '=', user.id).execute()
  const { numDeletedRows } = await tx.deleteFrom('user').where('id', '=', user.id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The one account that stands for all who left; made when it is first needed. */
async function ghostUser(tx: Tx, { private_token, created_at }: Ghost): Promise<UserRow> {
  const query = tx.selectFrom('user').selectAll().where('ghost', '=', 1)
  const known = await query.executeTakeFirst()
  if (known !== undefined) return known
  await lockInstance(tx)
  const made = await query.executeTakeFirst()
  if (made !== undefined) return made
  const username = await freeUsername(tx)
  return addUser(tx, {
    username,
    email: `${username}@users.invalid`,
    name: 'Ghost User',
    ghost: 1,
    private_token,
    created_at,
    projects_limit: 0,
    can_create_group: 0,
  })
}

async function freeUsername(tx: Tx): Promise<string> {
  for (let number = 0; ; number += 1) {
    const name = number === 0 ? 'ghost' : `ghost${number}`
    const taken = await tx
      .selectFrom('namespace')
      .select('id')
      .where(sameText('full_path', name))
      .executeTakeFirst()
    if (taken === undefined) return name
  }
}

async function removeContributions(tx: Tx, userId: number): Promise<void> {
  await removeGroups(tx, await groupsOwnedAlone(tx, userId))
  for (const type of ['issue', 'merge_request'] as const)
    await removeSubscriptions(tx, type, tx.selectFrom(type).select('id').where('author_id', '=', userId))
  for (const [table, column] of authorship) await tx.deleteFrom(table).where(column, '=', userId).execute()
}

async function bequeath(tx: Tx, from: number, to: number): Promise<void> {
  await dropAwardsGivenBy(tx, from, to)
  for (const [table, column] of authorship)
    await tx
      .updateTable(table)
      .set({ [column]: to })
      .where(column, '=', from)
      .execute()
  await tx.updateTable('merge_request').set({ merge_user_id: to }).where('merge_user_id', '=', from).execute()
  await tx.updateTable('note').set({ resolved_by_id: to }).where('resolved_by_id', '=', from).execute()
}

/** Nobody gives the same award twice, the ghost included. */
async function dropAwardsGivenBy(tx: Tx, userId: number, alsoBy: number): Promise<void> {
  const things = ['issue_id', 'merge_request_id', 'snippet_id', 'note_id'] as const
  await tx
    .deleteFrom('award_emoji as award')
    .where('award.user_id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('award_emoji as other')
          .select('other.id')
          .where('other.user_id', '=', alsoBy)
          .whereRef('other.name', '=', 'award.name')
          .where((same) =>
            same.or(things.map((thing) => same(`other.${thing}`, '=', same.ref(`award.${thing}`)))),
          ),
      ),
    )
    .execute()
}

async function ownProjects(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('project')
    .innerJoin('namespace', 'namespace.id', 'project.namespace_id')
    .where('namespace.owner_id', '=', userId)
    .select('project.id')
    .execute()
  return rows.map(({ id }) => id)
}

async function groupsOwnedAlone(tx: Tx, userId: number): Promise<number[]> {
  const owners = tx.selectFrom('member').where('access_level', '=', 50).where('group_id', 'is not', null)
  const rows = await owners
    .where('user_id', '=', userId)
    .where('group_id', 'not in', owners.where('user_id', '<>', userId).select('group_id'))
    .select('group_id')
    .$narrowType<{ group_id: NotNull }>()
    .execute()
  return rows.map(({ group_id }) => group_id)
}
