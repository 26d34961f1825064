/** Environments: where jobs deploy to. */
import type { Db, Tx } from '../../database/connection.ts'
import type { EnvironmentRow, NewRow } from '../../database/tables.ts'

/** An environment by its id, wherever it is. */
export async function environmentById(db: Db, id: number): Promise<EnvironmentRow | undefined> {
  return db.selectFrom('environment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Adds an environment. */
export async function addEnvironment(tx: Tx, row: NewRow<'environment'>): Promise<EnvironmentRow> {
  return tx.insertInto('environment').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Stops an environment. */
export async function stopEnvironment(db: Db, id: number, now: string): Promise<EnvironmentRow> {
  return db
    .updateTable('environment')
    .set({ state: 'stopped', updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
