import { diffArrays } from 'diff'
import { limits } from '../limits.ts'
import { TimeSlices } from './time-slices.ts'

/** A stretch of lines that differs: from `oldStart` (counted from 0), `oldCount` lines become `newCount`. */
export interface LineChange {
  oldStart: number
  oldCount: number
  newStart: number
  newCount: number
}

// Beyond so many insertions and deletions, what is left counts as rewritten: exact work would grow with the square.
const maxEdits = 1000

const linesAtOnce = 10_000
/** What it costs to number a line, in units of `TimeSlices`. */
const lineWork = 50

/** Cuts text into lines that keep their line feed; other line ends are part of the line. */
export function splitLines(text: string): string[] {
  const lines: string[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = text.indexOf('\n', start) + 1 || text.length
    lines.push(text.slice(start, end))
  }
  return lines
}

/** The stretches that differ, in order; never two that touch. Lets other requests through meanwhile. */
export async function diffLines(before: readonly string[], after: readonly string[]): Promise<LineChange[]> {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  const changes = await compare(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  )
  return changes.map((change) => ({
    ...change,
    oldStart: change.oldStart + start,
    newStart: change.newStart + start,
  }))
}

/**
 * Lines that only one side has cannot match: leaving them out first keeps the comparison small for large rewrites.
 * The matches among the others separate the regions in between.
 */
async function compare(before: readonly string[], after: readonly string[]): Promise<LineChange[]> {
  const changes: LineChange[] = []
  let [oldStart, newStart] = [0, 0]
  for (const [oldAt, newAt] of [...(await matches(before, after)), [before.length, after.length] as const]) {
    const change = { oldStart, oldCount: oldAt - oldStart, newStart, newCount: newAt - newStart }
    if (change.oldCount + change.newCount > 0) changes.push(change)
    oldStart = oldAt + 1
    newStart = newAt + 1
  }
  return changes
}

/** Lines by their numbers, which are equal for equal lines, and where they are. */
interface Placed {
  numbers: number[]
  positions: number[]
}

/** Pairs of positions of the same line, in order. */
async function matches(before: readonly string[], after: readonly string[]): Promise<[number, number][]> {
  if (before.length === 0 || after.length === 0) return []
  const known = new Map<string, number>()
  const slices = new TimeSlices()
  const [old, now] = [await numbersOf(before, known, slices), await numbersOf(after, known, slices)]
  const sharedBefore = await among(old, flags(now, known.size), slices)
  const sharedAfter = await among(now, flags(old, known.size), slices)
  const pairs = matching(sharedBefore, sharedAfter)
  await slices.spend((before.length + after.length) * lineWork)
  return pairs
}

/** Numbers lines in portions, because hashing needs most of the time of a comparison. */
async function numbersOf(
  lines: readonly string[],
  known: Map<string, number>,
  slices: TimeSlices,
): Promise<readonly number[]> {
  const numbers: number[] = []
  for (const line of lines) {
    const number = known.get(line) ?? known.size
    known.set(line, number)
    numbers.push(number)
    if (numbers.length % linesAtOnce === 0) await slices.spend(linesAtOnce * lineWork)
  }
  return numbers
}

/** Which of the numbers there are. */
function flags(numbers: readonly number[], count: number): Uint8Array {
  const present = new Uint8Array(count)
  for (const number of numbers) present[number] = 1
  return present
}

/** The lines whose number is present on the other side. */
async function among(numbers: readonly number[], present: Uint8Array, slices: TimeSlices): Promise<Placed> {
  const placed: Placed = { numbers: [], positions: [] }
  for (const [at, number] of numbers.entries()) {
    if (present[number] === 1) {
      placed.numbers.push(number)
      placed.positions.push(at)
    }
    if ((at + 1) % linesAtOnce === 0) await slices.spend(linesAtOnce * lineWork)
  }
  return placed
}

function matching(before: Placed, after: Placed): [number, number][] {
  const parts = withinBudget((comparator) =>
    diffArrays(before.numbers, after.numbers, { maxEditLength: maxEdits, comparator }),
  )
  const pairs: [number, number][] = []
  let [oldAt, newAt] = [0, 0]
  for (const { added, removed, value } of parts ?? []) {
    if (!added && !removed)
      value.forEach((_, index) => {
        const [old, now] = [before.positions[oldAt + index], after.positions[newAt + index]]
        if (old !== undefined && now !== undefined) pairs.push([old, now])
      })
    if (!added) oldAt += value.length
    if (!removed) newAt += value.length
  }
  return pairs
}

class BudgetSpent extends Error {}

type Compare = (one: number, other: number) => boolean

/** Runs a comparison; undefined if it exceeds the limit of steps. */
function withinBudget<Result>(work: (compare: Compare) => Result): Result | undefined {
  let left: number = limits.lineComparisons.max
  try {
    return work((one, other) => {
      if (--left < 0) throw new BudgetSpent()
      return one === other
    })
  } catch (error) {
    if (error instanceof BudgetSpent) return undefined
    throw error
  }
}
