import type { OperationId } from '../../../generated/operations.ts'
import { ForgeError } from './error.ts'
import { readPage } from './page.ts'
import type { Route } from './route.ts'

/** The least that all answers have in common. */
export type AnyResponse = { operationId: OperationId; status: number; response: Response } & (
  { ok: true; data: unknown } | { ok: false; error: unknown }
)

/** Body of a successful response. */
export type DataIn<Outcome> = Outcome extends { ok: true; data: infer Data } ? Data : never

/** The body of a success; throws `ForgeError` for a refusal. */
export async function unwrap<Outcome extends AnyResponse>(
  outcome: Outcome | Promise<Outcome>,
): Promise<DataIn<Outcome>>
export async function unwrap(outcome: AnyResponse | Promise<AnyResponse>): Promise<unknown> {
  const settled = await outcome
  if (settled.ok) return settled.data
  throw new ForgeError(settled.operationId, settled.response, settled.error)
}

/**
 * Reads a response as the contract documents it. `problem` is what was already read of a refusal.
 * Throws `ForgeError` when the contract does not document such a response.
 */
export async function readResponse(
  operationId: OperationId,
  route: Route,
  response: Response,
  problem: unknown,
): Promise<AnyResponse> {
  const { status } = response
  const documented = route.responses[status]
  if (documented === undefined) {
    throw undocumented(operationId, response, response.ok ? await response.text() : problem)
  }
  if (response.ok) {
    const data = await readBody(operationId, documented, response)
    const page = route.list ? { page: readPage(operationId, response) } : {}
    return { operationId, ok: true, status, data, ...page, response }
  }
  const error = problem === '' ? undefined : problem
  if (typeof error === 'string' && documented.length > 0) throw undocumented(operationId, response, error)
  return { operationId, ok: false, status, error, response }
}

async function readBody(
  operationId: OperationId,
  documented: readonly string[],
  response: Response,
): Promise<unknown> {
  if (documented.length === 0) return undefined
  if (!documented.includes('application/json')) {
    const text = documented.every((type) => type.startsWith('text/'))
    return text ? response.text() : new Uint8Array(await response.arrayBuffer())
  }
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw undocumented(operationId, response, text)
  }
}

/** A response that violates the contract; often it comes from a proxy or another server. */
function undocumented(operationId: OperationId, response: Response, body: unknown): ForgeError {
  const type = response.headers.get('Content-Type') ?? ''
  const to = response.headers.get('Location')
  const what = [type === '' ? '' : ` as ${type}`, to === null ? '' : ` to ${to}`].join('')
  const hint = type.includes('json') ? '' : '; does baseUrl name the API with its version prefix?'
  return new ForgeError(operationId, response, body, `the contract documents no such response${what}${hint}`)
}
