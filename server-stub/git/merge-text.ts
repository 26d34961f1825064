import { isBinary, isComparable } from './patch.ts'
import { diffLines, splitLines, type LineChange } from './line-diff.ts'

/** A merged text; with `conflict` it contains both sides between Git's marks, as far as it is text at all. */
export interface MergedText {
  content: Buffer
  conflict: boolean
}

/** Three-way merge of one file's content. Changes of both sides that overlap or touch conflict, unless they are equal. */
export async function mergeText(base: Buffer, ours: Buffer, theirs: Buffer): Promise<MergedText> {
  if (ours.equals(theirs) || theirs.equals(base)) return { content: ours, conflict: false }
  if (ours.equals(base)) return { content: theirs, conflict: false }
  if ([base, ours, theirs].some(isBinary) || !isComparable(base, ours) || !isComparable(base, theirs))
    return { content: ours, conflict: true }
  return mergeLines(lines(base), lines(ours), lines(theirs))
}

const lines = (content: Buffer): string[] => splitLines(content.toString('latin1'))

interface Side {
  lines: readonly string[]
  changes: LineChange[]
  next: number
  /** How far this side's lines are ahead of the base's, behind the changes passed so far. */
  shift: number
}

async function mergeLines(base: readonly string[], ours: string[], theirs: string[]): Promise<MergedText> {
  const sides = [await sideOf(base, ours), await sideOf(base, theirs)]
  const merged: string[] = []
  let conflict = false
  let at = 0
  for (let region = nextRegion(sides); region; region = nextRegion(sides)) {
    merged.push(base.slice(at, region.start).join(''))
    const original = base.slice(region.start, region.end).join('')
    const [mine = '', other = ''] = sides.map((side) => passed(side, region))
    if (mine === other || other === original) merged.push(mine)
    else if (mine === original) merged.push(other)
    else {
      merged.push('<<<<<<< ours\n', endLine(mine), '=======\n', endLine(other), '>>>>>>> theirs\n')
      conflict = true
    }
    at = region.end
  }
  merged.push(base.slice(at).join(''))
  return { content: Buffer.from(merged.join(''), 'latin1'), conflict }
}

async function sideOf(base: readonly string[], lines: readonly string[]): Promise<Side> {
  return { lines, changes: await diffLines(base, lines), next: 0, shift: 0 }
}

interface Region {
  start: number
  end: number
}

/** The next stretch of the base that changes on either side, together with all changes that overlap or touch it. */
function nextRegion(sides: readonly Side[]): Region | undefined {
  const starts = sides.flatMap(({ changes, next }) => changes[next]?.oldStart ?? [])
  if (starts.length === 0) return undefined
  const region = { start: Math.min(...starts), end: Math.min(...starts) }
  for (let grown = true; grown;) {
    grown = false
    for (const side of sides) {
      const change = side.changes[side.next]
      if (!change || change.oldStart > region.end) continue
      region.end = Math.max(region.end, change.oldStart + change.oldCount)
      side.next++
      grown = true
    }
  }
  return region
}

/** One side's text of a region whose changes `nextRegion` has just passed. */
function passed(side: Side, { start, end }: Region): string {
  const before = side.shift
  const last = side.changes[side.next - 1]
  if (last) side.shift = last.newStart + last.newCount - (last.oldStart + last.oldCount)
  return side.lines.slice(start + before, end + side.shift).join('')
}

const endLine = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`)
