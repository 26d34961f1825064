import { sql, type SelectQueryBuilder } from 'kysely'
import type { Page, PageRequest } from '../page.ts'

/** For a page that starts later than this, rows are counted first: the list may end before it, or its end be nearer. */
const longOffset = 1000

/**
 * Cuts one page of a query. The caller's order must be total (end with the id), or pages overlap; the query neither
 * groups nor selects distinct rows (use `exists` for one-to-many conditions), since the count drops its selection.
 */
export async function pageOf<DB, TB extends keyof DB, R>(
  query: SelectQueryBuilder<DB, TB, R>,
  request: PageRequest,
): Promise<Page<R>> {
  const counting = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
  const list: List<R> = {
    rows: ({ cut, offset }) => query.limit(cut.limit).offset(offset).$castTo<R>().execute(),
    count: async () => (await counting.executeTakeFirstOrThrow()).total,
  }
  const { page, perPage } = request
  const offset = (page - 1) * perPage
  if (offset <= longOffset) return pageFrom(request, list)
  const total = await list.count()
  return { rows: offset < total ? await list.rows(slice(perPage, offset)) : [], total, page, perPage }
}

/** Directions of a list: as requested, or from its end. */
export type Direction = 'asc' | 'desc'

interface List<Row> {
  rows: (slice: Slice) => Promise<Row[]>
  count: () => Promise<number>
}

/** How the rows of a list are selected by a prepared query. */
interface PreparedList<Row> {
  /** The direction of the list. */
  direction: Direction
  rows: (slice: Slice, direction: Direction) => Promise<Row[]>
  count: () => Promise<number>
}

/** Which rows of the list to select: the limit and whether rows are skipped belong to the shape of a prepared query. */
export interface Slice {
  cut: Cut
  offset: number
}

/** What a slice adds to the text of a query. */
export interface Cut {
  limit: number
  isFromStart: boolean
}

/**
 * Cuts a slice of a query. The first rows are selected without an offset: PostgreSQL plans for a tenth of all rows if it does
 * not know how many are skipped.
 */
export function sliced<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, isFromStart }: Cut,
  values: { readonly offset: number },
): SelectQueryBuilder<DB, TB, Row> {
  const limited = query.limit(limit)
  return isFromStart ? limited : limited.offset(values.offset)
}

function slice(limit: number, offset: number): Slice {
  return { cut: { limit, isFromStart: offset === 0 }, offset }
}

/** A page of a prepared list. */
export async function preparedPage<Row>(request: PageRequest, list: PreparedList<Row>): Promise<Page<Row>> {
  const offset = (request.page - 1) * request.perPage
  if (offset > longOffset) return distantPage(request, offset, list)
  return pageFrom(request, { ...list, rows: (slice) => list.rows(slice, list.direction) })
}

/**
 * One row more than the page has is selected: without it the list ends with this page, and its rows need not be counted.
 * The total agrees with the page, even if others change the list before it is counted.
 */
async function pageFrom<Row>({ page, perPage }: PageRequest, list: List<Row>): Promise<Page<Row>> {
  const offset = (page - 1) * perPage
  const rows = await list.rows(slice(perPage + 1, offset))
  const found = offset + rows.length
  const paging = { rows: rows.slice(0, perPage), page, perPage }
  if (rows.length > perPage) return { ...paging, total: Math.max(await list.count(), found) }
  if (rows.length > 0 || offset === 0) return { ...paging, total: found }
  return { ...paging, total: Math.min(await list.count(), offset) }
}

/** A page of the ids of a prepared list: to sort the ids alone costs less than to sort the records. */
export async function pageOfIds(
  request: PageRequest,
  list: PreparedList<{ id: number }>,
): Promise<Page<number>> {
  const page = await preparedPage(request, list)
  return { ...page, rows: page.rows.map(({ id }) => id) }
}

async function distantPage<Row>(
  { page, perPage }: PageRequest,
  offset: number,
  { direction, rows, count }: PreparedList<Row>,
): Promise<Page<Row>> {
  const total = await count()
  const limit = Math.min(perPage, total - offset)
  if (limit <= 0) return { rows: [], total, page, perPage }
  const fromEnd = total - offset - limit
  if (offset <= fromEnd) return { rows: await rows(slice(limit, offset), direction), total, page, perPage }
  const reversed = await rows(slice(limit, fromEnd), direction === 'asc' ? 'desc' : 'asc')
  return { rows: reversed.toReversed(), total, page, perPage }
}
