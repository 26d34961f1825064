import type { OperationId } from '../../../generated/operations.ts'
import { ForgeError } from './error.ts'
import { readPage } from './page.ts'
import type { Route } from './route.ts'

/** What the responses of all operations have in common. */
export type AnyResponse = { operationId: OperationId; status: number; response: Response } & (
  | { ok: true; data: unknown }
  | { ok: false; error: unknown }
)

/** Body of a successful response. */
export type DataIn<ApiResponse> = ApiResponse extends { ok: true; data: infer Data } ? Data : never

/** Returns the body of a successful response. Throws `ForgeError` for an error response. */
export async function unwrap<ApiResponse extends AnyResponse>(
  response: ApiResponse | Promise<ApiResponse>,
): Promise<DataIn<ApiResponse>>
export async function unwrap(response: AnyResponse | Promise<AnyResponse>): Promise<unknown> {
  const settled = await response
  if (settled.ok) return settled.data
  throw new ForgeError(settled.operationId, settled.response, settled.error)
}

/**
 * Reads a response as the contract declares it. `error` is the body of an error response.
 * Throws `ForgeError` if the contract does not declare the response.
 */
export async function readResponse(
  operationId: OperationId,
  route: Route,
  response: Response,
): Promise<AnyResponse> {
  const { status } = response
  const declared = route.responses[status]
  if (declared === undefined) throw undeclared(operationId, response, parsed(await response.text()))
  if (response.ok) {
    const data = await readBody(operationId, declared, response)
    const page = route.list ? { page: readPage(operationId, response) } : {}
    return { operationId, ok: true, status, data, ...page, response }
  }
  const error = parsed(await response.text())
  if (typeof error === 'string' && declared.length > 0) throw undeclared(operationId, response, error)
  return { operationId, ok: false, status, error, response }
}

/** The value of JSON, the text of anything else, undefined for an empty body. */
function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

async function readBody(
  operationId: OperationId,
  declared: readonly string[],
  response: Response,
): Promise<unknown> {
  if (declared.length === 0) return undefined
  if (!declared.includes('application/json')) {
    const isText = declared.every((type) => type.startsWith('text/'))
    return isText ? response.text() : new Uint8Array(await response.arrayBuffer())
  }
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw undeclared(operationId, response, text)
  }
}

/** A response that violates the contract. Often a proxy or another server sent it. */
function undeclared(operationId: OperationId, response: Response, body: unknown): ForgeError {
  const type = response.headers.get('Content-Type') ?? ''
  const to = response.headers.get('Location')
  const what = [type === '' ? '' : ` as ${type}`, to === null ? '' : ` to ${to}`].join('')
  const hint = type.includes('json') ? '' : '. Does baseUrl end with /api/v4?'
  return new ForgeError(operationId, response, body, `the contract declares no such response${what}${hint}`)
}
