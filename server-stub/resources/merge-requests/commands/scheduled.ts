/** Merges that are scheduled for the success of a pipeline. Spec: document 3, "States and transitions". */
import { toFlag } from '../../../database/flag.ts'
import type { MergeRequestRow } from '../../../database/tables.ts'
import { undefinedIfNotFound } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { protectionOf } from '../../branches/index.ts'
import { pipelineState } from '../../commits/index.ts'
import { usersById } from '../../users/index.ts'
import { changeIfUnmoved, scheduledFor } from '../queries/writes.ts'
import { isWorkInProgress, withoutScheduledMerge, type MergeRequest } from '../record.ts'
import { isMergeable } from '../relations.ts'
import { areDiscussionsResolved, merge, type MergeObstacle, type MergeOptions } from './merge.ts'

/**
 * Schedules the merge for the success of the pipeline; returns the merge request that waits, or the merged one if the pipeline
 * has succeeded since the caller read its state.
 */
export async function scheduleMerge(
  services: Services,
  mergeRequest: MergeRequest,
  { merge_commit_message, should_remove_source_branch }: MergeOptions,
): Promise<MergeRequest | MergeObstacle> {
  if (!(await isMergeable(services, mergeRequest))) return 'conflict'
  const { project, iid, source_project_id: source, head_sha: head } = mergeRequest
  const isScheduled = await services.transaction(({ db, currentUser, now }) =>
    changeIfUnmoved(db, mergeRequest, {
      merge_when_pipeline_succeeds: 1,
      merge_user_id: currentUser().id,
      merge_commit_message: merge_commit_message ?? null,
      should_remove_source_branch: toFlag(should_remove_source_branch) ?? null,
      updated_at: now().toISOString(),
    }),
  )
  if (!isScheduled) return 'changed'
  if (source !== null && head !== null) await mergeScheduled(services, source, head)
  return services.find.mergeRequest(project, iid)
}

/** Cancels a scheduled merge. */
export async function cancelScheduledMerge(
  { transaction }: Services,
  mergeRequest: MergeRequest,
): Promise<MergeRequest> {
  return transaction(async ({ db, find }) => {
    await changeIfUnmoved(db, mergeRequest, withoutScheduledMerge)
    return find.mergeRequest(mergeRequest.project, mergeRequest.iid)
  })
}

/** If the pipeline of a project's commit has succeeded: merges what is scheduled for it, on behalf of the users who scheduled it. */
export async function mergeScheduled(services: Services, projectId: number, sha: string): Promise<void> {
  const rows = await scheduledFor(services.db, projectId, sha)
  if (rows.length === 0 || (await pipelineState(services.db, projectId, sha)) !== 'success') return
  const ids = rows.map((row) => row.merge_user_id)
  const users = await usersById(services.db, ids)
  for (const row of rows) {
    const user = row.merge_user_id === null ? undefined : users.get(row.merge_user_id)
    if (user?.state === 'active') await mergeOnBehalf(services.actAs(user), row)
  }
}

/** Roles and conditions may have changed since: the merge stays scheduled then. */
async function mergeOnBehalf(services: Services, row: MergeRequestRow): Promise<void> {
  const { db, find, can } = services
  const project = await undefinedIfNotFound(find.project(row.target_project_id))
  if (project === undefined || isWorkInProgress(row.title)) return
  const protection = await protectionOf(db, project.id, row.target_branch)
  if (!can('accept-merge-request', project) || !can('merge-into-branch', { project, protection })) return
  const mergeRequest = await undefinedIfNotFound(find.mergeRequest(project, row.iid))
  if (mergeRequest === undefined || !(await areDiscussionsResolved(services, mergeRequest))) return
  const { merge_commit_message: message, should_remove_source_branch: removesSource } = row
  await merge(services, mergeRequest, {
    ...(message !== null && { merge_commit_message: message }),
    ...(removesSource !== null && { should_remove_source_branch: removesSource === 1 }),
  })
}
