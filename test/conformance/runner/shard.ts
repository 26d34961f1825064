/** One of several runs that together cover everything. */
import { createHash } from 'node:crypto'
import type { PlannedCheck } from './result.ts'

/** The `index`-th of `count` shards, counted from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
}

/** The checks of one shard, by a hash of their ids: each check belongs to exactly one shard, independent of the rest of the plan. */
export function shardOf(plan: readonly PlannedCheck[], { index, count }: Shard): readonly PlannedCheck[] {
  return plan.filter(({ id }) => shardIndex(id, count) === index)
}

function shardIndex(id: string, count: number): number {
  return (createHash('sha256').update(id).digest().readUIntBE(0, 6) % count) + 1
}
