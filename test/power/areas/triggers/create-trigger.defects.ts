/** Defects of createTrigger, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { defaultsParameter, altersParameter } from '../../vocabulary/requests.ts'
import { undoesEffect, repeatsEffect } from '../../vocabulary/effects.ts'

export const createTrigger = defectsOf('createTrigger', {
  'create-trigger/description-required': [
    [
      'STT-03',
      'accepts a trigger without a description',
      defaultsParameter('description', 'Trigger'),
      ['create-trigger/description-required-since-v4'],
    ],
  ],
  'create-trigger/creates': [
    ['STT-01', 'does not store the trigger', undoesEffect],
    ['IDM-02', 'creates two triggers', repeatsEffect],
    [
      'ENC-01',
      'removes Markdown from the description',
      altersParameter('description', (text) => String(text).replaceAll('*', '')),
    ],
  ],
})
