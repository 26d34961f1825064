/** Tokens that are not read as form fields. Spec: document 1, "Request conventions" 3 and "Authentication". */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import type { Call } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { byAdministrator } from '../../vocabulary/effects.ts'
import { altersRequest, withoutField } from '../../vocabulary/requests.ts'

const hasField =
  (name: string) =>
  ({ body }: Call): boolean =>
    body.includes(`${name}=`)

const ignoresField = (name: string): Fault => altersRequest((call) => withoutField(call, name))

const ignored: readonly (readonly [string, RuleId, readonly OperationId[]])[] = [
  [
    'private_token',
    'general/private-token-parameter',
    ['retryJob', 'deleteBroadcastMessage', 'deleteSnippetNote', 'unprotectBranch', 'markTodoAsDone'],
  ],
  [
    'access_token',
    'general/oauth2-parameter',
    ['deleteTrigger', 'eraseJob', 'createIssue', 'updateVariable', 'acceptMergeRequest'],
  ],
]

export const tokenFields: readonly Mutant[] = [
  ...ignored.flatMap(([name, rule, ofOperations]) =>
    ofOperations.map((operation) =>
      mutant('AUT-04', operation, rule, `ignores ${name} as a form field`, ignoresField(name)),
    ),
  ),
  ...(['createBranch', 'takeTriggerOwnership'] as const).map((operation) =>
    mutant(
      'AUT-04',
      operation,
      'general/oauth2-parameter',
      'makes requests with access_token as a form field as the administrator',
      when(
        hasField('access_token'),
        altersRequest((call, upstream) => byAdministrator(withoutField(call, 'access_token'), upstream)),
      ),
    ),
  ),
]
