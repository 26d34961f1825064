/** Defects of createGroup, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { byAdministrator, otherCall } from '../../vocabulary/effects.ts'
import { defaultsParameter, ignores, ignoresEach } from '../../vocabulary/requests.ts'
import { valueOf, isSuccess, type Call } from '../../message.ts'
import { when, has } from '../../vocabulary/conditions.ts'
import { alsoDoesAll } from '../../vocabulary/lookups.ts'

const raisesParent: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const parent = `/groups/${String(valueOf(call, 'parent_id'))}`
    if (isSuccess(response) && valueOf(call, 'visibility') === 'public')
      await upstream.pass(byAdministrator(otherCall(call, 'PUT', parent, { visibility: 'public' }), upstream))
    return response
  },
}

const changesParent: Fault = alsoDoesAll(async (call: Call) => {
  const parent = valueOf(call, 'parent_id')
  return parent === undefined
    ? []
    : [otherCall(call, 'PUT', `/groups/${Number(parent)}`, { description: '' })]
})

export const createGroup = defectsOf('createGroup', {
  'create-group/needs-permission': [
    [
      'AUT-02',
      'accepts a group by every user',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          return response.status === 403 ? upstream.pass(byAdministrator(call, upstream)) : response
        },
      },
    ],
  ],
  'create-group/name-required': [
    ['SEM-05', 'uses the path as the default name', defaultsParameter('name', 'Unnamed')],
  ],
  'create-group/path-required': [
    ['SEM-05', 'uses the name as the default path', defaultsParameter('path', 'unnamed')],
  ],
  'create-group/nested': [
    ['SEM-01', 'ignores parent_id', ignores('parent_id')],
    ['SFX-04', 'makes the parent as visible', raisesParent],
    ['SFX-04', 'removes the description of the parent group', changesParent],
  ],
  'create-group/attributes-are-kept': [
    ...ignoresEach('description', 'visibility', 'lfs_enabled', 'request_access_enabled'),
    ['SEM-10', 'ignores the visibility of nested groups', when(has('parent_id'), ignores('visibility'))],
    ['SEM-10', 'ignores the description of nested groups', when(has('parent_id'), ignores('description'))],
  ],
})
