import { sql } from 'kysely'
import type { Tx } from '../../database/connection.ts'

const columns = {
  issue: 'last_issue_iid',
  merge_request: 'last_merge_request_iid',
  milestone: 'last_milestone_iid',
} as const

/** Next number of a kind within a project: without gaps, since it rolls back with the transaction. */
export async function nextIid(tx: Tx, projectId: number, kind: keyof typeof columns): Promise<number> {
  const column = columns[kind]
  const row = await tx
    .updateTable('project')
    .set({ [column]: sql<number>`${sql.ref(column)} + 1` })
    .where('id', '=', projectId)
    .returning(`${column} as iid`)
    .executeTakeFirstOrThrow()
  return row.iid
}
