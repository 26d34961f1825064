import type { Tx } from '../../database/connection.ts'
import type { NewRow, ProjectGroupLinkRow } from '../../database/tables.ts'

/** Shares a project with a group. */
export async function addShare(tx: Tx, share: NewRow<'project_group_link'>): Promise<ProjectGroupLinkRow> {
  return tx.insertInto('project_group_link').values(share).returningAll().executeTakeFirstOrThrow()
}
