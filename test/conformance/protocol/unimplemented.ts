/** Servers that are being built say which operations they do not have yet: nothing then follows from their responses. */
import { headerOf, statusOf, type Exchange } from './exchange.ts'
import type { Violation } from './validate.ts'

/** The contract's own example in place of a response, as `createApp` sends it, or 501. */
export function isNotImplemented(exchange: Exchange): boolean {
  return headerOf(exchange, 'x-forge-contract') === 'example' || statusOf(exchange) === 501
}

/** However many operations a server does not have yet, that is one thing to be told. */
export function notImplemented(exchange: Exchange): Violation {
  const status = statusOf(exchange)
  return {
    kind: 'not-implemented',
    key: 'not-implemented',
    operation: exchange.operation,
    status,
    expected: 'The operation is implemented.',
    actual: status === 501 ? 'Status 501.' : `Status ${status} with the contract’s example.`,
  }
}
