/** Defects of creating an access request, by the rule that each violates. */
import { isSuccess, segmentsOf } from '../../message.ts'
import { defectsOfEach, mutantsOf, type Fault, defectsOf } from '../../mutant.ts'
import { ignoresPermissions, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { returnsValue } from '../../vocabulary/responses.ts'
import { when, isByPath } from '../../vocabulary/conditions.ts'

/** The caller requests access to the projects of the group as well. */
const alsoForProjects: Fault = {
  async around(call, upstream) {
    const group = encodeURIComponent(segmentsOf(call)[1] ?? '')
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    for (const { id } of await listedAt(`/groups/${group}/projects`, call, upstream))
      await upstream.pass(otherCall(call, 'POST', `/projects/${String(id)}/access_requests`))
    return response
  },
}

export const createGroupAccessRequest = mutantsOf('createGroupAccessRequest', 'general/created-is-201', [
  'SFX-02',
  'requests access to the projects of the group',
  alsoForProjects,
])

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

export const createProjectAccessRequest = defectsOf('createProjectAccessRequest', {
  'create-project-access-request/returns-the-request': [
    ['SEM-02', 'returns another name', returnsValue('name', 'Another Name')],
  ],
  'general/project-id-or-path': [['STT-06', 'has no effect for a path', when(isByPath, undoesEffect)]],
})
