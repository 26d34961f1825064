/** Defects of denying an access request, by the rule that each violates. */
import { defectsOfEach } from '../../mutant.ts'
import { hasNoEffect, otherCall } from '../../vocabulary/effects.ts'

export const denyAccessRequest = defectsOfEach(['denyGroupAccessRequest', 'denyProjectAccessRequest'], {
  'removes-the-request': [
    ['SFX-01', 'keeps the record', hasNoEffect(200)],
    [
      'SFX-02',
      'adds the denied user as a member',
      {
        async around(call, upstream) {
          const member = otherCall(call, 'PUT', `${call.path.replace('/api/v4', '')}/approve`)
          return upstream.pass(member)
        },
      },
    ],
  ],
})
