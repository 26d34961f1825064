/** Unreachable objects of a repository. */
import { setImmediate } from 'node:timers/promises'
import type { Db, Tx } from '../database/connection.ts'
import { lockPresentProject } from '../database/locks.ts'
import { ObjectStore } from './object-store.ts'
import { secondsNow } from './stored-at.ts'

const objectsAtOnce = 200

/** What a collection has deleted, or would delete. */
export interface Collected {
  objects: number
  /** As they are stored, compressed. */
  bytes: number
}

export interface CollectOptions {
  /** Objects that were stored within this time are kept: a ref may soon lead to them. */
  olderThanSeconds: number
  /** Deletes nothing. */
  isDryRun?: boolean
}

/**
 * Deletes the unreachable objects of a project, in portions. Servers may use the project meanwhile: each portion
 * locks the project and keeps what a new ref leads to, and an object that is stored again counts as new.
 */
export async function collectGarbage(
  db: Db,
  projectId: number,
  { olderThanSeconds, isDryRun = false }: CollectOptions,
): Promise<Collected> {
  const store = new ObjectStore(db, projectId)
  const needed = await reachableFrom(store, await rootsOf(db, projectId))
  const oids = await referrersFirst(store, new Set(await othersThan(needed, db, projectId)))
  const collected = { objects: 0, bytes: 0 }
  const before = secondsNow() - olderThanSeconds
  for (let at = 0; at < oids.length; at += objectsAtOnce) {
    const portion = oids.slice(at, at + objectsAtOnce)
    const rows = await db.transaction().execute(async (tx) => {
      if (!(await lockPresentProject(tx, projectId))) return []
      await reachableFrom(new ObjectStore(tx, projectId), await rootsOf(tx, projectId), needed)
      const unneeded = portion.filter((oid) => !needed.has(oid))
      const old = await oldObjects(tx, projectId, unneeded, before)
      if (!isDryRun)
        await deleteObjects(
          tx,
          projectId,
          old.map(({ oid }) => oid),
        )
      return old
    })
    for (const { bytes } of rows) {
      collected.objects++
      collected.bytes += bytes
    }
    await setImmediate()
  }
  return collected
}

/** Ids of the projects whose objects can be collected. */
export async function collectableProjects(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('project')
    .select('id')
    .where('pending_delete', '=', 0)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function oldObjects(
  tx: Tx,
  projectId: number,
  oids: readonly string[],
  before: number,
): Promise<{ oid: string; bytes: number }[]> {
  if (oids.length === 0) return []
  return tx
    .selectFrom('git_object')
    .select(['oid', (eb) => eb.fn<number>('length', ['data']).as('bytes')])
    .where('project_id', '=', projectId)
    .where('oid', 'in', oids)
    .where('stored_at', '<=', before)
    .execute()
}

async function deleteObjects(tx: Tx, projectId: number, oids: readonly string[]): Promise<void> {
  if (oids.length === 0) return
  await tx.deleteFrom('git_object').where('project_id', '=', projectId).where('oid', 'in', oids).execute()
}

/** The objects in an order in which each comes before those that it refers to, so that an interruption leaves no gaps. */
async function referrersFirst(store: ObjectStore, oids: ReadonlySet<string>): Promise<string[]> {
  const finished = new Set<string>()
  for (const start of oids) {
    const path: { oid: string; references: string[] }[] = []
    const enter = async (oid: string): Promise<void> => {
      const references = (await referencesOf(store, oid)).map((reference) => reference.oid)
      path.push({ oid, references: references.filter((reference) => oids.has(reference)) })
    }
    if (!finished.has(start)) await enter(start)
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      const next = last.references.pop()
      if (next === undefined) finished.add(path.pop()?.oid ?? '')
      else if (!finished.has(next)) await enter(next)
    }
  }
  return [...finished].toReversed()
}

/** Names of the unreachable objects. */
export async function danglingObjects(db: Db | Tx, projectId: number): Promise<string[]> {
  return othersThan(
    await reachableFrom(new ObjectStore(db, projectId), await rootsOf(db, projectId)),
    db,
    projectId,
  )
}

async function othersThan(needed: ReadonlySet<string>, db: Db | Tx, projectId: number): Promise<string[]> {
  const rows = await db.selectFrom('git_object').select('oid').where('project_id', '=', projectId).execute()
  return rows.map(({ oid }) => oid).filter((oid) => !needed.has(oid))
}

/** Where the walk begins: all names of objects in records of the project. */
async function rootsOf(db: Db | Tx, projectId: number): Promise<string[]> {
  const refs = await db.selectFrom('git_ref').select('oid').where('project_id', '=', projectId).execute()
  const requests = await db
    .selectFrom('merge_request')
    .select(['head_sha', 'base_sha', 'merge_commit_sha'])
    .where((eb) => eb.or([eb('target_project_id', '=', projectId), eb('source_project_id', '=', projectId)]))
    .execute()
  const marked: string[] = []
  for (const table of ['pipeline', 'commit_status', 'commit_comment'] as const) {
    const rows = await db.selectFrom(table).select('sha').where('project_id', '=', projectId).execute()
    for (const { sha } of rows) marked.push(sha)
  }
  const heads = requests.flatMap((request) => Object.values(request)).filter((oid) => oid !== null)
  return [...refs.map(({ oid }) => oid), ...heads, ...marked]
}

/** Adds what the roots lead to; what has been reached before is not looked at again. */
async function reachableFrom(
  store: ObjectStore,
  roots: readonly string[],
  reached = new Set<string>(),
): Promise<Set<string>> {
  const waiting = [...roots]
  for (let oid = waiting.pop(); oid !== undefined; oid = waiting.pop()) {
    if (reached.has(oid)) continue
    reached.add(oid)
    for (const { oid: next, isFile } of await referencesOf(store, oid))
      if (isFile) reached.add(next)
      else waiting.push(next)
  }
  return reached
}

/** What an object refers to; files are not read, since they refer to nothing. */
async function referencesOf(store: ObjectStore, oid: string): Promise<{ oid: string; isFile: boolean }[]> {
  const object = await store.find(oid)
  if (object?.type === 'tag') return [{ oid: object.tag.object, isFile: false }]
  if (object?.type === 'tree')
    return object.lines
      .filter(({ mode }) => mode !== '160000')
      .map((line) => ({ oid: line.oid, isFile: line.mode !== '040000' }))
  if (object?.type !== 'commit') return []
  const { tree, parents } = object.commit
  return [tree, ...parents].map((next) => ({ oid: next, isFile: false }))
}
