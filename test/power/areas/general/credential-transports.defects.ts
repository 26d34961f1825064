/** Requests that the server makes as the administrator, although the credentials are those of another user. Spec: document 1, "Authentication". */
import { withValue } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { byAdministrator, ignoresPermissions } from '../../vocabulary/effects.ts'
import { altersRequest } from '../../vocabulary/requests.ts'

const withTokenInQuery = when(
  ({ query }) => /(?:^|&)private_token=/.test(query),
  altersRequest((call, upstream) => byAdministrator(withValue(call, 'private_token', undefined), upstream)),
)

const withOAuthToken = when(({ headers }) => headers['authorization'] !== undefined, ignoresPermissions)

export const credentialTransports: readonly Mutant[] = [
  ...(['listAllRunners', 'listUserEmails', 'listUsers'] as const).map((operation) =>
    mutant(
      'AUT-04',
      operation,
      'general/private-token-parameter',
      'makes requests with a token in the query as the administrator',
      withTokenInQuery,
    ),
  ),
  ...(['createCommitComment', 'createIssueNote', 'createMergeRequestNote'] as const).map((operation) =>
    mutant(
      'AUT-04',
      operation,
      'general/oauth2-bearer',
      'makes requests with an OAuth 2 token as the administrator',
      withOAuthToken,
    ),
  ),
]
