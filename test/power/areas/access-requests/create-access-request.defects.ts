/** Defects of creating an access request, by the rule that each violates. */
import { defectsOfEach } from '../../mutant.ts'
import { ignoresPermissions, undoesEffect } from '../../vocabulary/effects.ts'
import { returnsValue } from '../../vocabulary/responses.ts'

export const createAccessRequest = defectsOfEach(['createGroupAccessRequest', 'createProjectAccessRequest'], {
  'for-the-caller': [
    ['SFX-03', 'stores the request for the administrator', ignoresPermissions],
    ['STT-01', 'returns the request without storing it', undoesEffect],
  ],
  'returns-the-request': [
    [
      'SCH-01',
      'returns a requested_at other than the time of the request',
      returnsValue('requested_at', '2001-02-03T04:05:06.000Z'),
    ],
  ],
})
