/** The parameters and the result of a handler. */
import type { OperationId } from '../../generated/operations.ts'
import type { Attributes } from './attributes.ts'
import type { Caller } from './caller.ts'
import type { HandlerResult } from './contract.ts'
import type { ServerChoices } from './server-choices.ts'
import { unauthenticated } from './request-error.ts'
import type { State, User } from './state.ts'

export interface Call {
  readonly state: State
  readonly choices: ServerChoices
  /** Null when there were no credentials. */
  readonly caller: Caller | null
  /** The parameters of the path, decoded. */
  readonly path: Attributes
  /** The parameters of the query and of the body. */
  readonly attributes: Attributes
  /** The URL without its query, as in `Link` headers. */
  readonly url: string
  /** The raw query. */
  readonly query: URLSearchParams
  readonly now: Date
  /** Returns a text that cannot be guessed. */
  readonly secret: () => string
}

export type Handler<Op extends OperationId> = (call: Call) => HandlerResult<Op>

/** The signed-in caller. Throws a `RequestError` for anonymous requests. */
export function signedIn({ caller }: Call): User {
  if (caller === null) throw unauthenticated()
  return caller.user
}
