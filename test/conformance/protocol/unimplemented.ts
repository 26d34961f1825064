/** Recognizes operations that the server does not implement: nothing follows from their responses. */
import { headerOf, isRecord, statusOf, type Exchange } from './exchange.ts'
import { jsonOf } from './json-body.ts'
import type { Violation } from './violation.ts'

/** The response to an unknown path. Spec: document 1, "Error body shapes". */
const unknownRoute = '404 Not Found'

/**
 * Whether a response to a declared operation means that the server does not implement it: 501, the contract's example in place
 * of a response (as `createApp` sends it), or the response to an unknown route.
 */
export function isNotImplemented(exchange: Exchange): boolean {
  return (
    headerOf(exchange, 'x-forge-contract') === 'example' ||
    statusOf(exchange) === 501 ||
    isUnknownRoute(exchange)
  )
}

/** Whether a response is that of the contract for an unknown route. */
function isUnknownRoute(exchange: Exchange): boolean {
  if (statusOf(exchange) !== 404) return false
  const json = jsonOf(exchange)
  return isRecord(json) && json['error'] === unknownRoute
}

/** All operations that a server does not implement are one finding. */
export const notImplementedKey = 'not-implemented'

/** The violation of an operation that the server does not implement. */
export function notImplemented(exchange: Exchange): Violation {
  const status = statusOf(exchange)
  const how = isUnknownRoute(exchange)
    ? ' with the response to an unknown route'
    : status === 501
      ? ''
      : ' with the contract’s example'
  return {
    kind: 'not-implemented',
    key: notImplementedKey,
    operation: exchange.operation,
    status,
    expected: 'The operation is implemented.',
    actual: `Status ${status}${how}.`,
  }
}
