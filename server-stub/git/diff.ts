import type { GitObject } from './object-cache.ts'
import type { ObjectStore } from './object-store.ts'
import { limits } from '../limits.ts'
import { TimeSlices } from './time-slices.ts'
import { isBinary, patchOf } from './patch.ts'
import { findRenames, type Files } from './renames.ts'
import { corrupt } from './stored-object.ts'
import { compareText, diffTrees, type FileState, type TreeChange } from './trees.ts'
import type { FileChange } from './types.ts'

/** What it costs to describe an empty file, in units of `TimeSlices`. */
const fileWork = 2000

/** Most bytes of files that are kept in memory for a later comparison. */
const mostBytesAhead = 16 * 1024 * 1024

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
  return describeAll(store, await changedFiles(store, await changesBetween(store, from, to)))
}

/** A part of `diff`, and how many files changed; other files are not read unless they may be renamed. */
export async function diffPart(
  store: ObjectStore,
  from: string | null,
  to: string | null,
  { offset, limit }: Part,
): Promise<{ changes: FileChange[]; total: number }> {
  const pairs = await changedFiles(store, await changesBetween(store, from, to))
  return { changes: await describeAll(store, pairs.slice(offset, offset + limit)), total: pairs.length }
}

/**
 * Reads what `diff` compares; the returned function needs neither a transaction, which the comparison would keep open for
 * seconds, nor the objects to be still there. Larger files are compared at once.
 */
export async function prepareDiff(
  store: ObjectStore,
  from: string | null,
  to: string | null,
): Promise<() => Promise<FileChange[]>> {
  const changes = await changesBetween(store, from, to)
  const compare = async (files: Files): Promise<FileChange[]> =>
    describeAll(files, await changedFiles(files, changes))
  const states = changes.flatMap(({ old, new: now }) => [old ?? [], now ?? []].flat())
  const oids = states.filter(({ mode }) => mode !== '160000').map(({ oid }) => oid)
  const objects = await store.findUpTo(mostBytesAhead, oids)
  if (objects !== undefined) return () => compare({ blob: async (oid) => blobOf(oid, objects.get(oid)) })
  const compared = await compare(store)
  return async () => compared
}

function blobOf(oid: string, object: GitObject | undefined): Buffer {
  if (object?.type !== 'blob') throw corrupt(oid)
  return object.body
}

async function changesBetween(
  store: ObjectStore,
  from: string | null,
  to: string | null,
): Promise<TreeChange[]> {
  return (await diffTrees(store, from, to, limits.comparedFiles.max)).changes
}

/** The files that changed, sorted by the new path. */
async function changedFiles(files: Files, changes: readonly TreeChange[]): Promise<Pair[]> {
  const renames = await findRenames(files, changes)
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

async function describeAll(files: Files, pairs: readonly Pair[]): Promise<FileChange[]> {
  const slices = new TimeSlices()
  let capacity: number = limits.diffCharacters.max
  const result: FileChange[] = []
  for (const pair of pairs) {
    const change = await describe(files, pair, Math.min(capacity, limits.fileDiffCharacters.max))
    await slices.spend(change.compared)
    capacity -= change.entry.diff.length
    result.push(change.entry)
  }
  return result
}

/** Bytes that were compared, and what became of them; a diff of more than `most` characters is left out. */
async function describe(
  files: Files,
  { oldPath, newPath, old, new: now }: Pair,
  most: number,
): Promise<{ compared: number; entry: FileChange }> {
  const [before, after] = [await contentOf(files, old), await contentOf(files, now)]
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
async function contentOf(files: Files, file: FileState | null): Promise<Buffer> {
  if (!file) return Buffer.alloc(0)
  if (file.mode === '160000') return Buffer.from(`Subproject commit ${file.oid}\n`)
  return files.blob(file.oid)
}
