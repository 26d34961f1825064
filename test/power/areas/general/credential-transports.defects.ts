/** Requests that the server makes for another user, or not at all, because of how they are authenticated. Spec: document 1, "Authentication". */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { withValue, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { byAdministrator, hasNoEffect, ignoresPermissions } from '../../vocabulary/effects.ts'
import { altersRequest } from '../../vocabulary/requests.ts'

const hasTokenInQuery = ({ query }: Call): boolean => /(?:^|&)private_token=/.test(query)
const hasOAuthToken = ({ headers }: Call): boolean => headers['authorization'] !== undefined

const faults: readonly (readonly [RuleId, string, Fault, readonly OperationId[]])[] = [
  [
    'general/private-token-parameter',
    'makes requests with a token in the query as the administrator',
    when(
      hasTokenInQuery,
      altersRequest((call, upstream) =>
        byAdministrator(withValue(call, 'private_token', undefined), upstream),
      ),
    ),
    ['listAllRunners', 'listUserEmails', 'listUsers', 'deleteBoardList', 'transferProject'],
  ],
  [
    'general/oauth2-bearer',
    'makes requests with an OAuth 2 token as the administrator',
    when(hasOAuthToken, ignoresPermissions),
    [
      'createCommitComment',
      'createIssueNote',
      'createMergeRequestNote',
      'createProjectAccessRequest',
      'deleteIssueAwardEmoji',
      'deleteTag',
      'listBroadcastMessages',
      'listGroups',
      'listUserSshKeys',
      'markAllTodosAsDone',
      'updateGroup',
      'updateVariable',
    ],
  ],
  [
    'general/private-token-parameter',
    'confirms with a token in the query what it does not do',
    when(hasTokenInQuery, hasNoEffect(202)),
    ['deleteMergedBranches'],
  ],
  [
    'general/oauth2-bearer',
    'confirms with an OAuth 2 token what it does not do',
    when(hasOAuthToken, hasNoEffect(202)),
    ['deleteMergedBranches'],
  ],
]

export const credentialTransports: readonly Mutant[] = faults.flatMap(
  ([rule, description, fault, ofOperations]) =>
    ofOperations.map((operation) => mutant('AUT-04', operation, rule, description, fault)),
)
