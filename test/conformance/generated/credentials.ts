/** No credentials, wrong credentials, and sudo. Spec: document 1, "Authentication". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { tokenHeader } from '../fixtures/accounts.ts'
import { accessChecks } from './access/index.ts'
import { isSuccess, prepareRequest, sendPrepared, sharedRequest, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'
import { successesOf } from './successes.ts'

/** A token of no user. */
const wrongToken = 'no-such-token-0123456789'

export const requestsWithoutCredentials: readonly Check[] = accessChecks('no-credentials')

/** Invalid credentials return 401, also where none are required. */
function withWrongToken(operation: SpecifiedOperation): Check {
  return generatedCheck('wrong-credentials', operation, `${operation} with a wrong token returns 401.`, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const response = await sendPrepared(context, prepared, { by: prepared.by.with({ [tokenHeader]: wrongToken }) })
    response.expectStatus(401).expectMessage('401 Unauthorized')
  })
}

export const requestsWithWrongToken: readonly Check[] = specifiedOperations.map(withWrongToken)

/** An administrator makes the request as another user, with the same success. */
function underSudo(operation: SpecifiedOperation): Check {
  return generatedCheck('sudo', operation, `${operation} as another user by sudo succeeds.`, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const { username, credentials } = prepared.by.account
    const by = context.admin.with({
      ...context.admin.account.credentials,
      ...credentials,
      ...sudo(username, context),
    })
    const response = await sendPrepared(context, prepared, { by })
    response.expectStatusIn(...successesOf(operation))
  })
}

/** An administrator who makes the request as a user without permission is rejected like that user. */
function asNonMember(operation: SpecifiedOperation): Check {
  const title = `${operation} as a non-member by sudo is rejected like the non-member.`
  return generatedCheck('sudo-as-stranger', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const themselves = await sendPrepared(context, prepared, { by: context.stranger })
    // If a non-member is allowed, the response does not tell whose permission the server checked.
    if (isSuccess(themselves.status)) return
    const by = context.admin.with(sudo(context.stranger.username, context))
    const response = await sendPrepared(context, prepared, { by })
    if (response.status !== themselves.status) {
      response.fail(
        `Status ${themselves.status ?? 'none'}, as without sudo.`,
        `Status ${response.status ?? 'none'}.`,
      )
    }
  })
}

/** Reads, operations for administrators, and writes in private projects: a non-member changes nothing there. */
const harmless = specifiedOperations.filter((operation) => {
  const { method, path, access } = operations[operation]
  return (
    method === 'GET' ||
    access.callers === 'administrator' ||
    (method !== 'DELETE' && path.startsWith('/projects/{id}'))
  )
})

export const requestsUnderSudo: readonly Check[] = [
  ...specifiedOperations.map(underSudo),
  ...harmless.map(asNonMember),
]

/** The administrator's token with the header `SUDO`. */
function sudo(
  username: string,
  { admin }: { readonly admin: { readonly account: { readonly token: string | null } } },
) {
  return { [tokenHeader]: admin.account.token ?? '', SUDO: username }
}
