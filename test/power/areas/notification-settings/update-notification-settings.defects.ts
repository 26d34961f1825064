/** Defects of updateNotificationSettings, by the rule that each violates. */
import { defectsOfEach } from '../../mutant.ts'
import { has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { omitsProperty } from '../../vocabulary/responses.ts'
import { anyLevel } from './shared.ts'

export const updateNotificationSettings = defectsOfEach(
  ['updateGroupNotificationSettings', 'updateProjectNotificationSettings'],
  {
    'all-optional': [
      ['STA-03', 'requires the level', when(lacks('level'), rejects(400))],
      ['SFX-02', 'resets the level', defaultsParameter('level', 'disabled')],
    ],
    'level-kept': [
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
      [
        'SEM-02',
        'stores watch as participating',
        altersParameter('level', (level) => (level === 'watch' ? 'participating' : level)),
      ],
    ],
    levels: [
      ['STA-03', 'accepts every level', anyLevel],
      ['STA-03', 'rejects mention', when(hasValue('level', 'mention'), rejects(400))],
    ],
    'events-kept': [
      ['SEM-01', 'ignores one event', ignores('failed_pipeline')],
      ['SEM-02', 'ignores false as an event', altersParameter('new_issue', () => true)],
    ],
    'events-when-custom': [
      ['SCH-01', 'omits the events from the response', when(has('level'), omitsProperty('events'))],
    ],
  },
)
