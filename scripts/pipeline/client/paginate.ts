import type { OperationId } from '../../../generated/operations.ts'
import type { AnyResponse } from './response.ts'
import { unwrap } from './response.ts'
import type { Caller } from './caller.ts'
import { ForgeError } from './error.ts'
import type { ResponseOf, CallSettings, ItemOf, ListId } from './operation-types.ts'
import { readLinks } from './page.ts'

/** A successful response of a list operation: one page. */
export type PageResponse<Id extends ListId> = Extract<ResponseOf<Id>, { ok: true }>

/** A whole list, fetched page by page while it is read. */
export interface Listing<Id extends ListId> extends AsyncIterable<ItemOf<Id>> {
  /** The same list as the answers it comes in: items in `data`, position in `page`. */
  pages(): AsyncIterable<PageResponse<Id>>
  /** Every item at once. */
  toArray(): Promise<ItemOf<Id>[]>
}

/** A listing once its operation no longer matters; `walk` has seen that its pages are successes that hold lists. */
interface AnyListing extends AsyncIterable<unknown> {
  pages(): AsyncIterable<AnyResponse>
  toArray(): Promise<unknown[]>
}

/**
 * Reads a list to its end by following the `next` relation of `Link`; addresses are never built.
 * Iterating throws `ForgeError` when a page is refused or is none, or when the pages lead in a circle.
 */
export function paginate<Id extends ListId>(caller: Caller, id: Id, request: CallSettings): Listing<Id>
export function paginate(caller: Caller, id: ListId, request: CallSettings): AnyListing {
  async function* pages() {
    for await (const { outcome } of walk(caller, id, request)) yield outcome
  }
  async function* items() {
    for await (const { items: page } of walk(caller, id, request)) yield* page
  }
  async function toArray() {
    const all: unknown[] = []
    for await (const item of items()) all.push(item)
    return all
  }
  return { pages, toArray, [Symbol.asyncIterator]: items }
}

async function* walk(caller: Caller, id: OperationId, request: CallSettings) {
  const seen = new Set<string>()
  let url: string | undefined
  do {
    const outcome = await caller.send(id, request, url)
    const { response } = outcome
    const items = await unwrap(outcome)
    if (!Array.isArray(items)) throw new ForgeError(id, response, items, 'the page holds no list')
    yield { outcome, items }
    url = readLinks(response.headers.get('Link') ?? '').next
    if (url === undefined) return
    if (seen.has(url)) throw new ForgeError(id, response, items, `the pages lead in a circle at ${url}`)
    seen.add(url)
  } while (true)
}
