import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Db, Tx } from '../database/connection.ts'
import { RecordGoneError } from '../database/gone.ts'
import { listAmong, listValues, prepareQuery, type ListValues } from '../database/prepared.ts'
import { deleteRows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import type { GitObject } from './object-cache.ts'
import { ObjectStore } from './object-store.ts'
import type { ObjectType } from './stored-object.ts'
import { branchPrefix, branchRef, tagPrefix, tagRef } from './ref-name.ts'
import type { Branch, Tag } from './types.ts'

export { copyObjects } from './copy.ts'
export { isValidRefName } from './ref-name.ts'

/** What it costs to read or move a ref, in units of `TimeSlices`. */
export const refWork = 20_000

/** Where a branch or tag points before and after a change; null: it does not exist. */
export interface RefMove {
  projectId: number
  name: string
  from: string | null
  to: string | null
}

/**
 * Moves a ref (full name, `refs/heads/...`) if it still points where the caller saw it; null means that it does not
 * exist (`from`) or must not exist (`to`). False if it was moved concurrently, or if it cannot exist with
 * another ref (`a` with `a/b`); nothing has changed then.
 */
export async function moveRef(
  tx: Tx,
  projectId: number,
  name: string,
  from: string | null,
  to: string | null,
): Promise<boolean> {
  // An object to which nothing led may have been collected meanwhile.
  if (to !== null && !(await new ObjectStore(tx, projectId).has(to)))
    throw new RecordGoneError(`Object ${to}`)
  if (from === null) return to !== null && createRef(tx, projectId, name, to)
  if (to === null) return (await deleteRows(tx, 'git_ref', { project_id: projectId, name, oid: from })) > 0
  return (await movedRef.first(tx, { projectId, name, from, to }, null)) !== undefined
}

const movedRef = prepareQuery(
  (db, values: { projectId: number; name: string; from: string; to: string }, _shape: null) =>
    db
      .updateTable('git_ref')
      .set({ oid: values.to })
      .where('project_id', '=', values.projectId)
      .where('name', '=', values.name)
      .where('oid', '=', values.from)
      .returning('oid'),
)

async function createRef(tx: Tx, projectId: number, name: string, oid: string): Promise<boolean> {
  const parts = name.split('/')
  const parents = listValues(parts.map((_, depth) => parts.slice(0, depth).join('/')).slice(1), '')
  const values = { projectId, ...parents.values, ...rangeUnder(`${name}/`) }
  if (await clashingRef.first(tx, values, parents.count)) return false
  return (await createdRef.first(tx, { projectId, name, oid }, null)) !== undefined
}

const clashingRef = prepareQuery(
  (db, values: ListValues<string> & NameRange & { projectId: number }, parents: number) => {
    const refs = db.selectFrom('git_ref').select('name').where('project_id', '=', values.projectId)
    // Not one condition with `or`, for which SQLite reads all refs of the project.
    return refs
      .where('name', 'in', listAmong(values, parents))
      .unionAll(refs.where(isWithin(values)))
      .limit(1)
  },
)

const createdRef = prepareQuery(
  (db, { projectId, name, oid }: { projectId: number; name: string; oid: string }, _shape: null) =>
    db
      .insertInto('git_ref')
      .values({ project_id: projectId, name, oid })
      .onConflict((conflict) => conflict.doNothing())
      .returning('oid'),
)

/** Copies all branches and tags of a project to another (a fork); those already there stay as they are. */
export async function copyRefs(tx: Tx, from: number, to: number): Promise<void> {
  await tx
    .insertInto('git_ref')
    .columns(['project_id', 'name', 'oid'])
    .expression((eb) =>
      eb
        .selectFrom('git_ref')
        .select([eb.val(to).as('project_id'), 'name', 'oid'])
        .where('project_id', '=', from)
        .where((eb) => eb.or([isWithin(rangeUnder(branchPrefix)), isWithin(rangeUnder(tagPrefix))])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a ref points to, by its full name. */
export async function readRef(db: Db | Tx, projectId: number, name: string): Promise<string | undefined> {
  const row = await refRow.first(db, { projectId, name }, null)
  return row?.oid
}

const refRow = prepareQuery((db, { projectId, name }: { projectId: number; name: string }, _shape: null) =>
  db.selectFrom('git_ref').select('oid').where('project_id', '=', projectId).where('name', '=', name),
)

const refRows = prepareQuery((db, values: ListValues<string> & { projectId: number }, names: number) =>
  db
    .selectFrom('git_ref')
    .select(['name', 'oid'])
    .where('project_id', '=', values.projectId)
    .where('name', 'in', listAmong(values, names)),
)

/** All branches, sorted by name. */
export async function listBranches(db: Db | Tx, projectId: number): Promise<Branch[]> {
  return listRefs(db, projectId, branchPrefix)
}

/** The number of branches, counted up to `most`. */
export async function countBranches(db: Db | Tx, projectId: number, most: number): Promise<number> {
  return (await branchNames.all(db, { projectId, ...rangeUnder(branchPrefix) }, most)).length
}

const branchNames = prepareQuery((db, values: NameRange & { projectId: number }, most: number) =>
  db
    .selectFrom('git_ref')
    .select('name')
    .where('project_id', '=', values.projectId)
    .where(isWithin(values))
    .limit(most),
)

/** All tags that lead to a commit, sorted by name. */
export async function listTags(store: ObjectStore): Promise<Tag[]> {
  const refs = await listRefs(store.db, store.projectId, tagPrefix)
  const objects = await store.findMany(refs.map(({ oid }) => oid))
  const tags: Tag[] = []
  for (const { name, oid } of refs) {
    const object = objects.get(oid)
    const tag = object && (await tagOf(store, name, oid, object))
    if (tag !== undefined) tags.push(tag)
  }
  return tags
}

/** A tag by its name, if it leads to a commit. */
export async function readTag(store: ObjectStore, name: string): Promise<Tag | undefined> {
  const { db, projectId } = store
  const row = await annotatedRef.first(db, { projectId, name: tagRef(name) }, null)
  if (row === undefined) return undefined
  const { oid, type, size, data } = row
  const object =
    type === null || size === null || data === null
      ? await store.find(oid)
      : await store.parse({ oid, type, size, data })
  return object && tagOf(store, name, oid, object)
}

/** A ref with the annotated tag that it points to, if it points to one. */
const annotatedRef = prepareQuery(
  (db, { projectId, name }: { projectId: number; name: string }, _shape: null) =>
    db
      .selectFrom('git_ref as ref')
      .leftJoin('git_object as object', (join) =>
        join
          .onRef('object.project_id', '=', 'ref.project_id')
          .onRef('object.oid', '=', 'ref.oid')
          .on('object.type', '=', 'tag'),
      )
      .select(['ref.oid', 'object.type', 'object.size', 'object.data'])
      .where('ref.project_id', '=', projectId)
      .where('ref.name', '=', name),
)

/** The tag at an object, which may be a tag of a tag. */
async function tagOf(
  store: ObjectStore,
  name: string,
  oid: string,
  object: GitObject,
): Promise<Tag | undefined> {
  if (object.type === 'commit') return { name, oid, commit: oid, message: null }
  if (object.type !== 'tag') return undefined
  const { message, object: target, type } = object.tag
  const commit = type === 'commit' ? target : await commitAt(store, target)
  return commit === undefined ? undefined : { name, oid, commit, message }
}

/** All refs of a project by their full names, sorted, each with the type of the object that it points to. */
export async function listAllRefs(
  db: Db | Tx,
  projectId: number,
): Promise<{ name: string; oid: string; type: ObjectType }[]> {
  return db
    .selectFrom('git_ref as ref')
    .innerJoin('git_object as object', (join) =>
      join.onRef('object.project_id', '=', 'ref.project_id').onRef('object.oid', '=', 'ref.oid'),
    )
    .select(['ref.name', 'ref.oid', 'object.type'])
    .where('ref.project_id', '=', projectId)
    .orderBy('ref.name')
    .execute()
}

async function listRefs(db: Db | Tx, projectId: number, prefix: string): Promise<Branch[]> {
  const rows = await refsWithin.all(db, { projectId, ...rangeUnder(prefix) }, null)
  return rows.map(({ name, oid }) => ({ name: name.slice(prefix.length), oid }))
}

const refsWithin = prepareQuery((db, values: NameRange & { projectId: number }, _shape: null) =>
  db
    .selectFrom('git_ref')
    .select(['name', 'oid'])
    .where('project_id', '=', values.projectId)
    .where(isWithin(values))
    .orderBy('name'),
)

/** Names from the first to the one before `end`. A type, since only types are also records of values. */
type NameRange = { first: string; end: string }

/** Names that start with a prefix which ends in a slash: from there to the first name with the next character instead. */
function rangeUnder(prefix: string): NameRange {
  return { first: prefix, end: `${prefix.slice(0, -1)}0` }
}

function isWithin({ first, end }: NameRange): Expression<SqlBool> {
  const { eb } = expressionBuilder<Tables, 'git_ref'>()
  return eb.and([eb('name', '>=', first), eb('name', '<', end)])
}

const shortestHash = 7
const candidatesRead = 20

/** The name of the default branch in Git. */
const head = 'HEAD'

const refRowsWithHead = prepareQuery(
  (db, values: ListValues<string> & { projectId: number }, names: number) =>
    db
      .selectFrom('git_ref')
      .select(['name', 'oid'])
      .where('project_id', '=', values.projectId)
      .where('name', 'in', listAmong(values, names))
      .unionAll(
        db
          .selectFrom('project')
          .innerJoin('git_ref as ref', (join) =>
            join
              .onRef('ref.project_id', '=', 'project.id')
              .on(
                'ref.name',
                '=',
                sql<string>`${sql.lit(branchPrefix)} || ${sql.ref('project.default_branch')}`,
              ),
          )
          .select([sql<string>`${sql.lit(head)}`.as('name'), 'ref.oid'])
          .where('project.id', '=', values.projectId),
      ),
)

/**
 * Commit that a branch, a tag, a full ref name, `HEAD` (the default branch), or a full or unambiguous short hash names,
 * looked up in this order.
 */
export async function resolve(store: ObjectStore, revision: string): Promise<string | undefined> {
  const { db, projectId } = store
  if (revision === '' || revision.includes('\0')) return undefined
  const names = [branchRef(revision), tagRef(revision), revision]
  const { values, count } = listValues(names, '')
  const rows = revision === head ? refRowsWithHead : refRows
  const refs = await rows.all(db, { projectId, ...values }, count)
  const oid = names
    .map((name) => refs.find((ref) => ref.name === name)?.oid)
    .find((each) => each !== undefined)
  if (oid !== undefined) return commitAt(store, oid)
  const hash = revision.toLowerCase()
  if (!/^[0-9a-f]+$/.test(hash) || hash.length < shortestHash || hash.length > 40) return undefined
  if (hash.length === 40) return commitAt(store, hash)
  const commits = new Set<string>()
  for (const oid of await store.startingWith(hash, candidatesRead)) {
    const commit = await commitAt(store, oid)
    if (commit !== undefined) commits.add(commit)
  }
  return commits.size === 1 ? [...commits][0] : undefined
}

async function commitAt(store: ObjectStore, oid: string): Promise<string | undefined> {
  const peeled = await store.peel(oid)
  return peeled?.object.type === 'commit' ? peeled.oid : undefined
}
