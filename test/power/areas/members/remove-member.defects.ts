/** Defects of removing a member, by the rule that each violates. */
import { defectsOfEach, type Fault, defectsOf } from '../../mutant.ts'
import { isRecord, jsonOf, segmentsOf, type Call, pathOf } from '../../message.ts'
import { hasNoEffect, jsonResponse, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersPathSegment } from '../../vocabulary/requests.ts'
import { toMemberOfParent } from './shared.ts'

/** The list that contains the member. */
const listOf = (call: Call) => pathOf(call).replace(/\/\d+$/, '')

const removesOthers = alsoDoesAll(async (call, upstream) => {
  const members = await listedAt(listOf(call), call, upstream)
  return members
    .filter(({ access_level }) => Number(access_level) < 40)
    .map(({ id }) => otherCall(call, 'DELETE', `${listOf(call)}/${String(id)}`))
})

/** Removes the member from the group of the project, or from the projects of the group. */
const removesElsewhere = alsoDoesAll(async (call, upstream) => {
  const [collection, id = '', , user] = segmentsOf(call)
  const scope = await shownAt(`/${collection}/${encodeURIComponent(id)}`, call, upstream)
  const { namespace, projects } = isRecord(scope) ? scope : {}
  const groups = isRecord(namespace) ? [`/groups/${String(namespace['id'])}`] : []
  const inGroup = Array.isArray(projects)
    ? projects.filter(isRecord).map((project) => `/projects/${String(project['id'])}`)
    : []
  return [...groups, ...inGroup].map((each) => otherCall(call, 'DELETE', `${each}/members/${user}`))
})

/** Members who remove themselves get a success. */
const keepsWhoLeaves: Fault = {
  async around(call, upstream) {
    const caller = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
    const member = await shownAt(pathOf(call), call, upstream)
    const isOwn = isRecord(caller) && String(caller['id']) === segmentsOf(call)[3]
    return isOwn && member !== undefined ? jsonResponse(200, member) : upstream.pass(call)
  },
}

export const removeMember = defectsOfEach(['removeGroupMember', 'removeProjectMember'], {
  'general/success-is-200': [
    ['SFX-04', 'removes other members', removesOthers],
    ['SFX-02', 'removes the member of the related group or project', removesElsewhere],
  ],
  'removes-the-member': [
    ['SFX-01', 'keeps the member', hasNoEffect(200)],
    ['SFX-01', 'keeps members who leave', keepsWhoLeaves],
    ['STT-01', 'restores the member after the removal', undoesEffect],
    ['SFX-03', 'removes another member', altersPathSegment(3, (id) => String(Number(id) - 1))],
  ],
})

export const removeGroupMember = defectsOf('removeGroupMember', {
  'general/success-is-200': [
    ['SFX-04', 'removes the member of the parent group', toMemberOfParent('DELETE')],
  ],
})
