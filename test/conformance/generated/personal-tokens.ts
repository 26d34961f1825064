/**
 * Every read accepts a personal access token and an impersonation token, in the header and in the query. Which scopes
 * permit what is not specified: a read may be forbidden for such a token. Spec: document 1, "Authentication".
 */
import { operations } from '../../../generated/operations.ts'
import { tokenHeader } from '../fixtures/accounts.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { Blocked, Observed } from '../protocol/signals.ts'
import { sharedRequest } from './access/requests.ts'
import { credentialOf } from './transports.ts'
import { isSuccess, sendPrepared, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'

type Kind = 'personal' | 'impersonation'

const names: Readonly<Record<Kind, string>> = {
  personal: 'a personal access token',
  impersonation: 'an impersonation token',
}

function acceptsToken(kind: Kind, operation: SpecifiedOperation): Check {
  const title = `${operation} accepts ${names[kind]} in its header and in its query.`
  const run = async (context: CheckContext) => {
    const prepared = await context.use(sharedRequest(operation))
    const token = await credentialOf(context, prepared.by, kind)
    const responses = [
      await sendPrepared(context, prepared, { by: prepared.by.with({ [tokenHeader]: token }) }),
      await sendPrepared(context, prepared, {
        by: prepared.by.with({}),
        query: { ...prepared.query, private_token: token },
      }),
    ]
    const isPermitted = responses.some(({ status }) => isSuccess(status))
    const rejected = responses.find(({ status }) => status === 401 || (isPermitted && !isSuccess(status)))
    if (rejected === undefined) {
      if (isPermitted) return
      throw new Observed(
        `${operation} with ${names[kind]} returned ${responses.at(0)?.status ?? 'no response'}.`,
      )
    }
    const usual = await sendPrepared(context, prepared)
    if (!isSuccess(usual.status))
      throw new Blocked(`${operation} returned ${usual.status ?? 'no response'}`, usual.exchange)
    rejected.fail(isPermitted ? 'Success in the header and in the query.' : 'Any status but 401.')
  }
  // A server treats both kinds alike: one cause is one finding.
  return generatedCheck('other-token', operation, title, run, kind)
}

const acceptsTokens = (kind: Kind): readonly Check[] =>
  specifiedOperations
    .filter((operation) => operations[operation].method === 'GET')
    .map((operation) => acceptsToken(kind, operation))

export const personalTokens: readonly Check[] = acceptsTokens('personal')
export const impersonationTokens: readonly Check[] = acceptsTokens('impersonation')
