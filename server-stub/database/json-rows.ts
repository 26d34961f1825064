/** Rows of a related table in one column of a query, so that a record needs one statement. */
import { sql, SqliteAdapter, type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from './connection.ts'

/**
 * The rows of a correlated subquery as JSON text, for `parseRows`. `columns` maps names to columns of the subquery, of
 * types that JSON has. Rows are sorted by `orderBy` when they are parsed: to sort the few of each record costs SQLite
 * more than to find them.
 */
export function jsonRows<DB, Table extends keyof DB>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, Table, object>,
  columns: Readonly<Record<string, string>>,
  orderBy: string,
): RawBuilder<string> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const pairs = sql.join(
    Object.entries(columns).flatMap(([name, column]) => [sql.lit(name), sql.ref(column)]),
  )
  const key = sql.ref(orderBy)
  const list = isSqlite
    ? sql`json_group_array(json_array(${key}, json_object(${pairs})))`
    : sql`json_agg(json_build_array(${key}, json_build_object(${pairs})))`
  const rows: AliasedRawBuilder<string, 'rows'> = sql<string>`cast(coalesce(${list}, '[]') as text)`.as(
    'rows',
  )
  return sql<string>`(${query.select(rows)})`
}

/** The rows that `jsonRows` selected. */
export function parseRows<Row>(text: string): Row[] {
  if (text === '[]') return []
  // The query that made the text names the columns of `Row`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const rows = JSON.parse(text) as [key: number | string, row: Row][]
  return rows.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}
