/** Sudo is rejected in the same way for every operation. Spec: document 1, "Authentication", sudo. */
import { sharedRequest } from './access/requests.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { sendPrepared, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'

/** Sudo by a user who is not an administrator, and as a user who does not exist, is rejected. */
function sudoRejectionCheck(operation: SpecifiedOperation): Check {
  const title = `${operation} rejects sudo by users and as unknown users.`
  return generatedCheck('sudo-rejected', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const query = (sudo: string) => ({ ...prepared.query, sudo })
    const { username } = prepared.by.account
    const byNonAdministrator = await sendPrepared(context, prepared, {
      by: context.nonMember,
      query: query(username),
    })
    byNonAdministrator.expectStatus(403).expectMessage('403 Forbidden - Must be admin to use sudo')
    const unknownName = context.uniqueName('nobody')
    const missing = await sendPrepared(context, prepared, { by: context.admin, query: query(unknownName) })
    missing.expectStatus(404).expectMessage(`404 Not Found: No user id or username for: ${unknownName}`)
  })
}

export const sudoRejections: readonly Check[] = specifiedOperations.map(sudoRejectionCheck)
