/** What a deleted user has left in records of others: contributions, decisions and references. */
import { setImmediate } from 'node:timers/promises'
import type { Db, Tx } from '../../../database/connection.ts'
import { lockUser } from '../../../database/locks.ts'
import {
  defaultRowsAtOnce,
  deleteInPortions,
  preparePartsWithRows,
  rowsWith,
  setInPortions,
} from '../../../database/portions.ts'
import type { Tables } from '../../../database/tables.ts'
import { changeIssueCounts, discussedRows } from '../../projects/index.ts'

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

/**
 * Deletes the contributions of a hidden user, or reassigns them to the ghost user, as its deletion demands; changes what else
 * names the user.
 */
export async function releaseContributions(db: Db | Tx, id: number, transact: Transact): Promise<void> {
  const user = await db.selectFrom('user').select('deletion').where('id', '=', id).executeTakeFirst()
  const ghost = await db
    .selectFrom('user')
    .select('id')
    .where((eb) => eb('ghost', '=', eb.lit(1)))
    .executeTakeFirst()
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

/** Deletes the issues of an author; their projects count them. */
async function deleteIssues(authorId: number, transact: Transact): Promise<void> {
  const deletePortion = async (tx: Tx): Promise<number> => {
    const rows = await tx
      .deleteFrom('issue')
      .where('id', 'in', (eb) =>
        eb.selectFrom('issue').select('id').where('author_id', '=', authorId).limit(defaultRowsAtOnce),
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
    const rows = await given.limit(defaultRowsAtOnce).execute()
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
