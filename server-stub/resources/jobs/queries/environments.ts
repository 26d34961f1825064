/** Reads and writes environments. */
import type { Db, Tx } from '../../../database/connection.ts'
import { stillThere } from '../../../database/gone.ts'
import { insertRow, updateRow } from '../../../database/rows.ts'
import type { EnvironmentRow, NewRow } from '../../../database/tables.ts'

/** The environment of this id, whether the caller sees it or not. */
export async function findEnvironmentById(db: Db | Tx, id: number): Promise<EnvironmentRow | undefined> {
  return db.selectFrom('environment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Adds an environment. */
export async function addEnvironment(tx: Tx, row: NewRow<'environment'>): Promise<EnvironmentRow> {
  return insertRow(tx, 'environment', row)
}

/** Changes the state of an environment. */
export async function setEnvironmentState(
  tx: Tx,
  id: number,
  state: EnvironmentRow['state'],
  at: string,
): Promise<EnvironmentRow> {
  return stillThere(await updateRow(tx, 'environment', id, { state, updated_at: at }), `Environment ${id}`)
}
