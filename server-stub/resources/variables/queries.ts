/** Reads and writes build variables. Read access depends on the permission in the project alone. */
import type { Db, Tx } from '../../database/connection.ts'
import { stillThere } from '../../database/gone.ts'
import { pageOf } from '../../database/paging.ts'
import type { Page, PageRequest } from '../../page.ts'
import { deleteRows, insertRow, updateRow } from '../../database/rows.ts'
import type { BuildVariableRow, NewRow, RowChange } from '../../database/tables.ts'

/** A page of the variables of a project, the oldest first. */
export async function pageOfVariables(
  db: Db,
  projectId: number,
  paging: PageRequest,
): Promise<Page<BuildVariableRow>> {
  return pageOf(variablesOf(db, projectId).orderBy('id'), paging)
}

/** The variable of the project with this key. */
export async function findVariableByKey(
  db: Db | Tx,
  projectId: number,
  key: string,
): Promise<BuildVariableRow | undefined> {
  return variablesOf(db, projectId).where('key', '=', key).executeTakeFirst()
}

function variablesOf(db: Db | Tx, projectId: number) {
  return db.selectFrom('build_variable').selectAll('build_variable').where('project_id', '=', projectId)
}

/** Adds a variable. */
export async function addVariable(tx: Tx, row: NewRow<'build_variable'>): Promise<BuildVariableRow> {
  return insertRow(tx, 'build_variable', row)
}

/** Changes a variable. */
export async function changeVariable(
  tx: Tx,
  id: number,
  change: RowChange<'build_variable'>,
): Promise<BuildVariableRow> {
  return stillThere(await updateRow(tx, 'build_variable', id, change), `Variable ${id}`)
}

/** Deletes a variable. */
export async function removeVariable(tx: Tx, id: number): Promise<void> {
  await deleteRows(tx, 'build_variable', { id })
}
