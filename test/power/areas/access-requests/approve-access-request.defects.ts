/** Defects of approving an access request, by the rule that each violates. */
import { defectsOf, defectsOfEach, type Fault } from '../../mutant.ts'
import { alterJson, isRecord, isSuccess, segmentsOf, valueOf, withValue, pathOf } from '../../message.ts'
import { by, hasValue, when } from '../../vocabulary/conditions.ts'
import {
  ignoresPermissions,
  otherCall,
  rejects,
  undoesEffect,
  jsonResponse,
} from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt, scopeOf } from '../../vocabulary/lookups.ts'
import { defaultsParameter, ignores, setsParameter } from '../../vocabulary/requests.ts'
import { altersRecords, returnsValue } from '../../vocabulary/responses.ts'

const removesOthers = alsoDoesAll(async (call, upstream) => {
  const [collection = '', id = '', , user] = segmentsOf(call)
  const members = `/${collection}/${encodeURIComponent(id)}/members`
  return (await listedAt(members, call, upstream))
    .filter((member) => String(member['id']) !== user && Number(member['access_level']) < 40)
    .map((member) => otherCall(call, 'DELETE', `${members}/${String(member['id'])}`))
})

/** Stores a level that the server must reject. */
function storesLevel(level: number): Fault {
  return {
    async everywhere(call, upstream) {
      const isApproval =
        call.path.endsWith('/approve') && String(valueOf(call, 'access_level')) === String(level)
      const response = await upstream.pass(isApproval ? withValue(call, 'access_level', 30) : call)
      const [, scope = '', kind, user = ''] = segmentsOf(call)
      if (isApproval && isSuccess(response)) upstream.memory.set(`${scope} ${user}`, true)
      const changed = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(changed)
        return isRecord(value) && upstream.memory.has(`${scope} ${String(value['id'])}`)
          ? { ...value, access_level: level }
          : value
      }
      return kind === 'members' ? alterJson(response, changed) : response
    },
  }
}

/** A member without a pending request is approved again. */
const approvesAgain: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const member = pathOf(call).replace(/access_requests\/(\w+)\/approve$/, 'members/$1')
    const known = response.status === 404 ? await shownAt(member, call, upstream) : undefined
    return known === undefined ? response : jsonResponse(200, known)
  },
}

/** Other members than the owner get the level of the new one. */
const levelsOthers: Fault = alsoDoesAll(async (call, upstream) => {
  const members = await listedAt(`${scopeOf(call)}/members`, call, upstream)
  const level = members.find(({ id }) => String(id) === segmentsOf(call)[3])?.['access_level']
  const others = members.filter((each) => String(each['id']) !== segmentsOf(call)[3])
  return others
    .filter((each) => each['access_level'] !== 50)
    .map(({ id }) =>
      otherCall(call, 'PUT', `${scopeOf(call)}/members/${Number(id)}`, { access_level: level }),
    )
})

export const approveAccessRequest = [
  ...defectsOf('approveProjectAccessRequest', {
    'approve-project-access-request/given-level': [
      ['STT-03', 'stores the level of owners, which projects do not have', storesLevel(50)],
    ],
  }),
  ...defectsOf('approveGroupAccessRequest', {
    'approve-group-access-request/given-level': [
      ['STA-03', 'rejects the level of owners', when(hasValue('access_level', 50), rejects(400))],
    ],
  }),
  ...defectsOfEach(['approveGroupAccessRequest', 'approveProjectAccessRequest'], {
    'general/success-is-200': [
      ['SFX-04', 'removes other members', removesOthers],
      ['SFX-04', 'changes the level of other members', levelsOthers],
    ],
    'adds-a-member': [
      ['STT-01', 'approves without adding the member', undoesEffect],
      ['SCH-04', 'returns another name of the member', returnsValue('name', 'Another')],
      ['SCH-04', 'returns the member as blocked', returnsValue('state', 'blocked')],
    ],
    'developer-by-default': [
      ['SEM-05', 'sets the guest level by default', defaultsParameter('access_level', 10)],
    ],
    'given-level': [
      ['SEM-01', 'ignores the level', ignores('access_level')],
      ['SEM-02', 'stores every member as a master', setsParameter('access_level', 40)],
      ['STT-03', 'stores a level that does not exist', storesLevel(25)],
    ],
    'level-instead-of-time': [
      [
        'SCH-03',
        'returns requested_at after the approval',
        altersRecords((record) => ({ ...record, requested_at: '2017-01-01T10:00:00.000Z' })),
      ],
    ],
    'needs-permission': [
      ['AUT-02', 'accepts an approval by a non-member', when(by('non-member'), ignoresPermissions)],
      [
        'AUT-02',
        'accepts an approval by the requester',
        when((call, upstream) => !by('owner', 'non-member', 'admin')(call, upstream), ignoresPermissions),
      ],
    ],
    'general/not-found-is-404': [['IDM-02', 'approves members again', approvesAgain]],
  }),
]
