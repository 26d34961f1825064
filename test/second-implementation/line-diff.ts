/** Differences of two texts by lines. */

export interface LineDiff {
  readonly additions: number
  readonly deletions: number
  /** One hunk with all lines, empty for equal texts. */
  readonly text: string
}

export function lineDiff(before: string, after: string): LineDiff {
  if (before === after) return { additions: 0, deletions: 0, text: '' }
  const from = linesOf(before)
  const to = linesOf(after)
  const common = commonLengths(from, to)
  const lines: string[] = []
  let [additions, deletions] = [0, 0]
  for (let i = 0, j = 0; i < from.length || j < to.length;) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      lines.push(` ${from[i]}`)
      i += 1
      j += 1
    } else if (
      j === to.length ||
      (i < from.length && lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      lines.push(`-${from[i]}`)
      deletions += 1
      i += 1
    } else {
      lines.push(`+${to[j]}`)
      additions += 1
      j += 1
    }
  }
  const header = `@@ -${rangeOf(from)} +${rangeOf(to)} @@`
  return { additions, deletions, text: [header, ...lines, ''].join('\n') }
}

/** Length of the longest common part from each pair of lines on. */
function commonLengths(from: readonly string[], to: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: from.length + 1 }, () => Array.from(to, () => 0))
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      const length =
        from[i] === to[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
      lengths[i]?.splice(j, 1, length)
    }
  }
  return lengths
}

const lengthAt = (lengths: readonly (readonly number[])[], i: number, j: number) => lengths[i]?.[j] ?? 0

const rangeOf = (lines: readonly string[]) => (lines.length === 0 ? '0,0' : `1,${lines.length}`)

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n')
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}
