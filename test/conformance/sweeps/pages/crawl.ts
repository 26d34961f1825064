/** A list read at once and page by page, following nothing but the links that the pages give. */
import { isRecord } from '../../engine/exchange.ts'
import { Blocked } from '../../run/signals.ts'
import type { Answer } from '../../world/answer.ts'
import { Shared } from '../../world/shared.ts'
import type { World } from '../../world/world.ts'
import { parseLinks, targetOf } from './links.ts'
import { stages, type ListOperation, type Stage } from './stages.ts'

export type Page = Answer<ListOperation>

export interface Crawl {
  readonly stage: Stage
  /** The list as far as one page of the greatest size holds it. */
  readonly whole: Page
  /** From the first page by `next` to the end, or until the links lead nowhere new. */
  readonly pages: readonly Page[]
  /** Where `last` of the first page and `first` and `prev` of the last page lead; null where there is no such link. */
  readonly last: Page | null
  readonly first: Page | null
  readonly previous: Page | null
}

export const perPage = 2
/** No staged list has more pages. */
const mostPages = 20

/** One crawl of each list for all checks about it. */
const crawls: ReadonlyMap<ListOperation, Shared<Crawl>> = new Map(
  listOperations().map((operation) => [
    operation,
    new Shared(`pages of ${operation}`, (world) => crawl(world, operation)),
  ]),
)

/** The crawl of one list. */
export function crawlOf(operation: ListOperation): Shared<Crawl> {
  const known = crawls.get(operation)
  if (known === undefined) throw new Error(`There is no stage for ${operation}.`)
  return known
}

/** Every list that has a stage. */
export function listOperations(): readonly ListOperation[] {
  return Object.keys(stages).filter(isStaged)
}

/** What tells the items of a page apart, in the page's order. */
export function keysOf(page: Page, stage: Stage): readonly string[] {
  const { json } = page
  if (!Array.isArray(json)) return []
  return json.map((item) => JSON.stringify(isRecord(item) ? item[stage.key] : item))
}

async function crawl(world: World, operation: ListOperation): Promise<Crawl> {
  const stage = await stages[operation](world)
  const ask = (query: Stage['query']): Promise<Page> => stage.by.sends({ operation, path: stage.path, query })
  const whole = await ask({ ...stage.query, per_page: 100 })
  if (whole.status !== 200)
    throw new Blocked(`${operation} answered ${whole.status ?? 'nothing'}`, whole.exchange)
  const start = await ask({ ...stage.query, per_page: perPage })
  const follow = async (page: Page, relation: string): Promise<Page | null> => {
    const link = parseLinks(page.header('Link')).get(relation)
    const target = link === undefined ? null : targetOf(link, world.run.baseUrl)
    return target === null ? null : stage.by.follows(operation, target)
  }
  const pages = [start]
  for (let next = await follow(start, 'next'); next !== null; next = await follow(next, 'next')) {
    pages.push(next)
    if (next.status !== 200 || pages.length >= mostPages) break
  }
  const end = pages.at(-1) ?? start
  return {
    stage,
    whole,
    pages,
    last: await follow(start, 'last'),
    first: await follow(end, 'first'),
    previous: pages.length > 1 ? await follow(end, 'prev') : null,
  }
}

function isStaged(name: string): name is ListOperation {
  return name in stages
}
