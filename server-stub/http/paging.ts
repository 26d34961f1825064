/** Page parameters and the seven paging headers. Spec: document 1, "Limits". */
import { limits } from '../limits.ts'
import { isSecret } from './credentials.ts'
import type { JsonObject } from './document.ts'
import { HttpError } from './errors.ts'
import type { PageFacts, PageRequest } from '../page.ts'

const defaultPerPage = 20
const maximumPerPage = 100

/**
 * The page parameters of a validated query, apart from the others, by which prepared queries differ. `per_page` above 100 is
 * reduced to 100.
 */
export function pageRequest({ page, per_page: perPage, ...query }: JsonObject): {
  paging: PageRequest
  query: JsonObject
} {
  const paging = {
    page: typeof page === 'number' ? page : 1,
    perPage: Math.min(typeof perPage === 'number' ? perPage : defaultPerPage, maximumPerPage),
  }
  return { paging, query }
}

/**
 * The seven headers. `requestUrl` is the full URL of the request; links keep its parameters except credentials. Throws 414 for a
 * URL with which the headers would be longer than clients accept (16 KB in Node.js).
 */
export function pageHeaders({ page, perPage, total }: PageFacts, requestUrl: string): Record<string, string> {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const previous = page > 1 ? Math.min(page - 1, pages) : undefined
  const next = page < pages ? page + 1 : undefined
  const relations = { prev: previous, next, first: 1, last: pages }
  const base = linkBase(requestUrl)
  if (base.length > limits.listUrlCharacters.max)
    throw new HttpError('uri-too-long', {
      message: `414 URI Too Long - the URL of a list may have ${limits.listUrlCharacters.max} characters`,
    })
  const links = Object.entries(relations).flatMap(([relation, number]) =>
    number === undefined ? [] : [`<${base}page=${number}&per_page=${perPage}>; rel="${relation}"`],
  )
  return {
    Link: links.join(', '),
    'X-Total': String(total),
    'X-Total-Pages': String(pages),
    'X-Per-Page': String(perPage),
    'X-Page': String(page),
    'X-Next-Page': String(next ?? ''),
    'X-Prev-Page': String(previous ?? ''),
  }
}

/** The URL without the page parameters. */
function linkBase(requestUrl: string): string {
  const url = new URL(requestUrl)
  const names = [...url.searchParams.keys()]
  for (const name of names)
    if (isSecret(name) || name === 'page' || name === 'per_page') url.searchParams.delete(name)
  // `href` keeps the `?` of an empty query string, `search` does not.
  const { origin, pathname, search } = url
  return `${origin}${pathname}${search === '' ? '?' : `${search}&`}`
}
