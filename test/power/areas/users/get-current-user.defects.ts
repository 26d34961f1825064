/** Defects of getCurrentUser, by the rule that each violates. */
import { isRecord, jsonOf, type Call, valueOf, withJson } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { ignores } from '../../vocabulary/requests.ts'
import { altersProperty, altersResponse, omitsProperty, returnsValue } from '../../vocabulary/responses.ts'

function hasNumericSudo(call: Call): boolean {
  return /^\d+$/.test(String(valueOf(call, 'sudo')))
}

export const getCurrentUser = defectsOf('getCurrentUser', {
  'get-current-user/returns-the-caller': [
    [
      'SFX-03',
      'returns the first user',
      when(
        by('owner'),
        altersProperty('id', () => 1),
      ),
    ],
  ],
  'get-current-user/returns-sudo-user': [
    ['AUT-04', 'ignores sudo by ID', when(hasNumericSudo, ignores('sudo'))],
  ],
  'get-current-user/secrets-under-sudo': [
    ['SCH-05', 'omits the token under sudo', omitsProperty('private_token')],
    ['SCH-01', 'omits is_admin under sudo', omitsProperty('is_admin')],
    [
      'AUT-04',
      'omits the token under sudo in the header',
      when(({ headers }) => headers['sudo'] !== undefined, omitsProperty('private_token')),
    ],
  ],
  'general/success-is-200': [
    ['SEM-02', 'returns the default projects_limit', returnsValue('projects_limit', 100_000)],
    ['SEM-02', 'returns an external user as internal', returnsValue('external', false)],
    ['SEM-02', 'returns a bio as null', returnsValue('bio', null)],
  ],
  'get-current-user/no-token-without-sudo': [
    [
      'SCH-05',
      'returns a token without sudo',
      altersResponse((response) => {
        const user = jsonOf(response)
        return isRecord(user) && !('private_token' in user)
          ? withJson(response, { ...user, private_token: 'x'.repeat(20) })
          : response
      }),
    ],
  ],
  'get-current-user/sudo-token-works': [
    [
      'SFX-03',
      'returns the token of the administrator',
      {
        around: async (call, { adminToken, pass }) => {
          const response = await pass(call)
          const user = jsonOf(response)
          return isRecord(user) && 'private_token' in user && hasNumericSudo(call)
            ? withJson(response, { ...user, private_token: adminToken })
            : response
        },
      },
    ],
  ],
})
