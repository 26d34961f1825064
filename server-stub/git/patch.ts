/** Unified diffs. Text is handled byte by byte (`latin1`), so that no encoding gets in the way of exactness. */
import { limits } from '../limits.ts'
import { diffLines, splitLines, type LineChange } from './line-diff.ts'
import { TimeSlices } from './time-slices.ts'

/** The hunks of a unified diff, and how many lines they add and delete. */
export interface Patch {
  hunks: string
  additions: number
  deletions: number
}

const contextLines = 3
const lineFeed = 0x0a
// How far Git looks for a NUL before it treats a file as text.
const inspectedBytes = 8000

/** Whether Git treats the content as binary. */
export const isBinary = (content: Buffer): boolean => content.subarray(0, inspectedBytes).includes(0)

/** Whether both versions together are small enough to be compared line by line. */
export function isComparable(before: Buffer, after: Buffer): boolean {
  if (before.length + after.length > limits.comparedBytes.max) return false
  return lineCount(before) + lineCount(after) <= limits.comparedLines.max
}

function lineCount(content: Buffer): number {
  let count = content.length > 0 && content.at(-1) !== lineFeed ? 1 : 0
  for (let at = content.indexOf(lineFeed); at >= 0; at = content.indexOf(lineFeed, at + 1)) count++
  return count
}

/**
 * Compares two texts. What is too large to be compared counts as rewritten and has no hunks. Lets other requests through
 * meanwhile.
 */
export async function patchOf(before: Buffer, after: Buffer): Promise<Patch> {
  if (!isComparable(before, after))
    return { hunks: '', additions: lineCount(after), deletions: lineCount(before) }
  const slices = new TimeSlices()
  const [old, now] = [splitLines(before.toString('latin1')), splitLines(after.toString('latin1'))]
  await slices.spend(before.length + after.length)
  const changes = await diffLines(old, now)
  const hunks = group(changes).map((some) => hunkOf(some, old, now))
  await slices.spend(before.length + after.length)
  return {
    hunks: Buffer.from(hunks.join(''), 'latin1').toString('utf8'),
    additions: changes.reduce((sum, { newCount }) => sum + newCount, 0),
    deletions: changes.reduce((sum, { oldCount }) => sum + oldCount, 0),
  }
}

/** Changes whose context would touch share a hunk. */
function group(changes: readonly LineChange[]): LineChange[][] {
  const groups: LineChange[][] = []
  for (const change of changes) {
    const last = groups.at(-1)?.at(-1)
    if (last && change.oldStart - (last.oldStart + last.oldCount) <= 2 * contextLines)
      groups.at(-1)?.push(change)
    else groups.push([change])
  }
  return groups
}

function hunkOf(changes: readonly LineChange[], old: readonly string[], now: readonly string[]): string {
  const [first, last] = [changes[0], changes.at(-1)]
  if (!first || !last) return ''
  const lead = Math.min(contextLines, first.oldStart)
  const oldEnd = Math.min(old.length, last.oldStart + last.oldCount + contextLines)
  const openDirectories = oldEnd - (last.oldStart + last.oldCount)
  const [oldStart, newStart] = [first.oldStart - lead, first.newStart - lead]
  const lines: string[] = []
  let at = oldStart
  for (const change of changes) {
    lines.push(marked(' ', old.slice(at, change.oldStart)))
    at = change.oldStart + change.oldCount
    lines.push(marked('-', old.slice(change.oldStart, at)))
    lines.push(marked('+', now.slice(change.newStart, change.newStart + change.newCount)))
  }
  lines.push(marked(' ', old.slice(at, oldEnd)))
  const oldRange = range(oldStart, oldEnd - oldStart)
  const newRange = range(newStart, last.newStart + last.newCount + openDirectories - newStart)
  return `@@ -${oldRange} +${newRange} @@\n${lines.join('')}`
}

function marked(mark: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const text = mark + lines.join(mark)
  return text.endsWith('\n') ? text : `${text}\n\\ No newline at end of file\n`
}

/** Lines count from 1; an empty range has the number of the line before it; a count of 1 is left out. */
function range(start: number, count: number): string {
  if (count === 0) return `${start},0`
  return count === 1 ? `${start + 1}` : `${start + 1},${count}`
}
