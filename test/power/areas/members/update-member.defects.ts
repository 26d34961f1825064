/** Defects of updating a member, by the rule that each violates. */
import { isRecord, isSuccess, segmentsOf, valueOf, pathOf } from '../../message.ts'
import { defectsOf, defectsOfEach, type Fault, type Mutant, mutant } from '../../mutant.ts'
import { hasValue, when } from '../../vocabulary/conditions.ts'
import { otherCall, rejects, undoesEffect, jsonResponse } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt, scopeOf } from '../../vocabulary/lookups.ts'
import { altersParameter, defaultsParameter, ignores, setsParameter } from '../../vocabulary/requests.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'
import { dayBefore, toMemberOfParent } from './shared.ts'

/** A user who is no member becomes one. */
const addsOthers: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (response.status !== 404) return response
    const [collection = '', id = '', , user] = segmentsOf(call)
    const body = { user_id: Number(user), access_level: Number(valueOf(call, 'access_level')) }
    const path = `/${collection}/${encodeURIComponent(id)}/members`
    const added = await upstream.pass(otherCall(call, 'POST', path, body))
    return isSuccess(added) ? { ...added, status: 200 } : response
  },
}

/** The member also gets the access level in nested groups. */
const changesNested = alsoDoesAll(async (call, upstream) => {
  const [, id = '', , user] = segmentsOf(call)
  const group = await shownAt(`/groups/${encodeURIComponent(id)}`, call, upstream)
  const groups = await listedAt('/groups?all_available=true', call, upstream)
  const access_level = Number(valueOf(call, 'access_level'))
  return groups
    .filter(({ parent_id }) => isRecord(group) && parent_id === group['id'])
    .map((nested) =>
      otherCall(call, 'PUT', `/groups/${String(nested['id'])}/members/${user}`, { access_level }),
    )
})

/** A master who becomes a developer stays a master. */
const keepsMasters: Fault = {
  async around(call, upstream) {
    const member = await shownAt(pathOf(call), call, upstream)
    const isDemoted =
      isRecord(member) && member['access_level'] === 40 && Number(valueOf(call, 'access_level')) === 30
    return isDemoted ? jsonResponse(200, { ...member, access_level: 30 }) : upstream.pass(call)
  },
}

/** The member of a group has the same level in its projects. */
const levelsInProjects: Fault = alsoDoesAll(async (call, upstream) => {
  const projects = await listedAt(`${scopeOf(call)}/projects`, call, upstream)
  const level = Math.min(Number(valueOf(call, 'access_level')), 40)
  return projects.map(({ id }) =>
    otherCall(call, 'PUT', `/projects/${Number(id)}/members/${segmentsOf(call)[3] ?? ''}`, {
      access_level: level,
    }),
  )
})

export const updateToOwner = defectsOf('updateGroupMember', {
  'general/success-is-200': [
    ['SFX-04', 'changes members of nested groups', changesNested],
    ['SFX-04', 'changes the level in the parent group', toMemberOfParent('PUT')],
    ['SFX-04', 'changes the level in the projects', levelsInProjects],
  ],
  'update-group-member/access-level-kept': [
    ['STA-03', 'rejects the level of owners', when(hasValue('access_level', 50), rejects(400))],
  ],
})

export const updateMember = defectsOfEach(['updateGroupMember', 'updateProjectMember'], {
  'access-level-required': [
    ['SEM-05', 'sets the guest level by default', defaultsParameter('access_level', 10)],
  ],
  'access-level-kept': [
    ['SEM-02', 'stores every member as a guest', setsParameter('access_level', 10)],
    [
      'SFX-04',
      'changes the expiry date of other members',
      alsoDoesAll(async (call, upstream) => {
        const own = segmentsOf(call)[3] ?? ''
        const list = pathOf(call).replace(/\/[^/]+$/, '')
        const others = (await listedAt(list, call, upstream)).filter(({ id }) => String(id) !== own)
        return others
          .filter(({ access_level }) => access_level !== 50)
          .map(({ id, access_level }) => {
            const body = { access_level, expires_at: '2090-01-01' }
            return otherCall(call, 'PUT', `${list}/${String(id)}`, body)
          })
      }),
    ],
    [
      'STT-06',
      'does not lower a level to guest',
      when(hasValue('access_level', 10), setsParameter('access_level', 20)),
    ],
    ['STT-01', 'returns the attributes without storing them', undoesEffect],
    ['STA-03', 'adds users who are no members', addsOthers],
    ['SFX-02', 'sets an expiry date by default', defaultsParameter('expires_at', '2099-01-01')],
  ],
  'expires-at-kept': [
    ['SEM-01', 'ignores expires_at', ignores('expires_at')],
    ['SEM-07', 'sets the expiry date a day early', altersParameter('expires_at', dayBefore)],
  ],
  'invalid-is-400': [
    ['STA-02', 'returns 422 for 400', replacesStatus(400, 422)],
    [
      'STA-03',
      'accepts invalid dates',
      when((call) => !/^\d{4}-\d\d-\d\d$/.test(String(valueOf(call, 'expires_at'))), ignores('expires_at')),
    ],
  ],
})

export const keptMasters: readonly Mutant[] = (['updateGroupMember', 'updateProjectMember'] as const).map(
  (operation) => mutant('STT-06', operation, [], 'keeps masters who become developers', keepsMasters),
)
