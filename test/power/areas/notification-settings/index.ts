/** Defects of notification settings: those of another user, and updates without effect. */
import { isRecord } from '../../message.ts'
import { defectsOf, mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { omitsProperty, altersRecords, returnsValue, altersProperty } from '../../vocabulary/responses.ts'
import { has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { undoesEffect, rejects } from '../../vocabulary/effects.ts'
import { defaultsParameter, ignores, altersParameter } from '../../vocabulary/requests.ts'

const levels = ['disabled', 'participating', 'watch', 'global', 'mention', 'custom']
const anyLevel = altersParameter('level', (level) => (levels.includes(String(level)) ? level : 'watch'))

const scopes = [
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

const ofScopes = scopes.flatMap(({ read, write, rules }) => [
  mutant(
    'SEM-02',
    read,
    rules.level,
    'returns the same level for every user',
    returnsValue('level', 'global'),
  ),
  ...mutantsOf(
    read,
    rules.shown,
    ['SCH-01', 'omits the events', omitsProperty('events')],
    [
      'SCH-01',
      'omits one event',
      altersRecords((record) => {
        const { events } = record
        if (!isRecord(events)) return record
        const { new_note: _, ...others } = events
        return { ...record, events: others }
      }),
    ],
    ['SCH-02', 'returns strings as events', altersProperty('events.new_note', () => 'on')],
  ),
  ...mutantsOf(
    write,
    rules.optional,
    ['STA-03', 'requires the level', when(lacks('level'), rejects(400))],
    ['SFX-02', 'resets the level', defaultsParameter('level', 'disabled')],
  ),
  ...mutantsOf(
    write,
    rules.kept,
    ['STT-01', 'returns the attributes without storing them', undoesEffect],
    [
      'SEM-02',
      'stores watch as participating',
      altersParameter('level', (level) => (level === 'watch' ? 'participating' : level)),
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
    ['SEM-02', 'ignores false as an event', altersParameter('new_issue', () => true)],
  ),
  mutant(
    'SCH-01',
    write,
    rules.answered,
    'omits the events from the response',
    when(has('level'), omitsProperty('events')),
  ),
])

const own = 'updateNotificationSettings'

export const notificationSettingsMutants: readonly Mutant[] = [
  ...ofScopes,
  mutant(
    'SCH-01',
    'getNotificationSettings',
    'get-notification-settings/level-and-email',
    'omits the email address',
    omitsProperty('notification_email'),
  ),
  ...defectsOf(own, {
    'update-notification-settings/all-optional': [
      ['STA-03', 'requires the level', when(lacks('level'), rejects(400))],
      ['SFX-02', 'resets the level', defaultsParameter('level', 'disabled')],
    ],
    'update-notification-settings/level-kept': [
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
      [
        'SEM-02',
        'stores watch as participating',
        altersParameter('level', (level) => (level === 'watch' ? 'participating' : level)),
      ],
    ],
    'update-notification-settings/levels': [['STA-03', 'accepts every level', anyLevel]],
    'update-notification-settings/email-kept': [
      [
        'STT-01',
        'returns another email address',
        when(has('notification_email'), returnsValue('notification_email', 'before@example.com')),
      ],
    ],
    'update-notification-settings/events-accepted': [
      ['STA-03', 'rejects one event', when(has('reopen_merge_request'), rejects(400))],
    ],
    'update-notification-settings/same-shape': [
      ['SCH-01', 'returns only the level', omitsProperty('notification_email')],
    ],
  }),
]
