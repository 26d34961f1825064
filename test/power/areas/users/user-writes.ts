/** Mutants of creating, updating and deleting users. */
import { createdUser, userOfCheck } from '../../../conformance/fixtures/roles.ts'
import { isNameOf } from '../../../conformance/fixtures/run.ts'
import { isRecord, isSuccess, jsonOf, segmentsOf, valueOf, withJson, type Call } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { altersResponse, swaps } from '../../vocabulary/responses.ts'
import { by, has, isNormal, lacks, when } from '../../vocabulary/conditions.ts'
import {
  byAdministrator,
  forgets,
  jsonResponse,
  rejects,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import { always, byDefault, hears, ignores, takes } from '../../vocabulary/requests.ts'

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
  mutant(
    'AUT-02',
    'createUser',
    'create-user/administrators-only',
    'accepts a new user by every user',
    when(isNormal, ignoresPermissions),
  ),
  mutant(
    'SEM-05',
    'createUser',
    'create-user/email-required',
    'sets an email address by default',
    madeUp('email'),
  ),
  mutant(
    'SEM-05',
    'createUser',
    'create-user/username-required',
    'sets a username by default',
    madeUp('username'),
  ),
  mutant(
    'SEM-05',
    'createUser',
    'create-user/name-required',
    'sets a name by default',
    byDefault('name', 'Nameless'),
  ),
  mutant(
    'STT-03',
    'createUser',
    'create-user/password-or-reset',
    'accepts a user without a password',
    when(lacks('reset_password'), byDefault('password', 'Made-up-0123456789')),
  ),
  mutant(
    'STA-03',
    'createUser',
    'create-user/password-or-reset',
    'requires a password with reset_password',
    when(lacks('password'), rejects(400)),
  ),
  mutant(
    'SEM-05',
    'createUser',
    'create-user/no-administrator-by-default',
    'creates administrators by default',
    when(isForTheCheck, byDefault('admin', true)),
  ),
  mutant(
    'SEM-01',
    'createUser',
    'create-user/administrator-on-request',
    'never creates an administrator',
    ignores('admin'),
  ),
  mutant(
    'SEM-05',
    'createUser',
    'create-user/not-external-by-default',
    'creates external users by default',
    byDefault('external', true),
  ),
  mutant(
    'STA-03',
    'createUser',
    'create-user/confirm-deprecated',
    'rejects confirm',
    when(isCreatedUser('confirm'), rejects(400)),
  ),
  mutant(
    'STA-03',
    'createUser',
    'create-user/confirm-deprecated',
    'rejects skip_confirmation',
    when(has('skip_confirmation'), rejects(400)),
  ),
  mutant(
    'SEM-01',
    'createUser',
    'create-user/identity-is-kept',
    'ignores identities',
    ignores('extern_uid', 'provider'),
  ),
  mutant(
    'SEM-02',
    'createUser',
    'create-user/identity-is-kept',
    'stores one provider for all users',
    takes('provider', () => 'saml'),
  ),
  ...optional.map((name) =>
    mutant('SEM-01', 'createUser', 'create-user/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
  mutant(
    'SEM-05',
    'createUser',
    'create-user/attributes-are-kept',
    'accepts a group by every user',
    always('can_create_group', true),
  ),
] as const

const changes = [
  mutant(
    'AUT-02',
    'updateUser',
    'update-user/administrators-only',
    'accepts changes by every user',
    when(isNormal, ignoresPermissions),
  ),
  mutant(
    'AUT-02',
    'updateUser',
    'update-user/administrators-only',
    'accepts changes of users to themselves',
    when(by(userOfCheck), ignoresPermissions),
  ),
  mutant(
    'STA-03',
    'updateUser',
    'update-user/all-optional',
    'rejects a request without attributes',
    when((call) => JSON.stringify(jsonOf(call)) === '{}', rejects(400)),
  ),
  mutant(
    'SFX-02',
    'updateUser',
    'update-user/all-optional',
    'empties attributes that are not sent',
    byDefault('location', ''),
  ),
  mutant(
    'STT-01',
    'updateUser',
    'update-user/attributes-are-kept',
    'returns the attributes without storing them',
    forgets,
  ),
  ...[...optional, 'email', 'username', 'name', 'admin', 'can_create_group'].map((name) =>
    mutant('SEM-01', 'updateUser', 'update-user/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
  mutant(
    'SEM-01',
    'updateUser',
    'update-user/identity-is-kept',
    'ignores identities',
    ignores('extern_uid', 'provider'),
  ),
  mutant(
    'STA-02',
    'updateUser',
    'update-user/duplicate-email-is-404',
    'returns 409 for 404',
    swaps(404, 409),
  ),
  mutant(
    'STT-03',
    'updateUser',
    'update-user/duplicate-email-is-404',
    'ignores a duplicate email address',
    when(has('email'), retriesWithout('email')),
  ),
  mutant('STA-02', 'updateUser', 'update-user/failure-is-404', 'returns 400 for 404', swaps(404, 400)),
  mutant(
    'SFX-02',
    'updateUser',
    'update-user/failure-is-404',
    'stores a part of a rejected change',
    when(has('username'), alsoWithout('username')),
  ),
] as const

const removal = [
  mutant(
    'AUT-02',
    'deleteUser',
    'delete-user/administrators-only',
    'accepts a deletion by every user',
    when(isNormal, ignoresPermissions),
  ),
  mutant('SFX-02', 'deleteUser', 'delete-user/administrators-only', 'performs a rejected deletion', {
    async around(call, behind) {
      const response = await behind.pass(call)
      if (response.status === 403) await behind.pass(byAdministrator(call, behind))
      return response
    },
  }),
  mutant('SFX-01', 'deleteUser', 'delete-user/removes-the-user', 'keeps the user', forgets),
  mutant('STA-02', 'deleteUser', 'delete-user/unknown-is-200', 'returns 404 for an unknown user', {
    async around(call, behind) {
      const there = await behind.pass({ ...call, operation: 'getUser', method: 'GET', query: '' })
      return isSuccess(there) ? behind.pass(call) : jsonResponse(404, { message: '404 User Not Found' })
    },
  }),
  mutant(
    'SCH-01',
    'deleteUser',
    'delete-user/body-only-if-deleted',
    'never returns a body',
    altersResponse((response) => (isSuccess(response) ? jsonResponse(200) : response)),
  ),
  mutant(
    'SCH-05',
    'deleteUser',
    'delete-user/body-only-if-deleted',
    'always returns a body',
    altersResponse((response, call) =>
      isSuccess(response) && jsonOf(response) === undefined
        ? withJson(response, { id: Number(segmentsOf(call)[1]) })
        : response,
    ),
  ),
  mutant(
    'SEM-05',
    'deleteUser',
    'delete-user/contributions-move-to-ghost',
    'deletes contributions without hard_delete',
    byDefault('hard_delete', true),
  ),
  mutant(
    'SEM-01',
    'deleteUser',
    ['delete-user/hard-delete-removes-contributions', 'delete-user/hard-delete-removes-sole-groups'],
    'keeps contributions despite hard_delete',
    ignores('hard_delete'),
  ),
] as const

export const userWriteMutants: readonly Mutant[] = [...creation, ...changes, ...removal]

/** Sets an absent attribute. */
function madeUp(name: 'email' | 'username') {
  return when(
    lacks(name),
    hears((call, { memory }) => {
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
    async around(call, behind) {
      const response = await behind.pass(call)
      const again = ignores(name).around
      return response.status !== 404 || again === undefined ? response : again(call, behind)
    },
  }
}

/** A failed request is repeated without an attribute, and the failure is returned. */
function alsoWithout(name: string): Mutant['fault'] {
  return {
    async around(call, behind) {
      const response = await behind.pass(call)
      if (response.status === 404) await ignores(name).around?.(call, behind)
      return response
    },
  }
}
