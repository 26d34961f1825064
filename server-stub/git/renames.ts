import type { ObjectStore } from './object-store.ts'
import { limits } from '../limits.ts'
import { TimeSlices } from './time-slices.ts'
import { isBinary } from './patch.ts'
import { piecesOf, similarity, type Pieces } from './similarity.ts'
import type { FileState, TreeChange } from './trees.ts'

/** Where the content of files is read. */
export type Files = Pick<ObjectStore, 'blob'>

/** A file that moved: gone at one path, there (perhaps changed) at another. */
export interface Rename {
  from: string
  to: string
  old: FileState
  new: FileState
}

interface Candidate {
  path: string
  file: FileState
}

interface Measured extends Candidate {
  size: number
  pieces: Pieces
}

// What it costs to look up one piece, in units of `TimeSlices`.
const pieceWork = 10
const leastSimilarity = 0.5
// A file that kept its name while its directory changed, when no other file has that name.
const leastForSameName = 0.75

/** Pairs deleted and added files that are the same file: first by equal content, then by similarity. */
export async function findRenames(contents: Files, changes: readonly TreeChange[]): Promise<Rename[]> {
  const gone = new Map<string, FileState>()
  const added = new Map<string, FileState>()
  for (const { path, old, new: now } of changes) {
    if (old && !now && old.mode !== '160000') gone.set(path, old)
    if (now && !old && now.mode !== '160000') added.set(path, now)
  }
  const renames: Rename[] = []
  const take = (from: string, to: string): void => {
    const [old, now] = [gone.get(from), added.get(to)]
    if (!old || !now) return
    renames.push({ from, to, old, new: now })
    gone.delete(from)
    added.delete(to)
  }
  takeExact(gone, added, take)
  if (gone.size * added.size === 0 || gone.size * added.size > limits.renamePairs.max) return renames
  const slices = new TimeSlices()
  const [sources, targets] = [
    await measureAll(contents, gone, slices),
    await measureAll(contents, added, slices),
  ]
  if (comparisonsFor(sources, targets) <= limits.renamePieces.max)
    await takeSimilar(sources, targets, take, slices)
  return renames
}

/** How many pieces are looked up when every source is compared with every target. */
function comparisonsFor(sources: readonly Measured[], targets: readonly Measured[]): number {
  return targets.length * sources.reduce((sum, { pieces }) => sum + 1 + pieces.size, 0)
}

type Take = (from: string, to: string) => void

function takeExact(gone: Map<string, FileState>, added: Map<string, FileState>, take: Take): void {
  const lastFirst = [...gone.keys()].toReversed()
  const byContent = Map.groupBy(lastFirst, (path) => contentKey(gone.get(path)))
  const byName = Map.groupBy(lastFirst, (path) => `${contentKey(gone.get(path))} ${baseName(path)}`)
  for (const [to, file] of [...added].sort(byPath)) {
    const key = contentKey(file)
    const from = nextIn(byName.get(`${key} ${baseName(to)}`), gone) ?? nextIn(byContent.get(key), gone)
    if (from !== undefined) take(from, to)
  }
}

/** The last path of the list that is still there; those behind it are dropped from the list for good. */
function nextIn(paths: string[] = [], left: ReadonlyMap<string, FileState>): string | undefined {
  let last = paths.at(-1)
  for (; last !== undefined && !left.has(last); last = paths.at(-1)) paths.pop()
  return last
}

async function takeSimilar(
  gone: readonly Measured[],
  added: readonly Measured[],
  take: Take,
  slices: TimeSlices,
): Promise<void> {
  const [oneOf, otherOf] = [uniqueNames(gone), uniqueNames(added)]
  const [taken, filled] = [new Set<Measured>(), new Set<Measured>()]
  for (const [name, from] of oneOf) {
    const to = otherOf.get(name)
    if (!from || !to || similarity(from, to) < leastForSameName) continue
    take(from.path, to.path)
    taken.add(from)
    filled.add(to)
  }
  const pairs: ReturnType<typeof pairOf>[] = []
  const sources = gone.filter((from) => !taken.has(from))
  for (const to of added.filter((each) => !filled.has(each)))
    for (const from of sources) {
      const pair = pairOf(from, to)
      if (pair.score >= leastSimilarity) pairs.push(pair)
      await slices.spend(pieceWork * (1 + from.pieces.size))
    }
  pairs.sort((a, b) => b.score - a.score || b.sameName - a.sameName)
  for (const { from, to } of pairs) take(from.path, to.path)
}

const pairOf = (from: Measured, to: Measured) => ({
  from,
  to,
  score: similarity(from, to),
  sameName: Number(baseName(from.path) === baseName(to.path)),
})

async function measureAll(
  contents: Files,
  files: ReadonlyMap<string, FileState>,
  slices: TimeSlices,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [path, file] of [...files].sort(byPath)) {
    if (kindOf(file.mode) !== 'file') continue
    const content = await contents.blob(file.oid)
    if (content.length > limits.renameBytes.max) continue
    await slices.spend(10 * content.length)
    measured.push({ path, file, size: content.length, pieces: piecesOf(content, isBinary(content)) })
  }
  return measured
}

/** Files whose last path component is unique in the list. */
function uniqueNames(files: readonly Measured[]): Map<string, Measured | undefined> {
  const groups = Map.groupBy(files, ({ path }) => baseName(path))
  return new Map([...groups].map(([name, found]) => [name, found.length === 1 ? found[0] : undefined]))
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const contentKey = (file: FileState | undefined): string => `${kindOf(file?.mode ?? '100644')} ${file?.oid}`
const kindOf = (mode: FileState['mode']): string => (mode.startsWith('100') ? 'file' : mode)
const byPath = ([a]: [string, FileState], [b]: [string, FileState]): number => (a < b ? -1 : 1)
