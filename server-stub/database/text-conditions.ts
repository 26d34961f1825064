/** Text conditions that mean the same in both databases. Letter case is that of ASCII. */
import { ExpressionWrapper, FunctionNode, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/** Equal, letter case aside; uses an index on `lower(column)`. */
export const sameText = (column: string, value: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) = ${call<string>('lower_ascii', sql`${value}`)}`

/**
 * Contains the text literally, letter case aside. `like` would try the whole value at each position of the column, which
 * takes seconds for a long value in a long text.
 */
export const containsText = (column: string, value: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${call<number>('strpos', sql`lower(${sql.ref(column)})`, call<string>('lower_ascii', sql`${value}`))} > 0`

/** A call of a function that `dialects.ts` spells for each database. */
function call<Result>(
  name: 'strpos' | 'lower_ascii',
  ...parts: Expression<unknown>[]
): ExpressionWrapper<object, never, Result> {
  const operands = parts.map((part) => part.toOperationNode())
  return new ExpressionWrapper(FunctionNode.create(name, operands))
}
