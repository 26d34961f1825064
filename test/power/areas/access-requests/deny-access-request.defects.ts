/** Defects of denying an access request, by the rule that each violates. */
import { segmentsOf, pathOf, withSegment } from '../../message.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { defectsOfEach, mutantsOf, type Fault } from '../../mutant.ts'
import { alsoDoes, byAdministrator, hasNoEffect, jsonResponse, otherCall } from '../../vocabulary/effects.ts'

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

/** A request is found by its user: that to another group or project, if there is none to this one. */
const deniesElsewhere: Fault = {
  async around(call, upstream) {
    const [collection = '', id = '', , user = ''] = segmentsOf(call)
    const isPending = async (scope: string) => {
      const requests = await listedAt(`/${collection}/${scope}/access_requests`, call, upstream)
      return requests.some((request) => String(request['id']) === user)
    }
    if (await isPending(encodeURIComponent(id))) return upstream.pass(call)
    const scopes = (await listedAt(`/${collection}`, call, upstream)).map((each) => Number(each['id']))
    for (const scope of scopes.toSorted((a, b) => b - a).slice(0, 10)) {
      if (await isPending(String(scope))) return upstream.pass(withSegment(call, 1, String(scope)))
    }
    return upstream.pass(call)
  },
}

/** The user is also removed from the projects of the group. */
const removesFromProjects: Fault = {
  async around(call, upstream) {
    const [, group = '', , user = ''] = segmentsOf(call)
    const projects = await listedAt(`/groups/${encodeURIComponent(group)}/projects`, call, upstream)
    const response = await upstream.pass(call)
    for (const { id } of projects) {
      const removal = otherCall(call, 'DELETE', `/projects/${String(id)}/members/${user}`)
      await upstream.pass(byAdministrator(removal, upstream))
    }
    return response
  },
}

export const denyGroupAccessRequest = mutantsOf('denyGroupAccessRequest', 'general/success-is-200', [
  'SFX-02',
  'removes the user from the projects of the group',
  removesFromProjects,
])

export const denyAccessRequest = defectsOfEach(['denyGroupAccessRequest', 'denyProjectAccessRequest'], {
  'removes-the-request': [
    ['SFX-04', 'removes a member without a request', removesMember],
    ['SFX-01', 'keeps the record', hasNoEffect(200)],
    ['SFX-01', 'denies only the first request', deniesOnce],
    ['SFX-03', 'finds a request by its user', deniesElsewhere],
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
