/** What a check costs and what it is worth, as measured: the order of a run that has little time, and the size of shards. */
import { measured } from './measured.ts'
import type { PlannedCheck } from './result.ts'

/** What is known of one check. */
export interface Measure {
  /** How long it takes when nothing runs beside it, in milliseconds, to a power of two. */
  readonly milliseconds: number
  /** Defects of the reference server that it alone was seen to find. */
  readonly kills: number
}

const measures: ReadonlyMap<string, Measure> = new Map(readMeasures(measured))

/** For a check that was not measured yet. */
const usual: Measure = { milliseconds: 16, kills: 0 }

export function measureOf({ id }: Pick<PlannedCheck, 'id'>): Measure {
  return measures.get(id) ?? usual
}

/** Ids of the checks that were measured. */
export function measuredChecks(): readonly string[] {
  return [...measures.keys()]
}

/** Reads lines of milliseconds, kills and id. */
function readMeasures(table: string): readonly (readonly [string, Measure])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [milliseconds, kills, ...id] = line.split(' ')
      return [id.join(' '), { milliseconds: Number(milliseconds), kills: Number(kills) }] as const
    })
}

/**
 * The checks in the order of their worth: at each place stands the check that brings most per millisecond, counting the
 * defects that it finds and the rules and operations that no check before it touches. Those that bring nothing new come
 * last, the quickest first.
 */
export function byValue(plan: readonly PlannedCheck[]): readonly PlannedCheck[] {
  const seen = new Set<string>()
  const order: PlannedCheck[] = []
  // What a check brings can only become less, so an estimate made earlier is never too low.
  const queue = plan.map((check) => ({ check, worth: worthOf(check, seen) })).sort(least)
  for (let best = queue.pop(); best !== undefined; best = queue.pop()) {
    const worth = worthOf(best.check, seen)
    const next = queue.at(-1)
    if (next !== undefined && least({ check: best.check, worth }, next) < 0) {
      insert(queue, { check: best.check, worth })
      continue
    }
    order.push(best.check)
    for (const touched of touchedBy(best.check)) seen.add(touched)
  }
  return order
}

interface Ranked {
  readonly check: PlannedCheck
  readonly worth: number
}

function worthOf(check: PlannedCheck, seen: ReadonlySet<string>): number {
  const { milliseconds, kills } = measureOf(check)
  const fresh = touchedBy(check).filter((each) => !seen.has(each)).length
  return (kills + fresh) / milliseconds
}

function touchedBy({ rules, operations }: PlannedCheck): readonly string[] {
  return [...rules, ...operations]
}

/** The least worth first; of equals the slower, and then the later by name. */
function least(a: Ranked, b: Ranked): number {
  return (
    a.worth - b.worth ||
    measureOf(b.check).milliseconds - measureOf(a.check).milliseconds ||
    (a.check.id < b.check.id ? 1 : -1)
  )
}

function insert(queue: Ranked[], ranked: Ranked): void {
  let [low, high] = [0, queue.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = queue[middle]
    if (other !== undefined && least(other, ranked) < 0) low = middle + 1
    else high = middle
  }
  queue.splice(low, 0, ranked)
}

/** The checks at the head of an order that take so long together. */
export function thatFit(order: readonly PlannedCheck[], milliseconds: number): readonly PlannedCheck[] {
  let total = 0
  const end = order.findIndex((check) => {
    total += measureOf(check).milliseconds
    return total > milliseconds
  })
  return end === -1 ? order : order.slice(0, end)
}
