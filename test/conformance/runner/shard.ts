/** One of several runs that together judge everything, each about as long as the others. */
import type { PlannedCheck } from './result.ts'
import { measureOf } from './value.ts'

/** The `index`-th of `count` shards, counted from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
}

/**
 * The checks of one shard, in the order of the plan. Equal plans are always split in the same way; each check belongs to
 * exactly one shard. Checks that must run alone are shared out for themselves, since nothing can run beside them.
 */
export function shardOf(plan: readonly PlannedCheck[], { index, count }: Shard): readonly PlannedCheck[] {
  const alone = plan.filter(({ exclusive }) => exclusive)
  const together = plan.filter(({ exclusive }) => !exclusive)
  const mine = new Set([alone, together].flatMap((checks) => split(checks, count)[index - 1] ?? []))
  return plan.filter((check) => mine.has(check))
}

/** Gives each check, the longest first, to the shard that has least to do. */
function split(checks: readonly PlannedCheck[], count: number): readonly (readonly PlannedCheck[])[] {
  const shards = Array.from({ length: count }, () => ({ load: 0, checks: [] as PlannedCheck[] }))
  const longestFirst = checks.toSorted(
    (a, b) => measureOf(b).milliseconds - measureOf(a).milliseconds || (a.id < b.id ? -1 : 1),
  )
  for (const check of longestFirst) {
    const idlest = shards.reduce((least, shard) => (shard.load < least.load ? shard : least))
    idlest.checks.push(check)
    idlest.load += measureOf(check).milliseconds
  }
  return shards.map((shard) => shard.checks)
}
