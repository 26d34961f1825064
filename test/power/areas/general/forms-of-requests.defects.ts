/** Operations that misread one way to write a request: the path of its project, the form of sudo, the token in the query. */
import { defectsOf, mutant, type Fault, type Mutant } from '../../mutant.ts'
import { withoutHeader, withValue } from '../../message.ts'
import {
  isAnonymous,
  isByPath,
  isSudoById,
  sudoOf,
  when,
  type Condition,
} from '../../vocabulary/conditions.ts'
import { jsonResponse, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter, altersRequest, ignores } from '../../vocabulary/requests.ts'
import { altersHeader, succeedsWith } from '../../vocabulary/responses.ts'

const isSudoByName: Condition = (call) => sudoOf(call) !== null && !isSudoById(call)

const acceptsSudoInQueryOfAnyone: Fault = {
  async around(call, { pass }) {
    const response = await pass(call)
    const isRejected = response.status === 403 && call.query.includes('sudo=')
    return isRejected ? pass(withValue(call, 'sudo', undefined)) : response
  },
}

const compatibleForm = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFKC') : value
const composedForm = (value: unknown): unknown => (typeof value === 'string' ? value.normalize('NFC') : value)

export const formMutants: readonly Mutant[] = [
  mutant(
    'AUT-04',
    'createIssue',
    'general/any-request-with-sudo',
    'knows no user names in sudo',
    when(isSudoByName, {
      around: async (call) =>
        jsonResponse(404, { message: `404 Not Found: No user id or username for: ${sudoOf(call) ?? ''}` }),
    }),
  ),
  mutant(
    'AUT-04',
    'updateNotificationSettings',
    'general/any-request-with-sudo',
    'ignores IDs in the SUDO header',
    when(
      (call) => call.headers['sudo'] !== undefined && isSudoById(call),
      altersRequest((call) => withoutHeader(call, 'sudo')),
    ),
  ),
  mutant(
    'AUT-04',
    'listEvents',
    'general/sudo-non-admin-is-403',
    'ignores sudo in the query of normal users',
    acceptsSudoInQueryOfAnyone,
  ),
  mutant(
    'HDR-03',
    'listCurrentUserSshKeys',
    'general/any-request-with-sudo',
    'returns relative links under sudo',
    when(
      (call) => sudoOf(call) !== null,
      altersHeader('link', (value) => value.replaceAll(/<https?:\/\/[^/]+/g, '<')),
    ),
  ),
  mutant(
    'AUT-04',
    'cancelMergeWhenPipelineSucceeds',
    'general/private-token-parameter',
    'ignores private_token in its query',
    ignores('private_token'),
  ),
  mutant(
    'AUT-01',
    'getProject',
    [],
    'rejects anonymous callers of a path',
    when((call) => isAnonymous(call) && isByPath(call), rejects(401, '401 Unauthorized')),
  ),
  mutant(
    'STA-01',
    'deleteProject',
    'general/project-id-or-path',
    'returns 200 for a path',
    when(isByPath, succeedsWith(200)),
  ),
  mutant(
    'STT-06',
    'createProjectAccessRequest',
    'general/project-id-or-path',
    'has no effect for a path',
    when(isByPath, undoesEffect),
  ),
  mutant(
    'ENC-03',
    'createUser',
    [],
    'changes names to compatible forms',
    altersParameter('name', compatibleForm),
  ),
  mutant(
    'ENC-03',
    'createMergeRequest',
    [],
    'composes letters of the title',
    altersParameter('title', composedForm),
  ),
  mutant(
    'ENC-03',
    'updateSnippetNote',
    [],
    'composes letters of the body',
    altersParameter('body', composedForm),
  ),
  ...defectsOf('getBroadcastMessage', {
    'get-broadcast-message/returns-the-message': [
      [
        'STA-03',
        'does not find messages that have ended',
        {
          async around(call, { pass }) {
            const response = await pass(call)
            return response.body.includes('"ends_at":"2020')
              ? jsonResponse(404, { message: '404 Not Found' })
              : response
          },
        },
      ],
    ],
  }),
  mutant('STA-03', 'getIssue', 'general/success-is-200', 'does not find confidential issues', {
    async around(call, { pass }) {
      const response = await pass(call)
      return response.body.includes('"confidential":true')
        ? jsonResponse(404, { message: '404 Not Found' })
        : response
    },
  }),
]
