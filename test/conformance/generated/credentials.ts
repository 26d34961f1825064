/** No credentials, wrong credentials, and acting for others. Spec: document 1, "Authentication". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { tokenHeader } from '../fixtures/accounts.ts'
import { accessCheck, accessChecks } from './access/index.ts'
import { isSuccess, prepare, send, sharedRequest, sweptOperations, type SweptOperation } from './valid-request.ts'
import { successesOf } from './successes.ts'

/** Nobody's token. */
const wrongToken = 'no-such-token-0123456789'

/** Where authentication is needed, a request without credentials yields 401 and the one message. */
export function withoutCredentials(operation: SweptOperation): Check {
  return accessCheck('no-credentials', operation)
}

export const requestsWithoutCredentials: readonly Check[] = accessChecks('no-credentials')

/** Invalid credentials yield 401 everywhere, also where none are needed. */
function withWrongToken(operation: SweptOperation): Check {
  return generatedCheck('wrong-credentials', operation, `${operation} with a wrong token`, async (world) => {
    const prepared = await world.uses(sharedRequest(operation))
    const answer = await send(world, prepared, { by: prepared.by.with({ [tokenHeader]: wrongToken }) })
    answer.is(401).says('401 Unauthorized')
  })
}

export const requestsWithWrongToken: readonly Check[] = sweptOperations.map(withWrongToken)

/** An administrator makes the request on behalf of somebody, with the same success. */
function underSudo(operation: SweptOperation): Check {
  return generatedCheck('sudo', operation, `${operation} under sudo`, async (world) => {
    const prepared = await prepare(world, operation)
    const { username, credentials } = prepared.by.account
    const by = world.admin.with({
      ...world.admin.account.credentials,
      ...credentials,
      ...sudo(username, world),
    })
    const answer = await send(world, prepared, { by })
    answer.isOneOf(...successesOf(operation))
  })
}

/** An administrator who makes the request on behalf of somebody who may not is refused as that one is. */
function asSomebodyWithout(operation: SweptOperation): Check {
  const title = `${operation} under sudo as somebody who may not`
  return generatedCheck('sudo-as-stranger', operation, title, async (world) => {
    const prepared = await world.uses(sharedRequest(operation))
    const themselves = await send(world, prepared, { by: world.stranger })
    // What a stranger may do tells nothing of whose right was asked for.
    if (isSuccess(themselves.status)) return
    const by = world.admin.with(sudo(world.stranger.username, world))
    const answer = await send(world, prepared, { by })
    if (answer.status !== themselves.status) {
      answer.contradicts(
        `Status ${themselves.status ?? 'none'}, as without sudo.`,
        `Status ${answer.status ?? 'none'}.`,
      )
    }
  })
}

/** Reads, what is for administrators, and writes below private projects: a stranger does no harm there. */
const harmless = sweptOperations.filter((operation) => {
  const { method, path, access } = operations[operation]
  return (
    method === 'GET' ||
    access.callers === 'administrator' ||
    (method !== 'DELETE' && path.startsWith('/projects/{id}'))
  )
})

export const requestsUnderSudo: readonly Check[] = [
  ...sweptOperations.map(underSudo),
  ...harmless.map(asSomebodyWithout),
]

/** The administrator's token with the header that names somebody else. */
function sudo(
  username: string,
  { admin }: { readonly admin: { readonly account: { readonly token: string | null } } },
) {
  return { [tokenHeader]: admin.account.token ?? '', SUDO: username }
}
