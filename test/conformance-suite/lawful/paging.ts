/** Variations of pagination. */
import { setTimeout } from 'node:timers/promises'
import { operationIds } from '../../../server-stub/http/api.ts'
import { operations } from '../../../generated/operations.ts'
import { each } from './calls.ts'
import type { Variation } from './variation.ts'

const lists = operationIds.filter((id) => operations[id].list)

const links =
  '1 § Limits: `Link` has "relations prev, next, first, last, each a full URL; clients use them instead of building URLs".'

export const paging: readonly Variation[] = [
  {
    id: 'links-of-another-host',
    varies: 'The server returns links with its public host name.',
    lawful: `${links} Their host is not specified.`,
    alterResponse: ({ headers }) =>
      alterLink(headers, (link) => link.replaceAll(/http:\/\/127[^/]+/g, 'https://forge.example.com')),
  },
  {
    id: 'links-in-another-order',
    varies: 'The server returns the relations of `Link` in another order, without spaces.',
    lawful: `${links} Their order is not specified.`,
    alterResponse: ({ headers }) => alterLink(headers, (link) => link.split(', ').toReversed().join(',')),
  },
  {
    id: 'links-without-quotes',
    varies: 'The server returns relations without quotes, after other parameters of the link.',
    lawful: `${links} The syntax of a link is defined by HTTP.`,
    alterResponse: ({ headers }) =>
      alterLink(headers, (link) => link.replaceAll(/rel="(\w+)"/g, 'title="a page"; REL=$1')),
  },
  {
    id: 'links-with-more-relations',
    varies: 'The server returns `Link` with additional relations.',
    lawful: `${links} Other relations are not excluded.`,
    alterResponse: ({ headers }) =>
      alterLink(
        headers,
        (link) => `<https://forge.example.com/help>; rel="help", ${link}, </about>; rel="author license"`,
      ),
  },
  {
    id: 'links-with-more-parameters',
    varies: 'The server returns links with additional query parameters.',
    lawful: `${links} The form of the URLs is not specified.`,
    alterResponse: ({ headers }) =>
      alterLink(headers, (link) => link.replaceAll(/\?([^>]*)>/g, '?$1&cursor=b2Zmc2V0>')),
  },
  {
    id: 'no-links-of-empty-lists',
    varies: 'The server returns an empty `Link` and 0 as `X-Total-Pages` for an empty list.',
    lawful: 'The relations of `Link` for an empty list are not specified.',
    open: ['pagination/links-of-empty-lists'],
    alterResponse: ({ headers }) => {
      if (headers['x-total'] !== '0') return false
      headers['link'] = ''
      headers['x-total-pages'] = '0'
      return true
    },
  },
  {
    id: 'no-neighbour-is-zero',
    varies: 'The server returns 0 as `X-Next-Page` and `X-Prev-Page` if there is no such page.',
    lawful: 'The values of `X-Next-Page` and `X-Prev-Page` without such a page are not specified.',
    open: ['pagination/no-neighbour'],
    alterResponse: ({ headers }) => {
      const empty = ['x-next-page', 'x-prev-page'].filter((name) => headers[name] === '')
      for (const name of empty) headers[name] = '0'
      return empty.length > 0
    },
  },
  {
    id: 'large-per-page-rejected',
    varies: 'The server rejects a `per_page` above 100.',
    lawful:
      '1 § Limits: "default 20, maximum 100". The specification does not state whether a larger value is rejected or treated as 100.',
    open: ['pagination/per-page-above-maximum'],
    alterResponse: (response) => {
      const size = /[?&]per_page=(\d+)/.exec(response.target)?.[1]
      if (response.status !== 200 || Number(size ?? 0) <= 100) return false
      response.status = 400
      response.json = { message: { per_page: ['must be at most 100'] } }
      return true
    },
  },
  {
    id: 'items-counted-first',
    varies: 'The server counts the items of a list some milliseconds before it selects those of the page.',
    lawful:
      'The specification does not state that a response shows one moment of what other requests change.',
    layers: ({ fired }) =>
      each(lists, async (call, below) => {
        const { page } = await below(call)
        await setTimeout(10)
        const selected = await below(call)
        fired()
        return page === undefined ? selected : { ...selected, page }
      }),
  },
  {
    id: 'more-paging-headers',
    varies: 'The server returns additional pagination headers.',
    lawful: '1 § Limits names seven headers and excludes no others.',
    alterResponse: ({ headers }) => {
      if (headers['x-total'] === undefined) return false
      Object.assign(headers, { 'x-offset': '0', 'content-range': 'items 0-19/*', 'x-first-page': '1' })
      return true
    },
  },
]

function alterLink(headers: Record<string, string>, alter: (link: string) => string): boolean {
  const { link } = headers
  if (link === undefined || link === '') return false
  const other = alter(link)
  headers['link'] = other
  return other !== link
}
