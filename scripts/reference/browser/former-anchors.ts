/**
 * Leads links of former versions, which had one page, to the page of today: `#operation/createBranch`,
 * `#/branches/createbranch`, `#tag/branches`, `#/branches`, `#section/Pagination`.
 */
export function followFormerAnchors(): void {
  follow()
  addEventListener('hashchange', follow)
}

function follow(): void {
  const target = formerTarget(decodeURIComponent(location.hash.slice(1)), linksOfPage())
  if (target !== undefined) location.replace(target)
}

/** The URL among `pages` that replaces a former anchor; undefined if there is none, or the anchor is in this page. */
export function formerTarget(anchor: string, pages: readonly string[]): string | undefined {
  const [kind = '', first = '', ...rest] = anchor.split('/')
  if (rest.length === 0 && kind === 'operation') return pageOf(pages, 'operations', first)
  if (kind === 'section' || (kind === '' && rest.length === 0 && first !== ''))
    return pageOf(pages, 'guides', slug(first)) ?? pageOf(pages, 'areas', first)
  if (kind === 'tag')
    return rest[0] === undefined ? pageOf(pages, 'areas', first) : pageOf(pages, 'operations', rest[0])
  return kind === '' && rest[0] !== undefined ? pageOf(pages, 'operations', rest[0]) : undefined
}

function pageOf(pages: readonly string[], folder: string, name: string): string | undefined {
  const end = `${folder}/${name}`.toLowerCase()
  return pages.find((page) =>
    page
      .toLowerCase()
      .replace(/\.html$/, '')
      .endsWith(end),
  )
}

function slug(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function linksOfPage(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a, .sidebar a')].map(({ href }) => href)
}
