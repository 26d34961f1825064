/** Reading trees: one path, a directory, or what differs between two. */
import { limits } from '../limits.ts'
import { TimeSlices } from './time-slices.ts'
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

/** What it costs to read a tree, in units of `TimeSlices`. */
const treeWork = 5000

/** As many characters of a path count as another entry. */
const charactersOfEntry = 256

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

/** Entries of a directory, in Git's order. */
export async function listTree(store: ObjectStore, tree: string, prefix: string): Promise<TreeEntry[]> {
  const lines = await store.tree(tree)
  return lines.map(({ name, mode, oid }) => {
    const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob'
    return { path: prefix + name, mode, type, oid }
  })
}

/** A tree, and the prefix of the paths in it: empty, or with a final slash. */
export interface Directory {
  oid: string
  prefix: string
}

/**
 * Entries of a directory and of the directories in it, each directory before its entries. Stops at a limit: a few directories that
 * contain each other many times make billions of paths.
 */
export async function listTreeBelow(store: ObjectStore, root: Directory): Promise<TreeEntry[] | 'too-many'> {
  const found: TreeEntry[] = []
  const slices = new TimeSlices()
  const open: TreeEntry[] = []
  let left = limits.listedFiles.max
  const add = async ({ oid, prefix }: Directory): Promise<void> => {
    await slices.spend(treeWork)
    for (const entry of (await listTree(store, oid, prefix)).toReversed()) open.push(entry)
  }
  await add(root)
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const { path, oid, type } = entry
    left -= 1 + Math.floor(path.length / charactersOfEntry)
    if (left < 0 || path.length > limits.pathCharacters.max) return 'too-many'
    found.push(entry)
    if (type === 'tree') await add({ oid, prefix: `${path}/` })
    if (open.length > left) return 'too-many'
  }
  return found
}

/** Files that differ between two trees, sorted by path. */
export interface TreeComparison {
  changes: TreeChange[]
  /** False if a limit was reached: other files may differ as well. */
  isComplete: boolean
}

/** A directory to compare. */
interface DirectoryPair {
  one: string
  other: string
  /** The path with a final slash; empty for the root. */
  prefix: string
}

/** What a comparison has found so far. */
interface Found {
  changes: TreeChange[]
  open: DirectoryPair[]
  isComplete: boolean
  /** How many more files and directories may be found. */
  left: number
}

/**
 * Compares two trees and opens only directories that differ. Stops after `most` files and directories: a few directories
 * that contain each other many times make billions of paths.
 */
export async function diffTrees(
  store: ObjectStore,
  one: string | null,
  other: string | null,
  most: number,
): Promise<TreeComparison> {
  const root = { one: one ?? emptyTree, other: other ?? emptyTree, prefix: '' }
  const found: Found = {
    changes: [],
    open: root.one === root.other ? [] : [root],
    isComplete: true,
    left: most,
  }
  const slices = new TimeSlices()
  for (let pair = found.open.pop(); pair !== undefined; pair = found.open.pop()) {
    await slices.spend(treeWork)
    await compareDirectories(store, pair, found)
    if (!found.isComplete) break
  }
  const { changes, isComplete } = found
  return { changes: changes.sort((a, b) => compareText(a.path, b.path)), isComplete }
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

async function compareDirectories(
  store: ObjectStore,
  { one, other, prefix }: DirectoryPair,
  found: Found,
): Promise<void> {
  const before = new Map((await store.tree(one)).map((line) => [line.name, line]))
  const after = new Map((await store.tree(other)).map((line) => [line.name, line]))
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [a, b] = [before.get(name), after.get(name)]
    if (a?.oid === b?.oid && a?.mode === b?.mode) continue
    const path = prefix + name
    found.left -= 1 + Math.floor(path.length / charactersOfEntry)
    if (found.left < 0 || path.length > limits.pathCharacters.max) {
      found.isComplete = false
      return
    }
    const [directoryBefore, directoryAfter] = [directoryOf(a), directoryOf(b)]
    if (directoryBefore !== directoryAfter)
      found.open.push({ one: directoryBefore, other: directoryAfter, prefix: `${path}/` })
    const [old, now] = [fileOf(a), fileOf(b)]
    if (old || now) found.changes.push({ path, old, new: now })
  }
}

const directoryOf = (line: TreeLine | undefined): string => (line?.mode === '040000' ? line.oid : emptyTree)

const fileOf = (line: TreeLine | undefined): FileState | null =>
  line && line.mode !== '040000' ? { mode: line.mode, oid: line.oid } : null
