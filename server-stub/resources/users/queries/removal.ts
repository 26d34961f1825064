/** Deletes users. Spec: document 2, "Users", `DELETE /users/:id`. */
import { accessLevels } from '../../../database/access-levels.ts'
import type { NotNull } from 'kysely'
import type { Db, Tx } from '../../../database/connection.ts'
import { lockInstance } from '../../../database/locks.ts'
import type { UserRow } from '../../../database/tables.ts'
import { sameText } from '../../../database/text-conditions.ts'
import { deleteRows } from '../../../database/rows.ts'
import { deleteScheduledEvents } from '../../events/index.ts'
import { removeGroups } from '../../groups/index.ts'
import { hideProjects } from '../../projects/index.ts'
import { releaseContributions } from './contributions.ts'
import { addUser } from './writes.ts'

/** Columns of the ghost user, should it have to be created. */
export interface Ghost {
  private_token: string
  created_at: string
}

interface Deletion {
  /** Deletes contributions, too. */
  hard: boolean
  ghost: Ghost
  /** The private token of the hidden user, which is never returned. */
  unknownToken: string
}

/** Tables with what only the user has; it disappears at once. */
const ownRows = [
  'access_token',
  'session',
  'ssh_key',
  'email',
  'identity',
  'member',
  'access_request',
  'star',
  'notification_setting',
] as const

/**
 * Hides a user, whose names are free from then on, with the projects in the user's namespace, and with `hard` the groups
 * without another owner. Returns the ids of the projects that it hides; undefined if the user was deleted before.
 * `deleteHiddenUser` does the rest.
 */
export async function hideUser(
  tx: Tx,
  { id }: UserRow,
  { hard, ghost, unknownToken }: Deletion,
): Promise<number[] | undefined> {
  await findOrAddGhost(tx, ghost)
  const { numUpdatedRows } = await tx
    .updateTable('user')
    .set({
      ...ghostProfile,
      deletion: hard ? 'delete' : 'reassign',
      // No name of a user contains a slash.
      username: `ghost/${id}`,
      email: `ghost/${id}`,
      private_token: unknownToken,
    })
    .where('id', '=', id)
    .where('deletion', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined
  await deleteScheduledEvents(tx, { author_id: id }, ghost.created_at.slice(0, 10))
  const hidden = await hideProjects(tx, await projectsInNamespaceOf(tx, id))
  if (hard) hidden.push(...(await removeGroups(tx, await groupsWithoutOtherOwner(tx, id))))
  for (const table of ownRows) await deleteRows(tx, table, { user_id: id })
  await deleteRows(tx, 'namespace', { owner_id: id })
  return hidden
}

/** What is left of a hidden user in records that have not been reassigned yet. */
const ghostProfile = {
  name: 'Ghost User',
  avatar_url: null,
  password_hash: null,
  admin: 0,
} as const

/**
 * Deletes a hidden user. Contributions are deleted, or reassigned to the ghost user, in portions between which other
 * requests are handled.
 */
export async function deleteHiddenUser(db: Db, id: number): Promise<void> {
  await releaseContributions(db, id, (work) => db.transaction().execute(work))
  await db.transaction().execute(async (tx) => {
    // Those that a running request has added meanwhile.
    await releaseContributions(tx, id, (work) => work(tx))
    await deleteRows(tx, 'user', { id })
  })
}

/** The ids of hidden users, whose deletion has not been completed. */
export async function unfinishedUserDeletions(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('user').select('id').where('deletion', 'is not', null).execute()
  return rows.map(({ id }) => id)
}

/** The one account that owns the contributions of deleted users, added when it is first needed. */
async function findOrAddGhost(tx: Tx, { private_token, created_at }: Ghost): Promise<UserRow> {
  const query = tx
    .selectFrom('user')
    .selectAll()
    .where((eb) => eb('ghost', '=', eb.lit(1)))
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
  const owners = tx
    .selectFrom('member')
    .where('access_level', '=', accessLevels.owner)
    .where('group_id', 'is not', null)
  const rows = await owners
    .where('user_id', '=', userId)
    .where('group_id', 'not in', owners.where('user_id', '<>', userId).select('group_id'))
    .select('group_id')
    .$narrowType<{ group_id: NotNull }>()
    .execute()
  return rows.map(({ group_id }) => group_id)
}
