/** The requested page of a list; `page` counts from 1. */
export interface PageRequest {
  page: number
  perPage: number
}

/** Position of a page in the list: the source of the seven paging headers. */
export interface PageFacts extends PageRequest {
  /** Number of items of the whole list. */
  total: number
}

/** One page of a list, and the number of rows of the whole list. */
export interface Page<Row> extends PageFacts {
  rows: readonly Row[]
}

/**
 * A page with the records of its rows. `load` omits rows that were deleted after they were selected; the page is then selected
 * again, so that no page but the last is short and the total agrees with the records. `attempts` limits the work for a list of
 * which others delete all the time.
 */
export async function loadedPage<Row, Loaded>(
  select: () => Promise<Page<Row>>,
  load: (rows: readonly Row[]) => Promise<readonly Loaded[]>,
  attempts = 5,
): Promise<Page<Loaded>> {
  const page = await select()
  const rows = await load(page.rows)
  const isShort = rows.length < page.rows.length
  return isShort && attempts > 1 ? loadedPage(select, load, attempts - 1) : { ...page, rows }
}
