import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { loadSite } from '../../../scripts/reference/load.ts'
import { searchEntries } from '../../../scripts/reference/model/search-entries.ts'
import { linksBelow } from '../../../scripts/reference/pages/edition.ts'
import { pagePaths, renderPage } from '../../../scripts/reference/pages/index.ts'

const site = await loadSite()
const root = '/docs/'
const pages = new Map(
  pagePaths(site).map((path) => {
    const html = renderPage(site, path, { links: linksBelow(root, '', '/') }) ?? ''
    return [posix.join('/docs', path), { html, ids: idsOf(html) }] as const
  }),
)

function idsOf(html: string): string[] {
  return [...html.matchAll(/<[a-z][^<>]*? id="([^"]*)"/g)].map(([, id = '']) => id)
}

function targetsOf(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, target = '']) => target)
}

it('has each id once on a page', () => {
  const repeated = [...pages].flatMap(([page, { ids }]) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page}#${id}`),
  )
  expect(repeated).toEqual([])
})

it('has links to pages and anchors that exist', () => {
  const dead = [...pages].flatMap(([page, { html }]) =>
    targetsOf(html)
      .filter((target) => leadsNowhere(new URL(target, `http://reference${page}`)))
      .map((target) => `${page} -> ${target}`),
  )
  expect([...new Set(dead)]).toEqual([])
})

/** Whether the page or its anchor is missing. Files and pages of other sites are not read. */
function leadsNowhere({ host, pathname, hash }: URL): boolean {
  if (host !== 'reference' || !/^\/docs(?!\/assets\/)/.test(pathname)) return false
  const page = pages.get(pathname)
  return page === undefined || (hash !== '' && !page.ids.includes(decodeURIComponent(hash.slice(1))))
}

it('has search results that lead to pages and anchors', () => {
  const dead = searchEntries(site).filter(({ path }) =>
    leadsNowhere(new URL(path, `http://reference${root}`)),
  )
  expect(dead.map(({ path }) => path)).toEqual([])
})
