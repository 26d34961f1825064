/** What defects of several operations on notification settings share. */
import { altersParameter } from '../../vocabulary/requests.ts'

const levels = ['disabled', 'participating', 'watch', 'global', 'mention', 'custom']

export const anyLevel = altersParameter('level', (level) =>
  levels.includes(String(level)) ? level : 'watch',
)
