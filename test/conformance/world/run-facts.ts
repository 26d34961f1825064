/** What all checks of one run share: its name, fresh names and numbers, secrets, and what could not be removed. */
import { createHash } from 'node:crypto'
import type { Secrets } from '../engine/secrets.ts'
import type { Existing } from './existing.ts'

/** Something the run made and could not remove again. */
export interface Residue {
  readonly what: string
  readonly why: string
}

/** What a run has from outside. */
export interface RunSources {
  /** Lower-case letters and digits; part of every name the run gives. */
  readonly id: string
  /** Base URL of the server that is judged, without a slash at its end. */
  readonly baseUrl: URL
  readonly secrets: Secrets
  /** Text that nobody can guess, for the password of that name. */
  readonly password: (name: string) => string
  /** Milliseconds since some start. */
  readonly elapsed: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly residue: Residue[]
  /** What is there already of what the API cannot create. */
  readonly existing?: Existing
}

export interface RunFacts extends Omit<RunSources, 'password'> {
  /** Tells the names that one check gives from those of others; empty for the run itself. */
  readonly tag: string
  /** A number that has not been used within the tag. */
  readonly serial: () => number
  /** Text that nobody can guess, for passwords; shown from now on by the name of the persona it is for only. */
  readonly secretText: (persona?: string) => string
  /** Has a secret of a persona shown by its name from now on. */
  readonly keepsSecret: (persona: string, kind: string, value: string) => void
  /** The same run as one check or one shared thing has it, which depends on nothing that others do beside it. */
  readonly within: (scope: string) => RunFacts
}

/** A run as nobody has begun to use it. */
export function beginRun(sources: RunSources): RunFacts {
  return scoped(sources, '')
}

/** A name that nobody else uses, for example `project-k3x9q2-1-f3k9a1`. */
export function uniqueName(run: RunFacts, kind: string): string {
  const name = `${kind}-${run.id}-${run.serial()}`
  return run.tag === '' ? name : `${name}-${run.tag}`
}

/** A few letters and digits that stand for a scope; that all checks and shared things differ in them is tested. */
export function tagOf(scope: string): string {
  return createHash('sha256').update(scope).digest().readUIntBE(0, 6).toString(36).padStart(6, '0').slice(-6)
}

function scoped(sources: RunSources, tag: string): RunFacts {
  const { password, ...shared } = sources
  let last = 0
  const passwords = new Map<string, number>()
  const nameOf = (persona: string, kind: string) =>
    [persona, tag, kind]
      .filter((part) => part !== '')
      .join('_')
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '_')
  return {
    ...shared,
    tag,
    serial: () => (last += 1),
    secretText(persona = 'new') {
      const plain = nameOf(persona, 'PASSWORD')
      const count = (passwords.get(plain) ?? 0) + 1
      passwords.set(plain, count)
      const name = count === 1 ? plain : `${plain}_${count}`
      const text = password(name)
      sources.secrets.add(name, text)
      return text
    },
    keepsSecret: (persona, kind, value) => sources.secrets.add(nameOf(persona, kind), value),
    within: (scope) => scoped(sources, tagOf(scope)),
  }
}
