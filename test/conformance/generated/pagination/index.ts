/** Pagination of every list. Spec: document 1, "Limits". */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import * as rules from './rules.ts'
import { crawlOf, keysOf, listOperations, type Page } from './crawl.ts'
import type { FilledList, ListOperation } from '../../fixtures/filled-list.ts'

/** One rule of one list; `title` follows the name of the operation. */
function ofList(topic: string, operation: ListOperation, title: string, rule: rules.PaginationRule): Check {
  return generatedCheck(topic, operation, `${operation} ${title}`, async (context) =>
    rule(await context.use(crawlOf(operation))),
  )
}

/** One check per list, for one rule. */
function ofEveryList(topic: string, title: string, rule: rules.PaginationRule): readonly Check[] {
  return listOperations().map((operation) => ofList(topic, operation, title, rule))
}

export const pageHeaders = ofEveryList('page-headers', 'returns every pagination header.', rules.allHeaders)
export const linkRelations = ofEveryList(
  'link-relations',
  'links the first, last, next and previous page.',
  rules.relations,
)
export const linksAreFullUrls = ofEveryList('link-urls', 'links to full URLs.', rules.fullUrls)
export const linksVisitEveryItem = ofEveryList(
  'link-crawl',
  'returns every item once by following the links.',
  rules.linksVisitAll,
)
export const pageSizes = ofEveryList('page-size', 'returns as many items as `per_page`.', rules.sizeRespected)
export const totals = ofEveryList('x-total', 'returns the number of items in `X-Total`.', rules.total)
export const totalPages = ofEveryList(
  'x-total-pages',
  'returns the number of pages in `X-Total-Pages`.',
  rules.totalPages,
)
export const perPageHeaders = ofEveryList(
  'x-per-page',
  'returns the page size in `X-Per-Page`.',
  rules.pageSize,
)
export const pageNumberHeaders = ofEveryList(
  'x-page',
  'returns the page number in `X-Page`.',
  rules.pageNumber,
)
export const nextPageHeaders = ofEveryList(
  'x-next-page',
  'returns the next page in `X-Next-Page`.',
  rules.nextPage,
)
export const previousPageHeaders = ofEveryList(
  'x-prev-page',
  'returns the previous page in `X-Prev-Page`.',
  rules.previousPage,
)

const pagesAlone = ofEveryList(
  'page-alone',
  'with `page` and without `per_page` returns that page.',
  rules.pageAlone,
)
/** The default page size is 20, the maximum is 100. */
const defaultSizes = ofEveryList('default-size', 'returns 20 items per page by default.', rules.defaultSize)
const greatestSizes = ofEveryList('greatest-size', 'returns at most 100 items per page.', rules.greatestSize)

/** The pages of one list together are the list. */
export function linksVisitEveryItemOf(operation: ListOperation): Check {
  return ofList(
    'link-crawl',
    operation,
    'returns every item once by following the links.',
    rules.linksVisitAll,
  )
}

/** Without `page` a list returns the first page. */
export function firstPageOf(operation: ListOperation): Check {
  return generatedCheck(
    'first-page',
    operation,
    `${operation} without \`page\` returns the first page.`,
    async (context) => {
      const { list } = await context.use(crawlOf(operation))
      const numbered = await requestPage(context, operation, list, { page: 1, per_page: 2 })
      const plain = await requestPage(context, operation, list, { per_page: 2 })
      const expected = keysOf(numbered, list)
      const actual = keysOf(plain, list)
      if (actual.join() !== expected.join()) {
        plain.fail(`As with \`page=1\`: ${expected.join(', ')}.`, `It lists ${actual.join(', ')}.`)
      }
    },
  )
}

export const firstPages: readonly Check[] = listOperations().map(firstPageOf)

/** A list without items has the headers of any other. */
export const emptyLists: readonly Check[] = [
  ...ofEveryList(
    'headers-beyond',
    'returns every pagination header on an empty page.',
    rules.headersAfterLast,
  ),
  generatedCheck(
    'empty-list',
    'listMergeRequests',
    'An empty list of merge requests has every pagination header.',
    async (context) => {
      const { owner, given } = context
      const { path } = await given.project()
      const response: Page = await context.act(owner, 'listMergeRequests', { path })
      response.expectStatus(200)
      rules.allHeaders({ ...nothing(owner, response), whole: [response], pages: [response] })
      if (response.header('X-Total') !== '0')
        response.fail('X-Total: 0', `X-Total: ${response.header('X-Total')}`)
    },
  ),
]

/** The diffs of a commit with 105 files are a list that is longer than one page. */
const manyFiles = Array.from({ length: 105 }, (_, index) => ({
  action: 'create' as const,
  file_path: `${index}.txt`,
  content: `${index}\n`,
}))

/** One more than the maximum page size. */
const oversized = { per_page: 101 }

export const defaultSize: readonly Check[] = [
  ...defaultSizes,
  ...pagesAlone,
  longList('long-default-size', {}, 20),
]
export const greatestSize: readonly Check[] = [
  ...greatestSizes,
  longList('long-greatest-size', oversized, 100),
]

function longList(topic: string, query: FilledList['query'], expected: number): Check {
  return generatedCheck(
    topic,
    'listCommitDiffs',
    `A page of a long list has ${expected} items.`,
    async (context) => {
      const { owner, given } = context
      const project = await given.repository()
      const sha = await given.commit(project, 'master', manyFiles)
      const list: FilledList = { ...emptyList(owner), path: { id: project.id, sha } }
      const first = await requestPage(context, 'listCommitDiffs', list, query)
      // A size above the maximum may be rejected or reduced.
      const isRejected = query === oversized && first.status === 400
      const response = isRejected
        ? await requestPage(context, 'listCommitDiffs', list, { per_page: 100 })
        : first
      response.expectStatus(200)
      const count = keysOf(response, list).length
      if (count !== expected) response.fail(`${expected} items.`, `${count} items.`)
    },
  )
}

function requestPage(
  context: CheckContext,
  operation: ListOperation,
  list: FilledList,
  query: FilledList['query'],
): Promise<Page> {
  return context.as(list.by).sendUnchecked({ operation, path: list.path, query: { ...list.query, ...query } })
}

function emptyList(by: FilledList['by']): FilledList {
  return { by, path: {}, query: {}, key: 'new_path', least: 0 }
}

function nothing(by: FilledList['by'], page: Page) {
  const others = { plain: page, afterLast: page, oversized: page, full: null, lastOfFull: null }
  return { list: emptyList(by), size: 2, first: null, last: null, previous: null, ...others }
}

/** The topics of all checks of pages: a list fails several of them for one reason. */
export const pagingTopics: ReadonlySet<string> = new Set(
  [
    pageHeaders,
    linkRelations,
    linksAreFullUrls,
    linksVisitEveryItem,
    pageSizes,
    totals,
    totalPages,
    perPageHeaders,
    pageNumberHeaders,
    nextPageHeaders,
    previousPageHeaders,
    defaultSize,
    greatestSize,
    firstPages,
    emptyLists,
  ].flatMap((checks) => checks.flatMap(({ topic }) => topic ?? [])),
)
