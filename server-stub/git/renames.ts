import type { ObjectStore } from './object-store.ts'
import { isBinary } from './patch.ts'
import { piecesOf, similarity, type Pieces } from './similarity.ts'
import type { FileState, TreeChange } from './trees.ts'

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

const leastSimilarity = 0.5
// A file that kept its name while its directory changed, when no other file has that name.
const leastForSameName = 0.75
// Comparing every pair beyond this many files would take longer than anyone waits; exact matches still count.
const mostPairs = 400 * 400

/** Pairs deleted and added files that are the same file: first by equal content, then by similarity. */
export async function findRenames(store: ObjectStore, changes: readonly TreeChange[]): Promise<Rename[]> {
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
  if (gone.size > 0 && added.size > 0 && gone.size * added.size <= mostPairs)
    takeSimilar(await measureAll(store, gone), await measureAll(store, added), take)
  return renames
}

type Take = (from: string, to: string) => void

function takeExact(gone: Map<string, FileState>, added: Map<string, FileState>, take: Take): void {
  const byContent = Map.groupBy(gone, ([, { oid, mode }]) => `${kindOf(mode)} ${oid}`)
  for (const [to, { oid, mode }] of [...added].sort(byPath)) {
    const sources = (byContent.get(`${kindOf(mode)} ${oid}`) ?? []).filter(([from]) => gone.has(from))
    const source = sources.find(([from]) => baseName(from) === baseName(to)) ?? sources[0]
    if (source) take(source[0], to)
  }
}

function takeSimilar(gone: Measured[], added: Measured[], take: Take): void {
  const [oneOf, otherOf] = [uniqueNames(gone), uniqueNames(added)]
  const [taken, filled] = [new Set<Measured>(), new Set<Measured>()]
  for (const [name, from] of oneOf) {
    const to = otherOf.get(name)
    if (!from || !to || similarity(from, to) < leastForSameName) continue
    take(from.path, to.path)
    taken.add(from)
    filled.add(to)
  }
  const pairs = added
    .filter((to) => !filled.has(to))
    .flatMap((to) => gone.filter((from) => !taken.has(from)).map((from) => pairOf(from, to)))
    .filter(({ score }) => score >= leastSimilarity)
    .sort((a, b) => b.score - a.score || b.sameName - a.sameName)
  for (const { from, to } of pairs) take(from.path, to.path)
}

const pairOf = (from: Measured, to: Measured) => ({
  from,
  to,
  score: similarity(from, to),
  sameName: Number(baseName(from.path) === baseName(to.path)),
})

async function measureAll(store: ObjectStore, files: ReadonlyMap<string, FileState>): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [path, file] of [...files].sort(byPath)) {
    if (kindOf(file.mode) !== 'file') continue
    const content = await store.blob(file.oid)
    measured.push({ path, file, size: content.length, pieces: piecesOf(content, isBinary(content)) })
  }
  return measured
}

/** Files whose last path component nobody else in the list has. */
function uniqueNames(files: readonly Measured[]): Map<string, Measured | undefined> {
  const groups = Map.groupBy(files, ({ path }) => baseName(path))
  return new Map([...groups].map(([name, found]) => [name, found.length === 1 ? found[0] : undefined]))
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const kindOf = (mode: FileState['mode']): string => (mode.startsWith('100') ? 'file' : mode)
const byPath = ([a]: [string, FileState], [b]: [string, FileState]): number => (a < b ? -1 : 1)
