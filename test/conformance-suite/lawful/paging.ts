/** Lists that tell of their pages in other ways. */
import type { Variation } from './variation.ts'

const links =
  '1 § Limits: `Link` has "relations prev, next, first, last, each a full URL; clients use them instead of building URLs".'

export const paging: readonly Variation[] = [
  {
    id: 'links-of-another-host',
    varies: 'Links name the host that the server is known by elsewhere.',
    lawful: `${links} Which host they name is not said.`,
    alterResponse: ({ headers }) =>
      alterLink(headers, (link) => link.replaceAll(/http:\/\/127[^/]+/g, 'https://forge.example.com')),
  },
  {
    id: 'links-in-another-order',
    varies: 'The relations of `Link` come in another order, without blanks.',
    lawful: `${links} No order is stated.`,
    alterResponse: ({ headers }) => alterLink(headers, (link) => link.split(', ').toReversed().join(',')),
  },
  {
    id: 'links-without-quotes',
    varies: 'Relations are written without quotes and after other parameters of the link.',
    lawful: `${links} How a link is written is left to HTTP.`,
    alterResponse: ({ headers }) =>
      alterLink(headers, (link) => link.replaceAll(/rel="(\w+)"/g, 'title="a page"; REL=$1')),
  },
  {
    id: 'links-of-more-kinds',
    varies: '`Link` has other relations beside the four.',
    lawful: `${links} No other is excluded.`,
    alterResponse: ({ headers }) =>
      alterLink(
        headers,
        (link) => `<https://forge.example.com/help>; rel="help", ${link}, </about>; rel="author license"`,
      ),
  },
  {
    id: 'links-with-more-parameters',
    varies: 'Links carry parameters of the server’s own.',
    lawful: `${links} What the URLs look like is not said.`,
    alterResponse: ({ headers }) =>
      alterLink(headers, (link) => link.replaceAll(/\?([^>]*)>/g, '?$1&cursor=b2Zmc2V0>')),
  },
  {
    id: 'no-links-of-empty-lists',
    varies: '`Link` is empty where the list is, and there are no pages.',
    lawful: 'Which relations `Link` has where the list is empty is not shown.',
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
    varies: '`X-Next-Page` and `X-Prev-Page` are 0 where there is no such page.',
    lawful: 'What `X-Next-Page` and `X-Prev-Page` hold where there is no such page is not shown.',
    open: ['pagination/no-neighbour'],
    alterResponse: ({ headers }) => {
      const empty = ['x-next-page', 'x-prev-page'].filter((name) => headers[name] === '')
      for (const name of empty) headers[name] = '0'
      return empty.length > 0
    },
  },
  {
    id: 'many-per-page-rejected',
    varies: 'A `per_page` above 100 is rejected.',
    lawful: '1 § Limits: "default 20, maximum 100"; whether more is rejected or counts as 100 is not shown.',
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
    id: 'more-paging-headers',
    varies: 'Lists have more headers that tell of pages.',
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
