/** Deletes and changes many rows in portions, each a statement of its own, between which other requests are handled. */
import { setImmediate } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from './connection.ts'
import { prepareQuery } from './prepared.ts'
import type { Tables } from './tables.ts'

/** How many rows a statement deletes or changes, unless a part has its own number. */
export const defaultRowsAtOnce = 200

/** Rows of a table. */
export interface Part {
  table: keyof Tables
  condition: RawBuilder<unknown>
  /** The columns that identify a row; default: the id. */
  key?: readonly string[]
  rowsAtOnce?: number
}

/** The rows of a table with this value in a column. */
export function rowsWith(table: keyof Tables, column: string, value: number): Part {
  return { table, condition: sql`${sql.ref(column)} = ${value}` }
}

/**
 * Prepares a query for those of the parts of a record that have rows: most records have few, and one statement is faster
 * than a deletion of no rows for every part.
 */
export function preparePartsWithRows<Each extends Part>(
  partsOf: (id: number) => Each[],
): (db: Db | Tx, id: number) => Promise<Each[]> {
  const query = prepareQuery((db, { id }: { id: number }) =>
    db.selectNoFrom(
      partsOf(id).map(({ table, condition }, index) =>
        sql<number | boolean>`exists (select 1 from ${sql.table(table)} where ${condition})`.as(
          `part${index}`,
        ),
      ),
    ),
  )
  return async (db, id) => {
    const found = await query.first(db, { id }, null)
    return partsOf(id).filter((_, index) => Boolean(found?.[`part${index}`]))
  }
}

/** Deletes rows until there are none left. */
export async function deleteInPortions(db: Db | Tx, part: Part): Promise<void> {
  await repeat(db, (rows) => sql`delete from ${sql.table(part.table)} where ${rows}`, part)
}

/** Sets a column until no row has the former value, which the condition names. */
export async function setInPortions(
  db: Db | Tx,
  part: Part,
  column: string,
  value: number | null,
): Promise<void> {
  const change = sql`update ${sql.table(part.table)} set ${sql.ref(column)} = ${value}`
  await repeat(db, (rows) => sql`${change} where ${rows}`, part)
}

async function repeat(
  db: Db | Tx,
  statement: (rows: RawBuilder<unknown>) => RawBuilder<unknown>,
  { table, condition, key = ['id'], rowsAtOnce = defaultRowsAtOnce }: Part,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  // SQLite would compile the statement again whenever a limit is bound; see `SqliteCompiler`.
  const some = sql`select ${columns} from ${sql.table(table)} where ${condition} limit ${sql.lit(rowsAtOnce)}`
  const portion = statement(sql`(${columns}) in (${some})`)
  while (((await portion.execute(db)).numAffectedRows ?? 0n) >= rowsAtOnce) await setImmediate()
}
