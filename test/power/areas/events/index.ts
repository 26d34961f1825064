/** Events that are listed wrongly or tell something else. */
import type { RuleId } from '../../../../generated/rules.ts'
import { isRecord, segmentsOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import type { OperatorId } from '../../operators.ts'
import { drops, lists, losesFirst, showsAs } from '../../vocabulary/responses.ts'
import { hasValue, when } from '../../vocabulary/conditions.ts'
import { jsonResponse, refuses, trustsEverybody } from '../../vocabulary/effects.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'

const feeds = [
  { operation: 'listEvents', prefix: 'list-events' },
  { operation: 'listUserEvents', prefix: 'list-user-events' },
  { operation: 'listProjectEvents', prefix: 'list-project-events' },
  { operation: 'listProjectEventsAtRoot', prefix: 'list-project-events-at-root' },
] as const

/** Rules that all feeds have. */
type Common = RuleId extends infer Rule
  ? Rule extends `list-events/${infer Name}`
    ? Exclude<Name, 'own-events'>
    : never
  : never

const other = (sort: unknown): string => (sort === 'asc' ? 'desc' : 'asc')

function moved(day: unknown, by: number): string {
  return new Date(Date.parse(String(day)) + by * 86_400_000).toISOString().slice(0, 10)
}

/** An empty list, whatever there is. */
const nothing: Fault = lists(() => [])

type Wrong = (operator: OperatorId, rule: Common, words: string, fault: Fault) => Mutant

const ofAllFeeds = feeds.flatMap(({ operation, prefix }) => {
  const wrong: Wrong = (operator, rule, words, fault) =>
    mutant(operator, operation, `${prefix}/${rule}`, words, fault)
  return [...filterMutants(wrong), ...presentationMutants(wrong)]
})

function filterMutants(wrong: Wrong): Mutant[] {
  return [
    wrong('SEM-01', 'action-filter', 'the action is ignored', ignores('action')),
    wrong(
      'SEM-02',
      'action-filter',
      'closed is taken for reopened',
      takes('action', (action) => (action === 'closed' ? 'reopened' : action)),
    ),
    wrong('SEM-02', 'action-filter', 'merged is unknown', when(hasValue('action', 'merged'), nothing)),
    wrong(
      'STA-03',
      'action-values',
      'expired is rejected',
      when(hasValue('action', 'expired'), refuses(400)),
    ),
    wrong('SEM-01', 'target-type-filter', 'the type is ignored', ignores('target_type')),
    wrong(
      'SEM-02',
      'target-type-filter',
      'issues are taken for merge requests',
      takes('target_type', (type) => (type === 'issue' ? 'merge_request' : type)),
    ),
    wrong(
      'STA-03',
      'target-type-values',
      'snippets are rejected',
      when(hasValue('target_type', 'snippet'), refuses(400)),
    ),
    wrong('SEM-01', 'before-filter', 'the last day is ignored', ignores('before')),
    wrong(
      'SEM-07',
      'before-filter',
      'three days too many at the end',
      takes('before', (day) => moved(day, 3)),
    ),
    wrong('SEM-01', 'after-filter', 'the first day is ignored', ignores('after')),
    wrong(
      'SEM-07',
      'after-filter',
      'three days too many at the beginning',
      takes('after', (day) => moved(day, -3)),
    ),
  ]
}

function presentationMutants(wrong: Wrong): Mutant[] {
  return [
    wrong('SEM-05', 'descending-by-default', 'ascending by default', byDefault('sort', 'asc')),
    wrong('SEM-04', 'sort-ascending', 'always descending', ignores('sort')),
    wrong('SEM-04', 'sort-ascending', 'the other way round', takes('sort', other)),
    wrong('SCH-01', 'note-on-note-events', 'no notes', drops('note')),
    wrong(
      'SCH-03',
      'data-on-push-events',
      'nothing was pushed',
      showsAs('data', () => null),
    ),
    wrong(
      'SCH-04',
      'capitalized-target-type',
      'lower case',
      showsAs('target_type', (type) => (typeof type === 'string' ? type.toLowerCase() : type)),
    ),
  ]
}

/** A user or project that is named rather than numbered is not found. */
const byNumber = (segment: number): Fault =>
  when((call) => !/^\d+$/.test(segmentsOf(call)[segment] ?? ''), {
    around: async () => jsonResponse(404, { message: '404 Not Found' }),
  })

const byName = (segment: number): Fault =>
  when((call) => /^\d+$/.test(segmentsOf(call)[segment] ?? ''), {
    around: async () => jsonResponse(404, { message: '404 Not Found' }),
  })

export const eventMutants: readonly Mutant[] = [
  ...ofAllFeeds,
  mutant('AUT-05', 'listEvents', 'list-events/own-events', 'events of the administrator', trustsEverybody),
  mutant('SFX-01', 'listEvents', 'list-events/own-events', 'issues leave no events', withoutIssues()),
  mutant(
    'AUT-05',
    'listUserEvents',
    'list-user-events/contributions-of-the-user',
    'those of private projects as well',
    { services: (_, administrator) => administrator },
  ),
  mutant('SFX-03', 'listUserEvents', 'list-user-events/contributions-of-the-user', 'the caller’s own', {
    around: (call, behind) => behind.pass({ ...call, operation: 'listEvents', path: '/api/v4/events' }),
  }),
  mutant('IDT-03', 'listUserEvents', 'list-user-events/by-username', 'known by number alone', byNumber(1)),
  mutant('IDT-03', 'listUserEvents', 'list-user-events/by-id', 'known by name alone', byName(1)),
  mutant(
    'SFX-01',
    'listProjectEvents',
    'list-project-events/visible-events-of-the-project',
    'issues leave no events',
    withoutIssues(),
  ),
  mutant('IDT-03', 'listProjectEvents', 'list-project-events/by-path', 'known by number alone', byNumber(1)),
  mutant('IDT-03', 'listProjectEvents', 'list-project-events/by-id', 'known by path alone', byName(1)),
  mutant(
    'SFX-01',
    'listProjectEventsAtRoot',
    'list-project-events-at-root/visible-events-of-the-project',
    'issues leave no events',
    withoutIssues(),
  ),
  mutant(
    'IDT-03',
    'listProjectEventsAtRoot',
    'list-project-events-at-root/by-path',
    'known by number alone',
    byNumber(0),
  ),
  mutant(
    'IDT-03',
    'listProjectEventsAtRoot',
    'list-project-events-at-root/by-id',
    'known by path alone',
    byName(0),
  ),
  mutant(
    'SFX-02',
    'listProjectEventsAtRoot',
    'list-project-events-at-root/same-as-below-projects',
    'one event fewer',
    losesFirst,
  ),
]

function withoutIssues(): Fault {
  return lists((items) => items.filter((item) => !isRecord(item) || item['target_type'] !== 'Issue'))
}
