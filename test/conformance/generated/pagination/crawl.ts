/** A list that is read as a whole and page by page, only by the links of the pages. */
import { isRecord } from '../../protocol/exchange.ts'
import { Blocked } from '../../protocol/signals.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { parseLinks, targetOf } from './links.ts'
import { filledLists } from '../../areas/filled-lists.ts'
import type { FilledList, ListOperation } from '../../fixtures/filled-list.ts'

export type Page = ApiResponse<ListOperation>

export interface Crawl {
  readonly list: FilledList
  /** The list on as few pages as possible. */
  readonly whole: readonly Page[]
  /** The requested number of items of each page. */
  readonly size: number
  /** From the first page by `next` to the end, or until a link repeats. */
  readonly pages: readonly Page[]
  /** The pages of `last` of the first page and of `first` and `prev` of the last page; null if there is no such link. */
  readonly last: Page | null
  readonly first: Page | null
  readonly previous: Page | null
  /** One page with `per_page` as the number of items; null if there are none, or more than the maximum. */
  readonly full: Page | null
  /** The page of `last` of the full page; null if there is no such link. */
  readonly lastOfFull: Page | null
  /** A page without `per_page`. */
  readonly plain: Page
  /** A page with `per_page` above the maximum. */
  readonly oversized: Page
  /** A page after the last one, which may be empty or rejected. */
  readonly afterLast: Page
}

/** A list of records of other checks may be long: its pages are then longer. */
const mostPages = 20
/** Maximum page size. */
const greatest = 100

/** One crawl of each list for all checks about it. */
const crawls: ReadonlyMap<ListOperation, Shared<Crawl>> = new Map(
  listOperations().map((operation) => [
    operation,
    new Shared(`pages of ${operation}`, (context) => crawl(context, operation)),
  ]),
)

/** The crawl of one list. */
export function crawlOf(operation: ListOperation): Shared<Crawl> {
  const known = crawls.get(operation)
  if (known === undefined) throw new Error(`There is no filled list of ${operation}.`)
  return known
}

/** Every list that is filled. */
export function listOperations(): readonly ListOperation[] {
  return Object.keys(filledLists).filter(isListOperation)
}

/** The identities of the items of a page, in its order. */
export function keysOf(page: Page, list: FilledList): readonly string[] {
  const { json } = page
  if (!Array.isArray(json)) return []
  return json.map((item) => JSON.stringify(isRecord(item) ? item[list.key] : item))
}

/** The identities of the items of several pages, in their order. */
export function keysOfAll(pages: readonly Page[], list: FilledList): readonly string[] {
  return pages.flatMap((page) => keysOf(page, list))
}

async function crawl(context: CheckContext, operation: ListOperation): Promise<Crawl> {
  const list = await filledLists[operation](context)
  const requestPage = (query: FilledList['query']): Promise<Page> =>
    list.by.sendUnchecked({ operation, path: list.path, query })
  const whole = await wholeOf(list, requestPage)
  const size = Math.max(2, Math.ceil(keysOfAll(whole, list).length / (mostPages - 2)))
  const start = await requestPage({ ...list.query, per_page: size })
  const follow = async (page: Page, relation: string): Promise<Page | null> => {
    const link = parseLinks(page.header('Link')).get(relation)
    const target = link === undefined ? null : targetOf(link, context.run.baseUrl)
    return target === null ? null : list.by.followLink(operation, target)
  }
  const pages = [start]
  for (let next = await follow(start, 'next'); next !== null; next = await follow(next, 'next')) {
    pages.push(next)
    if (next.status !== 200 || pages.length >= mostPages) break
  }
  const end = pages.at(-1) ?? start
  const count = keysOfAll(whole, list).length
  const full = count > 0 && count <= greatest ? await requestPage({ ...list.query, per_page: count }) : null
  // What a page below the first is, is not stated: only that it is no server error.
  await list.by.sendUnchecked({
    operation,
    path: list.path,
    query: { ...list.query, page: 0, per_page: 0 },
    isMalformed: true,
  })
  return {
    list,
    whole,
    size,
    pages,
    last: await follow(start, 'last'),
    first: await follow(end, 'first'),
    previous: pages.length > 1 ? await follow(end, 'prev') : null,
    full,
    lastOfFull: full === null ? null : await follow(full, 'last'),
    plain: await requestPage(list.query),
    oversized: await requestPage({ ...list.query, per_page: greatest + 1 }),
    afterLast: await requestPage({ ...list.query, page: 10_000 }),
  }
}

/** Reads pages of the greatest size until one is not full. */
async function wholeOf(
  list: FilledList,
  requestPage: (query: FilledList['query']) => Promise<Page>,
): Promise<readonly Page[]> {
  const pages: Page[] = []
  for (let page = 1; ; page += 1) {
    const response = await requestPage({ ...list.query, per_page: greatest, ...(page === 1 ? {} : { page }) })
    if (response.status !== 200) {
      throw new Blocked(
        `${response.exchange.operation} returned ${response.status ?? 'no response'}`,
        response.exchange,
      )
    }
    pages.push(response)
    if (keysOf(response, list).length < greatest || page >= mostPages) return pages
  }
}

function isListOperation(name: string): name is ListOperation {
  return name in filledLists
}
