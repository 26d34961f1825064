/** Rows of a related table in one column of a query, so that a record needs one statement. */
import { sql, SqliteAdapter, type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Db } from './connection.ts'

/**
 * The rows of a correlated subquery as JSON text, for `parseRows`. `columns` maps names to columns of the subquery, of
 * types that JSON has.
 */
export function jsonRows<DB, Table extends keyof DB>(
  db: Db,
  query: SelectQueryBuilder<DB, Table, object>,
  columns: Readonly<Record<string, string>>,
  orderBy: string,
): RawBuilder<string> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const pairs = Object.entries(columns).flatMap(([name, column]) => [sql.lit(name), sql.ref(column)])
  const object = isSqlite ? sql`json_object(${sql.join(pairs)})` : sql`json_build_object(${sql.join(pairs)})`
  const list = isSqlite
    ? sql`json_group_array(${object} order by ${sql.ref(orderBy)})`
    : sql`json_agg(${object} order by ${sql.ref(orderBy)})`
  const rows: AliasedRawBuilder<string, 'rows'> = sql<string>`cast(coalesce(${list}, '[]') as text)`.as(
    'rows',
  )
  return sql<string>`(${query.select(rows)})`
}

/** The rows that `jsonRows` selected. */
export function parseRows<Row>(text: string): Row[] {
  // The query that made the text names the columns of `Row`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text) as Row[]
}
