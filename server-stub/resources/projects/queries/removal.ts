/** Deletes projects: hides them at once, then deletes what belongs to them in portions. */
import { setImmediate } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../database/connection.ts'
import type { Tables } from '../../../database/tables.ts'
import { objectPortions } from '../../../git/copy.ts'
import { removeSubscriptions } from '../../subscriptions/index.ts'
import { processIdsSince } from '../../worker-metrics/index.ts'

const defaultRowsAtOnce = 200
/** A chunk of a file of a job has up to a megabyte. */
const chunksAtOnce = 4

/**
 * Hides projects that are being deleted, and forks that are being copied. They leave their namespace, so that their names
 * are free and the namespace can be deleted as well. Returns the ids of those that were not hidden before.
 */
export async function hideProjects(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const namespaceId = await namespaceOfDeleted(tx)
  const rows = await tx
    .updateTable('project')
    .set({
      pending_delete: 1,
      copying_process_id: null,
      namespace_id: namespaceId,
      path: sql<string>`cast(id as text)`,
    })
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('pending_delete', '=', 0), eb('copying_process_id', 'is not', null)]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The namespace of hidden projects, which no caller sees; added when it is first needed. */
async function namespaceOfDeleted(tx: Tx): Promise<number> {
  const query = tx.selectFrom('namespace').select('id').where('kind', '=', 'deleted')
  const existing = await query.executeTakeFirst()
  if (existing !== undefined) return existing.id
  // No path of a user or group contains a slash.
  const path = '/deleted'
  const created_at = '1970-01-01T00:00:00.000Z'
  await tx
    .insertInto('namespace')
    .values({ kind: 'deleted', name: path, path, full_path: path, visibility: 'private', created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await query.executeTakeFirstOrThrow()).id
}

/**
 * Hides the forks whose copying process has ended (no heartbeat after `silentSince`), and returns the ids of all hidden projects whose deletion has not been
 * completed.
 */
export async function unfinishedDeletions(db: Db, silentSince: string): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const hidden = tx.selectFrom('project').where('pending_delete', '=', 1)
    const abandoned = await hidden
      .where('copying_process_id', 'is not', null)
      .where('copying_process_id', 'not in', processIdsSince(tx, silentSince))
      .select('id')
      .execute()
    await hideProjects(
      tx,
      abandoned.map(({ id }) => id),
    )
    const rows = await hidden.where('copying_process_id', 'is', null).select('id').execute()
    return rows.map(({ id }) => id)
  })
}

type Ids = RawBuilder<unknown>

const ofProject = (table: keyof Tables, projectId: number, column = 'project_id'): Ids =>
  sql`select id from ${sql.table(table)} where ${sql.ref(column)} = ${projectId}`
const within = (table: keyof Tables, column: string, ids: Ids): Ids =>
  sql`select id from ${sql.table(table)} where ${sql.ref(column)} in (${ids})`

/** Rows of a table that belong to a project, directly or through another table. */
interface Part {
  table: keyof Tables
  condition: (projectId: number) => RawBuilder<unknown>
  /** The columns that identify a row; default: the id. */
  key?: readonly string[]
  rowsAtOnce?: number
}

const direct = (table: keyof Tables, column = 'project_id'): Part => ({
  table,
  condition: (projectId) => sql`${sql.ref(column)} = ${projectId}`,
})

const through = (
  table: keyof Tables,
  column: string,
  ids: (projectId: number) => Ids,
  more: Partial<Part> = {},
): Part => ({
  table,
  condition: (projectId) => sql`${sql.ref(column)} in (${ids(projectId)})`,
  ...more,
})

const issues = (projectId: number): Ids => ofProject('issue', projectId)
const mergeRequests = (projectId: number): Ids => ofProject('merge_request', projectId, 'target_project_id')
const snippets = (projectId: number): Ids => ofProject('snippet', projectId)
const jobs = (projectId: number): Ids => within('job', 'pipeline_id', ofProject('pipeline', projectId))

/** What has notes and award emoji: the column that refers to it, and its ids. */
const noteables = [
  ['issue_id', issues],
  ['merge_request_id', mergeRequests],
  ['snippet_id', snippets],
] as const

const subscriptionsTo = (type: 'issue' | 'merge_request', ids: (projectId: number) => Ids): Part => ({
  table: 'subscription',
  condition: (projectId) => sql`subscribable_type = ${type} and subscribable_id in (${ids(projectId)})`,
})

/** The tables that can have many rows of a project; a table comes after those that refer to it. */
const parts: readonly Part[] = [
  direct('event'),
  direct('todo'),
  ...noteables.flatMap(([column, ids]) => [
    through('award_emoji', 'note_id', (projectId) => within('note', column, ids(projectId))),
    through('award_emoji', column, ids),
    through('note', column, ids),
  ]),
  subscriptionsTo('issue', issues),
  subscriptionsTo('merge_request', mergeRequests),
  direct('issue'),
  direct('merge_request', 'target_project_id'),
  direct('snippet'),
  through('job_file_chunk', 'file_id', (projectId) => within('job_file', 'job_id', jobs(projectId)), {
    key: ['file_id', 'number'],
    rowsAtOnce: chunksAtOnce,
  }),
  through('job', 'pipeline_id', (projectId) => ofProject('pipeline', projectId)),
  direct('pipeline'),
  direct('commit_status'),
  direct('commit_comment'),
  { ...direct('git_ref'), key: ['project_id', 'name'] },
]

/**
 * Deletes what belongs to a hidden project, then the project. Each statement deletes few rows and is a transaction of its
 * own, and other requests are handled in between.
 */
export async function deleteHiddenProject(db: Db, projectId: number): Promise<void> {
  for await (const oids of objectPortions(db, projectId)) {
    await db.deleteFrom('git_object').where('project_id', '=', projectId).where('oid', 'in', oids).execute()
    await setImmediate()
  }
  for (const part of parts) while ((await deletePortion(db, part, projectId)) > 0n) await setImmediate()
  await db.transaction().execute((tx) => removeProject(tx, projectId))
}

async function deletePortion(
  db: Db,
  { table, condition, key = ['id'], rowsAtOnce = defaultRowsAtOnce }: Part,
  projectId: number,
): Promise<bigint> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${condition(projectId)} limit ${rowsAtOnce}
    )`.execute(db)
  return numAffectedRows
}

/** Deletes the project, and what was added to it during its deletion. Forks stay and forget where they came from. */
async function removeProject(tx: Tx, id: number): Promise<void> {
  const ofIssues = tx.selectFrom('issue').select('id').where('project_id', '=', id)
  await removeSubscriptions(tx, 'issue', ofIssues)
  const ofMergeRequests = tx.selectFrom('merge_request').select('id').where('target_project_id', '=', id)
  await removeSubscriptions(tx, 'merge_request', ofMergeRequests)
  await tx.deleteFrom('project').where('id', '=', id).execute()
}
