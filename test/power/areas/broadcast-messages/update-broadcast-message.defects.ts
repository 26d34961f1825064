/** Defects of updateBroadcastMessage, by the rule that each violates. */
import { defectsOf, type Mutant, mutant } from '../../mutant.ts'
import { has, lacks, when } from '../../vocabulary/conditions.ts'
import { rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { altersRequest, defaultsParameter, ignoresEach } from '../../vocabulary/requests.ts'
import { acceptsIf, isAt } from '../../vocabulary/states.ts'
import { pathOf, valueOf, withValue } from '../../message.ts'
import { remembers, keeps } from '../../vocabulary/former-records.ts'

export const updateBroadcastMessage: readonly Mutant[] = [
  ...defectsOf('updateBroadcastMessage', {
    'update-broadcast-message/all-optional': [
      ['STA-03', 'requires the message', when(lacks('message'), rejects(400))],
      [
        'SEM-01',
        'ignores ends in the past',
        altersRequest((call) =>
          Date.parse(String(valueOf(call, 'ends_at'))) < Date.now()
            ? withValue(call, 'ends_at', undefined)
            : call,
        ),
      ],
    ],
    'update-broadcast-message/attributes-are-kept': [
      ...ignoresEach('starts_at', 'ends_at', 'color', 'font'),
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
    ],
    'general/success-is-200': [
      [
        'SFX-02',
        'resets the end with the start',
        when(has('starts_at'), defaultsParameter('ends_at', '2099-01-01T00:00:00Z')),
      ],
      ['SFX-02', 'resets the color with the font', when(has('font'), defaultsParameter('color', '#e75e40'))],
      [
        'STT-04',
        'leaves the colors in the list',
        remembers({
          write: 'updateBroadcastMessage',
          read: 'listBroadcastMessages',
          alter: keeps('color', 'font'),
        }),
      ],
      [
        'STT-04',
        'leaves the times in the list',
        remembers({
          write: 'updateBroadcastMessage',
          read: 'listBroadcastMessages',
          alter: keeps('starts_at', 'ends_at'),
        }),
      ],
    ],
  }),
  mutant(
    'AUT-02',
    'updateBroadcastMessage',
    [],
    'accepts normal users for inactive messages',
    acceptsIf(isAt(pathOf, 'active', false)),
  ),
]
