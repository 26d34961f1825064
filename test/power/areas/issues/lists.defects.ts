/** Defects of the filters, the order and the access that the three lists of issues share. */
import { isRecord, valueOf, withValue, type Call } from '../../message.ts'
import { defectsOfEach, type Defect } from '../../mutant.ts'
import { returnsValue, replacesStatus } from '../../vocabulary/responses.ts'
import { has, hasValue, isAnonymous, lacks, together, when } from '../../vocabulary/conditions.ts'
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
  ignoresNextTo,
  altersParameter,
} from '../../vocabulary/requests.ts'
import { asArray, otherWay, firstWords } from '../../vocabulary/values.ts'

const first = (value: unknown) => String(value).split(',')[0]

const last = (value: unknown) => asArray(value).at(-1)

const nothing = altersList(() => [])

/** In either reading of the plus sign. */
const withoutLabels = (call: Call): boolean => /^No[ +]Label$/.test(String(valueOf(call, 'labels')))

const titleOf = (item: Item) => textIn(isRecord(item['milestone']) ? item['milestone'] : {}, 'title')

const contains = filtersBy('milestone', (item, value) => titleOf(item).includes(value))

const byId = filtersBy('milestone', (item, value) => String(within(item, 'milestone', 'id')) === value)

const ids = filtersBy('iids', (item, _, values) => values.includes(String(item['id'])))

const others = filtersBy('iids', (item, _, values) => !values.includes(String(item['iid'])))

const byNumber = sortsBy((a, b) => numberIn(b, 'id') - numberIn(a, 'id'))

const byNumberUp = sortsBy((a, b) => numberIn(a, 'id') - numberIn(b, 'id'))

const byTitle = sortsBy((a, b) => textIn(b, 'title').localeCompare(textIn(a, 'title')))

const up = hasValue('sort', 'asc')

const otherState = altersParameter('state', (value) => (value === 'opened' ? 'closed' : 'opened'))

const turned = altersRequest((call) => withValue(call, 'sort', otherWay(valueOf(call, 'sort'))))

const lately = hasValue('order_by', 'updated_at')

const inTitle = filtersBy('search', (item, value) => textIn(item, 'title').includes(value))

const inDescription = filtersBy('search', (item, value) => textIn(item, 'description').includes(value))

const inOpenDescription = filtersBy('search', (item, value) =>
  textIn(item, item['state'] === 'closed' ? 'title' : 'description').includes(value),
)

const atTheBeginning = filtersBy(
  'search',
  (item, value) => textIn(item, 'title').startsWith(value) || textIn(item, 'description').includes(value),
)

const wholeWords = filtersBy('search', (item, value) =>
  ['title', 'description'].some((member) => textIn(item, member).split(/\W+/).includes(value)),
)

const forbidden = replacesStatus(401, 403, { message: '403 Forbidden' })

const hidden = replacesStatus(401, 404, { message: '404 Not Found' })

const labelled = (fits: (names: readonly string[], wanted: readonly string[]) => boolean) =>
  filtersBy('labels', (item, value) => {
    const names = textsIn(item, 'labels')
    return value === 'No Label' ? names.length === 0 : fits(names, value.split(','))
  })

const exactly = labelled((names, wanted) => names.toSorted().join() === wanted.toSorted().join())

const byPrefix = labelled((names, wanted) =>
  wanted.every((label) => names.some((name) => name.startsWith(label))),
)

const anyLabel = labelled((names, wanted) => wanted.some((label) => names.includes(label)))

export const lists = defectsOfEach(['listIssues', 'listGroupIssues', 'listProjectIssues'], {
  'filter-state': [
    ['SEM-01', 'ignores the state', ignores('state')],
    ['SEM-02', 'swaps opened and closed', otherState],
    ['SEM-02', 'treats closed as all', when(hasValue('state', 'closed'), ignores('state'))],
    ['SEM-02', 'treats opened as all', when(hasValue('state', 'opened'), ignores('state'))],
  ],
  'state-default': [['SEM-05', 'lists only open issues by default', defaultsParameter('state', 'opened')]],
  'filter-labels': [
    ['SEM-01', 'ignores labels', ignores('labels')],
    ['SEM-02', 'requires exactly the given labels', exactly],
    ['SEM-02', 'matches prefixes of labels', byPrefix],
    ['SEM-02', 'ignores the state next to labels', when(has('labels'), ignores('state'))],
    ['ENC-02', 'reads only the first word of a label', altersParameter('labels', firstWords)],
  ],
  'labels-all-must-match': [
    ['SEM-02', 'matches any of several labels', anyLabel],
    ['SEM-02', 'uses only the first label', altersParameter('labels', first)],
    [
      'SEM-02',
      'uses only the first two labels',
      altersParameter('labels', (value) => String(value).split(',').slice(0, 2).join(',')),
    ],
    [
      'SEM-02',
      'uses only the last label',
      altersParameter('labels', (value) => String(value).split(',').at(-1)),
    ],
  ],
  'no-label': [
    ['SEM-02', 'treats No Label as a label', when(withoutLabels, setsParameter('labels', 'no-such-label'))],
    ['SEM-01', 'returns all issues for No Label', when(withoutLabels, ignores('labels'))],
    ...['state', 'milestone', 'iids', 'search'].map((filter): Defect => [
      'SEM-10',
      `ignores ${filter} next to No Label`,
      when(withoutLabels, ignores(filter)),
    ]),
    ...['state', 'iids', 'search', 'order_by', 'sort'].map((other): Defect => [
      'SEM-10',
      `ignores No Label next to ${other}`,
      when((call, upstream) => withoutLabels(call) && has(other)(call, upstream), ignores('labels')),
    ]),
  ],
  'filter-milestone': [
    ['SEM-01', 'ignores the milestone', ignores('milestone')],
    ['SEM-02', 'matches a part of the milestone title', contains],
    ['SEM-02', 'matches the milestone ID', byId],
  ],
  'filter-iids': [
    ['SEM-01', 'ignores iids', ignores('iids')],
    ['SEM-02', 'uses only the last IID', altersParameter('iids', last)],
    [
      'SEM-02',
      'uses only the first two IIDs',
      altersParameter('iids', (value) => asArray(value).slice(0, 2)),
    ],
    ['SEM-02', 'uses only the first IID', altersParameter('iids', (value) => asArray(value)[0])],
    ['SEM-02', 'excludes the given IIDs', others],
    ['SEM-02', 'ignores the state next to iids', when(has('iids'), ignores('state'))],
    ['IDT-01', 'reads IIDs as IDs', ids],
  ],
  'order-default': [
    ['SEM-05', 'sorts by updated_at by default', defaultsParameter('order_by', 'updated_at')],
    [
      'SEM-04',
      'sorts by ID',
      when((call, upstream) => lacks('order_by')(call, upstream) && !up(call, upstream), byNumber),
    ],
    ['SEM-04', 'sorts ascending by ID', when(up, byNumberUp)],
  ],
  'order-by-updated-at': [
    ['SEM-01', 'ignores the order', ignores('order_by')],
    ['SEM-02', 'sorts by title', when(lately, byTitle)],
  ],
  'sort-default': [
    ['SEM-04', 'sorts updated_at in reverse', when(lately, turned)],
    ['SEM-05', 'sorts ascending if sort is missing', defaultsParameter('sort', 'asc')],
    ['SEM-05', 'sorts ascending next to labels', when(has('labels'), defaultsParameter('sort', 'asc'))],
  ],
  'sort-asc': [
    ['SEM-01', 'always sorts descending', ignores('sort')],
    ['SEM-04', 'treats asc as desc', altersParameter('sort', otherWay)],
  ],
  'search-title': [
    ['SEM-03', 'does not search titles', inDescription],
    ['SEM-03', 'searches the beginning of titles only', atTheBeginning],
    ['SEM-02', 'searches whole words only', wholeWords, ['search-description']],
    ['SEM-01', 'ignores the search text', ignores('search'), ['search-description']],
  ],
  'search-description': [
    ['SEM-03', 'does not search descriptions', inTitle],
    ['SEM-03', 'does not search descriptions of closed issues', inOpenDescription],
  ],
  'general/success-is-200': [
    ['SEM-10', 'ignores the state next to a search text alone', ignoresNextTo('search', 'state')],
    ['SEM-10', 'ignores the state next to a milestone alone', ignoresNextTo('milestone', 'state')],
    ['SEM-10', 'ignores labels next to the state alone', ignoresNextTo('state', 'labels')],
    ['SEM-10', 'ignores labels next to a search text alone', ignoresNextTo('search', 'labels')],
    ['SEM-10', 'ignores the milestone next to labels alone', ignoresNextTo('labels', 'milestone')],
    ['SEM-10', 'ignores the milestone next to the state alone', ignoresNextTo('state', 'milestone')],
    ['SEM-10', 'ignores iids next to labels alone', ignoresNextTo('labels', 'iids')],
    ['SEM-10', 'ignores the search text next to the state alone', ignoresNextTo('state', 'search')],
    ['SEM-10', 'ignores the search text next to labels alone', ignoresNextTo('labels', 'search')],
    [
      'SEM-10',
      'searches no descriptions next to state',
      when(
        has('state'),
        filtersBy('search', (issue, text) => textIn(issue, 'title').includes(text)),
      ),
    ],
    [
      'SEM-10',
      'matches the first of several labels next to state',
      when(
        has('state'),
        altersParameter('labels', (labels) => String(labels).split(',')[0]),
      ),
    ],
  ],
  'no-subscribed': [['SCH-05', 'returns subscribed in lists', returnsValue('subscribed', true)]],
  'authentication-required': [
    ['AUT-01', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
    ['STA-02', 'returns 403 without credentials', forbidden],
    ['STA-02', 'returns 404 without credentials', hidden],
    [
      'STA-03',
      'returns an empty list without credentials',
      together(when(isAnonymous, nothing), when(isAnonymous, ignoresPermissions)),
    ],
  ],
})
