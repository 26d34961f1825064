/** How a check ends other than by passing. Each becomes a verdict; anything else that is thrown is the suite's own error. */
import type { Exchange } from './exchange.ts'

/** The part of a response that is not as expected. Failures of one operation in the same part have one cause. */
export type Aspect =
  | { readonly kind: 'status'; readonly expected: readonly number[]; readonly actual: number | null }
  | { readonly kind: 'property'; readonly path: string }
  | { readonly kind: 'header'; readonly name: string }
  | { readonly kind: 'order'; readonly path: string }
  | { readonly kind: 'items'; readonly path: string }
  /** All expected items, some of them more than once. */
  | { readonly kind: 'repeated-items'; readonly path: string }
  /** A caller did what it may not, which another exchange than the response shows. */
  | { readonly kind: 'permission' }
  | { readonly kind: 'other' }

/** The server violates the rule. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
  readonly expected: string
  readonly actual: string
  readonly about: Aspect
  /** The exchanges that prove it. */
  readonly exchanges: readonly Exchange[]

  constructor(
    expected: string,
    actual: string,
    exchanges: readonly Exchange[],
    about: Aspect = { kind: 'other' },
  ) {
    super(`Expected: ${expected} Actual: ${actual}`)
    this.expected = expected
    this.actual = actual
    this.exchanges = exchanges
    this.about = about
  }
}

/** Something that the rule presupposes did not work, so that the rule itself was never reached. */
export class Blocked extends Error {
  override readonly name = 'Blocked'
  /** Equal causes are counted together. */
  readonly by: string
  readonly exchange: Exchange | null

  constructor(by: string, exchange: Exchange | null = null) {
    super(`Blocked: ${by}`)
    this.by = by
    this.exchange = exchange
  }
}

/** The server declares, in a way that the contract allows or in its target file, that it does not offer this. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported'
}

/** The rule needs something that the API alone cannot create. */
export class NotProvisionable extends Error {
  override readonly name = 'NotProvisionable'
}

/** No verdict, because the behaviour is not specified; the message describes the observation. */
export class Observed extends Error {
  override readonly name = 'Observed'
}

/** Whether something that was thrown ends a check as it should; anything else is an error. */
export function isSignal(error: unknown): boolean {
  return [Mismatch, Blocked, Unsupported, NotProvisionable, Observed].some(
    (signal) => error instanceof signal,
  )
}
