/** No credentials, wrong credentials, and sudo. Spec: document 1, "Authentication". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { tokenHeader } from '../fixtures/accounts.ts'
import { accessChecks } from './access/index.ts'
import { isSuccess, prepareRequest, sendPrepared, sharedRequest, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'
import { successesOf } from './successes.ts'
import type { Actor } from '../fixtures/actor.ts'
import type { CheckContext } from '../fixtures/context.ts'
import type { Json } from '../protocol/exchange.ts'
import { Blocked } from '../protocol/signals.ts'

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

/** A list accepts credentials in its query. A list of one project or group has as many items as for credentials in headers. */
function inTheQuery(
  operation: SpecifiedOperation,
  topic: string,
  parameter: string,
  credentialsOf: (by: Actor, context: CheckContext) => { readonly by: Actor; readonly value: string },
): Check {
  const title = `${operation} accepts \`${parameter}\` in its query.`
  return generatedCheck(topic, operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const usual = await sendPrepared(context, prepared)
    if (!isSuccess(usual.status)) {
      throw new Blocked(`${operation} returned ${usual.status ?? 'no response'}`, usual.exchange)
    }
    const { by, value } = credentialsOf(prepared.by, context)
    const query = { ...prepared.query, [parameter]: value }
    const response = await sendPrepared(context, prepared, { by, query })
    response.expectStatusIn(...successesOf(operation))
    // Other checks change the lists of the whole instance meanwhile.
    if (!isOfOneScope(operation)) return
    const [expected, actual] = [lengthOf(usual.json), lengthOf(response.json)]
    if (actual !== expected) response.fail(`${expected} items, as with credentials in headers.`, `${actual} items.`)
  })
}

function isOfOneScope(operation: SpecifiedOperation): boolean {
  return /^\/(?:projects|groups)\/\{id\}\//.test(operations[operation].path)
}

function lengthOf(json: Json | undefined): number {
  return Array.isArray(json) ? json.length : -1
}

const lists = specifiedOperations.filter((operation) => operations[operation].list)

export const tokensInQueriesOfLists: readonly Check[] = lists.map((operation) =>
  inTheQuery(operation, 'token-in-query', 'private_token', (by) => {
    const { token } = by.account
    if (token === null) throw new Blocked('GET /user under sudo returned no private_token')
    return { by: by.with({}), value: token }
  }),
)

export const sudoInQueriesOfLists: readonly Check[] = lists.map((operation) =>
  inTheQuery(operation, 'sudo-in-query', 'sudo', (by, { admin }) => ({ by: admin, value: by.username })),
)

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
