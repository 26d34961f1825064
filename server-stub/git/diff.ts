import type { ObjectStore } from './object-store.ts'
import { isBinary, patchOf } from './patch.ts'
import { findRenames } from './renames.ts'
import { compareText, diffTrees, type FileState } from './trees.ts'
import type { FileChange } from './types.ts'

interface Pair {
  oldPath: string
  newPath: string
  old: FileState | null
  new: FileState | null
}

/** What changed between two trees (null: the empty one), file by file, sorted by the new path. */
export async function diff(
  store: ObjectStore,
  from: string | null,
  to: string | null,
): Promise<FileChange[]> {
  const changes = await diffTrees(store, from, to)
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
  pairs.sort((a, b) => compareText(a.newPath, b.newPath))
  const result: FileChange[] = []
  for (const pair of pairs) result.push(await describe(store, pair))
  return result
}

async function describe(store: ObjectStore, { oldPath, newPath, old, new: now }: Pair): Promise<FileChange> {
  const [before, after] = [await contentOf(store, old), await contentOf(store, now)]
  const [oldName, newName] = [old ? `a/${oldPath}` : '/dev/null', now ? `b/${newPath}` : '/dev/null']
  const binary = isBinary(before) || isBinary(after)
  const patch = binary ? undefined : patchOf(before, after)
  const header = patch?.hunks ? `--- ${oldName}\n+++ ${newName}\n` : ''
  const unlike = binary && !before.equals(after) ? `Binary files ${oldName} and ${newName} differ\n` : ''
  return {
    old_path: oldPath,
    new_path: newPath,
    a_mode: old?.mode ?? null,
    b_mode: now?.mode ?? null,
    new_file: old === null,
    renamed_file: oldPath !== newPath,
    deleted_file: now === null,
    diff: patch ? header + patch.hunks : unlike,
    additions: patch?.additions ?? 0,
    deletions: patch?.deletions ?? 0,
  }
}

/** What a diff compares; a submodule shows as the commit it stands for. */
async function contentOf(store: ObjectStore, file: FileState | null): Promise<Buffer> {
  if (!file) return Buffer.alloc(0)
  if (file.mode === '160000') return Buffer.from(`Subproject commit ${file.oid}\n`)
  return store.blob(file.oid)
}
