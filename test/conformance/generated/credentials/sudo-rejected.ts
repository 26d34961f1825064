/** Sudo is rejected in the same way for every operation. Spec: document 1, "Authentication", sudo. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { sharedRequest } from '../access/requests.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { unusedIds } from '../paths/unknown-ids.ts'
import { sendPrepared, specifiedOperations, type SpecifiedOperation } from '../valid-request.ts'

/** The specification states the property of the body that has the text. */
export function expectSudoFailure(
  response: ApiResponse<OperationId>,
  status: 403 | 404,
  message: string,
): void {
  response.expectStatus(status).expectMessage(message)
  const { json } = response
  if (!isRecord(json) || json['message'] !== message) response.fail(`The property \`message\` is ${message}.`)
}

/** Sudo by a user who is not an administrator is rejected. */
function nonAdministratorCheck(operation: SpecifiedOperation): Check {
  const title = `${operation} rejects sudo by a user who is not an administrator.`
  return generatedCheck('sudo-rejected', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const by = context.nonMember
    const { username } = prepared.by
    const variations = [
      { by, headers: { SUDO: username } },
      { by, query: { ...prepared.query, sudo: username } },
    ]
    for (const variation of variations) {
      const response = await sendPrepared(context, prepared, variation)
      expectSudoFailure(response, 403, '403 Forbidden - Must be admin to use sudo')
    }
  })
}

/** Sudo as a user who does not exist is rejected. */
function unknownUserCheck(operation: SpecifiedOperation): Check {
  const title = `${operation} rejects sudo as an unknown user.`
  return generatedCheck('sudo-unknown-user', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    for (const sudo of [context.uniqueName('unknown'), String(unusedIds['user_id'])]) {
      const response = await sendPrepared(context, prepared, {
        by: context.admin,
        query: { ...prepared.query, sudo },
      })
      expectSudoFailure(response, 404, `404 Not Found: No user id or username for: ${sudo}`)
    }
  })
}

export const sudoByNonAdministrators: readonly Check[] = specifiedOperations.map(nonAdministratorCheck)
export const sudoAsUnknownUsers: readonly Check[] = specifiedOperations.map(unknownUserCheck)
