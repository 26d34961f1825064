/** Finding out what client and server have in common. */
import { CommitQueue } from '../commit-queue.ts'
import type { ObjectStore } from '../object-store.ts'
import type { CommitReader } from './commit-reader.ts'

/** Those of the objects that the client has which the repository has as well, in the client's order. */
export async function commonObjects(store: ObjectStore, haves: readonly string[]): Promise<string[]> {
  const described = await store.describe(haves)
  return haves.filter((oid) => described.has(oid))
}

/** The commits among these objects; of tags, what they mark. */
export async function commitsAmong(store: ObjectStore, oids: readonly string[]): Promise<string[]> {
  const commits: string[] = []
  for (const [oid, { type }] of await store.describe(oids)) {
    if (type === 'commit') commits.push(oid)
    if (type !== 'tag') continue
    const peeled = await store.peel(oid)
    if (peeled?.object.type === 'commit') commits.push(peeled.oid)
  }
  return commits
}

/** Whether enough is common: the history of every wanted commit leads to a common one. */
export async function isEnough(
  reader: CommitReader,
  wants: readonly string[],
  common: ReadonlySet<string>,
): Promise<boolean> {
  if (common.size === 0) return false
  let oldest = Infinity
  for (const oid of common) oldest = Math.min(oldest, (await reader.commit(oid)).committer.at.getTime())
  for (const want of wants) if (!(await leadsTo(reader, want, common, oldest))) return false
  return true
}

async function leadsTo(
  reader: CommitReader,
  head: string,
  common: ReadonlySet<string>,
  oldest: number,
): Promise<boolean> {
  const seen = new Set([head])
  const queue = new CommitQueue()
  queue.push(await reader.commit(head))
  for (let commit = queue.pop(); commit; commit = queue.pop()) {
    if (common.has(commit.oid)) return true
    if (commit.committer.at.getTime() < oldest) return false
    for (const parent of commit.parents) {
      if (seen.has(parent)) continue
      seen.add(parent)
      queue.push(await reader.commit(parent))
    }
  }
  return false
}
