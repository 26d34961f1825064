/** When and how the server, or its database, is ended by force. */
import type { Random } from '../support/random.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export const phases = ['load', 'start', 'shutdown', 'migration', 'postgres', 'connections'] as const
/**
 * `load`: the server is killed while clients write; `start`: before it is ready; `shutdown`: between SIGTERM and its exit;
 * `migration`: while it brings an older database up to date; `postgres`: PostgreSQL is killed instead; `connections`: only
 * its connections are ended.
 */
export type Phase = (typeof phases)[number]

/** At a statement of the database, or after so many milliseconds. */
export type Moment =
  | { readonly kind: 'statement'; readonly text: string }
  | { readonly kind: 'time'; readonly milliseconds: number }

export interface Kill {
  readonly phase: Phase
  readonly moment: Moment
  /** Seed of the load. */
  readonly seed: number
}

const shares: Readonly<Record<DatabaseKind, readonly Phase[]>> = {
  sqlite: ['load', 'load', 'load', 'load', 'start', 'shutdown'],
  postgres: ['load', 'load', 'load', 'start', 'shutdown', 'postgres', 'connections'],
}

/** Chooses the next kill. */
export function chooseKill(random: Random, database: DatabaseKind, only?: Phase): Kill {
  const phase = only ?? random.pick(shares[database])
  return { phase, moment: momentOf(random, phase), seed: random.below(2 ** 30) }
}

function momentOf(random: Random, phase: Phase): Moment {
  const moment = random.pick(['before', 'after'])
  if (phase === 'load' && random.percent(60))
    return { kind: 'statement', text: `signal:${moment}:${1 + random.below(300)}` }
  if (phase === 'start' && random.percent(60))
    return { kind: 'statement', text: `start:${moment}:${1 + random.below(12)}` }
  if (phase === 'migration') return { kind: 'statement', text: `start:${moment}:${1 + random.below(120)}` }
  return { kind: 'time', milliseconds: random.below(phase === 'shutdown' ? 60 : 600) }
}

/** The kill in words. */
export function describeKill({ phase, moment }: Kill): string {
  return `${phase} ${moment.kind === 'statement' ? moment.text : `${moment.milliseconds} ms`}`
}
