/** Defects of approving an access request, by the rule that each violates. */
import { defectsOfEach } from '../../mutant.ts'
import { segmentsOf } from '../../message.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { defaultsParameter, ignores, setsParameter } from '../../vocabulary/requests.ts'
import { altersRecords } from '../../vocabulary/responses.ts'

const removesOthers = alsoDoesAll(async (call, upstream) => {
  const [collection = '', id = '', , user] = segmentsOf(call)
  const members = `/${collection}/${encodeURIComponent(id)}/members`
  return (await listedAt(members, call, upstream))
    .filter((member) => String(member['id']) !== user && Number(member['access_level']) < 40)
    .map((member) => otherCall(call, 'DELETE', `${members}/${String(member['id'])}`))
})

export const approveAccessRequest = defectsOfEach(
  ['approveGroupAccessRequest', 'approveProjectAccessRequest'],
  {
    'general/success-is-200': [['SFX-04', 'removes other members', removesOthers]],
    'adds-a-member': [['STT-01', 'approves without adding the member', undoesEffect]],
    'developer-by-default': [
      ['SEM-05', 'sets the guest level by default', defaultsParameter('access_level', 10)],
    ],
    'given-level': [
      ['SEM-01', 'ignores the level', ignores('access_level')],
      ['SEM-02', 'stores every member as a master', setsParameter('access_level', 40)],
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
  },
)
