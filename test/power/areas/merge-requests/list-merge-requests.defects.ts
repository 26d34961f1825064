/** Defects of listMergeRequests, by the rule that each violates. */
import { isRecord, valueOf, withValue } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import {
  filtersBy,
  numberIn,
  sortsBy,
  textIn,
  textsIn,
  type Item,
  countsOnly,
} from '../../vocabulary/lists.ts'
import {
  altersParameter,
  altersRequest,
  defaultsParameter,
  ignores,
  ignoresNextTo,
  readsParameterAs,
} from '../../vocabulary/requests.ts'
import { altersHeader, returnsValue } from '../../vocabulary/responses.ts'
import { asArray, otherWay, firstWords } from '../../vocabulary/values.ts'
import { findsDeleted } from '../../vocabulary/memory.ts'

const milestoneOf = (item: Item): Item => (isRecord(item['milestone']) ? item['milestone'] : {})

const lately = hasValue('order_by', 'updated_at')

const unsaid = lacks('order_by')

const labelled = (fits: (names: readonly string[], wanted: readonly string[]) => boolean) =>
  filtersBy('labels', (item, value) => fits(textsIn(item, 'labels'), value.split(',')))

export const listMergeRequests = defectsOf('listMergeRequests', {
  'list-merge-requests/filter-iids': [
    ['SEM-01', 'ignores iids', ignores('iids')],
    ['SEM-02', 'uses only the last IID', altersParameter('iids', (value) => asArray(value).at(-1))],
    [
      'SEM-02',
      'uses only the first two IIDs',
      altersParameter('iids', (value) => asArray(value).slice(0, 2)),
    ],
    ['SEM-02', 'uses only the first IID', altersParameter('iids', (value) => asArray(value)[0])],
    ['SEM-02', 'ignores the state next to iids', when(has('iids'), ignores('state'))],
    [
      'SEM-02',
      'excludes the given IIDs',
      filtersBy('iids', (item, _, values) => !values.includes(String(item['iid']))),
    ],
    [
      'IDT-01',
      'reads IIDs as IDs',
      filtersBy('iids', (item, _, values) => values.includes(String(item['id']))),
    ],
  ],
  'list-merge-requests/iids-not-iid': [['SEM-02', 'accepts the v3 filter', readsParameterAs('iid', 'iids')]],
  'list-merge-requests/filter-state': [
    ['SEM-01', 'ignores the state', ignores('state')],
    [
      'SEM-02',
      'lists merged merge requests as closed',
      filtersBy(
        'state',
        ({ state }, value) =>
          value === 'all' || state === value || (state === 'merged' && value === 'closed'),
      ),
    ],
    [
      'SEM-02',
      'treats merged as closed',
      altersParameter('state', (value) => (value === 'merged' ? 'closed' : value)),
    ],
    [
      'SEM-02',
      'treats opened as all',
      altersParameter('state', (value) => (value === 'opened' ? 'all' : value)),
    ],
  ],
  'list-merge-requests/state-all': [
    [
      'SEM-02',
      'treats all as opened',
      altersParameter('state', (value) => (value === 'all' ? 'opened' : value)),
    ],
    [
      'SEM-02',
      'omits merged merge requests from all',
      filtersBy('state', ({ state }, value) => state === value || (value === 'all' && state !== 'merged')),
    ],
  ],
  'list-merge-requests/order-default': [
    ['SEM-05', 'sorts by updated_at by default', defaultsParameter('order_by', 'updated_at')],
    [
      'SEM-04',
      'sorts by title',
      when(
        unsaid,
        sortsBy((a, b) => textIn(b, 'title').localeCompare(textIn(a, 'title'))),
      ),
    ],
  ],
  'list-merge-requests/order-by-updated-at': [
    ['SEM-01', 'ignores the order', ignores('order_by')],
    [
      'SEM-02',
      'sorts by IID',
      when(
        lately,
        sortsBy((a, b) => numberIn(b, 'iid') - numberIn(a, 'iid')),
      ),
    ],
  ],
  'list-merge-requests/sort-default': [
    ['SEM-05', 'sorts ascending if sort is missing', defaultsParameter('sort', 'asc')],
    ['SEM-05', 'sorts ascending next to labels', when(has('labels'), defaultsParameter('sort', 'asc'))],
    ['SEM-05', 'sorts updated_at ascending by default', when(lately, defaultsParameter('sort', 'asc'))],
    [
      'SEM-04',
      'sorts in reverse',
      altersRequest((call) => withValue(call, 'sort', otherWay(valueOf(call, 'sort')))),
    ],
  ],
  'list-merge-requests/sort-asc': [
    ['SEM-01', 'always sorts descending', ignores('sort')],
    ['SEM-04', 'treats asc as desc', altersParameter('sort', otherWay)],
    ['SEM-01', 'always sorts updated_at descending', when(lately, ignores('sort'))],
  ],
  'general/success-is-200': [
    ['SEM-10', 'ignores the state next to a milestone alone', ignoresNextTo('milestone', 'state')],
    ['SEM-10', 'ignores labels next to the state alone', ignoresNextTo('state', 'labels')],
    ['SEM-10', 'ignores the milestone next to labels alone', ignoresNextTo('labels', 'milestone')],
    ['SEM-10', 'ignores the milestone next to the state alone', ignoresNextTo('state', 'milestone')],
    ['SEM-10', 'ignores iids next to labels alone', ignoresNextTo('labels', 'iids')],
    [
      'SEM-06',
      'finds deleted merge requests by their iids',
      findsDeleted('deleteMergeRequest', 'listMergeRequests', 'iids', 'iid'),
    ],
  ],
  'list-merge-requests/filter-milestone': [
    ['SEM-01', 'ignores the milestone', ignores('milestone')],
    [
      'SEM-02',
      'matches a part of the milestone title',
      filtersBy('milestone', (item, value) => textIn(milestoneOf(item), 'title').includes(value)),
    ],
    [
      'SEM-02',
      'matches the milestone ID',
      filtersBy('milestone', (item, value) => String(milestoneOf(item)['id']) === value),
    ],
  ],
  'list-merge-requests/filter-labels': [
    ['SEM-01', 'ignores labels', ignores('labels')],
    [
      'SEM-02',
      'requires exactly the given labels',
      labelled((names, wanted) => names.join() === wanted.join()),
    ],
    [
      'SEM-02',
      'matches prefixes of labels',
      labelled((names, wanted) => wanted.some((label) => names.some((name) => name.startsWith(label)))),
    ],
    [
      'ENC-02',
      'stores all labels as one',
      altersParameter('labels', (value) => String(value).replaceAll(',', ' ')),
    ],
    ['ENC-02', 'reads only the first word of a label', altersParameter('labels', firstWords)],
  ],
  'list-merge-requests/no-subscribed': [
    ['SCH-05', 'returns subscribed in lists', returnsValue('subscribed', true)],
  ],
  'general/links-lead-through-the-list': [
    [
      'HDR-03',
      'omits the state from links',
      altersHeader('link', (link) => link.replaceAll(/\bstate=\w+&|&state=\w+/g, '')),
    ],
  ],
  'general/x-total': [
    ['HDR-02', 'counts the open merge requests only', countsOnly(({ state }) => state === 'opened')],
  ],
})
