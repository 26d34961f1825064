/** Pagination of every list. Spec: document 1, "Limits". */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import * as claims from './claims.ts'
import { crawlOf, keysOf, listOperations, type Page } from './crawl.ts'
import type { FilledList, ListOperation } from '../../fixtures/filled-list.ts'

/** One claim about one list. */
function ofList(topic: string, operation: ListOperation, claim: claims.PaginationRule): Check {
  return generatedCheck(topic, operation, `${topic} of ${operation}`, async (context) =>
    claim(await context.use(crawlOf(operation))),
  )
}

/** One check a list, all about one claim. */
function ofEveryList(topic: string, claim: claims.PaginationRule): readonly Check[] {
  return listOperations().map((operation) => ofList(topic, operation, claim))
}

export const pageHeaders = ofEveryList('page-headers', claims.allHeaders)
export const linkRelations = ofEveryList('link-relations', claims.relations)
export const linksAreFullUrls = ofEveryList('link-urls', claims.fullUrls)
export const linksLeadThrough = ofEveryList('link-crawl', claims.throughTheList)
export const pageSizes = ofEveryList('page-size', claims.sizeRespected)
export const totals = ofEveryList('x-total', claims.total)
export const totalPages = ofEveryList('x-total-pages', claims.totalPages)
export const sizesTold = ofEveryList('x-per-page', claims.pageSize)
export const numbersTold = ofEveryList('x-page', claims.pageNumber)
export const nextPagesTold = ofEveryList('x-next-page', claims.nextPage)
export const previousPagesTold = ofEveryList('x-prev-page', claims.previousPage)

/** A page of no stated size holds 20, one of too many 100. */
const defaultSizes = ofEveryList('default-size', claims.defaultSize)
const greatestSizes = ofEveryList('greatest-size', claims.greatestSize)

/** The pages of one list make up the list. */
export function linksLeadThroughOf(operation: ListOperation): Check {
  return ofList('link-crawl', operation, claims.throughTheList)
}

/** Without `page` a list shows what `page=1` shows. */
export function firstPageOf(operation: ListOperation): Check {
  return generatedCheck('first-page', operation, `${operation} without \`page\``, async (context) => {
    const { list } = await context.use(crawlOf(operation))
    const numbered = await requestPage(context, operation, list, { page: 1, per_page: 2 })
    const plain = await requestPage(context, operation, list, { per_page: 2 })
    const expected = keysOf(numbered, list)
    const actual = keysOf(plain, list)
    if (actual.join() !== expected.join()) {
      plain.fail(`As with \`page=1\`: ${expected.join(', ')}.`, `It lists ${actual.join(', ')}.`)
    }
  })
}

export const firstPages: readonly Check[] = listOperations().map(firstPageOf)

/** A list without items has the headers of any other. */
export const emptyLists: readonly Check[] = [
  ...ofEveryList('headers-beyond', claims.headersBeyond),
  generatedCheck('empty-list', 'listMergeRequests', 'an empty list of merge requests', async (context) => {
    const { owner, given } = context
    const { path } = await given.project()
    const response: Page = await context.act(owner, 'listMergeRequests', { path })
    response.expectStatus(200)
    claims.allHeaders({ ...nothing(owner, response), whole: [response], pages: [response] })
    if (response.header('X-Total') !== '0')
      response.fail('X-Total: 0', `X-Total: ${response.header('X-Total')}`)
  }),
]

/** A commit of 105 files makes a list that is longer than the greatest page. */
const manyFiles = Array.from({ length: 105 }, (_, index) => ({
  action: 'create' as const,
  file_path: `${index}.txt`,
  content: `${index}\n`,
}))

/** One more than a page can hold. */
const beyond = { per_page: 101 }

export const defaultSize: readonly Check[] = [...defaultSizes, longList('long-default-size', {}, 20)]
export const greatestSize: readonly Check[] = [...greatestSizes, longList('long-greatest-size', beyond, 100)]

function longList(topic: string, query: FilledList['query'], expected: number): Check {
  return generatedCheck(topic, 'listCommitDiffs', `a page of a long list, ${topic}`, async (context) => {
    const { owner, given } = context
    const project = await given.repository()
    const sha = await given.commit(project, 'master', manyFiles)
    const list: FilledList = { ...emptyList(owner), path: { id: project.id, sha } }
    const first = await requestPage(context, 'listCommitDiffs', list, query)
    // More than the greatest size may be refused as well as cut.
    const isRefused = query === beyond && first.status === 400
    const response = isRefused ? await requestPage(context, 'listCommitDiffs', list, { per_page: 100 }) : first
    response.expectStatus(200)
    const count = keysOf(response, list).length
    if (count !== expected) response.fail(`${expected} items.`, `${count} items.`)
  })
}

function requestPage(context: CheckContext, operation: ListOperation, list: FilledList, query: FilledList['query']): Promise<Page> {
  return context.as(list.by).sendUnchecked({ operation, path: list.path, query: { ...list.query, ...query } })
}

function emptyList(by: FilledList['by']): FilledList {
  return { by, path: {}, query: {}, key: 'new_path', least: 0 }
}

function nothing(by: FilledList['by'], page: Page) {
  const others = { plain: page, oversized: page, beyond: page }
  return { list: emptyList(by), size: 2, first: null, last: null, previous: null, ...others }
}
