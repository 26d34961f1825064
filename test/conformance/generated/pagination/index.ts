/** Pagination of every list. Spec: document 1, "Limits". */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { World } from '../../fixtures/context.ts'
import * as claims from './claims.ts'
import { crawlOf, keysOf, listOperations, type Page } from './crawl.ts'
import type { ListOperation, Stage } from './filled-lists.ts'

/** One claim about one list. */
function ofList(topic: string, operation: ListOperation, claim: claims.Claim): Check {
  return generatedCheck(topic, operation, `${topic} of ${operation}`, async (world) =>
    claim(await world.uses(crawlOf(operation))),
  )
}

/** One check a list, all about one claim. */
function ofEveryList(topic: string, claim: claims.Claim): readonly Check[] {
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
  return generatedCheck('first-page', operation, `${operation} without \`page\``, async (world) => {
    const { stage } = await world.uses(crawlOf(operation))
    const numbered = await ask(world, operation, stage, { page: 1, per_page: 2 })
    const plain = await ask(world, operation, stage, { per_page: 2 })
    const expected = keysOf(numbered, stage)
    const actual = keysOf(plain, stage)
    if (actual.join() !== expected.join()) {
      plain.contradicts(`As with \`page=1\`: ${expected.join(', ')}.`, `It lists ${actual.join(', ')}.`)
    }
  })
}

export const firstPages: readonly Check[] = listOperations().map(firstPageOf)

/** A list without items has the headers of any other. */
export const emptyLists: readonly Check[] = [
  ...ofEveryList('headers-beyond', claims.headersBeyond),
  generatedCheck('empty-list', 'listMergeRequests', 'an empty list of merge requests', async (world) => {
    const { owner, given } = world
    const { path } = await given.project()
    const answer: Page = await owner.tries('listMergeRequests', { path })
    answer.is(200)
    claims.allHeaders({ ...nothing(owner, answer), whole: [answer], pages: [answer] })
    if (answer.header('X-Total') !== '0')
      answer.contradicts('X-Total: 0', `X-Total: ${answer.header('X-Total')}`)
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

function longList(topic: string, query: Stage['query'], expected: number): Check {
  return generatedCheck(topic, 'listCommitDiffs', `a page of a long list, ${topic}`, async (world) => {
    const { owner, given } = world
    const project = await given.repository()
    const sha = await given.commit(project, 'master', manyFiles)
    const stage: Stage = { ...noStage(owner), path: { id: project.id, sha } }
    const first = await ask(world, 'listCommitDiffs', stage, query)
    // More than the greatest size may be refused as well as cut.
    const isRefused = query === beyond && first.status === 400
    const answer = isRefused ? await ask(world, 'listCommitDiffs', stage, { per_page: 100 }) : first
    answer.is(200)
    const count = keysOf(answer, stage).length
    if (count !== expected) answer.contradicts(`${expected} items.`, `${count} items.`)
  })
}

function ask(world: World, operation: ListOperation, stage: Stage, query: Stage['query']): Promise<Page> {
  return world.acting(stage.by).sends({ operation, path: stage.path, query: { ...stage.query, ...query } })
}

function noStage(by: Stage['by']): Stage {
  return { by, path: {}, query: {}, key: 'new_path', least: 0 }
}

function nothing(by: Stage['by'], page: Page) {
  const others = { plain: page, oversized: page, beyond: page }
  return { stage: noStage(by), size: 2, first: null, last: null, previous: null, ...others }
}
