/** What defects of several operations on notification settings share. */
import { altersParameter } from '../../vocabulary/requests.ts'
import { altersRecords } from '../../vocabulary/responses.ts'
import type { Defect } from '../../mutant.ts'
import { alsoDoesAll } from '../../vocabulary/lookups.ts'

const levels = ['disabled', 'participating', 'watch', 'global', 'mention', 'custom']

export const anyLevel = altersParameter('level', (level) =>
  levels.includes(String(level)) ? level : 'watch',
)

export const returnsEventsAtEveryLevel = altersRecords((settings) => ({
  events: { new_note: true, new_issue: true },
  ...settings,
}))

export const forAdministrator: Defect = [
  'SFX-02',
  'does the same for the administrator',
  alsoDoesAll(async (call) => [call]),
]
