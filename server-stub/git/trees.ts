/** Reading trees: one path, a directory, or what differs between two. */
import { emptyTree, type ObjectStore } from './object-store.ts'
import type { TreeLine } from './tree-format.ts'
import type { TreeEntry } from './types.ts'

/** What a file is: its mode and content. */
export type FileState = Omit<TreeLine, 'name'>

/** A file that differs between two trees; null where it does not exist. */
export interface TreeChange {
  path: string
  old: FileState | null
  new: FileState | null
}

/** The file or directory at a path. */
export async function entryAt(store: ObjectStore, tree: string, path: string): Promise<TreeLine | undefined> {
  let entry: TreeLine | undefined = { name: '', mode: '040000', oid: tree }
  for (const name of path.split('/')) {
    if (entry.mode !== '040000') return undefined
    const lines: TreeLine[] = await store.tree(entry.oid)
    entry = lines.find((line) => line.name === name)
    if (!entry) return undefined
  }
  return entry
}

/** Entries below a directory, directories before what they hold. */
export async function listTree(
  store: ObjectStore,
  tree: string,
  prefix: string,
  recursive: boolean,
): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = []
  for (const { name, mode, oid } of await store.tree(tree)) {
    const path = prefix + name
    const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob'
    entries.push({ path, mode, type, oid })
    if (recursive && type === 'tree') entries.push(...(await listTree(store, oid, `${path}/`, true)))
  }
  return entries
}

/** All files that differ between two trees, sorted by path; opens only directories that differ. */
export async function diffTrees(
  store: ObjectStore,
  one: string | null,
  other: string | null,
): Promise<TreeChange[]> {
  const changes: TreeChange[] = []
  await collect(store, one ?? emptyTree, other ?? emptyTree, '', changes)
  return changes.sort((a, b) => compareText(a.path, b.path))
}

/** Git's order of paths: by bytes, which for UTF-8 is by code point. */
export function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

async function collect(
  store: ObjectStore,
  one: string,
  other: string,
  prefix: string,
  changes: TreeChange[],
): Promise<void> {
  if (one === other) return
  const before = new Map((await store.tree(one)).map((line) => [line.name, line]))
  const after = new Map((await store.tree(other)).map((line) => [line.name, line]))
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [a, b] = [before.get(name), after.get(name)]
    if (a?.oid === b?.oid && a?.mode === b?.mode) continue
    const path = prefix + name
    const [directoryBefore, directoryAfter] = [directoryOf(a), directoryOf(b)]
    await collect(store, directoryBefore, directoryAfter, `${path}/`, changes)
    const [old, now] = [fileOf(a), fileOf(b)]
    if (old || now) changes.push({ path, old, new: now })
  }
}

const directoryOf = (line: TreeLine | undefined): string => (line?.mode === '040000' ? line.oid : emptyTree)

const fileOf = (line: TreeLine | undefined): FileState | null =>
  line && line.mode !== '040000' ? { mode: line.mode, oid: line.oid } : null
