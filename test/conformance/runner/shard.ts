/** One of several runs that together cover everything. */
import { operations } from '../../../generated/operations.ts'
import type { PlannedCheck } from './result.ts'

/** The `index`-th of `count` shards, counted from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
}

const ids = Object.keys(operations)

/**
 * The checks of one shard. Each check belongs to exactly one, by the place of its first operation in the contract, so that
 * checks that share fixtures are mostly together; those of no operation are in the first.
 */
export function shardOf(plan: readonly PlannedCheck[], { index, count }: Shard): readonly PlannedCheck[] {
  return plan.filter(({ operations: [first] }) => {
    const place = first === undefined ? 0 : ids.indexOf(first)
    return (place % count) + 1 === index
  })
}
