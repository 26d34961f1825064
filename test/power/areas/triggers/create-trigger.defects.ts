/** Defects of createTrigger, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { byDefault, takes } from '../../vocabulary/requests.ts'
import { forgets, repeats } from '../../vocabulary/effects.ts'

export const createTrigger = defectsOf('createTrigger', {
  'create-trigger/description-required': [
    [
      'STT-03',
      'accepts a trigger without a description',
      byDefault('description', 'Trigger'),
      ['create-trigger/description-required-since-v4'],
    ],
  ],
  'create-trigger/creates': [
    ['STT-01', 'does not store the trigger', forgets],
    ['IDM-02', 'creates two triggers', repeats],
    [
      'ENC-01',
      'removes Markdown from the description',
      takes('description', (text) => String(text).replaceAll('*', '')),
    ],
  ],
})
