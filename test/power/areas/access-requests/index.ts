/** Defects of access requests: requests of another user, and wrong responses. */
import { mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { omitsFirstItem, altersRecords, returnsValue } from '../../vocabulary/responses.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { otherCall, undoesEffect, hasNoEffect, ignoresPermissions } from '../../vocabulary/effects.ts'
import { setsParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'

const scopes = [
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
const withMembers = altersRecords((record) => ({ ...record, id: 1 }))

type Scope = (typeof scopes)[number]

function accessRequests({ list, create, prefix }: Scope): readonly Mutant[] {
  return [
    ...mutantsOf(
      list,
      `list-${prefix}-access-requests/lists-pending`,
      ['SFX-01', 'omits the first request', omitsFirstItem],
      ['IDT-01', 'returns the same user for all requests', withMembers],
    ),
    ...mutantsOf(
      create,
      `create-${prefix}-access-request/for-the-caller`,
      ['SFX-03', 'stores the request for the administrator', ignoresPermissions],
      ['STT-01', 'returns the request without storing it', undoesEffect],
    ),
    mutant(
      'SCH-01',
      create,
      `create-${prefix}-access-request/returns-the-request`,
      'returns a requested_at other than the time of the request',
      returnsValue('requested_at', '2001-02-03T04:05:06.000Z'),
    ),
  ]
}

function denied({ deny, prefix }: Scope): readonly Mutant[] {
  return [
    ...mutantsOf(
      deny,
      `deny-${prefix}-access-request/removes-the-request`,
      ['SFX-01', 'keeps the record', hasNoEffect(200)],
      [
        'SFX-02',
        'adds the denied user as a member',
        {
          async around(call, upstream) {
            const member = otherCall(call, 'PUT', `${call.path.replace('/api/v4', '')}/approve`)
            return upstream.pass(member)
          },
        },
      ],
    ),
  ]
}

function approved({ approve, prefix }: Scope): readonly Mutant[] {
  return [
    mutant(
      'STT-01',
      approve,
      `approve-${prefix}-access-request/adds-a-member`,
      'approves without adding the member',
      undoesEffect,
    ),
    mutant(
      'SEM-05',
      approve,
      `approve-${prefix}-access-request/developer-by-default`,
      'sets the guest level by default',
      defaultsParameter('access_level', 10),
    ),
    ...mutantsOf(
      approve,
      `approve-${prefix}-access-request/given-level`,
      ['SEM-01', 'ignores the level', ignores('access_level')],
      ['SEM-02', 'stores every member as a master', setsParameter('access_level', 40)],
    ),
    mutant(
      'SCH-03',
      approve,
      `approve-${prefix}-access-request/level-instead-of-time`,
      'returns requested_at after the approval',
      altersRecords((record) => ({ ...record, requested_at: '2017-01-01T10:00:00.000Z' })),
    ),
    ...mutantsOf(
      approve,
      `approve-${prefix}-access-request/needs-permission`,
      ['AUT-02', 'accepts an approval by a non-member', when(by('non-member'), ignoresPermissions)],
      [
        'AUT-02',
        'accepts an approval by the requester',
        when((call, upstream) => !by('owner', 'non-member', 'admin')(call, upstream), ignoresPermissions),
      ],
    ),
  ]
}

export const accessRequestMutants: readonly Mutant[] = scopes.flatMap((scope) => [
  ...accessRequests(scope),
  ...denied(scope),
  ...approved(scope),
])
