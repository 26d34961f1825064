/** Deploy keys. */
import type { Db, Tx } from '../../../database/connection.ts'
import { pageOf } from '../../../database/paging.ts'
import type { Page, PageRequest } from '../../../page.ts'
import { deleteRows, insertRow } from '../../../database/rows.ts'
import type { DeployKeyRow, NewRow } from '../../../database/tables.ts'

/** Deploy keys of a project, in the order in which they were added. */
export async function pageOfDeployKeys(
  db: Db,
  projectId: number,
  paging: PageRequest,
): Promise<Page<DeployKeyRow>> {
  const query = db.selectFrom('deploy_key').selectAll().where('project_id', '=', projectId).orderBy('id')
  return pageOf(query, paging)
}

/** Adds a deploy key. */
export async function addDeployKey(tx: Tx, row: NewRow<'deploy_key'>): Promise<DeployKeyRow> {
  return insertRow(tx, 'deploy_key', row)
}

/** Removes a deploy key from a project. */
export async function removeDeployKey(db: Tx, projectId: number, id: number): Promise<void> {
  await deleteRows(db, 'deploy_key', { project_id: projectId, id })
}
