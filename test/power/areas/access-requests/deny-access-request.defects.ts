/** Defects of denying an access request, by the rule that each violates. */
import { defectsOfEach } from '../../mutant.ts'
import { alsoDoes, hasNoEffect, otherCall } from '../../vocabulary/effects.ts'

const removesMember = alsoDoes((call) =>
  otherCall(call, 'DELETE', call.path.replace('/api/v4', '').replace('/access_requests/', '/members/')),
)

export const denyAccessRequest = defectsOfEach(['denyGroupAccessRequest', 'denyProjectAccessRequest'], {
  'removes-the-request': [
    ['SFX-04', 'removes a member without a request', removesMember],
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
