/** Walks through the graph of commits. */
import { CommitQueue } from './commit-queue.ts'
import type { ObjectStore } from './object-store.ts'
import type { Commit } from './types.ts'

/** Returns which parents of a commit to follow, and whether the list includes the commit itself. */
export type Simplify = (commit: Commit) => Promise<{ parents: string[]; shown: boolean }>

const everything: Simplify = async ({ parents }) => ({ parents, shown: true })

/** Which of the candidates are one of the heads or of their ancestors: one walk, ended when all are found. */
export async function ancestorsAmong(
  store: ObjectStore,
  heads: readonly string[],
  candidates: readonly string[],
): Promise<Set<string>> {
  const wanted = new Set(candidates)
  const found = new Set<string>()
  const seen = new Set(heads)
  const queue = new CommitQueue()
  for (const head of seen) queue.push(await store.commit(head))
  for (let commit = queue.pop(); commit && found.size < wanted.size; commit = queue.pop()) {
    if (wanted.has(commit.oid)) found.add(commit.oid)
    for (const parent of commit.parents) {
      if (seen.has(parent)) continue
      seen.add(parent)
      queue.push(await store.commit(parent))
    }
  }
  return found
}

interface HistoryOptions {
  /** Commits to leave out; their ancestors must be among them. */
  excluded?: Pick<ReadonlySet<string>, 'has'>
  simplify?: Simplify
}

/** History of a commit, newest first and never a parent before its child; `excluded` and what `simplify` hides left out. */
export async function history(
  store: ObjectStore,
  head: string,
  { excluded = new Set(), simplify = everything }: HistoryOptions = {},
): Promise<Commit[]> {
  const graph = await simplified(store, head, excluded, simplify)
  const children = new Map<string, number>()
  for (const { parents } of graph.values())
    for (const parent of parents) children.set(parent, (children.get(parent) ?? 0) + 1)
  const queue = new CommitQueue()
  const start = graph.get(head)
  if (start) queue.push(start.commit)
  const sorted: Commit[] = []
  for (let commit = queue.pop(); commit; commit = queue.pop()) {
    const { shown = false, parents = [] } = graph.get(commit.oid) ?? {}
    if (shown) sorted.push(commit)
    for (const parent of parents) {
      const left = (children.get(parent) ?? 0) - 1
      children.set(parent, left)
      const next = graph.get(parent)
      if (left === 0 && next) queue.push(next.commit)
    }
  }
  return sorted
}

interface Node {
  commit: Commit
  parents: string[]
  shown: boolean
}

async function simplified(
  store: ObjectStore,
  head: string,
  excluded: Pick<ReadonlySet<string>, 'has'>,
  simplify: Simplify,
): Promise<Map<string, Node>> {
  const graph = new Map<string, Node>()
  const waiting = [head]
  for (let oid = waiting.pop(); oid !== undefined; oid = waiting.pop()) {
    if (graph.has(oid) || excluded.has(oid)) continue
    const commit = await store.commitOnWalk(oid)
    const { parents, shown } = await simplify(commit)
    graph.set(oid, { commit, parents: [...new Set(parents)], shown })
    for (const parent of parents) waiting.push(parent)
  }
  return graph
}

const ofOne = 1
const ofOther = 2
const stale = 4

/**
 * Marks commits by which of the two they are reachable from. Walks from both at once, newest first, and ends when everything
 * left to visit is behind a common ancestor already found and older than all other commits: only the commits between the
 * two and their common ancestors are read, however long the history is.
 */
async function markReachable(
  store: ObjectStore,
  one: string,
  other: string,
): Promise<{ marks: ReadonlyMap<string, number>; common: string[] }> {
  const marks = new Map<string, number>()
  const queue = new CommitQueue()
  const fresh = new Set<string>()
  const mark = async (oid: string, added: number): Promise<void> => {
    const before = marks.get(oid) ?? 0
    const after = before | added
    if (after === before) return
    marks.set(oid, after)
    queue.push(await store.commit(oid))
    if (after & stale) fresh.delete(oid)
    else fresh.add(oid)
  }
  await mark(one, ofOne)
  await mark(other, ofOther)
  const common = new Set<string>()
  let oldest = Infinity
  for (let commit = queue.pop(); commit; commit = queue.pop()) {
    const time = commit.committer.at.getTime()
    if (fresh.size === 0 && time < oldest) break
    if (fresh.delete(commit.oid)) oldest = Math.min(oldest, time)
    const marked = marks.get(commit.oid) ?? 0
    const ofBoth = (marked & ofOne) > 0 && (marked & ofOther) > 0
    if (ofBoth && !(marked & stale)) common.add(commit.oid)
    for (const parent of commit.parents) await mark(parent, ofBoth ? marked | stale : marked)
  }
  return { marks, common: [...common] }
}

/** All best common ancestors: several after criss-cross merges, none for unrelated histories. */
export async function mergeBases(store: ObjectStore, one: string, other: string): Promise<string[]> {
  if (one === other) return [one]
  return best(store, (await markReachable(store, one, other)).common)
}

/** The commits of the head that the base does not have, newest first and never a parent before its child. */
export async function commitsBetween(store: ObjectStore, base: string, head: string): Promise<Commit[]> {
  const { marks } = await markReachable(store, base, head)
  return history(store, head, { excluded: { has: (oid) => marks.get(oid) !== ofOther } })
}

/** Those that are no other's ancestor: no walk from the parents of any of them finds them. */
async function best(store: ObjectStore, common: string[]): Promise<string[]> {
  if (common.length < 2) return common
  const commits = await Promise.all(common.map((oid) => store.commit(oid)))
  const behind = await ancestorsAmong(
    store,
    commits.flatMap(({ parents }) => parents),
    common,
  )
  return common.filter((oid) => !behind.has(oid)).toSorted()
}
