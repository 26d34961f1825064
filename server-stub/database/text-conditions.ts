/** Text conditions that mean the same in both databases. Letter case is that of ASCII. */
import { ExpressionWrapper, FunctionNode, sql, type RawBuilder, type SqlBool } from 'kysely'

/** Equal, letter case aside; uses an index on `lower(column)`. */
export const sameText = (column: string, value: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) = ${lowered(value)}`

/**
 * Contains the text literally, letter case aside. `like` would try the whole value at each position of the column, which
 * takes seconds for a long value in a long text. SQLite's name for `strpos` is `instr` (`dialects.ts`).
 */
export const containsText = (column: string, value: string): RawBuilder<SqlBool> => {
  const parts = [sql`lower(${sql.ref(column)})`, sql`${lowered(value)}`]
  const position = FunctionNode.create(
    'strpos',
    parts.map((part) => part.toOperationNode()),
  )
  return sql<SqlBool>`${new ExpressionWrapper<object, never, number>(position)} > 0`
}

/** In lower case as the databases change columns. PostgreSQL's `lower` of a parameter has the collation of the database. */
const lowered = (value: string): string => value.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
