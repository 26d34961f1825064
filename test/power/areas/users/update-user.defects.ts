/** Defects of updateUser, by the rule that each violates. */
import { userOfCheck } from '../../../conformance/fixtures/roles.ts'
import { alterJson, isRecord, jsonOf, segmentsOf, valueOf, valuesOf, type Call } from '../../message.ts'
import { defectsOf, type Mutant, mutant, type Defect, type Fault, type Upstream } from '../../mutant.ts'
import { by, has, hasValue, isNormal, when, lacks } from '../../vocabulary/conditions.ts'
import { alsoDoes, ignoresPermissions, otherCall, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores, ignoresEach } from '../../vocabulary/requests.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'
import { optional, userOf } from './shared.ts'
import { acceptsIf, isAt } from '../../vocabulary/states.ts'
import { remembers, omitsChanged, keeps } from '../../vocabulary/former-records.ts'
import { alsoSets, alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'

/** A failed request is repeated without an attribute, and that response is returned. */
function retriesWithout(name: string): Mutant['fault'] {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      const again = ignores(name).around
      return response.status !== 404 || again === undefined ? response : again(call, upstream)
    },
  }
}

/** A failed request is repeated without an attribute, and the failure is returned. */
function alsoWithout(name: string): Mutant['fault'] {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      if (response.status === 404) await ignores(name).around?.(call, upstream)
      return response
    },
  }
}

/** The user has no identities after an update without one. */
const dropsIdentities: Mutant['fault'] = {
  async everywhere(call, { memory, pass }) {
    const response = await pass(call)
    const [, id = ''] = segmentsOf(call)
    if (call.operation === 'updateUser') memory.set(id, valueOf(call, 'extern_uid') === undefined)
    return call.operation === 'getUser' && memory.get(id) === true
      ? alterJson(response, (user) =>
          isRecord(user) && 'identities' in user ? { ...user, identities: [] } : user,
        )
      : response
  },
}

const deletesKeys: Fault = alsoDoesAll(async (call: Call, upstream: Upstream) => {
  const list = `/users/${segmentsOf(call)[1] ?? ''}/keys`
  const keys = await listedAt(list, call, upstream)
  return keys.map(({ id }) => otherCall(call, 'DELETE', `${list}/${String(id)}`))
})

const blocks: Fault = alsoDoesAll(async (call: Call) =>
  valueOf(call, 'name') === undefined
    ? []
    : [otherCall(call, 'POST', `/users/${segmentsOf(call)[1] ?? ''}/block`)],
)

export const updateUser: readonly Mutant[] = [
  ...defectsOf('updateUser', {
    'update-user/administrators-only': [
      ['AUT-02', 'accepts changes by every user', when(isNormal, ignoresPermissions)],
      ['AUT-02', 'accepts changes of users to themselves', when(by(userOfCheck), ignoresPermissions)],
    ],
    'update-user/all-optional': [
      [
        'STA-03',
        'rejects a request without attributes',
        when((call) => JSON.stringify(jsonOf(call)) === '{}', rejects(400)),
      ],
      ['SFX-02', 'empties attributes that are not sent', defaultsParameter('location', '')],
    ],
    'update-user/attributes-are-kept': [
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
      [
        'SEM-07',
        'ignores a projects_limit of 0',
        when(hasValue('projects_limit', 0), ignores('projects_limit')),
      ],
      ...ignoresEach(...optional, 'email', 'username', 'name', 'admin', 'can_create_group'),
      [
        'SFX-02',
        'sets the name to the username',
        when(
          lacks('name'),
          alsoSets('username', (name) => ({ name })),
        ),
      ],
      ['SFX-04', 'blocks a user with a new name', blocks],
    ],
    'general/success-is-200': [
      [
        'SFX-02',
        'resets the limit with the name',
        when(has('name'), defaultsParameter('projects_limit', 100)),
      ],
      [
        'SFX-02',
        'resets can_create_group with the limit',
        when(has('projects_limit'), defaultsParameter('can_create_group', true)),
      ],
      ['SFX-04', 'drops identities that are not sent', dropsIdentities],
      ['SEM-01', 'ignores an empty bio', when(hasValue('bio', ''), ignores('bio'))],
      [
        'SFX-04',
        'unblocks the user',
        alsoDoes((call) => otherCall(call, 'POST', `/users/${segmentsOf(call)[1]}/unblock`)),
      ],
      [
        'STT-04',
        'is omitted by the filter of external users',
        remembers({ write: 'updateUser', read: 'listUsers', alter: omitsChanged('external') }),
      ],
      [
        'STT-04',
        'leaves external in the list',
        remembers({ write: 'updateUser', read: 'listUsers', alter: keeps('external') }),
      ],
      ...['messenger_id', 'work_profile', 'organization'].map((name): Defect => [
        'SEM-01',
        `ignores ${name} if it is empty`,
        when((call) => valuesOf(call, name).includes(''), ignores(name)),
      ]),
      ['SFX-04', 'deletes the keys of the user', deletesKeys],
    ],
    'update-user/identity-is-kept': [
      ['SEM-01', 'ignores identities', ignores('extern_uid', 'provider')],
      ['SEM-02', 'stores every provider as ldap', altersParameter('provider', () => 'ldap')],
    ],
    'update-user/duplicate-email-is-404': [
      ['STA-02', 'returns 409 for 404', replacesStatus(404, 409)],
      ['STT-03', 'ignores a duplicate email address', when(has('email'), retriesWithout('email'))],
    ],
    'update-user/failure-is-404': [
      ['STA-02', 'returns 400 for 404', replacesStatus(404, 400)],
      ['SFX-02', 'stores a part of a rejected change', when(has('username'), alsoWithout('username'))],
    ],
  }),
  mutant(
    'AUT-02',
    'updateUser',
    [],
    'accepts normal users for blocked users',
    acceptsIf(isAt(userOf, 'state', 'blocked')),
  ),
]
