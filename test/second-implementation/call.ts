/** What a handler is given of a request, and what it may give back. */
import type { OperationId } from '../../generated/operations.ts'
import type { Attributes } from './attributes.ts'
import type { Caller } from './caller.ts'
import type { HandlerResult } from './contract.ts'
import type { Habits } from './habits.ts'
import { unauthenticated } from './request-error.ts'
import type { State, User } from './state.ts'

export interface Call {
  readonly state: State
  readonly habits: Habits
  /** Null when there were no credentials. */
  readonly caller: Caller | null
  /** The parameters of the path, decoded. */
  readonly path: Attributes
  /** The parameters of the query and of the body. */
  readonly attributes: Attributes
  /** The address without its query, as links begin. */
  readonly url: string
  /** The query as it came. */
  readonly query: URLSearchParams
  readonly now: Date
  /** Text that nobody can guess. */
  readonly secret: () => string
}

export type Handler<Op extends OperationId> = (call: Call) => HandlerResult<Op>

/** Who is calling, where somebody has to. Throws a `Refusal` otherwise. */
export function signedIn({ caller }: Call): User {
  if (caller === null) throw unauthenticated()
  return caller.user
}
