/** How steps describe tables, so that both databases get the same ones. */
import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely'
import { columnKinds, type DialectName } from '../dialects.ts'

/** One step: creates or changes tables. Runs inside a transaction. */
export type Migration = (db: Kysely<unknown>, dialect: DialectName) => Promise<void>

const plain = {
  text: { type: 'text', required: true },
  'text?': { type: 'text', required: false },
  integer: { type: 'integer', required: true },
  'integer?': { type: 'integer', required: false },
  'real?': { type: 'real', required: false },
  bytes: { type: 'bytes', required: true },
} as const

/** Types of columns; a question mark: it may be null. */
export type Column = keyof typeof plain | Default | Reference

interface Default {
  type: 'text' | 'integer'
  defaultTo: string | number
}

interface Reference {
  references: string
  required: boolean
  onDelete: 'cascade' | 'set null'
}

export const textOr = (defaultTo: string): Default => ({ type: 'text', defaultTo })
export const integerOr = (defaultTo: number): Default => ({ type: 'integer', defaultTo })
/** A boolean, stored as 0 or 1. */
export const flag = (defaultTo: 0 | 1): Default => integerOr(defaultTo)

/** The id of the row that this one is part of: goes with it. */
export const partOf = (references: string): Reference => ({
  references,
  required: true,
  onDelete: 'cascade',
})

/** The id of a row that may be absent; `onDelete`: delete this row as well, or set the column to null. */
export const maybe = (references: string, onDelete: Reference['onDelete']): Reference => ({
  references,
  required: false,
  onDelete,
})

/** Parts of a table other than its columns. */
export interface Keys {
  /** The columns that identify a row; without them the table gets a counting `id`. */
  primary?: readonly string[]
}

type TableBuilder = CreateTableBuilder<string, string>

/** Creates a table. */
export async function createTable(
  [db, dialect]: readonly [Kysely<unknown>, DialectName],
  name: string,
  columns: Record<string, Column>,
  { primary }: Keys = {},
): Promise<void> {
  const kinds = columnKinds[dialect]
  let table: TableBuilder = db.schema.createTable(name)
  if (!primary) table = table.addColumn('id', 'integer', kinds.autoId)
  for (const [column, kind] of Object.entries(columns)) table = addColumn(table, column, kind, dialect)
  if (primary) table = table.addPrimaryKeyConstraint(`${name}_key`, [...primary])
  await table.execute()
}

function addColumn(table: TableBuilder, name: string, kind: Column, dialect: DialectName): TableBuilder {
  const types = columnKinds[dialect]
  if (typeof kind === 'string') {
    const { type, required } = plain[kind]
    return table.addColumn(name, types[type], (column) => (required ? column.notNull() : column))
  }
  if ('references' in kind)
    return table.addColumn(name, 'integer', (column) => {
      const reference = column.references(`${kind.references}.id`).onDelete(kind.onDelete)
      return kind.required ? reference.notNull() : reference
    })
  return table.addColumn(name, types[kind.type], (column) => column.notNull().defaultTo(kind.defaultTo))
}

/** Creates an index; `lower(...)` around a column makes it disregard letter case. */
export async function createIndex(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  { unique = false } = {},
): Promise<void> {
  const plain = columns.map((column) => column.replace(/^lower\((.*)\)$/, '$1'))
  const index = db.schema.createIndex(`${table}_by_${plain.join('_')}`).on(table)
  await (unique ? index.unique() : index).expression(sql`${sql.join(columns.map(indexed))}`).execute()
}

function indexed(column: string): RawBuilder<unknown> {
  const lowered = /^lower\((.*)\)$/.exec(column)?.[1]
  return lowered ? sql`lower(${sql.ref(lowered)})` : sql.ref(column)
}
