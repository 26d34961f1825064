/** Writes merge requests, and finds those that a change of a branch or a pipeline affects. */
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../../database/connection.ts'
import { prepareQuery } from '../../../database/prepared.ts'
import { deleteRows, insertRow, updateRow } from '../../../database/rows.ts'
import type { MergeRequestRow, NewRow, Tables } from '../../../database/tables.ts'
import { nextIid } from '../../projects/index.ts'
import { withoutScheduledMerge } from '../record.ts'

/** Columns to set. */
export type MergeRequestChange = Partial<Omit<MergeRequestRow, 'id' | 'iid'>>
type MergeRequests = SelectQueryBuilder<Tables, 'merge_request', MergeRequestRow>

/** The branches that a merge request is between. */
export type Branches = Pick<
  MergeRequestRow,
  'source_project_id' | 'source_branch' | 'target_project_id' | 'target_branch'
>

/** The row of a merge request by its number, within a transaction; undefined if it is deleted. */
export async function mergeRequestRow(
  tx: Tx,
  projectId: number,
  iid: number,
): Promise<MergeRequestRow | undefined> {
  return byNumber.first(tx, { projectId, iid }, null)
}

const byNumber = prepareQuery((db, values: { projectId: number; iid: number }, _shape: null) =>
  present(db)
    .where('merge_request.target_project_id', '=', values.projectId)
    .where('merge_request.iid', '=', values.iid),
)

/** The open merge request between two branches, of which there is one at most. */
export async function openBetween(tx: Tx, branches: Branches): Promise<MergeRequestRow | undefined> {
  const { source_project_id, source_branch, target_project_id, target_branch } = branches
  const values = { source_project_id, source_branch, target_project_id, target_branch }
  return between.first(tx, values, null)
}

const between = prepareQuery((db, branches: Branches, _shape: null) =>
  openInto(db, branches.target_project_id, branches.target_branch)
    .where('merge_request.source_project_id', '=', branches.source_project_id)
    .where('merge_request.source_branch', '=', branches.source_branch),
)

/** Open merge requests whose source is the branch. */
export function openFrom(db: Db | Tx, projectId: number, branch: string): MergeRequests {
  return present(db)
    .where('merge_request.source_project_id', '=', projectId)
    .where('merge_request.source_branch', '=', branch)
    .where('merge_request.state', '=', 'opened')
}

/** Open merge requests whose target is the branch. */
export function openInto(db: Db | Tx, projectId: number, branch: string): MergeRequests {
  return present(db)
    .where('merge_request.target_project_id', '=', projectId)
    .where('merge_request.target_branch', '=', branch)
    .where('merge_request.state', '=', 'opened')
}

/** Open merge requests whose merge is scheduled for the success of the pipeline of this commit. */
export async function scheduledFor(db: Db, projectId: number, sha: string): Promise<MergeRequestRow[]> {
  return scheduled.all(db, { projectId, sha }, null)
}

const scheduled = prepareQuery((db, values: { projectId: number; sha: string }, _shape: null) =>
  present(db)
    .where('merge_request.source_project_id', '=', values.projectId)
    .where('merge_request.head_sha', '=', values.sha)
    .where('merge_request.state', '=', 'opened')
    .where('merge_request.merge_when_pipeline_succeeds', '=', 1)
    .orderBy('merge_request.id'),
)

/** Adds a merge request with the next number of its target project. */
export async function addMergeRequest(
  tx: Tx,
  row: Omit<NewRow<'merge_request'>, 'iid'>,
): Promise<MergeRequestRow> {
  const iid = await nextIid(tx, row.target_project_id, 'merge_request')
  return insertRow(tx, 'merge_request', { ...row, iid })
}

/** Changes a merge request. */
export async function changeMergeRequest(tx: Tx, id: number, change: MergeRequestChange): Promise<void> {
  await updateRow(tx, 'merge_request', id, change)
}

/** Changes an open merge request if the head of its source branch is still this one. Returns whether it was. */
export async function changeIfUnmoved(
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

/**
 * Sets the new head of the open merge requests from a branch; merges that were scheduled for the former head are canceled.
 * Returns the ids of the target projects.
 */
export async function followSourceBranch(
  tx: Tx,
  { projectId, name, head }: { projectId: number; name: string; head: string },
  at: string,
): Promise<number[]> {
  const rows = await followed.all(tx, { projectId, name, head, at }, null)
  return [...new Set(rows.map((row) => row.target_project_id))]
}

const followed = prepareQuery(
  (db, values: { projectId: number; name: string; head: string; at: string }, _shape: null) =>
    db
      .updateTable('merge_request')
      .set({ ...withoutScheduledMerge, head_sha: values.head, updated_at: values.at })
      .where('source_project_id', '=', values.projectId)
      .where('source_branch', '=', values.name)
      .where('state', '=', 'opened')
      .where('deleted_at', 'is', null)
      .returning('target_project_id'),
)

/** Replaces the labels of a merge request. */
export async function setLabels(tx: Tx, id: number, labels: readonly number[]): Promise<void> {
  await deleteRows(tx, 'merge_request_label', { merge_request_id: id })
  const rows = labels.map((label_id) => ({ merge_request_id: id, label_id }))
  if (rows.length > 0) await tx.insertInto('merge_request_label').values(rows).execute()
}

function present(db: Db | Tx): MergeRequests {
  return db
    .selectFrom('merge_request')
    .selectAll('merge_request')
    .where('merge_request.deleted_at', 'is', null)
}
