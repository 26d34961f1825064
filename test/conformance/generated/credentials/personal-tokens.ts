/**
 * Every read accepts a personal access token and an impersonation token, in the header and in the query. Which scopes
 * permit what is not specified: a read may be forbidden for such a token. Spec: document 1, "Authentication".
 */
import { operations } from '../../../../generated/operations.ts'
import { tokenHeader } from '../../fixtures/accounts.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { Blocked, Observed } from '../../protocol/signals.ts'
import { sharedRequest } from '../access/requests.ts'
import { expectItemsOfCaller, listsOfCallers, type Credentials } from './items-of-caller.ts'
import { credentialOf } from './transports.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import { sendPrepared, specifiedOperations, type SpecifiedOperation } from '../valid-request.ts'

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
    const responses = []
    for (const authenticated of places) {
      const { by, query } = authenticated(prepared.by, token)
      responses.push(await sendPrepared(context, prepared, { by, query: { ...prepared.query, ...query } }))
    }
    const isPermitted = responses.some(({ status }) => isSuccess(status))
    const rejected = responses.find(({ status }) => status === 401 || (isPermitted && !isSuccess(status)))
    if (rejected === undefined) {
      if (isPermitted) return expectItems(context, kind, operation)
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

/** The header and the query. */
const places: readonly ((caller: Actor, token: string) => Credentials)[] = [
  (caller, token) => ({ by: caller.with({ [tokenHeader]: token }), query: {} }),
  (caller, token) => ({ by: caller.with({}), query: { private_token: token } }),
]

/** A list of the caller is not private: its success does not prove who the caller is, but its items do. */
async function expectItems(context: CheckContext, kind: Kind, operation: SpecifiedOperation): Promise<void> {
  const list = listsOfCallers.find((each) => each === operation)
  if (list === undefined) return
  for (const authenticated of places)
    await expectItemsOfCaller(context, list, async ({ by }) =>
      authenticated(by, await credentialOf(context, by, kind)),
    )
}

const acceptsTokens = (kind: Kind): readonly Check[] =>
  specifiedOperations
    .filter((operation) => operations[operation].method === 'GET')
    .map((operation) => acceptsToken(kind, operation))

export const personalTokens: readonly Check[] = acceptsTokens('personal')
export const impersonationTokens: readonly Check[] = acceptsTokens('impersonation')
