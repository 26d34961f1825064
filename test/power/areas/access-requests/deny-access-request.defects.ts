/** Defects of denying an access request, by the rule that each violates. */
import { segmentsOf, pathOf } from '../../message.ts'
import { defectsOfEach, type Fault } from '../../mutant.ts'
import { alsoDoes, hasNoEffect, jsonResponse, otherCall } from '../../vocabulary/effects.ts'

const removesMember = alsoDoes((call) =>
  otherCall(call, 'DELETE', pathOf(call).replace('/access_requests/', '/members/')),
)

/** Requests to the same group or project, after the first denial, remain. */
const deniesOnce: Fault = {
  async around(call, upstream) {
    const [collection = '', id = '', , user] = segmentsOf(call)
    const first = upstream.memory.get(`${collection} ${id}`) ?? user
    upstream.memory.set(`${collection} ${id}`, first)
    return first === user ? upstream.pass(call) : jsonResponse(200, {})
  },
}

export const denyAccessRequest = defectsOfEach(['denyGroupAccessRequest', 'denyProjectAccessRequest'], {
  'removes-the-request': [
    ['SFX-04', 'removes a member without a request', removesMember],
    ['SFX-01', 'keeps the record', hasNoEffect(200)],
    ['SFX-01', 'denies only the first request', deniesOnce],
    [
      'SFX-02',
      'adds the denied user as a member',
      {
        async around(call, upstream) {
          const member = otherCall(call, 'PUT', `${pathOf(call)}/approve`)
          return upstream.pass(member)
        },
      },
    ],
  ],
})
