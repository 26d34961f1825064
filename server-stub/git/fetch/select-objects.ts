/** Which objects a fetch sends. */
import type { ObjectStore } from '../object-store.ts'
import { emptyTree } from '../object-store.ts'
import { GitError } from '../types.ts'
import type { CommitReader } from './commit-reader.ts'
import { missingCommits } from './missing-commits.ts'
import type { Boundary } from './shallow.ts'
import { missingFiles, type TreeFilter } from './missing-files.ts'

/** What a partial clone leaves out. */
export interface ObjectFilter extends TreeFilter {
  /** Blobs of so many bytes or more are not sent. */
  blobLimit: number
}

export const noFilter: ObjectFilter = { blobs: true, depth: Infinity, blobLimit: Infinity }

interface Selection {
  /** Commits that the client has. */
  haves: readonly string[]
  clientShallow: ReadonlySet<string>
  boundary: Boundary
  filter: ObjectFilter
  /** Annotated tags to send along with what they mark. */
  tags: readonly string[]
}

/** What the wants are, once tags are followed. */
export interface Wanted {
  commits: string[]
  trees: string[]
  blobs: string[]
  tags: string[]
}

/** Sorts wanted objects by type. Throws `GitError` for one that the repository does not have. */
export async function wantedObjects(store: ObjectStore, wants: readonly string[]): Promise<Wanted> {
  const wanted: Wanted = { commits: [], trees: [], blobs: [], tags: [] }
  const described = await store.describe(wants)
  for (const oid of wants) {
    const type = described.get(oid)?.type
    if (type === undefined) throw new GitError('corrupt', `not our ref ${oid}`)
    if (type === 'tag') await addTag(store, oid, wanted)
    else wanted[`${type}s`].push(oid)
  }
  return wanted
}

/** The names of all objects to send: tags and commits first, blobs last. */
export async function selectObjects(
  store: ObjectStore,
  reader: CommitReader,
  wanted: Wanted,
  { haves, clientShallow, boundary, filter, tags }: Selection,
): Promise<string[]> {
  const { commits, unshallow } = boundary
  const range = { wants: wanted.commits, haves, clientShallow, boundary: commits, unshallow }
  const { missing, edge } = await missingCommits(reader, range)
  const roots = [...missing.map(({ tree }) => tree), ...wanted.trees]
  const edgeRoots = edge.map(({ tree }) => tree)
  const files = await missingFiles(store, roots, edgeRoots, filter)
  const blobs = await withinLimit(store, [...files.blobs], filter.blobLimit)
  const sent = new Set([...missing.map(({ oid }) => oid), ...wanted.tags])
  for (const tag of tags) await includeTag(store, tag, sent)
  for (const oids of [files.trees, blobs, wanted.blobs]) for (const oid of oids) sent.add(oid)
  return existing(store, sent)
}

async function addTag(store: ObjectStore, oid: string, wanted: Wanted): Promise<void> {
  wanted.tags.push(oid)
  const object = await store.find(oid)
  if (object?.type !== 'tag') return
  const { type, object: target } = object.tag
  if (type === 'tag') await addTag(store, target, wanted)
  else wanted[`${type}s`].push(target)
}

/** Adds a tag, and the tags between it and what it marks, if that is sent. */
async function includeTag(store: ObjectStore, oid: string, sent: Set<string>): Promise<void> {
  const chain: string[] = []
  for (let at = oid; ;) {
    const object = await store.find(at)
    if (object?.type !== 'tag') break
    chain.push(at)
    at = object.tag.object
    if (sent.has(at)) for (const tag of chain) sent.add(tag)
  }
}

async function withinLimit(store: ObjectStore, blobs: string[], limit: number): Promise<string[]> {
  if (limit === Infinity) return blobs
  const described = await store.describe(blobs)
  return blobs.filter((oid) => (described.get(oid)?.size ?? 0) < limit)
}

/** The empty tree can be referred to without being stored; clients have it as well. */
async function existing(store: ObjectStore, oids: Set<string>): Promise<string[]> {
  if (oids.has(emptyTree) && !(await store.has(emptyTree))) oids.delete(emptyTree)
  return [...oids]
}
