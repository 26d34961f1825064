import { mergeText } from './merge-text.ts'
import { encodeObject, type NewObject } from './stored-object.ts'
import type { ObjectStore } from './object-store.ts'
import type { FileState } from './trees.ts'
import type { FileMode } from './types.ts'

/** One file in all three trees; null where it does not exist. */
export interface Triple {
  base: FileState | null
  ours: FileState | null
  theirs: FileState | null
}

/** The result of a merge for a file; with a conflict, its closest substitute. */
export interface MergedFile {
  file: FileState | null
  conflict: boolean
}

export const same = (a: FileState | null, b: FileState | null): boolean =>
  a?.oid === b?.oid && a?.mode === b?.mode

/** Merges one file; a new blob is added to `blobs`. */
export async function mergeFile(
  store: ObjectStore,
  { base, ours, theirs }: Triple,
  blobs: NewObject[],
): Promise<MergedFile> {
  if (same(ours, theirs) || same(base, theirs)) return { file: ours, conflict: false }
  if (same(base, ours)) return { file: theirs, conflict: false }
  if (!ours || !theirs || !isRegular(ours) || !isRegular(theirs))
    return { file: ours ?? theirs, conflict: true }
  const mode = mergeMode(base?.mode, ours.mode, theirs.mode)
  const { oid, conflict } = await mergeContent(store, { base, ours, theirs }, blobs)
  return { file: { mode: mode ?? ours.mode, oid }, conflict: conflict || mode === undefined }
}

async function mergeContent(
  store: ObjectStore,
  { base, ours, theirs }: { base: FileState | null; ours: FileState; theirs: FileState },
  blobs: NewObject[],
): Promise<{ oid: string; conflict: boolean }> {
  if (ours.oid === theirs.oid || base?.oid === theirs.oid) return { oid: ours.oid, conflict: false }
  if (base?.oid === ours.oid) return { oid: theirs.oid, conflict: false }
  const original = base && isRegular(base) ? await store.blob(base.oid) : Buffer.alloc(0)
  const [mine, other] = [await store.blob(ours.oid), await store.blob(theirs.oid)]
  const { content, conflict } = await mergeText(original, mine, other)
  const blob = await encodeObject({ type: 'blob', body: content })
  blobs.push(blob)
  return { oid: blob.oid, conflict }
}

/** The side that changed the mode has its way; undefined when both did, differently. */
function mergeMode(base: FileMode | undefined, ours: FileMode, theirs: FileMode): FileMode | undefined {
  if (ours === theirs || ours === base) return theirs
  return theirs === base ? ours : undefined
}

const isRegular = ({ mode }: FileState): boolean => mode.startsWith('100')
