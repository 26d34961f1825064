/** Mutants that the suite lets live, each with the reason. */

export interface Survivor {
  /** `lawful`: no sentence forbids what it does, so that it counts for nothing. `open`: a gap of the suite. */
  readonly kind: 'lawful' | 'open'
  readonly reason: string
}

export const survivors: Readonly<Record<string, Survivor>> = {}
