/** Defects of updateBroadcastMessage, by the rule that each violates. */
import { defectsOf, type Mutant, mutant } from '../../mutant.ts'
import { lacks, when } from '../../vocabulary/conditions.ts'
import { rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { ignoresEach } from '../../vocabulary/requests.ts'
import { acceptsIf, isAt } from '../../vocabulary/states.ts'
import { pathOf } from '../../message.ts'

export const updateBroadcastMessage: readonly Mutant[] = [
  ...defectsOf('updateBroadcastMessage', {
    'update-broadcast-message/all-optional': [
      ['STA-03', 'requires the message', when(lacks('message'), rejects(400))],
    ],
    'update-broadcast-message/attributes-are-kept': [
      ...ignoresEach('starts_at', 'ends_at', 'color', 'font'),
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
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
