/** Defects of access requests: requests of another user, and wrong responses. */
import { mutant, type Mutant } from '../../mutant.ts'
import { losesFirst, saysOfEach, shows } from '../../vocabulary/responses.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { another, forgets, pretends, trustsEverybody } from '../../vocabulary/effects.ts'
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

/** Members are listed among those who wait. */
const withMembers = saysOfEach((record) => ({ ...record, id: 1 }))

type Place = (typeof places)[number]

function asked({ list, create, prefix }: Place): readonly Mutant[] {
  return [
    mutant(
      'SFX-01',
      list,
      `list-${prefix}-access-requests/lists-pending`,
      'the first is not listed',
      losesFirst,
    ),
    mutant(
      'IDT-01',
      list,
      `list-${prefix}-access-requests/lists-pending`,
      'all are of one user',
      withMembers,
    ),
    mutant(
      'SFX-03',
      create,
      `create-${prefix}-access-request/for-the-caller`,
      'it is of the administrator',
      trustsEverybody,
    ),
    mutant(
      'STT-01',
      create,
      `create-${prefix}-access-request/for-the-caller`,
      'it is answered and not kept',
      forgets,
    ),
    mutant(
      'SCH-01',
      create,
      `create-${prefix}-access-request/returns-the-request`,
      'the time is not that of the request',
      shows('requested_at', '2001-02-03T04:05:06.000Z'),
    ),
  ]
}

function denied({ deny, prefix }: Place): readonly Mutant[] {
  return [
    mutant('SFX-01', deny, `deny-${prefix}-access-request/removes-the-request`, 'it stays', pretends(200)),
    mutant(
      'SFX-02',
      deny,
      `deny-${prefix}-access-request/removes-the-request`,
      'who is denied becomes a member',
      {
        async around(call, behind) {
          const member = another(call, 'PUT', `${call.path.replace('/api/v4', '')}/approve`)
          return behind.pass(member)
        },
      },
    ),
  ]
}

function approved({ approve, prefix }: Place): readonly Mutant[] {
  return [
    mutant(
      'STT-01',
      approve,
      `approve-${prefix}-access-request/makes-a-member`,
      'nobody becomes a member',
      forgets,
    ),
    mutant(
      'SEM-05',
      approve,
      `approve-${prefix}-access-request/developer-by-default`,
      'guests by default',
      byDefault('access_level', 10),
    ),
    mutant(
      'SEM-01',
      approve,
      `approve-${prefix}-access-request/given-level`,
      'the level is passed over',
      ignores('access_level'),
    ),
    mutant(
      'SEM-02',
      approve,
      `approve-${prefix}-access-request/given-level`,
      'everybody is a master',
      always('access_level', 40),
    ),
    mutant(
      'SCH-03',
      approve,
      `approve-${prefix}-access-request/level-instead-of-time`,
      'the time is still shown',
      saysOfEach((record) => ({ ...record, requested_at: '2017-01-01T10:00:00.000Z' })),
    ),
    mutant(
      'AUT-02',
      approve,
      `approve-${prefix}-access-request/needs-permission`,
      'non-members approve',
      when(by('non-member'), trustsEverybody),
    ),
    mutant(
      'AUT-02',
      approve,
      `approve-${prefix}-access-request/needs-permission`,
      'who asked approves',
      when((call, behind) => !by('owner', 'non-member', 'admin')(call, behind), trustsEverybody),
    ),
  ]
}

export const accessRequestMutants: readonly Mutant[] = places.flatMap((place) => [
  ...asked(place),
  ...denied(place),
  ...approved(place),
])
