/** Repositories made to stall the server: sizes at which quadratic work or an argument per line would fail. */
import { expect, test } from 'vitest'
import { renderCommit, parseCommit } from '../../../server-stub/git/commit-format.ts'
import { diffLines, splitLines } from '../../../server-stub/git/line-diff.ts'
import { mergeText } from '../../../server-stub/git/merge-text.ts'
import { TimeSlices } from '../../../server-stub/git/time-slices.ts'
import { isValidPath } from '../../../server-stub/git/path.ts'
import { patchOf } from '../../../server-stub/git/patch.ts'
import { findRenames } from '../../../server-stub/git/renames.ts'
import { compareText, type TreeChange } from '../../../server-stub/git/trees.ts'
import { ObjectStore } from '../../../server-stub/git/object-store.ts'
import { limits } from '../../../server-stub/limits.ts'
import { create, remove, signed, text, workbench } from './workbench.ts'

const numbered = (count: number): string => text(count)
const lines = (count: number): Buffer => Buffer.from(numbered(count))

test('compares 200,000 new lines', async () => {
  const { hunks, additions, deletions } = await patchOf(Buffer.alloc(0), lines(200_000))
  expect([additions, deletions]).toEqual([200_000, 0])
  expect(hunks.startsWith('@@ -0,0 +1,200000 @@\n+line 1\n')).toBe(true)
})

test('merges changes at both ends of 200,000 lines', async () => {
  const base = numbered(200_000)
  const { content, conflict } = await mergeText(
    Buffer.from(base),
    Buffer.from(`first\n${base}`),
    Buffer.from(`${base}last\n`),
  )
  expect(conflict).toBe(false)
  expect(content.toString()).toBe(`first\n${base}last\n`)
})

test('counts a file beyond the limit as rewritten, without its lines', async () => {
  const count = limits.comparedLines.max
  expect(await patchOf(lines(1), lines(count))).toEqual({ hunks: '', additions: count, deletions: 1 })
  expect((await mergeText(lines(2), lines(1), lines(count))).conflict).toBe(true)
})

test('yields to other work while 200,000 changed lines are compared', async () => {
  let turns = 0
  const count = (): void => {
    turns++
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const patch = await patchOf(lines(200_000), Buffer.from(`x${numbered(200_000).replaceAll('\n', '\nx')}`))
  clearImmediate(next)
  expect([patch.additions, patch.deletions]).toEqual([200_001, 200_000])
  expect(turns).toBeGreaterThan(20)
})

/** Lines in no order. */
function lottery(seed: number): string[] {
  let state = seed
  return Array.from({ length: 150_000 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return `${(state >>> 16) % 5}\n`
  })
}

test('limits the comparison of lines that repeat in no order', async () => {
  const [change, ...others] = await diffLines(lottery(1), lottery(2))
  expect(others).toEqual([])
  expect(change?.oldCount).toBeGreaterThan(100_000)
})

test.for(['', 'a', 'a\n', 'a\nb', '\n\n', 'a\r\nb\n'])('splits %j after each line feed', (whole) => {
  expect(splitLines(whole).join('')).toBe(whole)
  expect(splitLines(whole)).toEqual(whole.match(/[^\n]*\n|[^\n]+$/g) ?? [])
})

test('pairs 100,000 equal files that moved', async () => {
  const [old, none] = [{ mode: '100644', oid: 'a'.repeat(40) } as const, null]
  const changes = Array.from({ length: 100_000 }, (_, index): TreeChange[] => [
    { path: `a${index}`, old, new: none },
    { path: `b${index}`, old: none, new: old },
  ]).flat()
  await using bench = await workbench()
  const renames = await findRenames(new ObjectStore(bench.db, bench.projectId), changes)
  expect(renames).toHaveLength(100_000)
  expect(new Set(renames.map(({ from }) => from)).size).toBe(100_000)
})

test('prefers the source of the same name among equal files', async () => {
  await using bench = await workbench()
  const before = await bench.commit([], [create('a/x', 'same\n'), create('a/y', 'same\n')])
  const after = await bench.commit(
    [before],
    [remove('a/x'), remove('a/y'), create('b/y', 'same\n'), create('b/z', 'same\n')],
  )
  const changes = await bench.repository.diff(before, after)
  expect(changes.map(({ old_path, new_path }) => [old_path, new_path])).toEqual([
    ['a/y', 'b/y'],
    ['a/x', 'b/z'],
  ])
})

const content = (index: number, last: string): string =>
  Array.from({ length: 400 }, (_, line) => `${index} ${line}\n`).join('') + last

test('does not compare every line of hundreds of files with those of hundreds of others', async () => {
  await using bench = await workbench()
  const files = Array.from({ length: 120 }, (_, index) => index)
  const before = await bench.commit(
    [],
    files.map((index) => create(`a${index}`, content(index, 'old\n'))),
  )
  const after = await bench.commit(
    [before],
    files.flatMap((index) => [remove(`a${index}`), create(`b${index}`, content(index, 'new\n'))]),
  )
  const changes = await bench.repository.diff(before, after)
  expect(120 * 120 * 400).toBeGreaterThan(limits.renamePieces.max)
  expect(changes.filter(({ renamed_file }) => renamed_file)).toEqual([])
  expect(changes).toHaveLength(240)
})

test('trims a name of millions of dots and blanks', () => {
  const author = { ...signed(), name: `a${'. '.repeat(3_000_000)}a` }
  const commit = { tree: 'a'.repeat(40), parents: [], message: 'm', author, committer: signed() }
  expect(renderCommit(commit).length).toBeGreaterThan(6_000_000)
  expect(isValidPath(`a${'. '.repeat(3_000_000)}a`)).toBe(true)
  expect(isValidPath(`.git${'. '.repeat(3_000_000)}`)).toBe(false)
})

test.for(['a\rb', 'a\u2028b', 'a\u2029b', 'a\tb', 'a\u0085b', 'a > b < c'])(
  'reads the author %j back',
  (name) => {
    const commit = {
      tree: 'a'.repeat(40),
      parents: [],
      message: 'm',
      author: { ...signed(), name },
      committer: signed(),
    }
    const read = parseCommit('0'.repeat(40), renderCommit(commit))
    expect(read.author).toEqual({ ...signed(), name: name.replaceAll(/[<>]/g, '') })
  },
)

test.for(['99999999999999999999 +0000', '253402300800 +0000', 'yesterday', '12'])(
  'reads the time %j as 1970',
  (time) => {
    const text = `tree ${'a'.repeat(40)}\nauthor A <a> ${time}\ncommitter A <a> ${time}\n\nm`
    expect(parseCommit('0'.repeat(40), Buffer.from(text)).author.at).toEqual(new Date(0))
  },
)

test('sorts as Git does, by code points', () => {
  const names = ['b', 'a', 'a/b', 'a-b', '\u{1F600}', '\uFFFD', '\uD7FF', 'é', 'aa']
  const byBytes = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  expect(names.toSorted(compareText)).toEqual(byBytes)
})

test('yields to other work during long computations', async () => {
  const slices = new TimeSlices()
  let turns = 0
  const other = setInterval(() => turns++, 0)
  for (let index = 0; index < 3000; index++) await slices.spend(100_000)
  clearInterval(other)
  expect(slices.count).toBe(300)
  expect(turns).toBeGreaterThan(0)
})
