/** Defects of adding a member, by the rule that each violates. */
import { segmentsOf, pathOf, valueOf } from '../../message.ts'
import { defectsOfEach, type Fault, defectsOf } from '../../mutant.ts'
import { has, hasValue, lacks, when, type Condition } from '../../vocabulary/conditions.ts'
import { rejects, undoesEffect, otherCall } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores, setsParameter } from '../../vocabulary/requests.ts'
import { replacesStatus, returnsSuccessFor } from '../../vocabulary/responses.ts'
import { keepsFirst, rejectsKnown } from '../../vocabulary/memory.ts'
import { dayBefore } from './shared.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { toParent } from '../groups/shared.ts'

const levels = [10, 20, 30, 40]

/** A member of a group can be an owner, 50. */
const hasUnknownLevel: Condition = (call, upstream) => {
  const known = segmentsOf(call)[0] === 'groups' ? [...levels, 50] : levels
  const isKnown = known.some((level) => hasValue('access_level', level)(call, upstream))
  return has('access_level')(call, upstream) && !isKnown
}

const removesRequests: Fault = alsoDoesAll(async (call, upstream) => {
  const list = pathOf(call).replace(/\/members$/, '/access_requests')
  return (await listedAt(list, call, upstream)).map(({ id }) =>
    otherCall(call, 'DELETE', `${list}/${String(id)}`),
  )
})

const addsToProjects: Fault = alsoDoesAll(async (call, upstream) => {
  const member = { user_id: Number(valueOf(call, 'user_id')), access_level: 30 }
  const projects = await listedAt(`/groups/${segmentsOf(call)[1] ?? ''}/projects`, call, upstream)
  return projects.map(({ id }) => otherCall(call, 'POST', `/projects/${Number(id)}/members`, member))
})

/** The user is also added to each other private group. */
const addsToGroups: Fault = alsoDoesAll(async (call, upstream) => {
  const groups = await listedAt('/groups', call, upstream)
  const others = groups.filter(
    ({ visibility, id }) => visibility === 'private' && String(id) !== segmentsOf(call)[1],
  )
  const body: unknown = JSON.parse(call.body.toString() || '{}')
  return others.slice(0, 1).map(({ id }) => otherCall(call, 'POST', `/groups/${Number(id)}/members`, body))
})

export const addMember = defectsOfEach(['addGroupMember', 'addProjectMember'], {
  'user-id-required': [
    ['STA-03', 'rejects every new member', when(lacks('user_id'), returnsSuccessFor(400, 201))],
  ],
  'access-level-required': [
    ['SEM-05', 'sets the guest level by default', defaultsParameter('access_level', 10)],
  ],
  'access-level-values': [
    ['STA-03', 'accepts every number as a level', when(hasUnknownLevel, setsParameter('access_level', 10))],
    ['STA-03', 'rejects the reporter level', when(hasValue('access_level', 20), rejects(400))],
  ],
  'access-level-kept': [
    ['SEM-05', 'stores every member as a guest', setsParameter('access_level', 10)],
    ['STT-01', 'rejects the addition of a member', undoesEffect],
    ['SFX-02', 'removes all access requests', removesRequests],
  ],
  'expires-at-kept': [
    ['SEM-01', 'ignores the expiry date', ignores('expires_at')],
    ['SEM-07', 'sets the expiry date a day early', altersParameter('expires_at', dayBefore)],
  ],
  'general/created-is-201': [
    ['IDM-02', 'rejects a member that was removed', rejectsKnown('user_id')],
    ['STT-04', 'keeps the level of a removed member', keepsFirst('access_level', 'user_id')],
    ['STT-04', 'keeps the expiry date of a removed member', keepsFirst('expires_at', 'user_id')],
  ],
  'existing-is-409': [
    ['IDM-02', 'accepts an existing member', returnsSuccessFor(409, 201)],
    ['STA-02', 'returns 400 for 409', replacesStatus(409, 400)],
  ],
  'invalid-is-400': [['STA-02', 'returns 422 for 400', when(has('access_level'), replacesStatus(400, 422))]],
})

export const addGroupMember = defectsOf('addGroupMember', {
  'general/created-is-201': [
    ['SFX-04', 'adds the user to the parent group', toParent('POST', '/members')],
    [
      'SEM-10',
      'ignores the expiry date of owners',
      when(hasValue('access_level', 50), ignores('expires_at')),
    ],
    ['SFX-04', 'adds the user to another group', addsToGroups],
  ],
  'get-project/permissions-of-caller': [['SFX-04', 'adds members to the projects', addsToProjects]],
})
