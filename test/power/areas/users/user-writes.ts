/** Mutants of creating, updating and deleting users. */
import { createdUser, userOfCheck } from '../../../conformance/fixtures/roles.ts'
import { isNameOf } from '../../../conformance/fixtures/run.ts'
import { isRecord, isSuccess, jsonOf, segmentsOf, valueOf, withJson, type Call } from '../../message.ts'
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import { altersResponse, replacesStatus } from '../../vocabulary/responses.ts'
import { by, has, isNormal, lacks, when } from '../../vocabulary/conditions.ts'
import {
  byAdministrator,
  undoesEffect,
  jsonResponse,
  rejects,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import {
  setsParameter,
  defaultsParameter,
  altersRequest,
  ignores,
  altersParameter,
} from '../../vocabulary/requests.ts'

/** Optional attributes of a user. */
const optional = [
  'messenger_id',
  'work_profile',
  'micro_blog',
  'website_url',
  'organization',
  'projects_limit',
  'bio',
  'location',
  'external',
]

const creation = [
  ...defectsOf('createUser', {
    'create-user/administrators-only': [
      ['AUT-02', 'accepts a new user by every user', when(isNormal, ignoresPermissions)],
    ],
    'create-user/email-required': [['SEM-05', 'sets an email address by default', madeUp('email')]],
    'create-user/username-required': [['SEM-05', 'sets a username by default', madeUp('username')]],
    'create-user/name-required': [
      ['SEM-05', 'sets a name by default', defaultsParameter('name', 'Nameless')],
    ],
    'create-user/password-or-reset': [
      [
        'STT-03',
        'accepts a user without a password',
        when(lacks('reset_password'), defaultsParameter('password', 'Made-up-0123456789')),
      ],
      ['STA-03', 'requires a password with reset_password', when(lacks('password'), rejects(400))],
    ],
    'create-user/no-administrator-by-default': [
      ['SEM-05', 'creates administrators by default', when(isForTheCheck, defaultsParameter('admin', true))],
    ],
    'create-user/administrator-on-request': [['SEM-01', 'never creates an administrator', ignores('admin')]],
    'create-user/not-external-by-default': [
      ['SEM-05', 'creates external users by default', defaultsParameter('external', true)],
    ],
    'create-user/confirm-deprecated': [
      ['STA-03', 'rejects confirm', when(isCreatedUser('confirm'), rejects(400))],
      ['STA-03', 'rejects skip_confirmation', when(has('skip_confirmation'), rejects(400))],
    ],
    'create-user/identity-is-kept': [
      ['SEM-01', 'ignores identities', ignores('extern_uid', 'provider')],
      ['SEM-02', 'stores one provider for all users', altersParameter('provider', () => 'saml')],
    ],
    'create-user/attributes-are-kept': [
      ['SEM-05', 'accepts a group by every user', setsParameter('can_create_group', true)],
    ],
  }),
  ...optional.map((name) =>
    mutant('SEM-01', 'createUser', 'create-user/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
] as const

const changes = [
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
    ],
    'update-user/identity-is-kept': [['SEM-01', 'ignores identities', ignores('extern_uid', 'provider')]],
    'update-user/duplicate-email-is-404': [
      ['STA-02', 'returns 409 for 404', replacesStatus(404, 409)],
      ['STT-03', 'ignores a duplicate email address', when(has('email'), retriesWithout('email'))],
    ],
    'update-user/failure-is-404': [
      ['STA-02', 'returns 400 for 404', replacesStatus(404, 400)],
      ['SFX-02', 'stores a part of a rejected change', when(has('username'), alsoWithout('username'))],
    ],
  }),
  ...[...optional, 'email', 'username', 'name', 'admin', 'can_create_group'].map((name) =>
    mutant('SEM-01', 'updateUser', 'update-user/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
] as const

const removal = [
  ...defectsOf('deleteUser', {
    'delete-user/administrators-only': [
      ['AUT-02', 'accepts a deletion by every user', when(isNormal, ignoresPermissions)],
      [
        'SFX-02',
        'performs a rejected deletion',
        {
          async around(call, upstream) {
            const response = await upstream.pass(call)
            if (response.status === 403) await upstream.pass(byAdministrator(call, upstream))
            return response
          },
        },
      ],
    ],
    'delete-user/removes-the-user': [['SFX-01', 'keeps the user', undoesEffect]],
    'delete-user/unknown-is-200': [
      [
        'STA-02',
        'returns 404 for an unknown user',
        {
          async around(call, upstream) {
            const there = await upstream.pass({ ...call, operation: 'getUser', method: 'GET', query: '' })
            return isSuccess(there)
              ? upstream.pass(call)
              : jsonResponse(404, { message: '404 User Not Found' })
          },
        },
      ],
    ],
    'delete-user/body-only-if-deleted': [
      [
        'SCH-01',
        'never returns a body',
        altersResponse((response) => (isSuccess(response) ? jsonResponse(200) : response)),
      ],
      [
        'SCH-05',
        'always returns a body',
        altersResponse((response, call) =>
          isSuccess(response) && jsonOf(response) === undefined
            ? withJson(response, { id: Number(segmentsOf(call)[1]) })
            : response,
        ),
      ],
    ],
    'delete-user/contributions-move-to-ghost': [
      ['SEM-05', 'deletes contributions without hard_delete', defaultsParameter('hard_delete', true)],
    ],
    'delete-user/hard-delete-removes-contributions': [
      [
        'SEM-01',
        'keeps contributions despite hard_delete',
        ignores('hard_delete'),
        ['delete-user/hard-delete-removes-sole-groups'],
      ],
    ],
  }),
] as const

export const userWriteMutants: readonly Mutant[] = [...creation, ...changes, ...removal]

/** Sets an absent attribute. */
function madeUp(name: 'email' | 'username') {
  return when(
    lacks(name),
    altersRequest((call, { memory }) => {
      const serial = memory.size + 1
      memory.set(`made up ${serial}`, name)
      const value = name === 'email' ? `made-up-${serial}@example.com` : `made-up-${serial}`
      const json = jsonOf(call)
      return isRecord(json) ? withJson(call, { ...json, [name]: value }) : call
    }),
  )
}

/** Whether the user was created by a single check, and is not shared by all checks. */
function isForTheCheck(call: Call): boolean {
  return isNameOf(userOfCheck, String(valueOf(call, 'username')))
}

function isCreatedUser(name: string) {
  return (call: Call): boolean =>
    isNameOf(createdUser, String(valueOf(call, 'username'))) && valueOf(call, name) !== undefined
}

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
