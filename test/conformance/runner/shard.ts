/** One of several runs that together cover everything. */
import { operations } from '../../../generated/operations.ts'
import type { PlannedCheck } from './result.ts'

/** The `index`-th of `count` shards, counted from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
}

const ids: readonly string[] = Object.keys(operations)

/**
 * The checks of one shard: an equal part of the plan in the order of the operations in the contract, so that checks that
 * share fixtures are mostly together.
 */
export function shardOf(plan: readonly PlannedCheck[], { index, count }: Shard): readonly PlannedCheck[] {
  const ordered = plan.toSorted((a, b) => placeOf(a) - placeOf(b) || a.id.localeCompare(b.id))
  const boundary = (part: number) => Math.ceil((part * plan.length) / count)
  return ordered.slice(boundary(index - 1), boundary(index))
}

function placeOf({ operations: [first] }: PlannedCheck): number {
  return first === undefined ? ids.length : ids.indexOf(first)
}
