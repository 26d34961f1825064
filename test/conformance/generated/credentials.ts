/** No credentials, wrong credentials, and acting for others. Spec: document 1, "Authentication". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { tokenHeader } from '../fixtures/accounts.ts'
import { accessCheck, accessChecks } from './access/index.ts'
import { isSuccess, prepareRequest, sendPrepared, sharedRequest, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'
import { successesOf } from './successes.ts'

/** Nobody's token. */
const wrongToken = 'no-such-token-0123456789'

/** Where authentication is needed, a request without credentials yields 401 and the one message. */
export function withoutCredentials(operation: SpecifiedOperation): Check {
  return accessCheck('no-credentials', operation)
}

export const requestsWithoutCredentials: readonly Check[] = accessChecks('no-credentials')

/** Invalid credentials yield 401 everywhere, also where none are needed. */
function withWrongToken(operation: SpecifiedOperation): Check {
  return generatedCheck('wrong-credentials', operation, `${operation} with a wrong token`, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const response = await sendPrepared(context, prepared, { by: prepared.by.with({ [tokenHeader]: wrongToken }) })
    response.expectStatus(401).expectMessage('401 Unauthorized')
  })
}

export const requestsWithWrongToken: readonly Check[] = specifiedOperations.map(withWrongToken)

/** An administrator makes the request on behalf of somebody, with the same success. */
function underSudo(operation: SpecifiedOperation): Check {
  return generatedCheck('sudo', operation, `${operation} under sudo`, async (context) => {
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

/** An administrator who makes the request on behalf of somebody who may not is refused as that one is. */
function asSomebodyWithout(operation: SpecifiedOperation): Check {
  const title = `${operation} under sudo as somebody who may not`
  return generatedCheck('sudo-as-stranger', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const themselves = await sendPrepared(context, prepared, { by: context.stranger })
    // What a stranger may do tells nothing of whose right was asked for.
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

/** Reads, what is for administrators, and writes below private projects: a stranger does no harm there. */
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
  ...harmless.map(asSomebodyWithout),
]

/** The administrator's token with the header that names somebody else. */
function sudo(
  username: string,
  { admin }: { readonly admin: { readonly account: { readonly token: string | null } } },
) {
  return { [tokenHeader]: admin.account.token ?? '', SUDO: username }
}
