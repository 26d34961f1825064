/** What all checks of one run share: its name, fresh names and numbers, secrets, and what could not be removed. */
import type { Secrets } from '../engine/secrets.ts'

/** Something the run made and could not remove again. */
export interface Residue {
  readonly what: string
  readonly why: string
}

export interface RunFacts {
  /** Lower-case letters and digits; part of every name the run gives. */
  readonly id: string
  /** Base URL of the server that is judged, without a slash at its end. */
  readonly baseUrl: URL
  readonly secrets: Secrets
  /** A number that this run has not used. */
  readonly serial: () => number
  /** Text that nobody can guess, for passwords. */
  readonly secretText: () => string
  /** Milliseconds since some start. */
  readonly elapsed: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly residue: Residue[]
}

/** A name that nobody else uses, for example `project-k3x9q2-17`. */
export function uniqueName(run: RunFacts, kind: string): string {
  return `${kind}-${run.id}-${run.serial()}`
}
