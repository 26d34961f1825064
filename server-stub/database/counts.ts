/** Counts of rows, for the totals of lists. */
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

/** The number of rows of a query. */
export function countOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) {
  return query.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'))
}

/** The difference of two counts. */
export function difference<DB, TB extends keyof DB>(
  all: SelectQueryBuilder<DB, TB, { total: number }>,
  fewer: SelectQueryBuilder<DB, TB, { total: number }>,
): RawBuilder<number> {
  return sql<number>`(${all}) - (${fewer})`
}
