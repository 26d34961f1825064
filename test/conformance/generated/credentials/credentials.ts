/** No credentials, wrong credentials, and sudo. Spec: document 1, "Authentication". */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { tokenHeader, wrongToken } from '../../fixtures/accounts.ts'
import { accessChecks } from '../access/index.ts'
import { placesOf } from '../access/cells.ts'
import { isRejectedForNonMember, requestOn, requestToSucceed, sharedRequest } from '../access/requests.ts'
import { expectFullUrls } from '../pagination/rules.ts'
import {
  asOtherUser,
  sudoVariationOf,
  sudoVariations,
  sudoVariationsIn,
  type SudoVariation,
} from './sudo-variations.ts'
import {
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'
import { expectSameRecord } from '../effects/same-values.ts'
import { expectEffect } from '../effects/index.ts'
import { unlessInUsualRequest } from '../effects/usual.ts'
import { expectSameView, viewsByHeader, viewsInLists } from './sudo-views.ts'
import { expectItemsOfCaller, isForAdministrators, isOfOneScope, listsOfCallers } from './items-of-caller.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { ListOperation } from '../../fixtures/filled-list.ts'
import { isCallerRejected } from '../../protocol/statuses.ts'
import { isRecord } from '../../protocol/exchange.ts'

export const requestsWithoutCredentials: readonly Check[] = accessChecks('no-credentials')

/** Invalid credentials return 401, also in public projects and groups, where some operations require none. */
function withWrongToken(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'wrong-credentials',
    operation,
    `${operation} with a wrong token returns 401.`,
    async (context) => {
      const requests = [
        sharedRequest(operation),
        ...(placesOf(operation).includes('public') ? [requestOn(operation, 'public')] : []),
      ]
      for (const request of requests) {
        const prepared = await context.use(request)
        const variations = [
          { by: prepared.by.with({ [tokenHeader]: wrongToken }) },
          ...(request === requests.at(-1) ? inOtherPlaces(prepared) : []),
        ]
        for (const variation of variations) {
          const response = await sendPrepared(context, prepared, variation)
          response.expectStatus(401).expectMessage('401 Unauthorized')
        }
      }
    },
  )
}

/** The wrong token where a request contains it more rarely. */
function inOtherPlaces({ by, query }: PreparedRequest): readonly Variation[] {
  return [
    { by: by.with({}), query: { ...query, private_token: wrongToken } },
    { by: by.with({ Authorization: `Bearer ${wrongToken}` }) },
    { by: by.with({}), query: { ...query, access_token: wrongToken } },
  ]
}

export const requestsWithWrongToken: readonly Check[] = specifiedOperations.map(withWrongToken)

/** An administrator makes the request as another user, with the same success. */
function underSudo(operation: SpecifiedOperation): Check {
  return generatedCheck('sudo', operation, `${operation} as another user by sudo succeeds.`, (context) =>
    unlessInUsualRequest(context, operation, async () => {
      const isRead = operations[operation].method === 'GET'
      let prepared = await requestToSucceed(context, operation)
      const own = isRead && !operations[operation].list ? await sendPrepared(context, prepared) : null
      for (const [index, variation] of variationsOf(operation).entries()) {
        if (index > 0 && !isRead) prepared = await requestToSucceed(context, operation)
        const request = asOtherUser(context, prepared, prepared.by, variation)
        const response = await expectEffect(context, prepared, request, { isShared: true })
        if (own?.status === 200 && isOwnRecord(operation)) expectSameRecord(own, response)
        if (own?.status === 200) expectSameView(own, response)
        if (operations[operation].list) expectFullUrls(response)
      }
    }),
  )
}

/**
 * Where no rejection of a non-member reveals the user, every way for reads, and for writes one way with both identifiers:
 * a write is prepared each time.
 */
function variationsOf(operation: SpecifiedOperation): readonly SudoVariation[] {
  const first = sudoVariationOf(operation)
  if (harmless.includes(operation) && isRejectedForNonMember(operation)) return [first]
  return operations[operation].method === 'GET' ? sudoVariations : [first, sudoVariationOf(operation, 2)]
}

/** The record belongs to the caller: another caller has another one. */
function isOwnRecord(operation: SpecifiedOperation): boolean {
  const { method, path, list } = operations[operation]
  return method === 'GET' && !list && /^\/user(?:\/|$)|\/notification_settings$/.test(path)
}

/** The status for a non-member, for the checks of sudo in the header and in the query. */
const statusesForNonMember: ReadonlyMap<SpecifiedOperation, Shared<number | null>> = new Map(
  specifiedOperations.map((operation) => [
    operation,
    new Shared(`${operation} by a non-member`, async (context) => {
      const prepared = await context.use(sharedRequest(operation))
      return (await sendPrepared(context, prepared, { by: context.nonMember })).status
    }),
  ]),
)

async function statusForNonMember(
  context: CheckContext,
  operation: SpecifiedOperation,
): Promise<number | null> {
  const status = statusesForNonMember.get(operation)
  return status === undefined ? null : context.use(status)
}

/** An administrator who makes the request as a user without permission is rejected like that user. */
function asNonMember(operation: SpecifiedOperation, location: 'anywhere' | 'query'): Check {
  const topic = location === 'query' ? 'sudo-in-query' : 'sudo-as-non-member'
  const how = location === 'query' ? '`sudo` in its query' : 'sudo'
  const title = `${operation} as a non-member by ${how} is rejected like the non-member.`
  // A list has a check with each location, another operation another variation than in its request with success.
  const possible = operations[operation].list
    ? sudoVariationsIn(location === 'query' ? 'query' : 'header')
    : undefined
  return generatedCheck(topic, operation, title, async (context) => {
    const { nonMember } = context
    const prepared = await context.use(sharedRequest(operation))
    const themselves = await statusForNonMember(context, operation)
    // If a non-member is allowed, the response does not reveal whose permission the server checked.
    if (!isCallerRejected(themselves)) return
    for (const turn of possible === undefined ? [1, 2, 3] : [0, 1]) {
      const variation = asOtherUser(context, prepared, nonMember, sudoVariationOf(operation, turn, possible))
      const response = await sendPrepared(context, prepared, variation)
      if (response.status !== themselves || isUnknownUser(response)) {
        response.fail(`Status ${themselves ?? 'none'}, which the other user gets without sudo.`)
      }
    }
  })
}

function isUnknownUser({ json }: Pick<ApiResponse<OperationId>, 'json'>): boolean {
  const message = isRecord(json) ? json['message'] : undefined
  return typeof message === 'string' && message.startsWith('404 Not Found: No user')
}

/** Reads, operations for administrators, and writes in private projects and groups: a non-member changes nothing there. */
const harmless = specifiedOperations.filter((operation) => {
  const { method, path, access } = operations[operation]
  return (
    method === 'GET' ||
    access.callers === 'administrator' ||
    (method !== 'DELETE' && /^\/(?:projects|groups)\/\{id\}/.test(path))
  )
})

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

const lists = specifiedOperations.filter((operation) => operations[operation].list)

export const sudoInQueriesOfLists: readonly Check[] = [
  ...lists
    .filter((operation) => isOfOneScope(operation) || isForAdministrators(operation))
    .map((operation) => asNonMember(operation, 'query')),
  ...viewsInLists,
  // An administrator finds all events of a user.
  ...listsOfCallers.filter((operation) => operation !== 'listUserEvents').map(ofOtherUser),
]

export const requestsUnderSudo: readonly Check[] = [
  ...specifiedOperations.map(underSudo),
  ...harmless.map((operation) => asNonMember(operation, 'anywhere')),
  ...viewsByHeader,
]
