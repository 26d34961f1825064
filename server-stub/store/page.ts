import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

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

/** Cuts one page of a query. The caller's order must be total (end with the id), or pages overlap. */
export async function pageOf<DB extends Tables, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const { page, perPage } = request
  const slice = query.limit(perPage).offset((page - 1) * perPage)
  const total = query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'))
  const [rows, { total: count }] = [await slice.execute(), await total.executeTakeFirstOrThrow()]
  return { rows, total: count, page, perPage }
}
