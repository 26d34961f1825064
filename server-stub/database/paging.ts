import { sql, type SelectQueryBuilder } from 'kysely'

/** Which slice of a list is wanted; `page` counts from 1. */
export interface PageRequest {
  page: number
  perPage: number
}

/** One slice of a list, and how many rows the whole list has. */
export interface Page<R> extends PageRequest {
  rows: R[]
  total: number
}

/**
 * Cuts one page of a query. The caller's order must be total (end with the id), or pages overlap; the query neither
 * groups nor selects distinct rows (use `exists` for one-to-many conditions), since the count drops its selection.
 */
export async function pageOf<DB, TB extends keyof DB, R>(
  query: SelectQueryBuilder<DB, TB, R>,
  { page, perPage }: PageRequest,
): Promise<Page<R>> {
  const counting = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
  const { total } = await counting.executeTakeFirstOrThrow()
  const start = (page - 1) * perPage
  if (start >= total) return { rows: [], total, page, perPage }
  const slice = query.limit(perPage).offset(start).$castTo<R>()
  return { rows: await slice.execute(), total, page, perPage }
}
