import { diffArrays } from 'diff'
import { limits } from '../limits.ts'

/** A stretch of lines that differs: from `oldStart` (counted from 0), `oldCount` lines become `newCount`. */
export interface LineChange {
  oldStart: number
  oldCount: number
  newStart: number
  newCount: number
}

// Beyond so many insertions and deletions, what is left counts as rewritten: exact work would grow with the square.
const maxEdits = 1500

/** Cuts text into lines that keep their line feed; other line ends are part of the line. */
export function splitLines(text: string): string[] {
  const lines: string[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = text.indexOf('\n', start) + 1 || text.length
    lines.push(text.slice(start, end))
  }
  return lines
}

/** The stretches that differ, in order; never two that touch. */
export function diffLines(before: readonly string[], after: readonly string[]): LineChange[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  const old = before.slice(start, before.length - end)
  const now = after.slice(start, after.length - end)
  return compare(old, now).map((change) => ({
    ...change,
    oldStart: change.oldStart + start,
    newStart: change.newStart + start,
  }))
}

/**
 * Lines that only one side has cannot match: leaving them out first keeps the comparison small for large rewrites.
 * What matches among the others gives the stretches between.
 */
function compare(before: readonly string[], after: readonly string[]): LineChange[] {
  const [inBefore, inAfter] = [new Set(before), new Set(after)]
  const shared = before.flatMap((line, at) => (inAfter.has(line) ? [{ line, at }] : []))
  const sharedAfter = after.flatMap((line, at) => (inBefore.has(line) ? [{ line, at }] : []))
  const matches = matching(shared, sharedAfter)
  const changes: LineChange[] = []
  let [oldStart, newStart] = [0, 0]
  for (const [oldAt, newAt] of [...matches, [before.length, after.length] as const]) {
    const change = { oldStart, oldCount: oldAt - oldStart, newStart, newCount: newAt - newStart }
    if (change.oldCount + change.newCount > 0) changes.push(change)
    oldStart = oldAt + 1
    newStart = newAt + 1
  }
  return changes
}

interface Placed {
  line: string
  at: number
}

/** Pairs of positions that hold the same line, in order. */
function matching(before: readonly Placed[], after: readonly Placed[]): [number, number][] {
  const numbers = new Map<string, number>()
  const numbered = ({ line }: Placed): number => {
    const number = numbers.get(line) ?? numbers.size
    numbers.set(line, number)
    return number
  }
  const parts = withinBudget((comparator) =>
    diffArrays(before.map(numbered), after.map(numbered), { maxEditLength: maxEdits, comparator }),
  )
  const pairs: [number, number][] = []
  let [oldAt, newAt] = [0, 0]
  for (const { added, removed, value } of parts ?? []) {
    if (!added && !removed)
      value.forEach((_, index) => {
        const [old, now] = [before[oldAt + index], after[newAt + index]]
        if (old && now) pairs.push([old.at, now.at])
      })
    if (!added) oldAt += value.length
    if (!removed) newAt += value.length
  }
  return pairs
}

class BudgetSpent extends Error {}

type Compare = (one: number, other: number) => boolean

/** Runs a comparison; undefined when it takes more steps than any file is worth. */
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
