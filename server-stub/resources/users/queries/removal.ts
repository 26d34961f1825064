/** Deletes users. Spec: document 2, "Users", `DELETE /users/:id`. */
import { setImmediate } from 'node:timers/promises'
import type { NotNull } from 'kysely'
import type { Db, Tx } from '../../../database/connection.ts'
import { lockInstance, lockUser } from '../../../database/locks.ts'
import {
  deleteInPortions,
  preparePartsWithRows,
  rowsWith,
  setInPortions,
} from '../../../database/portions.ts'
import type { Tables, UserRow } from '../../../database/tables.ts'
import { sameText } from '../../../database/text-conditions.ts'
import { deleteScheduledEvents } from '../../events/index.ts'
import { removeGroups } from '../../groups/index.ts'
import { changeIssueCounts, discussedRows, hideProjects } from '../../projects/index.ts'
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

const authorColumns = { issue: 'author_id', merge_request: 'author_id', snippet: 'author_id' } as const

/** Columns that name the user of a decision, which remains in effect. */
const decisions = [
  ['merge_request', 'merge_user_id'],
  ['note', 'resolved_by_id'],
] as const

/** How rows that name a deleted user in a column change: `reassign` names the ghost user instead, `clear` sets null. */
type Change = 'reassign' | 'clear' | 'delete'

type UserColumn = readonly [table: keyof Tables, column: string, change: Change]

/** Columns of rows that are not contributions of the user. */
const otherColumns: readonly UserColumn[] = [
  ['project', 'creator_id', 'reassign'],
  ['merge_request', 'assignee_id', 'clear'],
  ['pipeline', 'user_id', 'clear'],
  ['job', 'user_id', 'clear'],
  ['issue_assignee', 'user_id', 'delete'],
  ['todo', 'user_id', 'delete'],
  ['subscription', 'user_id', 'delete'],
]

const recordsAtOnce = 200

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
  for (const table of ownRows) await tx.deleteFrom(table).where('user_id', '=', id).execute()
  await tx.deleteFrom('namespace').where('owner_id', '=', id).execute()
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
    await tx.deleteFrom('user').where('id', '=', id).execute()
  })
}

/** The ids of hidden users, whose deletion has not been completed. */
export async function unfinishedUserDeletions(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('user').select('id').where('deletion', 'is not', null).execute()
  return rows.map(({ id }) => id)
}

const contributionsWithRows = preparePartsWithRows((id) => [
  ...discussedRows(id, authorColumns),
  ...authorship.map(([table, column]) => rowsWith(table, column, id)),
])

const otherRows = prepareRowsOfColumns(otherColumns)
const rowsOfAllColumns = prepareRowsOfColumns([
  ...[...authorship, ...decisions].map(([table, column]) => [table, column, 'reassign'] as const),
  ...otherColumns,
])

function prepareRowsOfColumns(columns: readonly UserColumn[]) {
  return preparePartsWithRows((id) =>
    columns.map(([table, column, change]) => ({ ...rowsWith(table, column, id), column, change })),
  )
}

type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>

async function releaseContributions(db: Db | Tx, id: number, transact: Transact): Promise<void> {
  const user = await db.selectFrom('user').select('deletion').where('id', '=', id).executeTakeFirst()
  const ghost = await db.selectFrom('user').select('id').where('ghost', '=', 1).executeTakeFirst()
  if (user === undefined || ghost === undefined) return
  const isHard = user.deletion === 'delete'
  if (isHard) {
    for (const part of await contributionsWithRows(db, id))
      await (part.table === 'issue' ? deleteIssues(id, transact) : deleteInPortions(db, part))
  } else {
    await reassignAwards(db, id, ghost.id, transact)
  }
  for (const part of await (isHard ? otherRows : rowsOfAllColumns)(db, id)) {
    if (part.change === 'delete') await deleteInPortions(db, part)
    else await setInPortions(db, part, part.column, part.change === 'clear' ? null : ghost.id)
  }
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

/** Deletes the issues of an author; their projects count them. */
async function deleteIssues(authorId: number, transact: Transact): Promise<void> {
  const deletePortion = async (tx: Tx): Promise<number> => {
    const rows = await tx
      .deleteFrom('issue')
      .where('id', 'in', (eb) =>
        eb.selectFrom('issue').select('id').where('author_id', '=', authorId).limit(recordsAtOnce),
      )
      .returning(['project_id', 'state'])
      .execute()
    for (const [id, issues] of Map.groupBy(rows, ({ project_id }) => project_id)) {
      const open = issues.filter(({ state }) => state === 'opened')
      await changeIssueCounts(tx, id, { all: -issues.length, open: -open.length })
    }
    return rows.length
  }
  while ((await transact(deletePortion)) > 0) await setImmediate()
}

/** Reassigns awards, except those that the other user, here the ghost, has given to the same record. */
async function reassignAwards(db: Db | Tx, from: number, to: number, transact: Transact): Promise<void> {
  const given = db.selectFrom('award_emoji').select('id').where('user_id', '=', from).orderBy('id')
  for (;;) {
    const rows = await given.limit(recordsAtOnce).execute()
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await transact(async (tx) => {
      // Another deletion that reassigns the same award waits here.
      await lockUser(tx, to)
      await deleteDuplicateAwards(tx, ids, to)
      await tx.updateTable('award_emoji').set({ user_id: to }).where('id', 'in', ids).execute()
    })
    await setImmediate()
  }
}

/** Deletes those of the awards that another user has given to the same record. */
async function deleteDuplicateAwards(tx: Tx, ids: readonly number[], otherId: number): Promise<void> {
  const awardables = ['issue_id', 'merge_request_id', 'snippet_id', 'note_id'] as const
  await tx
    .deleteFrom('award_emoji as award')
    .where('award.id', 'in', ids)
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
