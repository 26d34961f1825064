import type { Db, Tx } from '../database/connection.ts'
import { RecordGoneError } from '../database/gone.ts'
import { holdPresentProject } from '../database/locks.ts'
import { history } from './history.ts'
import { ObjectStore } from './object-store.ts'
import type { Commit } from './types.ts'

const rowsAtOnce = 500

/**
 * Copies objects from one project to another: all of them, or what the given commits lead to. Moves no ref.
 * A commit arrives after everything it needs, so one that is there is complete, and its history is not looked at again.
 */
export async function copyObjects(db: Tx, from: number, to: number, heads?: string[]): Promise<void> {
  // The objects of a project that is being deleted go in portions: a copy could miss some.
  if (!(await holdPresentProject(db, from))) throw new RecordGoneError(`Project ${from}`)
  if (!heads) return copyRows(db, from, to)
  const source = new ObjectStore(db, from)
  const commits = await missing(source, new ObjectStore(db, to), heads)
  const trees = new Set<string>()
  const blobs = new Set<string>()
  for (const { tree } of commits) await collect(source, tree, trees, blobs)
  const oids = [...blobs, ...trees, ...commits.map(({ oid }) => oid)]
  for (let at = 0; at < oids.length; at += rowsAtOnce)
    await copyRows(db, from, to, oids.slice(at, at + rowsAtOnce))
}

/** Commits that the heads lead to and the target does not have, parents before their children. */
async function missing(source: ObjectStore, target: ObjectStore, heads: string[]): Promise<Commit[]> {
  const found = new Map<string, Commit>()
  const newHere = async ({ oid, parents }: Commit): Promise<{ parents: string[]; shown: boolean }> =>
    found.has(oid) || (await target.has(oid)) ? { parents: [], shown: false } : { parents, shown: true }
  for (const head of heads) {
    const commits = await history(source, head, { simplify: newHere })
    for (const commit of commits.toReversed()) found.set(commit.oid, commit)
  }
  return [...found.values()]
}

/** Adds the tree and everything in it. */
async function collect(
  store: ObjectStore,
  tree: string,
  trees: Set<string>,
  blobs: Set<string>,
): Promise<void> {
  if (trees.has(tree)) return
  trees.add(tree)
  for (const { oid, mode } of await store.tree(tree)) {
    if (mode === '040000') await collect(store, oid, trees, blobs)
    else if (mode !== '160000') blobs.add(oid)
  }
}

async function copyRows(db: Db | Tx, from: number, to: number, oids?: string[]): Promise<void> {
  await db
    .insertInto('git_object')
    .columns(['project_id', 'oid', 'type', 'size', 'data'])
    .expression((eb) => {
      const rows = eb
        .selectFrom('git_object')
        .select([eb.val(to).as('project_id'), 'oid', 'type', 'size', 'data'])
        .where('project_id', '=', from)
      return oids ? rows.where('oid', 'in', oids) : rows
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
