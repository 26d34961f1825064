/** One request and its response: all that the suite observes of a server. */
import type { OperationId } from '../../../generated/operations.ts'

/** An encoded request. `target` is the raw path and query below the base URL. */
export interface WireRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | null
  /** Whether the target is below the server's root, which the prefix `/api/v4` follows, instead of the base URL. */
  readonly isOutsideApi?: boolean
}

/** A complete response. Header names are in lower case; repeated headers are joined with a comma. */
export interface WireResponse {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: Uint8Array
}

/** Why there is no complete response. Each is a fact about the server or the network, never a crash of the suite. */
export interface Fault {
  readonly kind: 'unreachable' | 'timeout' | 'cut' | 'too-large' | 'not-http'
  readonly text: string
}

export type Outcome =
  | { readonly kind: 'response'; readonly response: WireResponse }
  | { readonly kind: 'fault'; readonly fault: Fault }

/** Sends one request and resolves always; redirects are not followed. */
export type Transport = (request: WireRequest) => Promise<Outcome>

/**
 * What an exchange is for. `arrange`: what a rule presupposes. `act`: the operation that the rule is about. `observe`: what
 * the act has changed. `cleanup`: removing what was created. Evidence of a failure is act and observe alone.
 */
export type Phase = 'arrange' | 'act' | 'observe' | 'cleanup'

/** One request and its outcome, with its actor and operation. */
export interface Exchange {
  readonly phase: Phase
  /** Null when the request is for no declared operation. */
  readonly operation: OperationId | null
  /** Name of the actor that sent it. */
  readonly actor: string
  readonly request: WireRequest
  readonly outcome: Outcome
  readonly milliseconds: number
  /** How long the check waited on purpose before it, in milliseconds. */
  readonly waited: number
  /** Set if the request breaks the form of its operation: of the response, only that it is no server error is stated. */
  readonly isMalformed?: true
}

/** The status of the response; null without one. */
export function statusOf(exchange: Exchange): number | null {
  return exchange.outcome.kind === 'response' ? exchange.outcome.response.status : null
}

/** A response header by its lower-case name. */
export function headerOf(exchange: Exchange, name: string): string | null {
  return exchange.outcome.kind === 'response' ? (exchange.outcome.response.headers.get(name) ?? null) : null
}

/** The response body as text, bytes that are no UTF-8 replaced; empty without a response. */
export function textOf(exchange: Exchange): string {
  return exchange.outcome.kind === 'response'
    ? Buffer.from(exchange.outcome.response.body).toString('utf8')
    : ''
}

/** The media type of the response without its parameters, in lower case. */
export function mediaTypeOf(exchange: Exchange): string | null {
  return headerOf(exchange, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? null
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Whether a JSON value is an object with members. */
export function isRecord(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The path of a request target. */
export function withoutQuery(target: string): string {
  const end = target.indexOf('?')
  return end === -1 ? target : target.slice(0, end)
}
