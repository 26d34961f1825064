/** Defects in the content and the order of whole lists, before pagination. */
import { isDeepStrictEqual } from 'node:util'
import {
  isRecord,
  isSuccess,
  jsonOf,
  valueOf,
  valuesOf,
  withJson,
  withValue,
  type ResponseMessage,
  type Call,
} from '../message.ts'
import type { Upstream, Fault } from '../mutant.ts'
import { byAdministrator } from './effects.ts'

/** One record of a list. */
export type Item = Readonly<Record<string, unknown>>

/** The whole list is altered. Only the first 100 items of a list are read. */
export function altersList(alter: (items: readonly Item[], call: Call) => readonly Item[]): Fault {
  return {
    async around(call, upstream) {
      const items = await allOf(call, upstream)
      const response = await upstream.pass(call)
      const altered = alter(items, call)
      return isDeepStrictEqual(altered, items) ? response : responseWithPage(call, response, altered)
    },
  }
}

/** The items of all pages of a list, with the parameters of the call. */
export async function allOf(call: Call, { pass }: Pick<Upstream, 'pass'>): Promise<readonly Item[]> {
  const response = await pass(withValue(withValue(call, 'page', undefined), 'per_page', 100))
  const json = jsonOf(response)
  return Array.isArray(json) ? json.filter((item: unknown) => isRecord(item)) : []
}

/** A response with the requested page of other items. */
export function responseWithPage(
  call: Call,
  response: ResponseMessage,
  items: readonly Item[],
): ResponseMessage {
  if (!isSuccess(response)) return response
  const perPage = Math.min(Number(valueOf(call, 'per_page') ?? 20), 100)
  const page = Number(valueOf(call, 'page') ?? 1)
  const headers = {
    ...response.headers,
    'x-total': String(items.length),
    'x-total-pages': String(Math.ceil(items.length / perPage)),
  }
  return withJson({ ...response, headers }, items.slice((page - 1) * perPage, page * perPage))
}

/** The whole list has another order. */
export function sortsBy(compare: (a: Item, b: Item) => number): Fault {
  return altersList((items) => items.toSorted(compare))
}

/** A parameter that is sent filters the whole list differently. */
export function filtersBy(
  name: string,
  keeps: (item: Item, value: string, values: readonly string[]) => boolean,
): Fault {
  return {
    async around(call, upstream) {
      const values = valuesOf(call, name).flat().map(String)
      const [value] = values
      if (value === undefined) return upstream.pass(call)
      const unfiltered = withValue(call, name, undefined)
      const items = await allOf(unfiltered, upstream)
      const kept = items.filter((item) => keeps(item, value, values))
      return responseWithPage(call, await upstream.pass(unfiltered), kept)
    },
  }
}

/** The whole list omits some items. */
export function omitsItems(which: (item: Item) => boolean): Fault {
  return altersList((items) => items.filter((item) => !which(item)))
}

/** A property of an item as a number; 0 for other values. */
export function numberIn(item: Item, member: string): number {
  return Number(item[member] ?? 0)
}

/** A property of an item as a string; empty if it is missing. */
export function textIn(item: Item, member: string): string {
  const value = item[member]
  return typeof value === 'string' ? value : ''
}

/** A property of an embedded record; undefined if it is missing. */
export function within(item: Item, member: string, inner: string): unknown {
  const value = item[member]
  return isRecord(value) ? value[inner] : undefined
}

/** The strings of an array such as `labels`. */
export function textsIn(item: Item, member: string): readonly string[] {
  const value = item[member]
  return Array.isArray(value) ? value.map(String) : []
}

/** Text without characters outside ASCII. */
export const asciiOf = (text: unknown): unknown =>
  typeof text === 'string' ? text.replaceAll(/[^ -~]/g, '?') : text

/** The total counts items that a filter omits. */
export function totalsWithout(filter: string): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      const all = await upstream.pass(withValue(call, filter, undefined))
      const total = all.headers['x-total']
      return total === undefined
        ? response
        : { ...response, headers: { ...response.headers, 'x-total': total } }
    },
  }
}

/** The total counts only some items of the list. */
export function countsOnly(isCounted: (item: Item) => boolean): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      if (!isSuccess(response)) return response
      const total = (await allOf(call, upstream)).filter(isCounted).length
      return { ...response, headers: { ...response.headers, 'x-total': String(total) } }
    },
  }
}

/** The total counts the items that an administrator sees. */
export const countsHidden: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const all = await upstream.pass(byAdministrator(call, upstream))
    const total = all.headers['x-total']
    if (!isSuccess(response) || total === undefined) return response
    return { ...response, headers: { ...response.headers, 'x-total': total } }
  },
}

const naturally = new Intl.Collator('en', { numeric: true })

/** The whole list is sorted by name, and digits in names by their number. */
export function sortsNaturally(direction: 1 | -1): Fault {
  return sortsBy((a, b) => direction * naturally.compare(textIn(a, 'name'), textIn(b, 'name')))
}
