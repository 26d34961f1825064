import type { ObjectStore } from './object-store.ts'
import { limits } from '../limits.ts'
import { Pace } from './pace.ts'
import { isBinary, patchOf } from './patch.ts'
import { findRenames } from './renames.ts'
import { compareText, diffTrees, type FileState } from './trees.ts'
import type { FileChange } from './types.ts'

/** What it costs to describe an empty file, in units of `Pace`. */
const fileWork = 2000

/** Files that are read ahead of a comparison, in bytes. */
const bytesAhead = 16 * 1024 * 1024

interface Pair {
  oldPath: string
  newPath: string
  old: FileState | null
  new: FileState | null
}

/** Part of a list. */
export interface Part {
  offset: number
  limit: number
}

/** What changed between two trees (null: the empty one), file by file, sorted by the new path. */
export async function diff(
  store: ObjectStore,
  from: string | null,
  to: string | null,
): Promise<FileChange[]> {
  return describeAll(store, await changedFiles(store, from, to))
}

/** A part of `diff`, and how many files changed; other files are not read unless they may be renamed. */
export async function diffPart(
  store: ObjectStore,
  from: string | null,
  to: string | null,
  { offset, limit }: Part,
): Promise<{ changes: FileChange[]; total: number }> {
  const pairs = await changedFiles(store, from, to)
  return { changes: await describeAll(store, pairs.slice(offset, offset + limit)), total: pairs.length }
}

/** The files that changed, sorted by the new path. */
async function changedFiles(store: ObjectStore, from: string | null, to: string | null): Promise<Pair[]> {
  const { changes } = await diffTrees(store, from, to, limits.comparedFiles.max)
  const renames = await findRenames(store, changes)
  const gone = new Set(renames.map(({ from }) => from))
  const come = new Set(renames.map(({ to }) => to))
  const pairs: Pair[] = [
    ...renames.map((rename) => ({ ...rename, oldPath: rename.from, newPath: rename.to })),
    ...changes
      .filter(({ path, new: now }) => now !== null || !gone.has(path))
      .filter(({ path, old }) => old !== null || !come.has(path))
      .map(({ path, ...states }) => ({ ...states, oldPath: path, newPath: path })),
  ]
  return pairs.sort((a, b) => compareText(a.newPath, b.newPath))
}

async function describeAll(store: ObjectStore, pairs: readonly Pair[]): Promise<FileChange[]> {
  const pace = new Pace()
  let capacity: number = limits.diffCharacters.max
  const result: FileChange[] = []
  for (const pair of pairs) {
    const change = await describe(store, pair, Math.min(capacity, limits.fileDiffCharacters.max))
    await pace.spend(change.compared)
    capacity -= change.entry.diff.length
    result.push(change.entry)
  }
  return result
}

/**
 * Reads what a comparison of two trees needs into memory, so that the comparison, which can take seconds, needs no
 * transaction. Comparisons of more or larger files than the cache has room for read them again.
 */
export async function readAheadOfDiff(
  store: ObjectStore,
  from: string | null,
  to: string | null,
): Promise<void> {
  const { changes } = await diffTrees(store, from, to, limits.comparedFiles.max)
  const files = changes.flatMap(({ old, new: now }) => [old ?? [], now ?? []].flat())
  const blobs = files.filter(({ mode }) => mode !== '160000')
  await store.readAhead(
    blobs.map(({ oid }) => oid),
    bytesAhead,
  )
}

/** Bytes that were compared, and what became of them; a diff of more than `most` characters is left out. */
async function describe(
  store: ObjectStore,
  { oldPath, newPath, old, new: now }: Pair,
  most: number,
): Promise<{ compared: number; entry: FileChange }> {
  const [before, after] = [await contentOf(store, old), await contentOf(store, now)]
  const [oldName, newName] = [old ? `a/${oldPath}` : '/dev/null', now ? `b/${newPath}` : '/dev/null']
  const binary = isBinary(before) || isBinary(after)
  const patch = binary ? undefined : await patchOf(before, after)
  const header = patch?.hunks ? `--- ${oldName}\n+++ ${newName}\n` : ''
  const unlike = binary && !before.equals(after) ? `Binary files ${oldName} and ${newName} differ\n` : ''
  const text = patch ? header + patch.hunks : unlike
  const entry = {
    old_path: oldPath,
    new_path: newPath,
    a_mode: old?.mode ?? null,
    b_mode: now?.mode ?? null,
    new_file: old === null,
    renamed_file: oldPath !== newPath,
    deleted_file: now === null,
    diff: text.length > most ? '' : text,
    additions: patch?.additions ?? 0,
    deletions: patch?.deletions ?? 0,
  }
  return { compared: fileWork + 2 * (before.length + after.length), entry }
}

/** A file of a comparison; the content of a submodule is the name of its commit. */
async function contentOf(store: ObjectStore, file: FileState | null): Promise<Buffer> {
  if (!file) return Buffer.alloc(0)
  if (file.mode === '160000') return Buffer.from(`Subproject commit ${file.oid}\n`)
  return store.blob(file.oid)
}
