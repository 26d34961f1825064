/** Servers that are being built say which operations they do not have yet: nothing then follows from their answers. */
import { headerOf, statusOf, type Exchange } from './exchange.ts'

/** The contract's own example in place of an answer, as `createApp` sends it, or 501. */
export function isUnimplemented(exchange: Exchange): boolean {
  return headerOf(exchange, 'x-forge-contract') === 'example' || statusOf(exchange) === 501
}
