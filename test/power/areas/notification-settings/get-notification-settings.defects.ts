/** Defects of getNotificationSettings, by the rule that each violates. */
import { isRecord, withoutSudo } from '../../message.ts'
import { defectsOf, defectsOfEach, type Mutant } from '../../mutant.ts'
import { altersProperty, altersRecords, omitsProperty, returnsValue } from '../../vocabulary/responses.ts'
import { returnsEventsAtEveryLevel } from './shared.ts'
import { altersRequest } from '../../vocabulary/requests.ts'
import { when, isByPath } from '../../vocabulary/conditions.ts'

export const getNotificationSettings: readonly Mutant[] = [
  ...defectsOfEach(['getGroupNotificationSettings', 'getProjectNotificationSettings'], {
    level: [
      ['SEM-02', 'returns the same level for every user', returnsValue('level', 'global')],
      ['SCH-05', 'returns the events at every level', returnsEventsAtEveryLevel],
    ],
    'events-when-custom': [
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
    ],
  }),
  ...defectsOf('getNotificationSettings', {
    'get-notification-settings/level-and-email': [
      ['SCH-01', 'omits the email address', omitsProperty('notification_email')],
    ],
    'general/any-request-with-sudo': [['SEM-01', 'ignores valid sudo', altersRequest(withoutSudo)]],
  }),
  ...defectsOf('getGroupNotificationSettings', {
    'general/group-id-or-path': [
      ['SCH-01', 'omits the events by path', when(isByPath, omitsProperty('events'))],
    ],
  }),
]
