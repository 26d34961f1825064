/** No credentials, wrong credentials, and sudo. Spec: document 1, "Authentication". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { tokenHeader } from '../fixtures/accounts.ts'
import { confidential, expectView, summary } from '../fixtures/user-views.ts'
import { accessChecks } from './access/index.ts'
import { requestWithEffect, sharedRequest } from './access/requests.ts'
import { isSuccess, sendPrepared, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'
import { expectEffect } from './effects.ts'
import { expectSameResponse } from './same-records.ts'
import { successesOf } from './successes.ts'
import type { Actor } from '../fixtures/actor.ts'
import { givenIssue } from '../fixtures/issues.ts'
import type { CheckContext } from '../fixtures/context.ts'
import type { FilledList, ListOperation } from '../fixtures/filled-list.ts'
import type { Parameters } from '../protocol/encode.ts'
import { Blocked } from '../protocol/signals.ts'
import { crawlOf, keysOf, keysOfAll, listOperations } from './pagination/crawl.ts'

/** A token of no user. */
const wrongToken = 'no-such-token-0123456789'

export const requestsWithoutCredentials: readonly Check[] = accessChecks('no-credentials')

/** Invalid credentials return 401, also where none are required. */
function withWrongToken(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'wrong-credentials',
    operation,
    `${operation} with a wrong token returns 401.`,
    async (context) => {
      const prepared = await context.use(sharedRequest(operation))
      const response = await sendPrepared(context, prepared, {
        by: prepared.by.with({ [tokenHeader]: wrongToken }),
      })
      response.expectStatus(401).expectMessage('401 Unauthorized')
    },
  )
}

export const requestsWithWrongToken: readonly Check[] = specifiedOperations.map(withWrongToken)

/** An administrator makes the request as another user, with the same success. */
function underSudo(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'sudo',
    operation,
    `${operation} as another user by sudo succeeds.`,
    async (context) => {
      const prepared = await requestWithEffect(context, operation)
      const { username, credentials } = prepared.by.account
      const by = context.admin.with({
        ...context.admin.account.credentials,
        ...credentials,
        ...sudo(username, context),
      })
      await expectEffect(context, prepared, { by })
    },
  )
}

/** How an administrator names the other user. */
type SudoLocation = 'header' | 'query'

/** An administrator who makes the request as a user without permission is rejected like that user. */
function asNonMember(operation: SpecifiedOperation, location: SudoLocation): Check {
  const topic = location === 'header' ? 'sudo-as-non-member' : 'sudo-in-query'
  const how = location === 'header' ? 'sudo' : '`sudo` in its query'
  const title = `${operation} as a non-member by ${how} is rejected like the non-member.`
  return generatedCheck(topic, operation, title, async (context) => {
    const { admin, nonMember } = context
    const prepared = await context.use(sharedRequest(operation))
    const themselves = await sendPrepared(context, prepared, { by: nonMember })
    // If a non-member is allowed, the response does not reveal whose permission the server checked.
    if (isSuccess(themselves.status)) return
    const response = await sendPrepared(
      context,
      prepared,
      location === 'header'
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
 * A list accepts a private token in its query. A list of one project or group has the same items as for a token in the
 * header, and any other list those of the caller.
 */
function withTokenInQuery(operation: SpecifiedOperation): Check {
  const title = `${operation} accepts \`private_token\` in its query.`
  return generatedCheck('token-in-query', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const usual = await sendPrepared(context, prepared)
    if (!isSuccess(usual.status)) {
      throw new Blocked(`${operation} returned ${usual.status ?? 'no response'}`, usual.exchange)
    }
    const by = prepared.by.with({})
    const query = { ...prepared.query, private_token: tokenOf(prepared.by) }
    const response = await sendPrepared(context, prepared, { by, query })
    response.expectStatusIn(...successesOf(operation))
    // Other checks change the lists of the whole instance meanwhile.
    if (isOfOneScope(operation)) return expectSameResponse(context, prepared, usual, response)
    const list = listsOfCallers.find((each) => each === operation)
    if (list === undefined) return
    await expectItemsOfCaller(context, list, ({ by }) => ({
      by: by.with({}),
      query: { private_token: tokenOf(by) },
    }))
  })
}

/** The private token of an actor, which only `sudo` returns. */
function tokenOf({ account: { token } }: Actor): string {
  if (token === null) throw new Blocked('GET /user under sudo returned no private_token')
  return token
}

/** A list of the caller's own records has those of the other user. */
function ofOtherUser(operation: ListOperation): Check {
  const title = `${operation} by \`sudo\` in its query returns the items of the other user.`
  return generatedCheck('sudo-in-query', operation, title, (context) =>
    expectItemsOfCaller(context, operation, ({ by }) => ({
      by: context.admin,
      query: { sudo: by.username },
    })),
  )
}

/** By sudo, an administrator finds no more properties of users than the other user. */
const usersOfOtherUser = generatedCheck(
  'sudo-in-query',
  'listUsers',
  'listUsers by `sudo` in its query returns users as the other user sees them.',
  async ({ admin, nonMember }) => {
    const query = { per_page: 100, sudo: nonMember.username }
    const response = await admin.sendUnchecked({ operation: 'listUsers', query })
    const { json } = response.expectStatus(200)
    for (const item of Array.isArray(json) ? json : []) expectView(response, item, summary, confidential)
  },
  'view',
)

/** By sudo, an administrator finds no events in private projects that the other user cannot see. */
const eventsForOtherUser = generatedCheck(
  'sudo-in-query',
  'listUserEvents',
  'listUserEvents by `sudo` in its query omits events in private projects of others.',
  async (context) => {
    const { admin, nonMember, owner } = context
    const title = context.uniqueName('issue')
    await givenIssue(context, { project: await context.given.project(), title })
    const titlesFor = async (by: Actor, query: Parameters) => {
      const request = {
        operation: 'listUserEvents',
        path: { id: owner.id },
        query: { ...query, per_page: 100 },
      } as const
      const response = await by.sendUnchecked(request)
      return { response, titles: response.expectStatus(200).values('target_title') }
    }
    await context.eventually(
      () => titlesFor(owner, {}),
      ({ titles }) => titles.includes(title),
    )
    const { response, titles } = await titlesFor(admin, { sudo: nonMember.username })
    if (titles.includes(title))
      response.fail(`No event with the \`target_title\` ${title}.`, 'The list has it.')
  },
  'private',
)

/** With other credentials of the same caller, a list has the items that the caller has found in it. */
async function expectItemsOfCaller(
  context: CheckContext,
  operation: ListOperation,
  credentialsOf: (list: FilledList) => { readonly by: Actor; readonly query: Parameters },
): Promise<void> {
  const { list, whole } = await context.use(crawlOf(operation))
  const { by, query } = credentialsOf(list)
  const response = await context.as(by).sendUnchecked({
    operation,
    path: list.path,
    query: { ...list.query, per_page: 100, ...query },
  })
  response.expectStatus(200)
  const actual = keysOf(response, list)
  const missing = keysOfAll(whole, list).filter((key) => !actual.includes(key))
  if (missing.length > 0)
    response.fail(`Items with the \`${list.key}\` ${missing.join(', ')}.`, 'No such items.')
}

function isOfOneScope(operation: SpecifiedOperation): boolean {
  return /^(?:\/(?:projects|groups)\/\{(?:project_)?id\}|\/\{project_id\})\//.test(operations[operation].path)
}

function isForAdministrators(operation: SpecifiedOperation): boolean {
  return operations[operation].access.callers === 'administrator'
}

const lists = specifiedOperations.filter((operation) => operations[operation].list)

export const tokensInQueriesOfLists: readonly Check[] = lists.map(withTokenInQuery)

/** Lists of several projects or groups, whose items depend on the caller, other than those for administrators. */
const listsOfCallers = listOperations().filter(
  (operation) => !isOfOneScope(operation) && !isForAdministrators(operation),
)

export const sudoInQueriesOfLists: readonly Check[] = [
  ...lists
    .filter((operation) => isOfOneScope(operation) || isForAdministrators(operation))
    .map((operation) => asNonMember(operation, 'query')),
  usersOfOtherUser,
  eventsForOtherUser,
  // An administrator finds all events of a user.
  ...listsOfCallers.filter((operation) => operation !== 'listUserEvents').map(ofOtherUser),
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
