/** Defects of access requests: requests of another user, and wrong responses. */
import { mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { losesFirst, changesEach, shows } from '../../vocabulary/responses.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { another, forgets, pretends, ignoresPermissions } from '../../vocabulary/effects.ts'
import { always, byDefault, ignores } from '../../vocabulary/requests.ts'

const places = [
  {
    list: 'listGroupAccessRequests',
    create: 'createGroupAccessRequest',
    approve: 'approveGroupAccessRequest',
    deny: 'denyGroupAccessRequest',
    prefix: 'group',
  },
  {
    list: 'listProjectAccessRequests',
    create: 'createProjectAccessRequest',
    approve: 'approveProjectAccessRequest',
    deny: 'denyProjectAccessRequest',
    prefix: 'project',
  },
] as const

/** Lists members together with users who request access. */
const withMembers = changesEach((record) => ({ ...record, id: 1 }))

type Place = (typeof places)[number]

function accessRequests({ list, create, prefix }: Place): readonly Mutant[] {
  return [
    ...mutantsOf(
      list,
      `list-${prefix}-access-requests/lists-pending`,
      ['SFX-01', 'omits the first request', losesFirst],
      ['IDT-01', 'returns the same user for all requests', withMembers],
    ),
    ...mutantsOf(
      create,
      `create-${prefix}-access-request/for-the-caller`,
      ['SFX-03', 'stores the request for the administrator', ignoresPermissions],
      ['STT-01', 'returns the request without storing it', forgets],
    ),
    mutant(
      'SCH-01',
      create,
      `create-${prefix}-access-request/returns-the-request`,
      'returns a requested_at other than the time of the request',
      shows('requested_at', '2001-02-03T04:05:06.000Z'),
    ),
  ]
}

function denied({ deny, prefix }: Place): readonly Mutant[] {
  return [
    ...mutantsOf(
      deny,
      `deny-${prefix}-access-request/removes-the-request`,
      ['SFX-01', 'keeps the record', pretends(200)],
      [
        'SFX-02',
        'adds the denied user as a member',
        {
          async around(call, behind) {
            const member = another(call, 'PUT', `${call.path.replace('/api/v4', '')}/approve`)
            return behind.pass(member)
          },
        },
      ],
    ),
  ]
}

function approved({ approve, prefix }: Place): readonly Mutant[] {
  return [
    mutant(
      'STT-01',
      approve,
      `approve-${prefix}-access-request/adds-a-member`,
      'approves without adding the member',
      forgets,
    ),
    mutant(
      'SEM-05',
      approve,
      `approve-${prefix}-access-request/developer-by-default`,
      'sets the guest level by default',
      byDefault('access_level', 10),
    ),
    ...mutantsOf(
      approve,
      `approve-${prefix}-access-request/given-level`,
      ['SEM-01', 'ignores the level', ignores('access_level')],
      ['SEM-02', 'stores every member as a master', always('access_level', 40)],
    ),
    mutant(
      'SCH-03',
      approve,
      `approve-${prefix}-access-request/level-instead-of-time`,
      'returns requested_at after the approval',
      changesEach((record) => ({ ...record, requested_at: '2017-01-01T10:00:00.000Z' })),
    ),
    ...mutantsOf(
      approve,
      `approve-${prefix}-access-request/needs-permission`,
      ['AUT-02', 'accepts an approval by a non-member', when(by('non-member'), ignoresPermissions)],
      [
        'AUT-02',
        'accepts an approval by the requester',
        when((call, behind) => !by('owner', 'non-member', 'admin')(call, behind), ignoresPermissions),
      ],
    ),
  ]
}

export const accessRequestMutants: readonly Mutant[] = places.flatMap((place) => [
  ...accessRequests(place),
  ...denied(place),
  ...approved(place),
])
