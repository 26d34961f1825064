import { mergeBases } from './history.ts'
import { mergeFile, same } from './merge-file.ts'
import { limits } from '../limits.ts'
import { followRenames, triplesOf } from './merge-paths.ts'
import type { NewObject } from './stored-object.ts'
import { emptyTree, type ObjectStore } from './object-store.ts'
import { TimeSlices } from './time-slices.ts'
import { TreeEditor } from './tree-editor.ts'
import { compareText, diffTrees, type FileState } from './trees.ts'
import { GitError, type MergeResult } from './types.ts'

/** What it costs to merge a small file, in units of `TimeSlices`. */
const fileWork = 20_000

/** The conflict of trees that are too expensive to merge. */
const everything = '.'

interface Merged {
  tree: string
  conflicts: string[]
}

/** Merges two trees that come from a common one (null: none). Changes of one side follow renames of the other. */
export async function mergeTrees(
  store: ObjectStore,
  base: string | null,
  ours: string,
  theirs: string,
): Promise<MergeResult> {
  const { tree, conflicts } = await merge(store, base ?? emptyTree, ours, theirs)
  return conflicts.length > 0 ? { conflicts } : { tree }
}

/** Merges two commits; several merge bases are merged into one first. */
export async function mergeCommits(store: ObjectStore, ours: string, theirs: string): Promise<MergeResult> {
  const base = await baseTree(store, await mergeBases(store, ours, theirs), { left: limits.mergedBases.max })
  if (base === undefined) return { conflicts: [everything] }
  return mergeTrees(store, base, (await store.commit(ours)).tree, (await store.commit(theirs)).tree)
}

/**
 * Whether the second commit has something that the first lacks and can be merged into it without conflict. Stores nothing;
 * the result is kept in memory.
 */
export async function canMerge(store: ObjectStore, ours: string, theirs: string): Promise<boolean> {
  const { mergeability } = store.cache
  const key = `${ours} ${theirs}`
  const known = mergeability.get(key)
  if (known !== undefined) return known
  const isAhead = !(await mergeBases(store, ours, theirs)).includes(theirs)
  const isMergeable = isAhead && 'tree' in (await mergeCommits(store.scratch(), ours, theirs))
  mergeability.set(key, isMergeable)
  return isMergeable
}

/** What a commit changed since its first parent, applied to another commit. */
export async function cherryPick(
  store: ObjectStore,
  picked: string,
  onto: string,
): Promise<MergeResult | { empty: true }> {
  const { parents, tree } = await store.commit(picked)
  const base = parents[0] === undefined ? null : (await store.commit(parents[0])).tree
  const target = (await store.commit(onto)).tree
  const result = await mergeTrees(store, base, target, tree)
  return 'tree' in result && result.tree === target ? { empty: true } : result
}

/**
 * One tree to merge from. Of several bases, each is merged into the ones before; where those conflict, the marked text
 * is used, as in Git's own recursive merge: later changes of that place are compared with it. Undefined if the bases have
 * too many bases: their number can double with every merge of the history.
 */
async function baseTree(
  store: ObjectStore,
  bases: string[],
  merges: { left: number },
): Promise<string | undefined> {
  const [first, ...others] = await inDateOrder(store, bases)
  if (first === undefined) return emptyTree
  let tree = (await store.commit(first)).tree
  for (const other of others) {
    if (--merges.left < 0) return undefined
    const below = await baseTree(store, await mergeBases(store, first, other), merges)
    if (below === undefined) return undefined
    tree = (await merge(store, below, tree, (await store.commit(other)).tree)).tree
  }
  return tree
}

async function inDateOrder(store: ObjectStore, oids: string[]): Promise<string[]> {
  const commits = await Promise.all(oids.map((oid) => store.commit(oid)))
  commits.sort((a, b) => a.committer.at.getTime() - b.committer.at.getTime() || (a.oid < b.oid ? -1 : 1))
  return commits.map(({ oid }) => oid)
}

async function merge(store: ObjectStore, base: string, ours: string, theirs: string): Promise<Merged> {
  if (ours === theirs || theirs === base) return { tree: ours, conflicts: [] }
  if (ours === base) return { tree: theirs, conflicts: [] }
  const most = limits.mergedFiles.max
  const { changes: mine, isComplete } = await diffTrees(store, base, ours, most)
  const { changes: other, isComplete: isCompleteToo } = await diffTrees(store, base, theirs, most)
  if (!isComplete || !isCompleteToo) return { tree: ours, conflicts: [everything] }
  const triples = triplesOf(mine, other)
  const conflicts = new Set<string>()
  for (const path of await followRenames(store, triples, mine, other)) conflicts.add(path)
  const editor = new TreeEditor(store, ours)
  const blobs: NewObject[] = []
  const results = new Map<string, FileState | null>()
  const slices = new TimeSlices()
  for (const [path, triple] of triples) {
    const { file, conflict } = await mergeFile(store, triple, blobs)
    await slices.spend(fileWork)
    results.set(path, file)
    if (conflict) conflicts.add(path)
  }
  await apply(editor, results, conflicts)
  const { tree, objects } = await editor.finish()
  await store.writeNew([...blobs, ...objects])
  return { tree, conflicts: [...conflicts].sort(compareText) }
}

/** Stores the outcome in the editor, which contains our side; a file and a directory of the same path conflict. */
async function apply(
  editor: TreeEditor,
  results: ReadonlyMap<string, FileState | null>,
  conflicts: Set<string>,
): Promise<void> {
  for (const [path, file] of results) {
    const present = await editor.get(path)
    if (!file && present && present.mode !== '040000') await editor.remove(path)
  }
  for (const [path, file] of results) {
    if (!file || same(file, (await editor.get(path)) ?? null)) continue
    try {
      await editor.set(path, file)
    } catch (error) {
      if (!(error instanceof GitError) || error.kind !== 'path-clash') throw error
      conflicts.add(path)
    }
  }
}
