/**
 * Every operation accepts a private token in its query, and an OAuth 2 token in its query and in its header; every read also
 * accepts a session cookie, and every write both tokens as form fields. Spec: document 1, "Authentication".
 */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { confidential, expectView, summary } from '../../fixtures/user-views.ts'
import { Blocked } from '../../protocol/signals.ts'
import { existenceProbe } from '../access/existence-probe.ts'
import { isRejectedForNonMember, requestToSucceed, sharedRequest } from '../access/requests.ts'
import { expectEffect } from '../effects/index.ts'
import { unlessInUsualRequest, unlessUsualRequestFails } from '../effects/usual.ts'
import { expectItemsOfCaller, isOfOneScope, listsOfCallers } from './items-of-caller.ts'
import { expectSameResponse } from '../effects/same-records.ts'
import { successesOf } from '../successes.ts'
import {
  accessToken,
  accessTokenInForm,
  authenticatedBy,
  bearerToken,
  privateToken,
  privateTokenInForm,
  sessionCookie,
  type Transport,
} from './transports.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import {
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'

function accepts(
  { topic, credential }: Transport,
  operation: SpecifiedOperation,
  run: (context: CheckContext) => Promise<void>,
  part?: string,
): Check {
  return generatedCheck(topic, operation, `${operation} accepts ${credential}.`, run, part)
}

/** A list of the caller has the items that the caller finds with a token in the header. */
function asCaller(transport: Transport, operation: SpecifiedOperation): Check | null {
  const list = listsOfCallers.find((each) => each === operation)
  return list === undefined
    ? null
    : accepts(transport, operation, (context) =>
        expectItemsOfCaller(context, list, ({ by }) => transport.credentialsOf(context, by)),
      )
}

/** The response with which a caller does what it may not; null if the server prevents it. */
async function unlawfulSuccess(
  context: CheckContext,
  prepared: PreparedRequest,
  variation: Variation,
): Promise<ApiResponse<OperationId> | null> {
  if (operations[prepared.operation].method !== 'DELETE') {
    const response = await sendPrepared(context, prepared, variation)
    if (isSuccess(response.status)) return response
    response.expectRejected()
    return null
  }
  // The deletion of a record that the caller does not see may succeed, and then has no effect.
  const { isThere } = await existenceProbe(context, prepared)
  // A read that is wrong is a finding of its own.
  if (!(await isThere())) return null
  const response = await sendPrepared(context, prepared, variation)
  return (await isThere()) ? null : response
}

/** What a caller may not do is rejected with these credentials as well. */
async function expectRejectedForNonMember(
  context: CheckContext,
  transport: Transport,
  prepared: PreparedRequest,
): Promise<void> {
  const { operation } = prepared
  if (!isRejectedForNonMember(operation)) return
  const credentials = await transport.credentialsOf(context, context.nonMember)
  const response = await unlawfulSuccess(context, prepared, authenticatedBy(credentials, prepared))
  if (response === null) return
  // If the caller may with a token in the header, too, the access checks fail, and these credentials are not the cause.
  const usual = await unlawfulSuccess(context, await requestToSucceed(context, operation), {
    by: context.nonMember,
  })
  if (usual !== null) throw new Blocked(`${operation} allows callers without permission`, usual.exchange)
  if (operations[operation].method === 'DELETE')
    response.fail('A caller without permission deletes nothing.', 'It is deleted.')
  response.expectRejected()
}

/** Users are returned as another caller than an administrator sees them. */
const usersOfCaller = accepts(
  privateToken,
  'listUsers',
  async (context) => {
    const { by, query } = await privateToken.credentialsOf(context, context.nonMember)
    const request = { operation: 'listUsers', query: { ...query, per_page: 100 } } as const
    const response = await context.as(by).sendUnchecked(request)
    const { json } = response.expectStatus(200)
    for (const item of Array.isArray(json) ? json : []) expectView(response, item, summary, confidential)
  },
  'view',
)

/** The records of a read are private, so that its success proves who the caller is. */
function ofRead(transport: Transport, operation: SpecifiedOperation): Check {
  return accepts(transport, operation, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const credentials = await transport.credentialsOf(context, prepared.by)
    const response = await sendPrepared(context, prepared, authenticatedBy(credentials, prepared))
    response.expectStatusIn(...successesOf(operation))
    await expectRejectedForNonMember(context, transport, prepared)
  })
}

/** A list of one project or group has the same items as for a token in the header. */
function ofList(transport: Transport, operation: SpecifiedOperation): Check {
  return accepts(transport, operation, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const usual = await sendPrepared(context, prepared)
    if (!isSuccess(usual.status)) {
      throw new Blocked(`${operation} returned ${usual.status ?? 'no response'}`, usual.exchange)
    }
    const credentials = await transport.credentialsOf(context, prepared.by)
    const response = await sendPrepared(context, prepared, authenticatedBy(credentials, prepared))
    response.expectStatusIn(...successesOf(operation))
    await expectRejectedForNonMember(context, transport, prepared)
    // Other checks change the lists of the whole instance meanwhile.
    if (isOfOneScope(operation)) await expectSameResponse(context, prepared, usual, response)
  })
}

/** The write has its effect: that a server accepts the credentials does not prove that it writes, nor for whom. */
function ofWrite(transport: Transport, operation: SpecifiedOperation): Check {
  return accepts(transport, operation, async (context) => {
    const prepared = await requestToSucceed(context, operation)
    await expectRejectedForNonMember(context, transport, prepared)
    const credentials = await transport.credentialsOf(context, prepared.by)
    const run = async () => {
      await expectEffect(context, prepared, authenticatedBy(credentials, prepared), { isShared: true })
    }
    if (credentials.fields === undefined) await unlessInUsualRequest(context, operation, run)
    else await unlessUsualRequestFails(context, operation, run, isFlexible(operation) ? 'form' : 'json')
  })
}

const isRead = (operation: SpecifiedOperation): boolean => operations[operation].method === 'GET'
const isList = (operation: SpecifiedOperation): boolean => operations[operation].list

/** The attributes of these are sent in the query by other checks, together with the token. */
const isFlexible = (operation: SpecifiedOperation): boolean =>
  operations[operation].requestMediaTypes.some((type) => type === 'application/x-www-form-urlencoded')

/** The specification states that a commit with several actions is sent as JSON. */
const hasForm = (operation: SpecifiedOperation): boolean =>
  !isRead(operation) && (isFlexible(operation) || operations[operation].requestMediaTypes.length === 0)

/** A server may require more than a cookie for writes. */
const transportsOfWrites = [accessToken, bearerToken]

function checksWith(transport: Transport): readonly Check[] {
  const writes = transportsOfWrites.includes(transport)
  return specifiedOperations.flatMap((operation) => {
    if (isRead(operation)) return asCaller(transport, operation) ?? ofRead(transport, operation)
    return writes ? ofWrite(transport, operation) : []
  })
}

export const privateTokensInQueries: readonly Check[] = [
  ...specifiedOperations.flatMap((operation) => {
    if (isList(operation)) return asCaller(privateToken, operation) ?? ofList(privateToken, operation)
    if (isRead(operation)) return ofRead(privateToken, operation)
    return isFlexible(operation) ? [] : ofWrite(privateToken, operation)
  }),
  usersOfCaller,
]

export const accessTokensInQueries: readonly Check[] = checksWith(accessToken)
export const bearerTokens: readonly Check[] = checksWith(bearerToken)
export const sessionCookies: readonly Check[] = checksWith(sessionCookie)

/** The attributes of the other writes are sent in a form by other checks, together with the token. */
export const privateTokensInForms: readonly Check[] = specifiedOperations
  .filter((operation) => hasForm(operation) && !isFlexible(operation))
  .map((operation) => ofWrite(privateTokenInForm, operation))
export const accessTokensInForms: readonly Check[] = specifiedOperations
  .filter(hasForm)
  .map((operation) => ofWrite(accessTokenInForm, operation))
