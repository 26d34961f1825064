/** One page of a list, with the paging headers. Spec: document 1, "Limits". */
import { positive } from './attributes.ts'
import type { Call } from './call.ts'

const defaultSize = 20
const greatestSize = 100

export interface ListResult<Item> {
  readonly status: 200
  readonly body: Item[]
  readonly headers: Readonly<Record<string, string>>
}

/** Cuts the wanted page out of a list. */
export function listed<Item>(call: Call, items: readonly Item[]): ListResult<Item> {
  const page = call.attributes.optional('page', positive) ?? 1
  const size = Math.min(call.attributes.optional('per_page', positive) ?? defaultSize, greatestSize)
  const pages = Math.max(1, Math.ceil(items.length / size))
  const previous = page > 1 ? page - 1 : null
  const next = page < pages ? page + 1 : null
  const links = { prev: previous, next, first: 1, last: pages }
  return {
    status: 200,
    body: items.slice((page - 1) * size, page * size),
    headers: {
      Link: Object.entries(links)
        .flatMap(([relation, number]) =>
          number === null ? [] : [`<${pageUrl(call, number, size)}>; rel="${relation}"`],
        )
        .join(', '),
      'X-Total': String(items.length),
      'X-Total-Pages': String(pages),
      'X-Per-Page': String(size),
      'X-Page': String(page),
      'X-Next-Page': next === null ? '' : String(next),
      'X-Prev-Page': previous === null ? '' : String(previous),
    },
  }
}

/** The full URL of another page: the same filters, and no token. */
function pageUrl({ url, query }: Call, page: number, size: number): string {
  const others = [...query].filter(([name]) => !unlinked.has(name))
  const search = new URLSearchParams([...others, ['page', String(page)], ['per_page', String(size)]])
  return `${url}?${search}`
}

const unlinked = new Set(['page', 'per_page', 'private_token', 'access_token'])
