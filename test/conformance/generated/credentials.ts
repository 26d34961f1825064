/** No credentials, wrong credentials, and sudo. Spec: document 1, "Authentication". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { tokenHeader } from '../fixtures/accounts.ts'
import { accessChecks } from './access/index.ts'
import { requestWithEffect, sharedRequest } from './access/requests.ts'
import { isSuccess, sendPrepared, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'
import { expectEffect } from './effects.ts'
import { successesOf } from './successes.ts'
import type { ListOperation } from '../fixtures/filled-list.ts'
import type { Json } from '../protocol/exchange.ts'
import { Blocked } from '../protocol/signals.ts'
import { crawlOf, keysOf, keysOfAll, listOperations } from './pagination/crawl.ts'

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
    const prepared = await requestWithEffect(context, operation)
    const { username, credentials } = prepared.by.account
    const by = context.admin.with({
      ...context.admin.account.credentials,
      ...credentials,
      ...sudo(username, context),
    })
    await expectEffect(context, prepared, { by })
  })
}

/** How an administrator names the other user. */
type SudoPlace = 'header' | 'query'

/** An administrator who makes the request as a user without permission is rejected like that user. */
function asNonMember(operation: SpecifiedOperation, place: SudoPlace): Check {
  const topic = place === 'header' ? 'sudo-as-non-member' : 'sudo-in-query'
  const how = place === 'header' ? 'sudo' : '`sudo` in its query'
  const title = `${operation} as a non-member by ${how} is rejected like the non-member.`
  return generatedCheck(topic, operation, title, async (context) => {
    const { admin, nonMember } = context
    const prepared = await context.use(sharedRequest(operation))
    const themselves = await sendPrepared(context, prepared, { by: nonMember })
    // If a non-member is allowed, the response does not tell whose permission the server checked.
    if (isSuccess(themselves.status)) return
    const response = await sendPrepared(
      context,
      prepared,
      place === 'header'
        ? { by: admin.with(sudo(nonMember.username, context)) }
        : { by: admin, query: { ...prepared.query, sudo: nonMember.username } },
    )
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

/**
 * A list accepts a private token in its query. A list of one project or group has as many items as for a token in the
 * header.
 */
function withTokenInQuery(operation: SpecifiedOperation): Check {
  const title = `${operation} accepts \`private_token\` in its query.`
  return generatedCheck('token-in-query', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const usual = await sendPrepared(context, prepared)
    if (!isSuccess(usual.status)) {
      throw new Blocked(`${operation} returned ${usual.status ?? 'no response'}`, usual.exchange)
    }
    const { token } = prepared.by.account
    if (token === null) throw new Blocked('GET /user under sudo returned no private_token')
    const response = await sendPrepared(context, prepared, {
      by: prepared.by.with({}),
      query: { ...prepared.query, private_token: token },
    })
    response.expectStatusIn(...successesOf(operation))
    // Other checks change the lists of the whole instance meanwhile.
    if (!isOfOneScope(operation)) return
    const [expected, actual] = [lengthOf(usual.json), lengthOf(response.json)]
    if (actual !== expected) response.fail(`${expected} items, as with a token in the header.`, `${actual} items.`)
  })
}

/** A list of the caller's own records has those of the other user. */
function ofOtherUser(operation: ListOperation): Check {
  const title = `${operation} by \`sudo\` in its query returns the items of the other user.`
  return generatedCheck('sudo-in-query', operation, title, async (context) => {
    const { list, whole } = await context.use(crawlOf(operation))
    const query = { ...list.query, per_page: 100, sudo: list.by.username }
    const response = await context.admin.sendUnchecked({ operation, path: list.path, query })
    response.expectStatus(200)
    const actual = keysOf(response, list)
    const missing = keysOfAll(whole, list).filter((key) => !actual.includes(key))
    if (missing.length > 0) response.fail(`Items with the \`${list.key}\` ${missing.join(', ')}.`, 'No such items.')
  })
}

function isOfOneScope(operation: SpecifiedOperation): boolean {
  return /^(?:\/(?:projects|groups)\/\{(?:project_)?id\}|\/\{project_id\})\//.test(operations[operation].path)
}

function isForAdministrators(operation: SpecifiedOperation): boolean {
  return operations[operation].access.callers === 'administrator'
}

function lengthOf(json: Json | undefined): number {
  return Array.isArray(json) ? json.length : -1
}

const lists = specifiedOperations.filter((operation) => operations[operation].list)

export const tokensInQueriesOfLists: readonly Check[] = lists.map(withTokenInQuery)

/** Lists whose items depend on the caller, other than those for administrators. */
const ownLists = listOperations().filter(
  (operation) => !operations[operation].path.includes('{') && !isForAdministrators(operation),
)

export const sudoInQueriesOfLists: readonly Check[] = [
  ...lists.filter((operation) => isOfOneScope(operation) || isForAdministrators(operation)).map((operation) => asNonMember(operation, 'query')),
  ...ownLists.map(ofOtherUser),
]

export const requestsUnderSudo: readonly Check[] = [
  ...specifiedOperations.map(underSudo),
  ...harmless.map((operation) => asNonMember(operation, 'header')),
]

/** The administrator's token with the header `SUDO`. */
function sudo(
  username: string,
  { admin }: { readonly admin: { readonly account: { readonly token: string | null } } },
) {
  return { [tokenHeader]: admin.account.token ?? '', SUDO: username }
}
