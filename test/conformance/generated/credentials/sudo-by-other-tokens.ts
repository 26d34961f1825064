/**
 * Sudo requires the private token of an administrator: with another credential, no operation acts as the other user. That a
 * server ignores sudo then is not excluded. Spec: document 1, "Authentication", sudo 2.
 */
import { isDeepStrictEqual } from 'node:util'
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { tokenHeader } from '../../fixtures/accounts.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { Observed } from '../../protocol/signals.ts'
import { existenceProbe } from '../access/existence-probe.ts'
import { isRejectedForNonMember, requestToReject, requestToSucceed } from '../access/requests.ts'
import { deletedLater } from '../effects/reads.ts'
import { identitiesIn } from '../effects/same-records.ts'
import { credentialOf } from './transports.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import {
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'

/** How a credential and sudo are sent. */
interface Way {
  readonly kind: 'oauth' | 'personal'
  readonly isInQuery: boolean
}

const ways: readonly Way[] = [
  { kind: 'oauth', isInQuery: false },
  { kind: 'oauth', isInQuery: true },
  { kind: 'personal', isInQuery: false },
]

/** Sends the request with the credential of the administrator, for a user if there is one. */
async function send(
  context: CheckContext,
  prepared: PreparedRequest,
  { kind, isInQuery }: Way,
  user: Actor | null,
): Promise<ApiResponse<OperationId>> {
  const { admin } = context
  const token = await credentialOf(context, admin, kind)
  const sudo = user === null ? {} : { [isInQuery ? 'sudo' : 'SUDO']: user.username }
  const parameters: Parameters = isInQuery ? { access_token: token, ...sudo } : {}
  const header = kind === 'oauth' ? { Authorization: `Bearer ${token}` } : { [tokenHeader]: token }
  const by = admin.with(isInQuery ? {} : { ...header, ...sudo })
  return sendPrepared(context, prepared, { by, query: { ...prepared.query, ...parameters } })
}

/** Whether a success depends on the user of sudo; null if the responses do not reveal it. */
function dependsOnUser(context: CheckContext, prepared: PreparedRequest, way: Way): Promise<boolean | null> {
  if (isRejectedForNonMember(prepared.operation)) return isRejectedUnderSudo(context, prepared, way)
  const { method } = operations[prepared.operation]
  return method === 'GET' ? isReadOfOther(context, prepared, way) : Promise.resolve(null)
}

/** The request for a user who may not make it. */
async function isRejectedUnderSudo(
  context: CheckContext,
  prepared: PreparedRequest,
  way: Way,
): Promise<boolean | null> {
  const { operation } = prepared
  const { method } = operations[operation]
  const request = method === 'GET' ? prepared : await requestToSucceed(context, operation)
  const sendForNonMember = () => send(context, request, way, context.nonMember)
  if (method !== 'DELETE') return !isSuccess((await sendForNonMember()).status)
  // The deletion of a record that the caller does not see may succeed without an effect.
  if (deletedLater.includes(operation)) return null
  const { isThere } = await existenceProbe(context, request)
  if (!(await isThere())) return null
  await sendForNonMember()
  return isThere()
}

/** The response is that of the other user. Other checks can change lists of the whole instance meanwhile. */
async function isReadOfOther(
  context: CheckContext,
  prepared: PreparedRequest,
  way: Way,
): Promise<boolean | null> {
  const plain = await send(context, prepared, way, null)
  const asOther = await send(context, prepared, way, context.nonMember)
  const own = await sendPrepared(context, prepared, { by: context.nonMember })
  const again = await send(context, prepared, way, null)
  const [shown, shownToOther] = [identitiesIn(plain.json), new Set(identitiesIn(own.json))]
  const kept = new Set(identitiesIn(again.json))
  const omitted = shown.filter((each) => kept.has(each) && !shownToOther.has(each))
  const seen = new Set(identitiesIn(asOther.json))
  if (omitted.length > 0) return !omitted.some((each) => seen.has(each))
  const isStable = isDeepStrictEqual(plain.json, again.json)
  if (!isStable || isDeepStrictEqual(plain.json, own.json)) return null
  return isDeepStrictEqual(asOther.json, own.json)
}

function needsPrivateToken(operation: SpecifiedOperation): Check {
  const title = `${operation} does not act as another user by sudo without a private token.`
  return generatedCheck('sudo-by-other-token', operation, title, async (context) => {
    const prepared = await requestToReject(context, operation)
    for (const way of ways) {
      const response = await send(context, prepared, way, prepared.by)
      if (!isSuccess(response.status)) response.expectRejected()
      else {
        const isOther = await dependsOnUser(context, prepared, way)
        if (isOther === null)
          throw new Observed(`${operation} returned success: as which user is not visible.`)
        const expected = 'No request as the user of sudo with this credential.'
        if (isOther) response.fail(expected, undefined, { kind: 'permission' })
      }
    }
  })
}

/** One check for each operation. */
export const sudoByOtherTokens: readonly Check[] = specifiedOperations.map(needsPrivateToken)
