/** Defects of filters and records that the four lists of events share. */
import { isRecord } from '../../message.ts'
import { defectsOfEach, type Fault } from '../../mutant.ts'
import { has, hasValue, when } from '../../vocabulary/conditions.ts'
import { rejects } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { altersPage, altersProperty, omitsProperty } from '../../vocabulary/responses.ts'
import { otherWay } from '../../vocabulary/values.ts'

function moved(day: unknown, by: number): string {
  return new Date(Date.parse(String(day)) + by * 86_400_000).toISOString().slice(0, 10)
}

const otherName = (name: unknown): unknown => (name === undefined ? name : 'Another')
const asSystemNote = (note: unknown): unknown => (isRecord(note) ? { ...note, system: true } : note)
const byAnother = (data: unknown): unknown => (isRecord(data) ? { ...data, user_name: 'Another' } : data)

/** Always an empty list. */
const nothing: Fault = altersPage(() => [])

export const lists = defectsOfEach(
  ['listEvents', 'listUserEvents', 'listProjectEvents', 'listProjectEventsAtRoot'],
  {
    'action-filter': [
      ['SEM-01', 'ignores action', ignores('action')],
      [
        'SEM-02',
        'filters closed as reopened',
        altersParameter('action', (action) => (action === 'closed' ? 'reopened' : action)),
      ],
      ['SEM-02', 'returns no events for merged', when(hasValue('action', 'merged'), nothing)],
    ],
    'general/success-is-200': [
      ['SEM-01', 'ignores left', when(hasValue('action', 'left'), ignores('action'))],
      ['SEM-01', 'ignores milestone', when(hasValue('target_type', 'milestone'), ignores('target_type'))],
      ['SEM-10', 'ignores action if sort is sent', when(has('sort'), ignores('action'))],
    ],
    'action-values': [['STA-03', 'rejects expired', when(hasValue('action', 'expired'), rejects(400))]],
    'target-type-filter': [
      ['SEM-01', 'ignores target_type', ignores('target_type')],
      [
        'SEM-02',
        'filters issues as merge requests',
        altersParameter('target_type', (type) => (type === 'issue' ? 'merge_request' : type)),
      ],
    ],
    'target-type-values': [
      ['STA-03', 'rejects snippet', when(hasValue('target_type', 'snippet'), rejects(400))],
    ],
    'before-filter': [
      ['SEM-01', 'ignores before', ignores('before')],
      ['SEM-07', 'shifts before by three days', altersParameter('before', (day) => moved(day, 3))],
    ],
    'after-filter': [
      ['SEM-01', 'ignores after', ignores('after')],
      ['SEM-07', 'shifts after by three days', altersParameter('after', (day) => moved(day, -3))],
    ],
    'descending-by-default': [['SEM-05', 'sorts ascending by default', defaultsParameter('sort', 'asc')]],
    'sort-ascending': [
      ['SEM-04', 'always sorts descending', ignores('sort')],
      ['SEM-10', 'ignores sort if action is sent', when(has('action'), ignores('sort'))],
      ['SEM-04', 'sorts in reverse', altersParameter('sort', otherWay)],
    ],
    'note-on-note-events': [
      ['SCH-01', 'omits the note', omitsProperty('note')],
      [
        'SCH-01',
        'omits the note on a merge request',
        altersProperty('note', (note) =>
          isRecord(note) && note['noteable_type'] === 'MergeRequest' ? undefined : note,
        ),
      ],
      ['SCH-04', 'returns another name of the author', altersProperty('author.name', otherName)],
      ['SCH-04', 'returns notes of users as system notes', altersProperty('note', asSystemNote)],
      [
        'SCH-04',
        'returns the name of the author as author_username',
        altersProperty('author_username', (_, { author }) => (isRecord(author) ? author['name'] : null)),
      ],
    ],
    'data-on-push-events': [
      ['SCH-03', 'returns null as the data of pushes', altersProperty('data', () => null)],
      ['SCH-04', 'returns another name of the user who pushes', altersProperty('data', byAnother)],
    ],
    'capitalized-target-type': [
      [
        'SCH-04',
        'returns target types in lower case',
        altersProperty('target_type', (type) => (typeof type === 'string' ? type.toLowerCase() : type)),
      ],
    ],
  },
)
