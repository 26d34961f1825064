/** The list of merge requests, narrowed and ordered otherwise than asked. */
import { isRecord, valueOf, withValue } from '../../message.ts'
import { mutantsOf, type Mutant } from '../../mutant.ts'
import { sends, shows } from '../../vocabulary/responses.ts'
import { hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { filtersBy, numberIn, sortsBy, textIn, textsIn, type Item } from '../../vocabulary/lists.ts'
import { byDefault, confuses, hears, ignores, takes } from '../../vocabulary/requests.ts'

const of = 'listMergeRequests'

/** Descending is what goes without saying. */
const otherWay = (value: unknown) => (value === 'asc' ? 'desc' : 'asc')
const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const milestoneOf = (item: Item): Item => (isRecord(item['milestone']) ? item['milestone'] : {})
const lately = hasValue('order_by', 'updated_at')
const unsaid = lacks('order_by')

const numbers: readonly Mutant[] = [
  ...mutantsOf(
    of,
    'list-merge-requests/filter-iids',
    ['SEM-01', 'the numbers are not looked at', ignores('iids')],
    ['SEM-02', 'only the last number counts', takes('iids', (value) => asArray(value).at(-1))],
    ['SEM-02', 'only the first number counts', takes('iids', (value) => asArray(value)[0])],
    [
      'SEM-02',
      'those of other numbers',
      filtersBy('iids', (item, _, values) => !values.includes(String(item['iid']))),
    ],
    [
      'IDT-01',
      'the numbers are taken for ids',
      filtersBy('iids', (item, _, values) => values.includes(String(item['id']))),
    ],
  ),
  ...mutantsOf(of, 'list-merge-requests/iids-not-iid', [
    'SEM-02',
    'the old name filters',
    confuses('iid', 'iids'),
  ]),
]

const states: readonly Mutant[] = [
  ...mutantsOf(
    of,
    'list-merge-requests/filter-state',
    ['SEM-01', 'the state is not looked at', ignores('state')],
    [
      'SEM-02',
      'merged ones are closed as well',
      filtersBy(
        'state',
        ({ state }, value) =>
          value === 'all' || state === value || (state === 'merged' && value === 'closed'),
      ),
    ],
    ['SEM-02', 'merged means closed', takes('state', (value) => (value === 'merged' ? 'closed' : value))],
    ['SEM-02', 'opened means all', takes('state', (value) => (value === 'opened' ? 'all' : value))],
  ),
  ...mutantsOf(
    of,
    'list-merge-requests/state-all',
    ['SEM-02', 'all means opened', takes('state', (value) => (value === 'all' ? 'opened' : value))],
    [
      'SEM-02',
      'all but the merged ones',
      filtersBy('state', ({ state }, value) => state === value || (value === 'all' && state !== 'merged')),
    ],
  ),
]

const order: readonly Mutant[] = [
  ...mutantsOf(
    of,
    'list-merge-requests/order-default',
    ['SEM-05', 'what was changed last comes first', byDefault('order_by', 'updated_at')],
    [
      'SEM-04',
      'the order of titles',
      when(
        unsaid,
        sortsBy((a, b) => textIn(b, 'title').localeCompare(textIn(a, 'title'))),
      ),
    ],
  ),
  ...mutantsOf(
    of,
    'list-merge-requests/order-by-updated-at',
    ['SEM-01', 'the order is not looked at', ignores('order_by')],
    [
      'SEM-02',
      'the order of numbers',
      when(
        lately,
        sortsBy((a, b) => numberIn(b, 'iid') - numberIn(a, 'iid')),
      ),
    ],
  ),
  ...mutantsOf(
    of,
    'list-merge-requests/sort-default',
    ['SEM-05', 'ascending without asking', byDefault('sort', 'asc')],
    ['SEM-05', 'changes ascending without asking', when(lately, byDefault('sort', 'asc'))],
    [
      'SEM-04',
      'the other way round',
      hears((call) => withValue(call, 'sort', otherWay(valueOf(call, 'sort')))),
    ],
  ),
  ...mutantsOf(
    of,
    'list-merge-requests/sort-asc',
    ['SEM-01', 'always descending', ignores('sort')],
    ['SEM-04', 'asc means desc', takes('sort', otherWay)],
    ['SEM-01', 'changes always descending', when(lately, ignores('sort'))],
  ),
]

const labelled = (fits: (names: readonly string[], wanted: readonly string[]) => boolean) =>
  filtersBy('labels', (item, value) => fits(textsIn(item, 'labels'), value.split(',')))

const marks: readonly Mutant[] = [
  ...mutantsOf(
    of,
    'list-merge-requests/filter-milestone',
    ['SEM-01', 'the milestone is not looked at', ignores('milestone')],
    [
      'SEM-02',
      'part of the title is enough',
      filtersBy('milestone', (item, value) => textIn(milestoneOf(item), 'title').includes(value)),
    ],
    [
      'SEM-02',
      'the milestone is known by its id',
      filtersBy('milestone', (item, value) => String(milestoneOf(item)['id']) === value),
    ],
  ),
  ...mutantsOf(
    of,
    'list-merge-requests/filter-labels',
    ['SEM-01', 'the labels are not looked at', ignores('labels')],
    ['SEM-02', 'there must be no other labels', labelled((names, wanted) => names.join() === wanted.join())],
    [
      'SEM-02',
      'the beginning of a label is enough',
      labelled((names, wanted) => wanted.some((label) => names.some((name) => name.startsWith(label)))),
    ],
    ['ENC-02', 'all labels are one', takes('labels', (value) => String(value).replaceAll(',', ' '))],
  ),
  ...mutantsOf(of, 'list-merge-requests/no-subscribed', [
    'SCH-05',
    'subscribed is listed',
    shows('subscribed', true),
  ]),
]

const linked = mutantsOf(of, 'general/links-lead-through-the-list', [
  'HDR-03',
  'links forget the state',
  sends('link', (link) => link.replaceAll(/\bstate=\w+&|&state=\w+/g, '')),
])

export const mergeRequestListMutants: readonly Mutant[] = [
  ...numbers,
  ...states,
  ...order,
  ...marks,
  ...linked,
]
