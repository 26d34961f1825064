/** Inserts, changes and deletes rows. The SQL is compiled once for each table and set of columns. */
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from './connection.ts'
import { prepareStatement, type QueryValues } from './prepared.ts'
import type { NewRow, Row, RowChange, Tables } from './tables.ts'

interface Shape {
  table: keyof Tables
  columns: string[]
}

/** Inserts a row and returns it; undefined columns have their default. */
export async function insertRow<Name extends keyof Tables>(
  db: Db | Tx,
  table: Name,
  row: NewRow<Name>,
): Promise<Row<Name>> {
  const values = valuesOf(row)
  const statement = returningInsertion(db, values, { table, columns: Object.keys(values) })
  const { rows } = await db.getExecutor().executeQuery<Row<Name>>(statement)
  const [inserted] = rows
  if (inserted === undefined) throw new Error(`No row was added to ${table}.`)
  return inserted
}

/** Inserts a row of which no column has to be known afterwards: the database does not read it again. */
export async function addRow<Name extends keyof Tables>(
  db: Db | Tx,
  table: Name,
  row: NewRow<Name>,
): Promise<void> {
  const values = valuesOf(row)
  await db.getExecutor().executeQuery(insertion(db, values, { table, columns: Object.keys(values) }))
}

/** Changes the row with this id and returns it; undefined if it does not exist. Undefined columns keep their value. */
export async function updateRow<Name extends keyof Tables>(
  db: Db | Tx,
  table: Name,
  id: number,
  change: RowChange<Name>,
): Promise<Row<Name> | undefined> {
  const values = valuesOf(change)
  const shape = { table, columns: Object.keys(values) }
  const statement = update(db, { ...values, [key]: id }, shape)
  return (await db.getExecutor().executeQuery<Row<Name>>(statement)).rows[0]
}

/**
 * Adds a row. If there is one that has the same values in the columns of `key`, its columns among `changed` have the values
 * of the new row instead; undefined columns keep their value.
 */
export async function upsertRow<Name extends keyof Tables>(
  db: Db | Tx,
  table: Name,
  row: NewRow<Name>,
  { key, changed }: Record<'key' | 'changed', readonly (keyof NewRow<Name> & string)[]>,
): Promise<void> {
  const values = valuesOf(row)
  const columns = Object.keys(values)
  const updated = changed.filter((column) => columns.includes(column))
  await db.getExecutor().executeQuery(upsert(db, values, { table, columns, key: [...key], updated }))
}

/** Deletes the rows that have these values, and returns their number. */
export async function deleteRows<Name extends keyof Tables>(
  db: Db | Tx,
  table: Name,
  having: { [Column in keyof Row<Name>]?: NonNullable<Row<Name>[Column]> },
): Promise<number> {
  const values = valuesOf(having)
  const statement = deletion(db, values, { table, columns: Object.keys(values) })
  return Number((await db.getExecutor().executeQuery(statement)).numAffectedRows ?? 0)
}

/** The name of the value that identifies the row to change; no column is called so. */
const key = 'id of the row'

const insertion = prepareStatement((db, values: QueryValues, shape: Shape) =>
  compilable(db, insert(values, shape)),
)

const returningInsertion = prepareStatement((db, values: QueryValues, shape: Shape) =>
  compilable(db, sql`${insert(values, shape)} returning *`),
)

const upsert = prepareStatement(
  (db, values: QueryValues, { key, updated, ...shape }: Shape & { key: string[]; updated: string[] }) => {
    const names = sql.join(key.map((column) => sql.ref(column)))
    const set = sql.join(updated.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
    const action = updated.length === 0 ? sql`nothing` : sql`update set ${set}`
    return compilable(db, sql`${insert(values, shape)} on conflict (${names}) do ${action}`)
  },
)

const update = prepareStatement((db, values: QueryValues, { table, columns }: Shape) => {
  const set = sql.join(columns.map((column) => equal(column, values)))
  return compilable(db, sql`update ${sql.table(table)} set ${set} where id = ${values[key]} returning *`)
})

const deletion = prepareStatement((db, values: QueryValues, { table, columns }: Shape) => {
  const conditions = columns.map((column) => equal(column, values))
  return compilable(db, sql`delete from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`)
})

function insert(values: QueryValues, { table, columns }: Shape): RawBuilder<unknown> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const given = sql.join(columns.map((column) => values[column]))
  return sql`insert into ${sql.table(table)} (${names}) values (${given})`
}

function equal(column: string, values: QueryValues): RawBuilder<unknown> {
  return sql`${sql.ref(column)} = ${values[column]}`
}

function compilable(db: Db, statement: RawBuilder<unknown>) {
  return { compile: () => statement.compile(db) }
}

function isColumnValue(value: unknown): value is QueryValues[string] {
  return (
    value === null || typeof value === 'number' || typeof value === 'string' || value instanceof Uint8Array
  )
}

function valuesOf(columns: object): QueryValues {
  const values: Record<string, QueryValues[string]> = {}
  for (const [name, value] of Object.entries(columns)) {
    if (value === undefined) continue
    if (!isColumnValue(value))
      throw new TypeError(`The column ${name} has a value that is no number, text or bytes.`)
    values[name] = value
  }
  return values
}
