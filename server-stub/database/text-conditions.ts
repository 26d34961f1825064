/** Text conditions that mean the same in both databases. Letter case is that of ASCII. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Equal, letter case aside; uses an index on `lower(column)`. */
export const sameText = (column: string, value: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) = lower(${value})`

/** Contains the text literally, letter case aside. */
export const containsText = (column: string, value: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) like lower(${`%${value.replace(/[\\%_]/g, '\\$&')}%`}) escape '\\'`
