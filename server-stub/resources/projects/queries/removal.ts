/** Deletes projects: hides them at once, then deletes what belongs to them in portions. */
import { setImmediate } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../database/connection.ts'
import { stillThere } from '../../../database/gone.ts'
import { listAmong, listValues, prepareQuery, type ListValues } from '../../../database/prepared.ts'
import { deleteInPortions, preparePartsWithRows, rowsWith, type Part } from '../../../database/portions.ts'
import { deleteRows } from '../../../database/rows.ts'
import type { Tables } from '../../../database/tables.ts'
import { objectPortions } from '../../../git/copy.ts'
import { removeSubscriptionsIn } from '../../subscriptions/index.ts'
import { processIdsSince } from '../../worker-metrics/index.ts'

/** A chunk of a file of a job has up to a megabyte. */
const chunksAtOnce = 4

/**
 * Hides projects that are being deleted, and forks that are being copied. They leave their namespace, so that their names
 * are free and the namespace can be deleted as well. Returns the ids of those that were not hidden before.
 */
export async function hideProjects(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const namespaceId = await namespaceOfDeleted(tx)
  const { values, count } = listValues(ids, 0)
  const rows = await hiddenRows.all(tx, { namespaceId, ...values }, count)
  return rows.map(({ id }) => id)
}

const hiddenRows = prepareQuery((db, values: ListValues<number> & { namespaceId: number }, count: number) =>
  db
    .updateTable('project')
    .set({
      pending_delete: 1,
      copying_process_id: null,
      namespace_id: values.namespaceId,
      path: sql<string>`cast(id as text)`,
    })
    .where('id', 'in', listAmong(values, count))
    .where((eb) => eb.or([eb('pending_delete', '=', 0), eb('copying_process_id', 'is not', null)]))
    .returning('id'),
)

/** The namespace of hidden projects, which no caller sees; added when it is first needed. */
async function namespaceOfDeleted(tx: Tx): Promise<number> {
  const existing = await deletedNamespace.first(tx, {}, null)
  if (existing !== undefined) return existing.id
  // No path of a user or group contains a slash.
  const path = '/deleted'
  const created_at = '1970-01-01T00:00:00.000Z'
  await tx
    .insertInto('namespace')
    .values({ kind: 'deleted', name: path, path, full_path: path, visibility: 'private', created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return stillThere(await deletedNamespace.first(tx, {}, null), 'The namespace of hidden projects').id
}

const deletedNamespace = prepareQuery((db, _values: Record<string, never>, _shape: null) =>
  db.selectFrom('namespace').select('id').where('kind', '=', 'deleted'),
)

/**
 * Hides the forks whose copying process has ended (no heartbeat after `heartbeatDeadline`), and returns the ids of all hidden projects whose deletion has not been
 * completed.
 */
export async function unfinishedDeletions(db: Db, heartbeatDeadline: string): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const hidden = tx.selectFrom('project').where('pending_delete', '=', 1)
    const abandoned = await hidden
      .where('copying_process_id', 'is not', null)
      .where('copying_process_id', 'not in', processIdsSince(tx, heartbeatDeadline))
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

const idsWith = (table: keyof Tables, column: string, value: number): Ids =>
  sql`select id from ${sql.table(table)} where ${sql.ref(column)} = ${value}`
const idsWithin = (table: keyof Tables, column: string, ids: Ids): Ids =>
  sql`select id from ${sql.table(table)} where ${sql.ref(column)} in (${ids})`
const rowsWithin = (table: keyof Tables, column: string, ids: Ids): Part => ({
  table,
  condition: sql`${sql.ref(column)} in (${ids})`,
})

/** The issues, merge requests and snippets with this value in a column, after what others have added to them. */
export function discussedRows(value: number, columns: Readonly<Record<Discussed, string>>): Part[] {
  const idsOf = (table: Discussed): Ids => idsWith(table, columns[table], value)
  return [
    ...discussed.flatMap((table) => [
      rowsWithin('award_emoji', 'note_id', idsWithin('note', `${table}_id`, idsOf(table))),
      rowsWithin('award_emoji', `${table}_id`, idsOf(table)),
      rowsWithin('note', `${table}_id`, idsOf(table)),
    ]),
    ...(['issue', 'merge_request'] as const).map((type): Part => ({
      table: 'subscription',
      condition: sql`subscribable_type = ${type} and subscribable_id in (${idsOf(type)})`,
    })),
    ...discussed.map((table) => rowsWith(table, columns[table], value)),
  ]
}

const discussed = ['issue', 'merge_request', 'snippet'] as const
type Discussed = (typeof discussed)[number]

const columnsOfProject = {
  issue: 'project_id',
  merge_request: 'target_project_id',
  snippet: 'project_id',
} as const

/** The rows of the tables that can have many of a project; a table comes after those that refer to it. */
function partsOf(projectId: number): Part[] {
  const direct = (table: keyof Tables): Part => rowsWith(table, 'project_id', projectId)
  const pipelines = idsWith('pipeline', 'project_id', projectId)
  const files = idsWithin('job_file', 'job_id', idsWithin('job', 'pipeline_id', pipelines))
  return [
    direct('event'),
    direct('todo'),
    ...discussedRows(projectId, columnsOfProject),
    {
      ...rowsWithin('job_file_chunk', 'file_id', files),
      key: ['file_id', 'number'],
      rowsAtOnce: chunksAtOnce,
    },
    rowsWithin('job', 'pipeline_id', pipelines),
    direct('pipeline'),
    direct('commit_status'),
    direct('commit_comment'),
    { ...direct('git_ref'), key: ['project_id', 'name'] },
  ]
}

const partsWithRows = preparePartsWithRows(partsOf)

/**
 * Deletes what belongs to a hidden project, then the project. Each statement deletes few rows and is a transaction of its
 * own, and other requests are handled in between.
 */
export async function deleteHiddenProject(db: Db, projectId: number): Promise<void> {
  for await (const { first, last } of objectPortions(db, projectId)) {
    await objectsDeleted.all(db, { projectId, first, last }, null)
    await setImmediate()
  }
  for (const part of await partsWithRows(db, projectId)) await deleteInPortions(db, part)
  await db.transaction().execute((tx) => removeProject(tx, projectId))
}

const objectsDeleted = prepareQuery(
  (db, { projectId, first, last }: { projectId: number; first: string; last: string }, _shape: null) =>
    db
      .deleteFrom('git_object')
      .where('project_id', '=', projectId)
      .where('oid', '>=', first)
      .where('oid', '<=', last),
)

/** Deletes the project, and what was added to it during its deletion. Forks lose their reference to it. */
async function removeProject(tx: Tx, id: number): Promise<void> {
  await removeSubscriptionsIn(tx, id)
  await deleteRows(tx, 'project', { id })
}
