import { CommitQueue } from '../commit-queue.ts'
import type { Commit } from '../types.ts'
import type { CommitReader } from './commit-reader.ts'

/** Between what a client wants and what it has. */
export interface Range {
  wants: readonly string[]
  haves: readonly string[]
  /** Commits whose parents the client does not have so far. */
  clientShallow: ReadonlySet<string>
  /** Commits whose parents the client is not sent. */
  boundary: ReadonlySet<string>
  /** Commits that the client has, and whose parents it is to get now. */
  unshallow: readonly string[]
}

const wanted = 1
const had = 2

/**
 * The commits that a client lacks, newest first, and those next to them that it has. Walks from both ends at once and
 * stops when all that is left is had; where clocks went wrong, a commit may be sent that the client has.
 */
export async function missingCommits(
  reader: CommitReader,
  { wants, haves, clientShallow, boundary, unshallow }: Range,
): Promise<{ missing: Commit[]; edge: Commit[] }> {
  const marks = new Map<string, number>()
  const queue = new CommitQueue()
  const open = new Set<string>()
  const mark = async (oid: string, added: number): Promise<void> => {
    const before = marks.get(oid) ?? 0
    if ((before | added) === before) return
    marks.set(oid, before | added)
    queue.push(await reader.commit(oid))
    if ((before | added) === wanted) open.add(oid)
    else open.delete(oid)
  }
  for (const oid of haves) await mark(oid, had)
  for (const oid of wants) await mark(oid, wanted)
  const deepened: Commit[] = []
  for (const oid of unshallow) deepened.push(await reader.commit(oid))
  for (const { parents } of deepened) for (const parent of parents) await mark(parent, wanted)
  const visited = new Map<string, Commit>()
  for (let commit = queue.pop(); commit && open.size > 0; commit = queue.pop()) {
    open.delete(commit.oid)
    visited.set(commit.oid, commit)
    const flags = marks.get(commit.oid) ?? 0
    const passHad = (flags & had) > 0 && !clientShallow.has(commit.oid)
    const passWanted = flags === wanted && !boundary.has(commit.oid)
    const passed = (passHad ? had : 0) | (passWanted ? wanted : 0)
    if (passed > 0) for (const parent of commit.parents) await mark(parent, passed)
  }
  const missing = [...visited.values()].filter(({ oid }) => marks.get(oid) === wanted)
  const edge = new Map(deepened.map((commit) => [commit.oid, commit]))
  for (const { oid, parents } of missing) {
    if (boundary.has(oid)) continue
    for (const parent of parents)
      if (((marks.get(parent) ?? 0) & had) > 0) edge.set(parent, await reader.commit(parent))
  }
  return { missing, edge: [...edge.values()] }
}
