/** Errors of sudo with another body than the specified one. Spec: document 1, "Error body shapes". */
import { isRecord, jsonOf, withJson } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { altersResponse } from '../../vocabulary/responses.ts'

const failures = [
  [403, 'Must be admin to use sudo', ['createIssue', 'getRunner', 'blockUser']],
  [404, 'No user id or username', ['deleteBroadcastMessage', 'listTodos', 'listPipelines']],
] as const

export const sudoFailures: readonly Mutant[] = failures.flatMap(([status, text, ofOperations]) =>
  ofOperations.map((operation) =>
    mutant(
      'STA-04',
      operation,
      status === 403 ? 'general/sudo-non-admin-is-403' : 'general/sudo-unknown-user-is-404',
      `returns the text of sudo with ${status} as error`,
      altersResponse((response) => {
        const body = jsonOf(response)
        const message = isRecord(body) ? body['message'] : undefined
        return response.status === status && String(message).includes(text)
          ? withJson(response, { error: message })
          : response
      }),
    ),
  ),
)
