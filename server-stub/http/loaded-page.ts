import type { Page } from '../page.ts'

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
