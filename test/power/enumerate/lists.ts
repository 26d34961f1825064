/** Lists with wrong pages or wrong headers. */
import type { RuleId } from '../../../generated/rules.ts'
import { isSuccess, jsonOf, valueOf, type ResponseMessage, type Call } from '../message.ts'
import { mutant, type Fault, type Mutant } from '../mutant.ts'
import type { OperatorId } from '../operators.ts'
import {
  altersResponse,
  omitsFirstItem,
  omitsLastItem,
  repeatsFirstItem,
  altersHeader,
} from '../vocabulary/responses.ts'
import { has, when } from '../vocabulary/conditions.ts'
import { defaultsParameter, ignores, altersParameter } from '../vocabulary/requests.ts'
import { sites } from './sites.ts'

type Defect = readonly [OperatorId, RuleId | readonly RuleId[], string, Fault]

const plus =
  (step: number) =>
  (value: string): string =>
    value === '' ? '1' : String(Number(value) + step)

const headers = ['link', 'x-total', 'x-total-pages', 'x-per-page', 'x-page', 'x-next-page', 'x-prev-page']

const missing = headers.map((name): Defect => [
  'HDR-01',
  'general/page-headers-on-every-list',
  `omits ${name}`,
  altersHeader(name, () => undefined),
])

function withoutPaging(response: ResponseMessage): ResponseMessage {
  const kept = Object.entries(response.headers).filter(([name]) => !headers.includes(name))
  return { ...response, headers: Object.fromEntries(kept) }
}

function isEmptyList(response: ResponseMessage): boolean {
  const json = jsonOf(response)
  return isSuccess(response) && Array.isArray(json) && json.length === 0
}

/** The same links with the relation's target altered. */
function relation(name: string, alter: (target: string) => string): Fault {
  return altersHeader('link', (link) =>
    link.replaceAll(
      new RegExp(`<([^>]*)>(; rel="${name}")`, 'g'),
      (_, target: string, rel: string) => `<${alter(target)}>${rel}`,
    ),
  )
}

function withoutRelation(name: string): Fault {
  return altersHeader('link', (link) =>
    link
      .split(', ')
      .filter((part) => !part.includes(`rel="${name}"`))
      .join(', '),
  )
}

function shifted(target: string, step: number): string {
  return target.replace(
    /([?&]page=)(\d+)/,
    (_, before: string, page: string) => before + (Number(page) + step),
  )
}

const through = 'general/links-lead-through-the-list'

const defects: readonly Defect[] = [
  ...missing,
  ['HDR-02', 'general/x-total', 'returns x-total plus one', altersHeader('x-total', plus(1))],
  [
    'HDR-02',
    'general/x-total-pages',
    'returns x-total-pages plus one',
    altersHeader('x-total-pages', plus(1)),
  ],
  ['HDR-02', 'general/x-per-page', 'returns x-per-page minus one', altersHeader('x-per-page', plus(-1))],
  ['HDR-02', 'general/x-page', 'counts x-page from 0', altersHeader('x-page', plus(-1))],
  ['HDR-02', 'general/x-next-page', 'returns x-next-page plus one', altersHeader('x-next-page', plus(1))],
  [
    'HDR-02',
    'general/x-prev-page',
    'returns the page itself as x-prev-page',
    altersHeader('x-prev-page', plus(1)),
  ],
  ['HDR-03', through, 'returns the page itself as next', relation('next', (target) => shifted(target, -1))],
  ['HDR-03', through, 'skips a page with next', relation('next', (target) => shifted(target, 1))],
  [
    'HDR-03',
    through,
    'returns the page before the last as last',
    relation('last', (target) => shifted(target, -1)),
  ],
  ['HDR-03', 'general/link-relations', 'omits first', withoutRelation('first')],
  ['HDR-03', 'general/link-relations', 'omits last', withoutRelation('last')],
  ['HDR-03', 'general/link-relations', 'omits prev', withoutRelation('prev')],
  [
    'HDR-03',
    'general/links-are-full-urls',
    'returns relative links',
    relation('\\w+', (url) => new URL(url).pathname),
  ],
  [
    'HDR-05',
    [],
    'omits the paging headers of an empty list',
    altersResponse((response) => (isEmptyList(response) ? withoutPaging(response) : response)),
  ],
  [
    'SEM-05',
    'general/per-page-default',
    'returns 30 items per page by default',
    defaultsParameter('per_page', 30),
  ],
  ['SEM-05', 'general/page-default', 'returns the second page by default', defaultsParameter('page', 2)],
  ['SEM-06', 'general/per-page-respected', 'ignores per_page', ignores('per_page')],
  [
    'SEM-06',
    'general/per-page-maximum',
    'returns a per_page above 100',
    when((call) => Number(valueOf(call, 'per_page')) > 100, altersHeader('x-per-page', plus(100))),
  ],
  ['SEM-06', through, 'counts page from 0', altersParameter('page', (page) => Math.max(1, Number(page) - 1))],
  ['SEM-06', through, 'repeats the last item of a page on the next', when(isLaterPage, repeatsFirstItem)],
  ['SEM-06', through, 'skips an item after the first page', when(isLaterPage, omitsFirstItem)],
  ['SEM-06', through, 'omits the last item of every page', when(has('page'), omitsLastItem)],
]

function isLaterPage(call: Call): boolean {
  return Number(valueOf(call, 'page')) > 1
}

export const listMutants: readonly Mutant[] = sites
  .filter(({ facts }) => facts.list)
  .flatMap(({ operation }) =>
    defects.map(([operator, rule, description, fault]) =>
      mutant(operator, operation, rule, description, fault),
    ),
  )
