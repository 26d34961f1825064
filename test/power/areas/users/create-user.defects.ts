/** Defects of createUser, by the rule that each violates. */
import { createdUser, userOfCheck } from '../../../conformance/fixtures/roles.ts'
import { isNameOf } from '../../../conformance/fixtures/run.ts'
import { isRecord, jsonOf, type Call, valueOf, withJson } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { has, isNormal, lacks, when, hasValue } from '../../vocabulary/conditions.ts'
import { ignoresPermissions, rejects } from '../../vocabulary/effects.ts'
import {
  altersParameter,
  altersRequest,
  defaultsParameter,
  ignores,
  ignoresEach,
  setsParameter,
} from '../../vocabulary/requests.ts'
import { optional } from './shared.ts'

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

export const createUser = defectsOf('createUser', {
  'create-user/administrators-only': [
    ['AUT-02', 'accepts a new user by every user', when(isNormal, ignoresPermissions)],
  ],
  'create-user/email-required': [['SEM-05', 'sets an email address by default', madeUp('email')]],
  'create-user/username-required': [['SEM-05', 'sets a username by default', madeUp('username')]],
  'create-user/name-required': [['SEM-05', 'sets a name by default', defaultsParameter('name', 'Nameless')]],
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
    ['SEM-02', 'reads admin false as true', when(hasValue('admin', false), setsParameter('admin', true))],
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
    ...ignoresEach(...optional),
    [
      'SEM-05',
      'ignores a projects limit of 0',
      when(hasValue('projects_limit', 0), ignores('projects_limit')),
    ],
  ],
  'general/created-is-201': [
    ['SEM-10', 'creates no external administrators', when(hasValue('admin', true), ignores('external'))],
  ],
})
