/** Reading trees: one path, a directory, or what differs between two. */
import { Pace } from './pace.ts'
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

/** What it costs to read a tree, in units of `Pace`. */
const treeWork = 5000

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

/** Entries below a directory, directories before their entries. */
export async function listTree(
  store: ObjectStore,
  tree: string,
  prefix: string,
  recursive: boolean,
): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = []
  await addEntries(store, tree, prefix, recursive, entries)
  return entries
}

async function addEntries(
  store: ObjectStore,
  tree: string,
  prefix: string,
  recursive: boolean,
  entries: TreeEntry[],
): Promise<void> {
  for (const { name, mode, oid } of await store.tree(tree)) {
    const path = prefix + name
    const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob'
    entries.push({ path, mode, type, oid })
    if (recursive && type === 'tree') await addEntries(store, oid, `${path}/`, true, entries)
  }
}

/** All files that differ between two trees, sorted by path; opens only directories that differ. */
export async function diffTrees(
  store: ObjectStore,
  one: string | null,
  other: string | null,
): Promise<TreeChange[]> {
  const changes: TreeChange[] = []
  await collect(store, one ?? emptyTree, other ?? emptyTree, '', changes, new Pace())
  return changes.sort((a, b) => compareText(a.path, b.path))
}

/** Git's order of paths: by bytes, which for UTF-8 is by code point. */
export function compareText(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  for (let at = 0; at < most; at++) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)]
    if (one !== other) return rank(one) - rank(other)
  }
  return a.length - b.length
}

/** Halves of surrogate pairs encode code points that sort after all others. */
function rank(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800
  return unit >= 0xd800 ? unit + 0x2000 : unit
}

async function collect(
  store: ObjectStore,
  one: string,
  other: string,
  prefix: string,
  changes: TreeChange[],
  pace: Pace,
): Promise<void> {
  if (one === other) return
  await pace.spend(treeWork)
  const before = new Map((await store.tree(one)).map((line) => [line.name, line]))
  const after = new Map((await store.tree(other)).map((line) => [line.name, line]))
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [a, b] = [before.get(name), after.get(name)]
    if (a?.oid === b?.oid && a?.mode === b?.mode) continue
    const path = prefix + name
    const [directoryBefore, directoryAfter] = [directoryOf(a), directoryOf(b)]
    await collect(store, directoryBefore, directoryAfter, `${path}/`, changes, pace)
    const [old, now] = [fileOf(a), fileOf(b)]
    if (old || now) changes.push({ path, old, new: now })
  }
}

const directoryOf = (line: TreeLine | undefined): string => (line?.mode === '040000' ? line.oid : emptyTree)

const fileOf = (line: TreeLine | undefined): FileState | null =>
  line && line.mode !== '040000' ? { mode: line.mode, oid: line.oid } : null
