/** Merge requests: lists of them, and their coming and going. Deleted ones are kept and never found. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { nextIid } from '../projects/index.ts'
import type { Db, Tx } from '../../database/connection.ts'
import type { MergeRequestRow, Tables } from '../../database/tables.ts'

/** What a list of merge requests is narrowed and ordered by. */
export interface MergeRequestFilter {
  iids?: readonly number[] | undefined
  state?: 'opened' | 'closed' | 'merged' | 'all' | undefined
  /** Title of the milestone. */
  milestone?: string | undefined
  /** Separated by commas; all must be there. */
  labels?: string | undefined
  order_by?: 'created_at' | 'updated_at' | undefined
  sort?: 'asc' | 'desc' | undefined
}

export type MergeRequestQuery = SelectQueryBuilder<Tables, 'merge_request', MergeRequestRow>
/** Columns to set; what is left undefined stays as it is. */
export type MergeRequestChange = {
  [Column in Exclude<keyof MergeRequestRow, 'id' | 'iid'>]?: MergeRequestRow[Column] | undefined
}
/** A new merge request; what is left undefined takes its default. */
export type NewMergeRequest = MergeRequestChange &
  Pick<
    MergeRequestRow,
    | 'target_project_id'
    | 'source_branch'
    | 'target_branch'
    | 'title'
    | 'author_id'
    | 'head_sha'
    | 'created_at'
    | 'updated_at'
  >

/** Merge requests into a project. */
function into(db: Db | Tx, projectId: number): MergeRequestQuery {
  return db
    .selectFrom('merge_request')
    .selectAll('merge_request')
    .where('merge_request.target_project_id', '=', projectId)
    .where('merge_request.deleted_at', 'is', null)
}

/** Merge requests into a project that match, the newest first unless said otherwise. */
export function mergeRequestsMatching(
  db: Db,
  projectId: number,
  filter: MergeRequestFilter,
): MergeRequestQuery {
  const {
    iids = [],
    state = 'all',
    milestone,
    labels,
    order_by: order = 'created_at',
    sort = 'desc',
  } = filter
  return into(db, projectId)
    .$if(iids.length > 0, (query) => query.where('merge_request.iid', 'in', iids))
    .$if(state !== 'all', (query) =>
      query.where('merge_request.state', '=', state === 'all' ? 'opened' : state),
    )
    .$if(milestone !== undefined, (query) => query.where((eb) => hasMilestone(eb, milestone ?? '')))
    .$call((query) => namesIn(labels).reduce((some, name) => some.where((eb) => hasLabel(eb, name)), query))
    .orderBy(`merge_request.${order}`, sort)
    .orderBy('merge_request.id', sort)
}

/** The names in a comma-separated text, each once. */
export function namesIn(text: string | undefined): string[] {
  const names = (text ?? '').split(',').map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}

/** A merge request by its number in the project. */
export async function mergeRequestNumbered(
  db: Db | Tx,
  projectId: number,
  iid: number,
): Promise<MergeRequestRow | undefined> {
  return into(db, projectId).where('merge_request.iid', '=', iid).executeTakeFirst()
}

/** The open merge request between two branches, of which there is one at most. */
export async function openBetween(
  tx: Tx,
  { source_project_id, source_branch, target_project_id, target_branch }: Branches,
): Promise<MergeRequestRow | undefined> {
  return into(tx, target_project_id)
    .where('merge_request.state', '=', 'opened')
    .where('merge_request.source_project_id', '=', source_project_id)
    .where('merge_request.source_branch', '=', source_branch)
    .where('merge_request.target_branch', '=', target_branch)
    .executeTakeFirst()
}

type Branches = Pick<MergeRequestRow, 'source_branch' | 'target_project_id' | 'target_branch'> & {
  source_project_id: number | null
}

/** Open merge requests whose source is the branch. */
export function openFrom(db: Db | Tx, projectId: number, branch: string): MergeRequestQuery {
  return db
    .selectFrom('merge_request')
    .selectAll('merge_request')
    .where('merge_request.source_project_id', '=', projectId)
    .where('merge_request.source_branch', '=', branch)
    .where('merge_request.state', '=', 'opened')
    .where('merge_request.deleted_at', 'is', null)
}

/** Open merge requests whose target is the branch. */
export function openInto(db: Db | Tx, projectId: number, branch: string): MergeRequestQuery {
  return into(db, projectId)
    .where('merge_request.target_branch', '=', branch)
    .where('merge_request.state', '=', 'opened')
}

/** Open merge requests that wait for the pipeline of a commit at the head of their source branch. */
export async function waitingFor(db: Db, projectId: number, sha: string): Promise<MergeRequestRow[]> {
  return db
    .selectFrom('merge_request')
    .selectAll()
    .where('source_project_id', '=', projectId)
    .where('head_sha', '=', sha)
    .where('state', '=', 'opened')
    .where('merge_when_pipeline_succeeds', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Adds a merge request with the project's next number. */
export async function addMergeRequest(tx: Tx, row: NewMergeRequest): Promise<MergeRequestRow> {
  const iid = await nextIid(tx, row.target_project_id, 'merge_request')
  return tx
    .insertInto('merge_request')
    .values({ ...row, iid })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a merge request. */
export async function changeMergeRequest(db: Db | Tx, id: number, change: MergeRequestChange): Promise<void> {
  await db.updateTable('merge_request').set(change).where('id', '=', id).execute()
}

/** What no longer holds once the source branch has moved or the merge request is closed: nobody waits for that head. */
export const notWaiting = {
  merge_when_pipeline_succeeds: 0,
  merge_user_id: null,
  merge_commit_message: null,
  should_remove_source_branch: null,
} as const satisfies MergeRequestChange

/** Changes an open merge request if its source branch still has that head. Tells whether it did. */
export async function changeIfAt(
  tx: Tx,
  { id, head_sha }: Pick<MergeRequestRow, 'id' | 'head_sha'>,
  change: MergeRequestChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('merge_request')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'opened')
    .where('head_sha', '=', head_sha)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Gives a merge request these labels and no others. */
export async function setLabels(tx: Tx, id: number, labels: readonly number[]): Promise<void> {
  await tx.deleteFrom('merge_request_label').where('merge_request_id', '=', id).execute()
  if (labels.length === 0) return
  const rows = labels.map((label) => ({ merge_request_id: id, label_id: label }))
  await tx.insertInto('merge_request_label').values(rows).execute()
}

/** Names of the labels of each merge request, sorted, by its id. */
export async function labelsOf(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const names = new Map<number, string[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return names
  const rows = await db
    .selectFrom('merge_request_label as given')
    .innerJoin('label', 'label.id', 'given.label_id')
    .where('given.merge_request_id', 'in', ids)
    .orderBy('label.name')
    .select(['given.merge_request_id as id', 'label.name'])
    .execute()
  for (const { id, name } of rows) names.get(id)?.push(name)
  return names
}

type Conditions = ExpressionBuilder<Tables, 'merge_request'>

function hasMilestone(eb: Conditions, title: string): Expression<SqlBool> {
  const titled = eb.selectFrom('milestone').select('milestone.id').where('milestone.title', '=', title)
  return eb('merge_request.milestone_id', 'in', titled)
}

function hasLabel(eb: Conditions, name: string): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('merge_request_label as given')
      .innerJoin('label', 'label.id', 'given.label_id')
      .select('given.label_id')
      .whereRef('given.merge_request_id', '=', 'merge_request.id')
      .where('label.name', '=', name),
  )
}
