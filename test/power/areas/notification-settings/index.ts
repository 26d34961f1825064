/** Defects of notification settings: those of another user, and updates without effect. */
import { isRecord } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { drops, saysOfEach, shows, showsAs } from '../../vocabulary/responses.ts'
import { has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { forgets, refuses } from '../../vocabulary/effects.ts'
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
  mutant('SEM-02', read, rules.level, 'everybody has the same level', shows('level', 'global')),
  mutant('SCH-01', read, rules.shown, 'no events are shown', drops('events')),
  mutant(
    'SCH-01',
    read,
    rules.shown,
    'one event is not shown',
    saysOfEach((record) => {
      const { events } = record
      if (!isRecord(events)) return record
      const { new_note: _, ...others } = events
      return { ...record, events: others }
    }),
  ),
  mutant(
    'SCH-02',
    read,
    rules.shown,
    'events are words',
    showsAs('events.new_note', () => 'on'),
  ),
  mutant('STA-03', write, rules.optional, 'the level is required', when(lacks('level'), refuses(400))),
  mutant('SFX-02', write, rules.optional, 'the level is reset', byDefault('level', 'disabled')),
  mutant('STT-01', write, rules.kept, 'nothing is kept', forgets),
  mutant(
    'SEM-02',
    write,
    rules.kept,
    'watching is taken for taking part',
    takes('level', (level) => (level === 'watch' ? 'participating' : level)),
  ),
  mutant('STA-03', write, rules.values, 'any level is taken', anyLevel),
  mutant(
    'STA-03',
    write,
    rules.values,
    'nobody may be only mentioned',
    when(hasValue('level', 'mention'), refuses(400)),
  ),
  mutant('SEM-01', write, rules.events, 'one event is passed over', ignores('failed_pipeline')),
  mutant(
    'SEM-02',
    write,
    rules.events,
    'turning off does not work',
    takes('new_issue', () => true),
  ),
  mutant('SCH-01', write, rules.answered, 'no events are answered', when(has('level'), drops('events'))),
])

const own = 'updateNotificationSettings'

export const notificationSettingsMutants: readonly Mutant[] = [
  ...ofPlaces,
  mutant(
    'SCH-01',
    'getNotificationSettings',
    'get-notification-settings/level-and-email',
    'no address is shown',
    drops('notification_email'),
  ),
  mutant(
    'STA-03',
    own,
    'update-notification-settings/all-optional',
    'the level is required',
    when(lacks('level'), refuses(400)),
  ),
  mutant(
    'SFX-02',
    own,
    'update-notification-settings/all-optional',
    'the level is reset',
    byDefault('level', 'disabled'),
  ),
  mutant('STT-01', own, 'update-notification-settings/level-kept', 'nothing is kept', forgets),
  mutant(
    'SEM-02',
    own,
    'update-notification-settings/level-kept',
    'watching is taken for taking part',
    takes('level', (level) => (level === 'watch' ? 'participating' : level)),
  ),
  mutant('STA-03', own, 'update-notification-settings/levels', 'any level is taken', anyLevel),
  mutant(
    'STT-01',
    own,
    'update-notification-settings/email-kept',
    'another address is answered',
    when(has('notification_email'), shows('notification_email', 'before@example.com')),
  ),
  mutant(
    'STA-03',
    own,
    'update-notification-settings/events-accepted',
    'one event is unknown',
    when(has('reopen_merge_request'), refuses(400)),
  ),
  mutant(
    'SCH-01',
    own,
    'update-notification-settings/same-shape',
    'the answer has the level alone',
    drops('notification_email'),
  ),
]
