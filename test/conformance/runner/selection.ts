/** Which checks a run executes: those selected by options, and of these the part of one shard. */
import { coverage } from '../areas/index.ts'
import { observations } from '../generated/access/index.ts'
import { oddQueries } from '../generated/lists/odd-queries.ts'
import { repeatedCreations } from '../generated/effects/repeated.ts'
import { rules as allRules } from '../../../generated/rules.ts'
import { namesOf, planChecks, planWithoutRule, select, type Selection } from './plan.ts'
import type { PlannedCheck } from './result.ts'
import { shardOf, type Shard } from './shard.ts'
import { suggest } from './suggest.ts'
import { UsageError } from './usage-error.ts'

/** What settings narrow a run to. */
export interface Narrowing extends Selection {
  /** Only the smoke selection. */
  readonly smoke?: boolean
  /** Only one of several runs that together cover all. */
  readonly shard?: Shard | null
  /** Also callers whose access is not specified. */
  readonly observe?: boolean
}

/** The selection of a run, as its report contains it. */
export interface ReportedSelection extends Selection {
  readonly smoke: boolean
  /** For example `2/5`; null for a run, or a set of shards, that covered all that was selected. */
  readonly shard: string | null
}

export interface Chosen {
  /** How many checks there are. */
  readonly whole: number
  /** Number of selected checks, in all shards. */
  readonly selected: number
  readonly checks: readonly PlannedCheck[]
}

/** All checks; those that only observe on request. */
export function fullPlan(observe: boolean): readonly PlannedCheck[] {
  return [
    ...planChecks(coverage),
    ...planWithoutRule([...(observe ? observations : []), ...repeatedCreations, ...oddQueries]),
  ]
}

/** Throws `UsageError` if no check is selected. */
export function chooseChecks(narrowing: Narrowing): Chosen {
  const { areas, operations, rules, smoke, observe, shard = null } = narrowing
  const plan = fullPlan(observe === true)
  rejectUnknown(rules, plan)
  const matching = select(plan, { areas, operations, rules })
  const selected = smoke === true ? matching.filter(isSmoke) : matching
  if (selected.length === 0) {
    throw new UsageError(noneLeft(narrowing))
  }
  const checks = shard === null ? selected : shardOf(selected, shard)
  if (checks.length === 0) {
    throw new UsageError(
      `--shard ${shard?.index}/${shard?.count} is empty: the number of selected checks is ${selected.length}; use fewer shards.`,
    )
  }
  return { whole: plan.length, selected: selected.length, checks }
}

/** A misspelled id among others would otherwise go unnoticed. */
function rejectUnknown(wanted: readonly string[], plan: readonly PlannedCheck[]): void {
  if (wanted.length === 0) return
  const known = new Set([...Object.keys(allRules), ...plan.flatMap(namesOf)])
  const unknown = wanted.find((id) => !known.has(id))
  if (unknown === undefined) return
  throw new UsageError(`--rule '${unknown}' is unknown; ${suggest(unknown, [...known])}`)
}

/** Which options leave nothing, and what to do. */
function noneLeft({ areas, operations, rules, smoke }: Narrowing): string {
  const given = [
    ...(areas.length > 0 ? ['--area'] : []),
    ...(operations.length > 0 ? ['--operation'] : []),
    ...(rules.length > 0 ? ['--rule'] : []),
    ...(smoke === true ? ['--smoke'] : []),
  ]
  return given.length > 1
    ? `No check is selected by ${given.join(' and ')} together; omit one of them.`
    : `No check is selected by ${given.join('')}; the reference lists all rules.`
}

/** The selection of a run, as its report contains it. */
export function reportedSelection(narrowing: Narrowing): ReportedSelection {
  const { areas, operations, rules, smoke = false, shard = null } = narrowing
  return {
    areas,
    operations,
    rules,
    smoke,
    shard: shard === null ? null : `${shard.index}/${shard.count}`,
  }
}

/** Topics of the smoke selection: a valid request of each operation succeeds, and what is only named is routed. */
const smokeTopics: ReadonlySet<string> = new Set(['success', 'route-exists'])

/** In addition, the written checks of what all operations share: credentials, sudo, errors, statuses. */
function isSmoke({ area, check: { topic } }: PlannedCheck): boolean {
  return topic === null ? area === 'general' : smokeTopics.has(topic)
}
