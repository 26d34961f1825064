import type { OperationId } from '../../../generated/operations.ts'

/**
 * An error response that was unwrapped, or a response that the contract does not declare (a page of a proxy, a 500, a redirect).
 * Network failures are the errors of `fetch`.
 */
export class ForgeError extends Error {
  override readonly name = 'ForgeError'
  readonly operationId: OperationId
  readonly status: number
  /** The body: parsed JSON, or the text if it is not JSON. */
  readonly body: unknown
  readonly response: Response

  constructor(operationId: OperationId, response: Response, body: unknown, reason = '') {
    const reasons = [describe(body), reason].filter(Boolean).join('; ')
    super(`${operationId}: ${withStatus(response.status, reasons)}`)
    this.operationId = operationId
    this.status = response.status
    this.body = body
    this.response = response
  }
}

/** The reason after the status, unless it begins with it: `404 Project Not Found`. */
function withStatus(status: number, reason: string): string {
  return `${reason} `.startsWith(`${status} `) ? reason : `${status} ${reason}`.trimEnd()
}

/** The messages of an error body in one line. */
function describe(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const message = 'message' in body ? body.message : 'error' in body ? body.error : undefined
  return flatten(message)
}

function flatten(message: unknown): string {
  if (typeof message === 'string') return message
  if (Array.isArray(message)) return message.map(flatten).join(', ')
  if (typeof message !== 'object' || message === null) return ''
  return Object.entries(message)
    .map(([property, texts]) => `${property}: ${flatten(texts)}`)
    .join('; ')
}
