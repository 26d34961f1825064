/** Defects of notification settings: those of another user, and updates without effect. */
import { isRecord } from '../../message.ts'
import { defectsOf, mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { drops, changesEach, shows, showsAs } from '../../vocabulary/responses.ts'
import { has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { forgets, rejects } from '../../vocabulary/effects.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'

const levels = ['disabled', 'participating', 'watch', 'global', 'mention', 'custom']
const anyLevel = takes('level', (level) => (levels.includes(String(level)) ? level : 'watch'))

const places = [
  {
    read: 'getGroupNotificationSettings',
    write: 'updateGroupNotificationSettings',
    rules: {
      level: 'get-group-notification-settings/level',
      shown: 'get-group-notification-settings/events-when-custom',
      optional: 'update-group-notification-settings/all-optional',
      kept: 'update-group-notification-settings/level-kept',
      values: 'update-group-notification-settings/levels',
      events: 'update-group-notification-settings/events-kept',
      answered: 'update-group-notification-settings/events-when-custom',
    },
  },
  {
    read: 'getProjectNotificationSettings',
    write: 'updateProjectNotificationSettings',
    rules: {
      level: 'get-project-notification-settings/level',
      shown: 'get-project-notification-settings/events-when-custom',
      optional: 'update-project-notification-settings/all-optional',
      kept: 'update-project-notification-settings/level-kept',
      values: 'update-project-notification-settings/levels',
      events: 'update-project-notification-settings/events-kept',
      answered: 'update-project-notification-settings/events-when-custom',
    },
  },
] as const

const ofPlaces = places.flatMap(({ read, write, rules }) => [
  mutant('SEM-02', read, rules.level, 'returns the same level for every user', shows('level', 'global')),
  ...mutantsOf(
    read,
    rules.shown,
    ['SCH-01', 'omits the events', drops('events')],
    [
      'SCH-01',
      'omits one event',
      changesEach((record) => {
        const { events } = record
        if (!isRecord(events)) return record
        const { new_note: _, ...others } = events
        return { ...record, events: others }
      }),
    ],
    ['SCH-02', 'returns strings as events', showsAs('events.new_note', () => 'on')],
  ),
  ...mutantsOf(
    write,
    rules.optional,
    ['STA-03', 'requires the level', when(lacks('level'), rejects(400))],
    ['SFX-02', 'resets the level', byDefault('level', 'disabled')],
  ),
  ...mutantsOf(
    write,
    rules.kept,
    ['STT-01', 'returns the attributes without storing them', forgets],
    [
      'SEM-02',
      'stores watch as participating',
      takes('level', (level) => (level === 'watch' ? 'participating' : level)),
    ],
  ),
  ...mutantsOf(
    write,
    rules.values,
    ['STA-03', 'accepts every level', anyLevel],
    ['STA-03', 'rejects mention', when(hasValue('level', 'mention'), rejects(400))],
  ),
  ...mutantsOf(
    write,
    rules.events,
    ['SEM-01', 'ignores one event', ignores('failed_pipeline')],
    ['SEM-02', 'ignores false as an event', takes('new_issue', () => true)],
  ),
  mutant(
    'SCH-01',
    write,
    rules.answered,
    'omits the events from the response',
    when(has('level'), drops('events')),
  ),
])

const own = 'updateNotificationSettings'

export const notificationSettingsMutants: readonly Mutant[] = [
  ...ofPlaces,
  mutant(
    'SCH-01',
    'getNotificationSettings',
    'get-notification-settings/level-and-email',
    'omits the email address',
    drops('notification_email'),
  ),
  ...defectsOf(own, {
    'update-notification-settings/all-optional': [
      ['STA-03', 'requires the level', when(lacks('level'), rejects(400))],
      ['SFX-02', 'resets the level', byDefault('level', 'disabled')],
    ],
    'update-notification-settings/level-kept': [
      ['STT-01', 'returns the attributes without storing them', forgets],
      [
        'SEM-02',
        'stores watch as participating',
        takes('level', (level) => (level === 'watch' ? 'participating' : level)),
      ],
    ],
    'update-notification-settings/levels': [['STA-03', 'accepts every level', anyLevel]],
    'update-notification-settings/email-kept': [
      [
        'STT-01',
        'returns another email address',
        when(has('notification_email'), shows('notification_email', 'before@example.com')),
      ],
    ],
    'update-notification-settings/events-accepted': [
      ['STA-03', 'rejects one event', when(has('reopen_merge_request'), rejects(400))],
    ],
    'update-notification-settings/same-shape': [
      ['SCH-01', 'returns only the level', drops('notification_email')],
    ],
  }),
]
