/** Deletes users. Spec: document 2, "Users", `DELETE /users/:id`. */
import type { NotNull } from 'kysely'
import type { Tx } from '../../../database/connection.ts'
import { lockInstance } from '../../../database/locks.ts'
import type { UserRow } from '../../../database/tables.ts'
import { sameText } from '../../../database/text-conditions.ts'
import { deleteScheduledEvents } from '../../events/index.ts'
import { removeGroups } from '../../groups/index.ts'
import { hideProjects } from '../../projects/index.ts'
import { removeSubscriptions } from '../../subscriptions/index.ts'
import { addUser } from './writes.ts'

/** Columns that name the author of a contribution. */
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

/** Columns of the ghost user, should it have to be created. */
export interface Ghost {
  private_token: string
  created_at: string
}

/**
 * Deletes a user with the projects in the user's namespace. Contributions elsewhere are reassigned to the ghost user; with
 * `hard` they are deleted, and so are groups without another owner. Their projects are hidden; returns the ids of those.
 * Undefined if the user was deleted before.
 */
export async function removeUser(
  tx: Tx,
  user: UserRow,
  { hard, ghost }: { hard: boolean; ghost: Ghost },
): Promise<number[] | undefined> {
  const { id: ghostId } = await findOrAddGhost(tx, ghost)
  await deleteScheduledEvents(tx, { author_id: user.id }, ghost.created_at.slice(0, 10))
  const hidden = await hideProjects(tx, await projectsInNamespaceOf(tx, user.id))
  if (hard) hidden.push(...(await removeContributions(tx, user.id)))
  else await reassignContributions(tx, user.id, ghostId)
  await tx.updateTable('project').set({ creator_id: ghostId }).where('creator_id', '=', user.id).execute()
  const { numDeletedRows } = await tx.deleteFrom('user').where('id', '=', user.id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n ? hidden : undefined
}

/** The one account that owns the contributions of deleted users, added when it is first needed. */
async function findOrAddGhost(tx: Tx, { private_token, created_at }: Ghost): Promise<UserRow> {
  const query = tx.selectFrom('user').selectAll().where('ghost', '=', 1)
  const existing = await query.executeTakeFirst()
  if (existing !== undefined) return existing
  await lockInstance(tx)
  const addedMeanwhile = await query.executeTakeFirst()
  if (addedMeanwhile !== undefined) return addedMeanwhile
  const username = await unusedUsername(tx)
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

async function unusedUsername(tx: Tx): Promise<string> {
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

/** Returns the ids of the projects that it hides. */
async function removeContributions(tx: Tx, userId: number): Promise<number[]> {
  const hidden = await removeGroups(tx, await groupsWithoutOtherOwner(tx, userId))
  for (const type of ['issue', 'merge_request'] as const)
    await removeSubscriptions(tx, type, tx.selectFrom(type).select('id').where('author_id', '=', userId))
  for (const [table, column] of authorship) await tx.deleteFrom(table).where(column, '=', userId).execute()
  return hidden
}

async function reassignContributions(tx: Tx, from: number, to: number): Promise<void> {
  await deleteDuplicateAwards(tx, from, to)
  for (const [table, column] of authorship)
    await tx
      .updateTable(table)
      .set({ [column]: to })
      .where(column, '=', from)
      .execute()
  await tx.updateTable('merge_request').set({ merge_user_id: to }).where('merge_user_id', '=', from).execute()
  await tx.updateTable('note').set({ resolved_by_id: to }).where('resolved_by_id', '=', from).execute()
}

/** Deletes the awards of a user that another user, here the ghost, has given to the same record. */
async function deleteDuplicateAwards(tx: Tx, userId: number, otherId: number): Promise<void> {
  const awardables = ['issue_id', 'merge_request_id', 'snippet_id', 'note_id'] as const
  await tx
    .deleteFrom('award_emoji as award')
    .where('award.user_id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('award_emoji as other')
          .select('other.id')
          .where('other.user_id', '=', otherId)
          .whereRef('other.name', '=', 'award.name')
          .where((same) =>
            same.or(awardables.map((column) => same(`other.${column}`, '=', same.ref(`award.${column}`)))),
          ),
      ),
    )
    .execute()
}

async function projectsInNamespaceOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('project')
    .innerJoin('namespace', 'namespace.id', 'project.namespace_id')
    .where('namespace.owner_id', '=', userId)
    .select('project.id')
    .execute()
  return rows.map(({ id }) => id)
}

async function groupsWithoutOtherOwner(tx: Tx, userId: number): Promise<number[]> {
  const owners = tx.selectFrom('member').where('access_level', '=', 50).where('group_id', 'is not', null)
  const rows = await owners
    .where('user_id', '=', userId)
    .where('group_id', 'not in', owners.where('user_id', '<>', userId).select('group_id'))
    .select('group_id')
    .$narrowType<{ group_id: NotNull }>()
    .execute()
  return rows.map(({ group_id }) => group_id)
}
