import leven from 'leven'
import { markup } from '../../../server-stub/web/html.ts'
import type { Site } from '../model/site.ts'
import type { Edition } from './edition.ts'
import { pagePaths } from './index.ts'
import { layout } from './layout.ts'

/** The page with status 404; it offers the pages whose names are similar to that of the path. */
export function notFoundPage(site: Site, path: string, edition: Edition): string {
  const { links } = edition
  const similar = similarPages(site, path)
  return layout(
    site,
    {
      title: 'Page not found',
      description: 'The reference has no such page.',
      content: markup`<article class="prose"><header><h1>Page not found</h1></header><p>The reference has no page at this URL. Search for what you need, or begin at the <a href="${links.reference}">overview</a>.</p>${
        similar.length > 0 &&
        markup`<p>Pages with a similar name:</p><ul>${similar.map(
          (page) =>
            markup`<li><a href="${links.root}${page}${links.suffix}"><code>${nameOf(page)}</code></a></li>`,
        )}</ul>`
      }</article>`,
    },
    edition,
  )
}

/** Longer names are no misspellings, and take long to compare. */
const longestName = 80

/** Up to three pages, the most similar first. */
function similarPages(site: Site, path: string): string[] {
  const name = nameOf(path).toLowerCase()
  if (name === '' || name.length > longestName) return []
  const mostDifferent = Math.max(2, Math.floor(name.length / 3))
  return pagePaths(site)
    .map((page) => ({ page, difference: leven(name, nameOf(page).toLowerCase()) }))
    .filter(({ difference }) => difference <= mostDifferent)
    .toSorted((one, other) => one.difference - other.difference)
    .slice(0, 3)
    .map(({ page }) => page)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
