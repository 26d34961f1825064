/** Mutants of filters and orders of the three lists of issues. */
import { isRecord, valueOf, withValue, type Call } from '../../message.ts'
import { mutantsOf, type Mutant } from '../../mutant.ts'
import { returnsValue, replacesStatus } from '../../vocabulary/responses.ts'
import { hasValue, isAnonymous, lacks, together, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import {
  filtersBy,
  numberIn,
  altersList,
  sortsBy,
  textIn,
  textsIn,
  within,
  type Item,
} from '../../vocabulary/lists.ts'
import {
  setsParameter,
  defaultsParameter,
  altersRequest,
  ignores,
  altersParameter,
} from '../../vocabulary/requests.ts'
import { asArray, otherWay } from '../../vocabulary/values.ts'

const lists = [
  { operation: 'listIssues', list: 'list-issues' },
  { operation: 'listGroupIssues', list: 'list-group-issues' },
  { operation: 'listProjectIssues', list: 'list-project-issues' },
] as const

type List = (typeof lists)[number]

const first = (value: unknown) => String(value).split(',')[0]
const last = (value: unknown) => asArray(value).at(-1)
const nothing = altersList(() => [])
/** In either reading of the plus sign. */
const withoutLabels = (call: Call): boolean => /^No[ +]Label$/.test(String(valueOf(call, 'labels')))

const titleOf = (item: Item) => textIn(isRecord(item['milestone']) ? item['milestone'] : {}, 'title')

function ofState({ operation, list }: List): readonly Mutant[] {
  const filter = `${list}/filter-state` as const
  const turned = altersParameter('state', (value) => (value === 'opened' ? 'closed' : 'opened'))
  return [
    ...mutantsOf(
      operation,
      filter,
      ['SEM-01', 'ignores the state', ignores('state')],
      ['SEM-02', 'swaps opened and closed', turned],
      ['SEM-02', 'treats closed as all', when(hasValue('state', 'closed'), ignores('state'))],
      ['SEM-02', 'treats opened as all', when(hasValue('state', 'opened'), ignores('state'))],
    ),
    ...mutantsOf(operation, `${list}/state-default`, [
      'SEM-05',
      'lists only open issues by default',
      defaultsParameter('state', 'opened'),
    ]),
  ]
}

function ofLabels({ operation, list }: List): readonly Mutant[] {
  const filter = `${list}/filter-labels` as const
  const all = `${list}/labels-all-must-match` as const
  const none = `${list}/no-label` as const
  const any = filtersBy('labels', (item, value) =>
    value === 'No Label'
      ? textsIn(item, 'labels').length === 0
      : value.split(',').some((label) => textsIn(item, 'labels').includes(label)),
  )
  const exactly = filtersBy('labels', (item, value) =>
    value === 'No Label'
      ? textsIn(item, 'labels').length === 0
      : textsIn(item, 'labels').toSorted().join() === value.split(',').toSorted().join(),
  )
  const partly = filtersBy('labels', (item, value) =>
    value === 'No Label'
      ? textsIn(item, 'labels').length === 0
      : value.split(',').every((label) => textsIn(item, 'labels').some((name) => name.startsWith(label))),
  )
  return [
    ...mutantsOf(
      operation,
      filter,
      ['SEM-01', 'ignores labels', ignores('labels')],
      ['SEM-02', 'requires exactly the given labels', exactly],
      ['SEM-02', 'matches prefixes of labels', partly],
    ),
    ...mutantsOf(
      operation,
      all,
      ['SEM-02', 'matches any of several labels', any],
      ['SEM-02', 'uses only the first label', altersParameter('labels', first)],
      [
        'SEM-02',
        'uses only the last label',
        altersParameter('labels', (value) => String(value).split(',').at(-1)),
      ],
    ),
    ...mutantsOf(
      operation,
      none,
      ['SEM-02', 'treats No Label as a label', when(withoutLabels, setsParameter('labels', 'no-such-label'))],
      ['SEM-01', 'returns all issues for No Label', when(withoutLabels, ignores('labels'))],
    ),
  ]
}

function ofMilestonesAndNumbers({ operation, list }: List): readonly Mutant[] {
  const milestone = `${list}/filter-milestone` as const
  const iids = `${list}/filter-iids` as const
  const contains = filtersBy('milestone', (item, value) => titleOf(item).includes(value))
  const byId = filtersBy('milestone', (item, value) => String(within(item, 'milestone', 'id')) === value)
  const ids = filtersBy('iids', (item, _, values) => values.includes(String(item['id'])))
  const others = filtersBy('iids', (item, _, values) => !values.includes(String(item['iid'])))
  return [
    ...mutantsOf(
      operation,
      milestone,
      ['SEM-01', 'ignores the milestone', ignores('milestone')],
      ['SEM-02', 'matches a part of the milestone title', contains],
      ['SEM-02', 'matches the milestone ID', byId],
    ),
    ...mutantsOf(
      operation,
      iids,
      ['SEM-01', 'ignores iids', ignores('iids')],
      ['SEM-02', 'uses only the last IID', altersParameter('iids', last)],
      ['SEM-02', 'uses only the first IID', altersParameter('iids', (value) => asArray(value)[0])],
      ['SEM-02', 'excludes the given IIDs', others],
      ['IDT-01', 'reads IIDs as IDs', ids],
    ),
  ]
}

function ofOrder({ operation, list }: List): readonly Mutant[] {
  const changed = `${list}/order-by-updated-at` as const
  const byNumber = sortsBy((a, b) => numberIn(b, 'id') - numberIn(a, 'id'))
  const byNumberUp = sortsBy((a, b) => numberIn(a, 'id') - numberIn(b, 'id'))
  const byTitle = sortsBy((a, b) => textIn(b, 'title').localeCompare(textIn(a, 'title')))
  const up = hasValue('sort', 'asc')
  const turned = altersRequest((call) => withValue(call, 'sort', otherWay(valueOf(call, 'sort'))))
  const lately = hasValue('order_by', 'updated_at')
  return [
    ...mutantsOf(
      operation,
      `${list}/order-default`,
      ['SEM-05', 'sorts by updated_at by default', defaultsParameter('order_by', 'updated_at')],
      [
        'SEM-04',
        'sorts by ID',
        when((call, upstream) => lacks('order_by')(call, upstream) && !up(call, upstream), byNumber),
      ],
      ['SEM-04', 'sorts ascending by ID', when(up, byNumberUp)],
    ),
    ...mutantsOf(
      operation,
      changed,
      ['SEM-01', 'ignores the order', ignores('order_by')],
      ['SEM-02', 'sorts by title', when(lately, byTitle)],
    ),
    ...mutantsOf(
      operation,
      `${list}/sort-default`,
      ['SEM-04', 'sorts updated_at in reverse', when(lately, turned)],
      ['SEM-05', 'sorts ascending if sort is missing', defaultsParameter('sort', 'asc')],
    ),
    ...mutantsOf(
      operation,
      `${list}/sort-asc`,
      ['SEM-01', 'always sorts descending', ignores('sort')],
      ['SEM-04', 'treats asc as desc', altersParameter('sort', otherWay)],
    ),
  ]
}

function ofSearch({ operation, list }: List): readonly Mutant[] {
  const title = `${list}/search-title` as const
  const description = `${list}/search-description` as const
  const inTitle = filtersBy('search', (item, value) => textIn(item, 'title').includes(value))
  const inDescription = filtersBy('search', (item, value) => textIn(item, 'description').includes(value))
  const atTheBeginning = filtersBy(
    'search',
    (item, value) => textIn(item, 'title').startsWith(value) || textIn(item, 'description').includes(value),
  )
  const wholeWords = filtersBy('search', (item, value) =>
    ['title', 'description'].some((member) => textIn(item, member).split(/\W+/).includes(value)),
  )
  return [
    ...mutantsOf(
      operation,
      title,
      ['SEM-03', 'does not search titles', inDescription],
      ['SEM-03', 'searches the beginning of titles only', atTheBeginning],
    ),
    ...mutantsOf(operation, description, ['SEM-03', 'does not search descriptions', inTitle]),
    ...mutantsOf(
      operation,
      [title, description],
      ['SEM-02', 'searches whole words only', wholeWords],
      ['SEM-01', 'ignores the search text', ignores('search')],
    ),
  ]
}

function ofView({ operation, list }: List): readonly Mutant[] {
  const access = `${list}/authentication-required` as const
  const forbidden = replacesStatus(401, 403, { message: '403 Forbidden' })
  const hidden = replacesStatus(401, 404, { message: '404 Not Found' })
  return [
    ...mutantsOf(operation, `${list}/no-subscribed`, [
      'SCH-05',
      'returns subscribed in lists',
      returnsValue('subscribed', true),
    ]),
    ...mutantsOf(
      operation,
      access,
      ['AUT-01', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
      ['STA-02', 'returns 403 without credentials', forbidden],
      ['STA-02', 'returns 404 without credentials', hidden],
      [
        'STA-03',
        'returns an empty list without credentials',
        together(when(isAnonymous, nothing), when(isAnonymous, ignoresPermissions)),
      ],
    ),
  ]
}

export const issueListMutants: readonly Mutant[] = lists.flatMap((list) => [
  ...ofState(list),
  ...ofLabels(list),
  ...ofMilestonesAndNumbers(list),
  ...ofOrder(list),
  ...ofSearch(list),
  ...ofView(list),
])
