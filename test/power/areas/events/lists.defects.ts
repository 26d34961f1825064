/** Defects of filters and records that the four lists of events share. */
import type { RuleId } from '../../../../generated/rules.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import type { OperatorId } from '../../operators.ts'
import { hasValue, when } from '../../vocabulary/conditions.ts'
import { rejects } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { altersPage, altersProperty, omitsProperty } from '../../vocabulary/responses.ts'
import { otherWay } from '../../vocabulary/values.ts'

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

function moved(day: unknown, by: number): string {
  return new Date(Date.parse(String(day)) + by * 86_400_000).toISOString().slice(0, 10)
}

/** Always an empty list. */
const nothing: Fault = altersPage(() => [])

type Wrong = (operator: OperatorId, rule: Common, words: string, fault: Fault) => Mutant

function filterMutants(wrong: Wrong): Mutant[] {
  return [
    wrong('SEM-01', 'action-filter', 'ignores action', ignores('action')),
    wrong(
      'SEM-02',
      'action-filter',
      'filters closed as reopened',
      altersParameter('action', (action) => (action === 'closed' ? 'reopened' : action)),
    ),
    wrong(
      'SEM-02',
      'action-filter',
      'returns no events for merged',
      when(hasValue('action', 'merged'), nothing),
    ),
    wrong('STA-03', 'action-values', 'rejects expired', when(hasValue('action', 'expired'), rejects(400))),
    wrong('SEM-01', 'target-type-filter', 'ignores target_type', ignores('target_type')),
    wrong(
      'SEM-02',
      'target-type-filter',
      'filters issues as merge requests',
      altersParameter('target_type', (type) => (type === 'issue' ? 'merge_request' : type)),
    ),
    wrong(
      'STA-03',
      'target-type-values',
      'rejects snippet',
      when(hasValue('target_type', 'snippet'), rejects(400)),
    ),
    wrong('SEM-01', 'before-filter', 'ignores before', ignores('before')),
    wrong(
      'SEM-07',
      'before-filter',
      'shifts before by three days',
      altersParameter('before', (day) => moved(day, 3)),
    ),
    wrong('SEM-01', 'after-filter', 'ignores after', ignores('after')),
    wrong(
      'SEM-07',
      'after-filter',
      'shifts after by three days',
      altersParameter('after', (day) => moved(day, -3)),
    ),
  ]
}

function presentationMutants(wrong: Wrong): Mutant[] {
  return [
    wrong('SEM-05', 'descending-by-default', 'sorts ascending by default', defaultsParameter('sort', 'asc')),
    wrong('SEM-04', 'sort-ascending', 'always sorts descending', ignores('sort')),
    wrong('SEM-04', 'sort-ascending', 'sorts in reverse', altersParameter('sort', otherWay)),
    wrong('SCH-01', 'note-on-note-events', 'omits the note', omitsProperty('note')),
    wrong(
      'SCH-03',
      'data-on-push-events',
      'returns null as the data of pushes',
      altersProperty('data', () => null),
    ),
    wrong(
      'SCH-04',
      'capitalized-target-type',
      'returns target types in lower case',
      altersProperty('target_type', (type) => (typeof type === 'string' ? type.toLowerCase() : type)),
    ),
  ]
}

export const lists = feeds.flatMap(({ operation, prefix }) => {
  const wrong: Wrong = (operator, rule, words, fault) =>
    mutant(operator, operation, `${prefix}/${rule}`, words, fault)
  return [...filterMutants(wrong), ...presentationMutants(wrong)]
})
