/** Merges that wait for a pipeline. Spec: document 3, "States and transitions". */
import type { Project } from '../projects/record.ts'
import { unlessMissing } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { pipelineState } from '../commits/statuses.ts'
import { waitingFor } from './queries.ts'
import { protectionOf } from '../branches/queries.ts'
import type { MergeRequestRow } from '../../database/tables.ts'
import { usersById } from '../users/index.ts'
import { areDiscussionsSettled } from './discussions.ts'
import { isWorkInProgress, merge } from './commands.ts'

/** Merges what waited for this commit's pipeline, if that has succeeded, on behalf of those who asked for it. */
export async function mergeWaiting(services: Services, project: Project, sha: string): Promise<void> {
  const waiting = await waitingFor(services.db, project.id, sha)
  if (waiting.length === 0 || (await pipelineState(services.db, project.id, sha)) !== 'success') return
  const askers = await usersById(
    services.db,
    waiting.map((row) => row.merge_user_id),
  )
  for (const row of waiting) {
    const asker = row.merge_user_id === null ? undefined : askers.get(row.merge_user_id)
    if (asker?.state === 'active') await mergeFor(services.actAs(asker), row)
  }
}

/** Rights and obstacles may have changed since: it goes on waiting then. */
async function mergeFor(asker: Services, row: MergeRequestRow): Promise<void> {
  const { db, find, can } = asker
  const project = await unlessMissing(find.project(row.target_project_id))
  if (project === undefined || isWorkInProgress(row.title)) return
  const protection = await protectionOf(db, project.id, row.target_branch)
  if (!can('accept-merge-request', project) || !can('merge-into-branch', { project, protection })) return
  const request = await find.mergeRequest(project, row.iid)
  if (!(await areDiscussionsSettled(asker, request))) return
  const { merge_commit_message: message, should_remove_source_branch: remove } = row
  await merge(asker, request, {
    ...(message === null ? {} : { message }),
    ...(remove === null ? {} : { removeSource: remove === 1 }),
  })
}
