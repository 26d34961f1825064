import { setImmediate } from 'node:timers/promises'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, Tx } from '../database/connection.ts'
import { RecordGoneError } from '../database/gone.ts'
import { lockPresentProject } from '../database/locks.ts'
import { prepareQuery } from '../database/prepared.ts'
import { history } from './history.ts'
import { refreshStoredAt } from './object-queries.ts'
import { ObjectStore, portions } from './object-store.ts'
import { secondsNow } from './stored-at.ts'
import type { Commit } from './types.ts'

const rowsAtOnce = 500

/**
 * Copies what the given commits lead to from one project to another. Moves no ref. A commit arrives after everything it
 * needs, so one that is there is complete, and its history is not looked at again.
 */
export async function copyObjects(db: Tx, from: number, to: number, heads: string[]): Promise<void> {
  await holdSource(db, from)
  const source = new ObjectStore(db, from)
  const commits = await missing(source, new ObjectStore(db, to), heads)
  const trees = new Set<string>()
  const blobs = new Set<string>()
  for (const { tree } of commits) await collect(source, tree, trees, blobs)
  const oids = [...blobs, ...trees, ...commits.map(({ oid }) => oid)]
  for (let at = 0; at < oids.length; at += rowsAtOnce)
    await copyRows(db, from, to, (oid) => sql`${oid} in (${sql.join(oids.slice(at, at + rowsAtOnce))})`)
}

/** Copies all objects to a hidden project, in portions between which other requests are handled. */
export async function copyAllObjects(db: Db, from: number, to: number): Promise<void> {
  for await (const { first, last } of objectPortions(db, from)) {
    await copyRows(db, from, to, (oid) => sql`${oid} between ${first} and ${last}`)
    await setImmediate()
  }
}

/** Copies the objects that were added since `copyAllObjects`, from a project that `holdSource` has locked. */
export async function copyMissingObjects(db: Tx, from: number, to: number): Promise<void> {
  const present = sql`select oid from git_object where project_id = ${to}`
  await copyRows(db, from, to, (oid) => sql`${oid} not in (${present})`)
}

/**
 * Locks a project whose objects are copied until the end of the transaction. Throws if it is being deleted: its objects are
 * deleted in portions, and a copy could miss some.
 */
export async function holdSource(db: Tx, projectId: number): Promise<void> {
  if (!(await lockPresentProject(db, projectId))) throw new RecordGoneError(`Project ${projectId}`)
}

/** Objects by their names in order: a range is found in the index, where many names would be compared with every object. */
interface ObjectRange {
  first: string
  last: string
}

/** Ranges of all objects of a project, few at a time and not too large together. */
export async function* objectPortions(db: Db, projectId: number): AsyncGenerator<ObjectRange> {
  for (let last = ''; ;) {
    const rows = await lengthsAfter.all(db, { projectId, last }, null)
    for (const some of portions(rows, ({ length }) => length)) {
      const [first, final] = [some[0], some.at(-1)]
      if (first !== undefined && final !== undefined) yield { first: first.oid, last: final.oid }
    }
    const end = rows.at(-1)
    if (end === undefined || rows.length < rowsAtOnce) return
    last = end.oid
  }
}

const lengthsAfter = prepareQuery(
  (db, { projectId, last }: { projectId: number; last: string }, _shape: null) =>
    db
      .selectFrom('git_object')
      .select(['oid', (eb) => eb.fn<number>('length', ['data']).as('length')])
      .where('project_id', '=', projectId)
      .where('oid', '>', last)
      .orderBy('oid')
      .limit(rowsAtOnce),
)

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

async function copyRows(
  db: Db | Tx,
  from: number,
  to: number,
  condition: (oid: RawBuilder<unknown>) => RawBuilder<SqlBool>,
): Promise<void> {
  const now = secondsNow()
  await db
    .insertInto('git_object')
    .columns(['project_id', 'oid', 'type', 'size', 'data', 'stored_at'])
    .expression((eb) =>
      eb
        .selectFrom('git_object')
        .select([eb.val(to).as('project_id'), 'oid', 'type', 'size', 'data', eb.val(now).as('stored_at')])
        .where('project_id', '=', from)
        .where(condition(sql.ref('oid'))),
    )
    .onConflict(refreshStoredAt)
    .execute()
}
