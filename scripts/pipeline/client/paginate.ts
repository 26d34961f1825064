import type { OperationId } from '../../../generated/operations.ts'
import type { AnyResponse } from './response.ts'
import { unwrap } from './response.ts'
import type { Send } from './send.ts'
import { ForgeError } from './error.ts'
import type { ResponseOf, CallSettings, ItemOf, ListId } from './operation-types.ts'
import { readLinks } from './page.ts'

/** A successful response of a list operation: one page. */
export type PageResponse<Id extends ListId> = Extract<ResponseOf<Id>, { ok: true }>

/** A list that is requested page by page while it is read. */
export interface Listing<Id extends ListId> extends AsyncIterable<ItemOf<Id>> {
  /** The pages of the list: items in `data`, position in `page`. */
  pages(): AsyncIterable<PageResponse<Id>>
  /** Reads all pages and returns their items. */
  toArray(): Promise<ItemOf<Id>[]>
}

/** A listing of any operation. `walk` checks that each page is a list. */
interface AnyListing extends AsyncIterable<unknown> {
  pages(): AsyncIterable<AnyResponse>
  toArray(): Promise<unknown[]>
}

/**
 * Reads a list to its end by following the `next` relation of `Link`. It never builds a URL.
 * Iterating throws `ForgeError` for an error response, for a page that is no list, and if a page links back to an earlier one.
 */
export function paginate<Id extends ListId>(send: Send, id: Id, request: CallSettings): Listing<Id>
export function paginate(send: Send, id: ListId, request: CallSettings): AnyListing {
  async function* pages() {
    for await (const { page } of walk(send, id, request)) yield page
  }
  async function* items() {
    for await (const { items: page } of walk(send, id, request)) yield* page
  }
  async function toArray() {
    const all: unknown[] = []
    for await (const item of items()) all.push(item)
    return all
  }
  return { pages, toArray, [Symbol.asyncIterator]: items }
}

async function* walk(send: Send, id: OperationId, request: CallSettings) {
  const seen = new Set<string>()
  let url: string | undefined
  do {
    const page = await send(id, request, url)
    const { response } = page
    const items = await unwrap(page)
    if (!Array.isArray(items)) throw new ForgeError(id, response, items, 'the page is no list')
    yield { page, items }
    url = readLinks(response.headers.get('Link') ?? '').next
    if (url === undefined) return
    if (seen.has(url)) throw new ForgeError(id, response, items, `the page links to ${url} again`)
    seen.add(url)
  } while (true)
}
