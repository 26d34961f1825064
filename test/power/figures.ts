/** Figures of the trials. */
import { operations } from '../../generated/operations.ts'
import { rules, type RuleId } from '../../generated/rules.ts'
import type { Mutant } from './mutant.ts'
import { operators } from './operators.ts'
import { survivors } from './survivors.ts'
import type { MutantStatus, Trial } from './trial.ts'
import type { Pair } from './score.ts'

export type Counts = Readonly<Record<MutantStatus | 'lawful', number>>

export interface Row {
  readonly name: string
  readonly counts: Counts
}

export interface NotKilled {
  readonly trial: Trial
  /** Reason of its survival; null if none is recorded. */
  readonly reason: string | null
}

export interface Figures {
  readonly all: Counts
  readonly byOperator: readonly Row[]
  readonly byArea: readonly Row[]
  /** Share of killed mutants among those that are not lawful, between 0 and 1. */
  readonly score: number
  /** Rules that can be checked, and those with an aimed kill. */
  readonly rules: { readonly all: number; readonly killing: number; readonly without: readonly RuleId[] }
  readonly notKilled: readonly NotKilled[]
  /** Entries of the list of survivors that were killed. */
  readonly stale: readonly string[]
}

export function figuresOf(mutants: readonly Mutant[], trials: readonly Trial[]): Figures {
  const byId = new Map(mutants.map((each) => [each.id, each]))
  const pairs = trials.flatMap((trial) => {
    const mutant = byId.get(trial.id)
    return mutant === undefined ? [] : [{ mutant, trial }]
  })
  const all = counted(trials)
  const killed = new Set(trials.flatMap((trial) => trial.rules))
  const decidable = Object.entries(rules).flatMap(([id, facts]) =>
    'unchecked' in facts || !isRule(id) ? [] : [id],
  )
  const without = decidable.filter((rule) => !killed.has(rule))
  const surviving = trials.filter(({ status }) => !isKill(status))
  return {
    all,
    byOperator: rows(pairs, ({ operator }) => operator, Object.keys(operators)),
    byArea: rows(pairs, ({ operation }) => operations[operation].area, null),
    score: (all.aimed + all.stray) / Math.max(1, trials.length - all.lawful),
    rules: { all: decidable.length, killing: decidable.length - without.length, without },
    notKilled: surviving.map((trial) => ({ trial, reason: survivors[trial.id]?.reason ?? null })),
    stale: trials.flatMap(({ id, status }) => (isKill(status) && survivors[id] !== undefined ? [id] : [])),
  }
}

function isKill(status: MutantStatus): boolean {
  return status === 'aimed' || status === 'stray'
}

function isRule(id: string): id is RuleId {
  return id in rules
}

function rows(
  pairs: readonly Pair[],
  key: (mutant: Mutant) => string,
  order: readonly string[] | null,
): readonly Row[] {
  const groups = Map.groupBy(pairs, ({ mutant }) => key(mutant))
  const names = order ?? [...groups.keys()].toSorted((a, b) => a.localeCompare(b))
  return names.flatMap((name) => {
    const group = groups.get(name)
    return group === undefined ? [] : [{ name, counts: counted(group.map(({ trial }) => trial)) }]
  })
}

function counted(trials: readonly Trial[]): Counts {
  const counts = { aimed: 0, stray: 0, blocked: 0, survived: 0, 'not-reached': 0, lawful: 0 }
  for (const { id, status } of trials) {
    const lawful = !isKill(status) && survivors[id]?.kind === 'lawful'
    counts[lawful ? 'lawful' : status] += 1
  }
  return counts
}
