/** The rules of pagination, each checked on every list. Spec: document 1, "Limits". */
import { headerOf } from '../../protocol/exchange.ts'
import { Blocked, Mismatch, Observed } from '../../protocol/signals.ts'
import { keysOf, keysOfAll, type Crawl, type Page } from './crawl.ts'
import { parseLinks } from './links.ts'

/** Throws `Mismatch` if the list violates the rule. */
export type PaginationRule = (crawl: Crawl) => void

export const pageHeaderNames = [
  'Link',
  'X-Total',
  'X-Total-Pages',
  'X-Per-Page',
  'X-Page',
  'X-Next-Page',
  'X-Prev-Page',
] as const

export const allHeaders: PaginationRule = ({ pages, whole }) => {
  for (const page of [...whole, ...pages]) {
    const missing = pageHeaderNames.filter((name) => page.header(name) === null)
    if (missing.length > 0)
      page.fail(`The headers ${pageHeaderNames.join(', ')}.`, `Missing: ${missing.join(', ')}.`)
  }
}

export const relations: PaginationRule = ({ list, pages, whole, full }) => {
  // The relations of an empty list are not specified.
  const required = keysOfAll(whole, list).length > 0 ? ['first', 'last'] : []
  for (const [index, page] of pages.entries()) {
    const links = parseLinks(page.header('Link'))
    for (const relation of required) {
      if (!links.has(relation)) page.fail(`A link with the relation \`${relation}\`.`, shownLink(page))
    }
    const isLast = index === pages.length - 1
    if (links.has('prev') !== index > 0) {
      page.fail(index > 0 ? 'A link `prev`.' : 'No link `prev` on the first page.', shownLink(page))
    }
    if (isLast && links.has('next')) page.fail('No link `next` on the last page.', shownLink(page))
  }
  if (full !== null && parseLinks(full.header('Link')).has('next'))
    full.fail('No link `next` on a page with the whole list.', shownLink(full))
}

/** An empty list has the same headers. Whether there is a page after the last is not specified. */
export const headersAfterLast: PaginationRule = ({ afterLast: beyond, ...crawl }) => {
  if (beyond.status !== 200) return
  allHeaders({ ...crawl, afterLast: beyond, whole: [], pages: [beyond] })
  const count = keysOfAll(crawl.whole, crawl.list).length
  expectHeader(beyond, 'X-Total', String(count))
  if (count > 0) expectHeader(beyond, 'X-Total-Pages', String(Math.ceil(count / 20)))
}

/** `page` alone selects a page: one after the last has no item of the list. Whether it exists is not specified. */
export const pageAlone: PaginationRule = ({ list, whole, afterLast }) => {
  if (afterLast.status !== 200)
    throw new Observed(`A page after the last one has the status ${afterLast.status}.`)
  const known = new Set(keysOfAll(whole, list))
  const repeated = keysOf(afterLast, list).filter((key) => known.has(key))
  if (repeated.length > 0) afterLast.fail('No item of another page.', `It lists ${repeated.join(', ')}.`)
}

export const defaultSize: PaginationRule = ({ plain }) => expectHeader(plain, 'X-Per-Page', '20')

/** A size above the maximum may be rejected or reduced. */
export const greatestSize: PaginationRule = ({ oversized }) => {
  if (oversized.status !== 400) expectHeader(oversized, 'X-Per-Page', '100')
}

/** The specified relations; a server may add others. */
const relationNames = new Set(['prev', 'next', 'first', 'last'])

export const fullUrls: PaginationRule = ({ pages }) => pages.forEach(expectFullUrls)

/** Also for lists that are read in another way than by the crawl. */
export function expectFullUrls(page: Pick<Page, 'header' | 'fail'>): void {
  for (const [relation, link] of parseLinks(page.header('Link'))) {
    if (relationNames.has(relation) && !/^https?:\/\/[^/]+\//.test(link))
      page.fail(`\`${relation}\` is a full URL.`, `It is ${link}.`, { kind: 'header', name: 'Link' })
  }
}

/** Without links, the pages after the first are not known. That the header is missing is a violation of the contract. */
function requireLinks(pages: readonly Page[]): void {
  const page = pages.find((each) => each.header('Link') === null)
  if (page !== undefined) throw new Blocked('a page violates the contract: The header Link.', page.exchange)
}

/** Complete, disjoint, in the same order, by links alone. */
export const linksVisitAll: PaginationRule = ({ list, whole, pages, ...linked }) => {
  requireLinks(pages)
  const { first, last, previous, full, lastOfFull } = linked
  const expected = keysOfAll(whole, list)
  const found = keysOfAll(pages, list)
  if (expected.length < list.least) {
    whole[0]?.fail(`At least ${list.least} items.`, `${expected.length} items.`)
  }
  if (!same(found, expected)) {
    const exchanges = [...whole, ...pages].map((page) => page.exchange)
    throw new Mismatch(
      `Following \`next\` returns every item once and in order: ${expected.join(', ')}.`,
      `It returns ${found.join(', ') || 'nothing'}.`,
      exchanges,
      same(found.toSorted(), expected.toSorted()) ? { kind: 'order', path: '[]' } : undefined,
    )
  }
  leadsTo(first, pages[0], 'first', list)
  leadsTo(last, pages.at(-1), 'last', list)
  leadsTo(previous, pages.at(-2), 'prev', list)
  leadsTo(lastOfFull, full ?? undefined, 'last', list)
}

export const sizeRespected: PaginationRule = ({ list, pages, whole, size }) => {
  const total = keysOfAll(whole, list).length
  for (const [index, page] of pages.entries()) {
    const expected = Math.min(size, total - index * size)
    const actual = keysOf(page, list).length
    if (actual !== expected) page.fail(`${expected} items on page ${index + 1}.`, `${actual} items.`)
  }
}

export const total: PaginationRule = ({ list, pages, whole }) => {
  const count = keysOfAll(whole, list).length
  for (const page of [...whole, ...pages]) expectHeader(page, 'X-Total', String(count))
}

export const totalPages: PaginationRule = ({ list, pages, whole, size, full }) => {
  const count = Math.ceil(keysOfAll(whole, list).length / size)
  // How many pages an empty list has is not stated.
  if (count > 0) for (const page of pages) expectHeader(page, 'X-Total-Pages', String(count))
  if (full !== null) expectHeader(full, 'X-Total-Pages', '1')
}

export const pageSize: PaginationRule = ({ pages, whole, size }) => {
  for (const page of pages) expectHeader(page, 'X-Per-Page', String(size))
  for (const page of whole) expectHeader(page, 'X-Per-Page', '100')
}

export const pageNumber: PaginationRule = ({ pages }) => {
  for (const [index, page] of pages.entries()) expectHeader(page, 'X-Page', String(index + 1))
}

export const nextPage: PaginationRule = ({ pages, full }) => {
  requireLinks(pages)
  for (const [index, page] of pages.entries()) {
    const isLast = index === pages.length - 1
    expectHeaderOrEmpty(page, 'X-Next-Page', isLast ? null : String(index + 2))
  }
  if (full !== null) expectHeaderOrEmpty(full, 'X-Next-Page', null)
}

export const previousPage: PaginationRule = ({ pages }) => {
  for (const [index, page] of pages.entries()) {
    expectHeaderOrEmpty(page, 'X-Prev-Page', index === 0 ? null : String(index))
  }
}

function expectHeader(page: Page, header: string, value: string): void {
  const actual = headerOf(page.exchange, header.toLowerCase())
  if (actual === value) return
  page.fail(`${header}: ${value}`, `${header}: ${actual ?? 'missing'}`, { kind: 'header', name: header })
}

/** Without such a page the header is empty or 0: pages begin at 1. */
function expectHeaderOrEmpty(page: Page, header: string, value: string | null): void {
  if (value !== null) expectHeader(page, header, value)
  else if (Number(page.header(header) ?? '') > 0)
    page.fail(`No page in ${header}.`, `${header}: ${page.header(header)}`, { kind: 'header', name: header })
}

function leadsTo(
  arrived: Page | null,
  expected: Page | undefined,
  relation: string,
  list: Crawl['list'],
): void {
  if (arrived === null || expected === undefined) return
  const keys = keysOf(expected, list)
  const found = keysOf(arrived, list)
  if (!same(found, keys)) {
    arrived.fail(
      `\`${relation}\` leads to ${keys.join(', ') || 'nothing'}.`,
      `It leads to ${found.join(', ') || 'nothing'}.`,
    )
  }
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index])
}

function shownLink(page: Page): string {
  return `Link: ${page.header('Link') ?? 'missing'}`
}
