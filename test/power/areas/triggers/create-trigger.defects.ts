/** Defects of createTrigger, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { byDefault, takes } from '../../vocabulary/requests.ts'
import { forgets, repeats } from '../../vocabulary/effects.ts'

export const createTrigger = defectsOf('createTrigger', {
  'create-trigger/description-required': [
    [
      'STT-03',
      'a trigger needs no description',
      byDefault('description', 'Trigger'),
      ['create-trigger/description-required-since-v4'],
    ],
  ],
  'create-trigger/creates': [
    ['STT-01', 'the trigger is not kept', forgets],
    ['IDM-02', 'there are two triggers', repeats],
    [
      'ENC-01',
      'the marks of the description are gone',
      takes('description', (text) => String(text).replaceAll('*', '')),
    ],
  ],
})
