/** Defects of getUser, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { isNormal, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions, otherCall, byAdministrator } from '../../vocabulary/effects.ts'
import {
  altersRecords,
  omitsProperty,
  replacesStatus,
  returnsSuccessFor,
  returnsValue,
} from '../../vocabulary/responses.ts'
import { jsonOf, isRecord, segmentsOf } from '../../message.ts'

/** Normal users see of themselves what administrators see of any user. */
const showsAllOfThemselves: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const caller = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
    const isOwn = isRecord(caller) && String(caller['id']) === segmentsOf(call)[1]
    return isOwn ? upstream.pass(byAdministrator(call, upstream)) : response
  },
}

export const getUser = defectsOf('getUser', {
  'get-user/profile-for-normal-users': [
    ['SCH-05', 'returns all properties', when(isNormal, ignoresPermissions)],
    ['SCH-01', 'omits the profile', when(isNormal, omitsProperty('bio'))],
    [
      'SCH-04',
      'swaps two profiles for normal users',
      when(
        isNormal,
        altersRecords(({ work_profile, micro_blog, ...user }) => ({
          ...user,
          work_profile: micro_blog,
          micro_blog: work_profile,
        })),
      ),
    ],
    ['SCH-05', 'shows all of themselves', when(isNormal, showsAllOfThemselves)],
  ],
  'get-user/full-for-administrators': [
    ['SCH-01', 'omits the email address', omitsProperty('email')],
    [
      'SCH-05',
      'returns the private token',
      altersRecords((user) => ({ ...user, private_token: 'x'.repeat(20) })),
    ],
  ],
  'get-user/state': [['STT-04', 'returns active as the state', returnsValue('state', 'active')]],
  'get-user/unknown-is-404': [
    ['STA-03', 'returns an empty user for an unknown ID', returnsSuccessFor(404, 200)],
    ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
  ],
})
