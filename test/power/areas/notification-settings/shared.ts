/** What defects of several operations on notification settings share. */
import { altersParameter } from '../../vocabulary/requests.ts'
import { altersRecords } from '../../vocabulary/responses.ts'

const levels = ['disabled', 'participating', 'watch', 'global', 'mention', 'custom']

export const anyLevel = altersParameter('level', (level) =>
  levels.includes(String(level)) ? level : 'watch',
)

export const returnsEventsAtEveryLevel = altersRecords((settings) => ({
  events: { new_note: true, new_issue: true },
  ...settings,
}))
