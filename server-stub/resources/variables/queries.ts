/** Build variables. */
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '../../database/connection.ts'
import type { BuildVariableRow, Flag, NewRow, Tables } from '../../database/tables.ts'

/** Variables of a project, in the order in which they came. */
export function variablesOf(
  db: Db,
  projectId: number,
): SelectQueryBuilder<Tables, 'build_variable', BuildVariableRow> {
  return db
    .selectFrom('build_variable')
    .selectAll('build_variable')
    .where('project_id', '=', projectId)
    .orderBy('id')
}

/** Adds a variable. */
export async function addVariable(db: Db, row: NewRow<'build_variable'>): Promise<void> {
  await db.insertInto('build_variable').values(row).execute()
}

/** Changes a variable; what is left undefined stays as it is. */
export async function changeVariable(
  db: Db,
  id: number,
  change: { value: string; protected: Flag | undefined; updated_at: string },
): Promise<void> {
  await db.updateTable('build_variable').set(change).where('id', '=', id).execute()
}

/** Removes a variable of a project, if it has it. */
export async function removeVariable(db: Db, projectId: number, key: string): Promise<void> {
  await db.deleteFrom('build_variable').where('project_id', '=', projectId).where('key', '=', key).execute()
}
