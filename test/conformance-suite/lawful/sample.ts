/** Checks that variations run with in `npm test`. `npm run lawful` runs them with all checks. */
import { operationIds } from '../../../server-stub/http/api.ts'
import { fullPlan } from '../../conformance/runner/selection.ts'
import { shardOf } from '../../conformance/runner/shard.ts'
import { operationsWithOpen } from './open-points.ts'
import type { Variation } from './variation.ts'

/**
 * Ids of a 60th of the checks of operations whose open points the variations decide, and of a 160th of the other
 * checks. A variation of most operations, and one of HTTP itself, meets checks of every area in that 160th.
 */
export function sampleFor(variations: readonly Variation[]): readonly string[] {
  const varied = new Set(variations.flatMap(operationsOf))
  const plan = fullPlan(false)
  const own = new Set(shardOf(plan, { index: 1, count: 60 }))
  const others = new Set(shardOf(plan, { index: 1, count: 160 }))
  return plan
    .filter((check) =>
      (check.operations.some((operation) => varied.has(operation)) ? own : others).has(check),
    )
    .map(({ id }) => id)
}

/** Operations whose open points the variation decides; none if it decides those of most operations. */
function operationsOf({ open = [] }: Variation): ReturnType<typeof operationsWithOpen> {
  if (open.length === 0) return []
  const points = open.map((pattern) => pattern.replaceAll('*', '.*')).join('|')
  const varied = operationsWithOpen(new RegExp(`^(?:${points})$`))
  return varied.length > operationIds.length / 2 ? [] : varied
}
