import type { MergeRequest } from '../record.ts'
import { created, ok, refuse, type Area, type BodyOf } from '../../../http/handler.ts'
import { mergeRequest } from '../presenter.ts'
import type { Services } from '../../../services.ts'
import { attempt } from '../../../database/attempt.ts'
import { toFlag } from '../../../database/flag.ts'
import { changeIfAt, notWaiting } from '../queries.ts'
import { protectionOf } from '../../branches/queries.ts'
import type { CommitStatusState } from '../../../database/tables.ts'
import { isMergeable, mergeRequestRecord } from '../relations.ts'
import { isWorkInProgress, merge, pipelineOf, type MergeOutcome } from '../commands.ts'
import { areDiscussionsSettled } from '../discussions.ts'

export const accepting = {
  async acceptMergeRequest(request, services) {
    const { path, body, origin } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('accept-merge-request', project)
    const found = await find.mergeRequest(project, path.merge_request_iid)
    authorize('merge-into-branch', {
      project,
      protection: await protectionOf(db, project.id, found.target_branch),
    })
    const pipeline = await pipelineOf(services, found)
    const refusal = refusalOf(found, pipeline, body) ?? (await heldByDiscussions(services, found))
    if (refusal !== undefined) return refusal
    const outcome = await (mustWait(pipeline, body) ? wait : mergeNow)(services, found, body)
    if (outcome === 'conflict' || outcome === 'changed')
      return obstacle(outcome, await find.mergeRequest(project, found.iid))
    return ok(mergeRequest(await mergeRequestRecord(services, project, found.iid), origin))
  },

  async cancelMergeWhenPipelineSucceeds(request, services) {
    const { path, origin } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-merge-request', project)
    const found = await find.mergeRequest(project, path.merge_request_iid)
    authorize('cancel-merge', found)
    if (found.state !== 'opened' || found.merge_when_pipeline_succeeds === 0)
      return refuse(400, 'The merge request does not wait for its pipeline')
    await db.transaction().execute((tx) => changeIfAt(tx, found, notWaiting))
    return created(mergeRequest(await mergeRequestRecord(services, project, found.iid), origin))
  },
} satisfies Partial<Area<'merge-requests', Services>>

type Wishes = BodyOf<'acceptMergeRequest'>
type Pipeline = CommitStatusState | null

const inConflict = refuse(405, 'Branch cannot be merged')
const notOpen = refuse(406, 'Method Not Allowed')
const headMoved = refuse(409, 'SHA does not match HEAD of source branch')

/** What stands in the way before the branches are looked at. */
function refusalOf(
  { state, head_sha, title, project }: MergeRequest,
  pipeline: Pipeline,
  wishes: Wishes,
): ReturnType<typeof refuse<405 | 406 | 409>> | undefined {
  if (state !== 'opened') return notOpen
  if (wishes.sha !== undefined && wishes.sha.toLowerCase() !== head_sha) return headMoved
  if (isWorkInProgress(title)) return refuse(405, 'Branch cannot be merged: the work is in progress')
  const needed = project.only_allow_merge_if_pipeline_succeeds === 1 && !mustWait(pipeline, wishes)
  if (needed && pipeline !== null && pipeline !== 'success')
    return refuse(405, 'Branch cannot be merged: the pipeline has not succeeded')
  return undefined
}

async function heldByDiscussions(services: Services, found: MergeRequest) {
  if (await areDiscussionsSettled(services, found)) return undefined
  return refuse(405, 'Branch cannot be merged: not all discussions are resolved')
}

/** Without a pipeline there is nothing to wait for. */
function mustWait(pipeline: Pipeline, { merge_when_pipeline_succeeds: wished = false }: Wishes): boolean {
  return wished && pipeline !== null && pipeline !== 'success'
}

function mergeNow(
  services: Services,
  found: MergeRequest,
  { merge_commit_message: message, should_remove_source_branch: removeSource }: Wishes,
): Promise<MergeOutcome> {
  return merge(services, found, { message, removeSource })
}

/** Keeps who wants the merge, and how, until the pipeline has succeeded. */
async function wait(
  services: Services,
  found: MergeRequest,
  { merge_commit_message, should_remove_source_branch }: Wishes,
): Promise<MergeOutcome> {
  const { db, currentUser, now } = services
  if (!(await isMergeable(services, found))) return 'conflict'
  const waiting = {
    merge_when_pipeline_succeeds: 1,
    merge_user_id: currentUser().id,
    merge_commit_message: merge_commit_message ?? null,
    should_remove_source_branch: toFlag(should_remove_source_branch) ?? null,
    updated_at: now().toISOString(),
  } as const
  return (await attempt(db, (tx) => changeIfAt(tx, found, waiting))) ? 'waiting' : 'changed'
}

/** What kept the merge from being made, as it is told now: somebody else may have been faster. */
function obstacle(outcome: 'conflict' | 'changed', { state }: MergeRequest) {
  if (state !== 'opened') return notOpen
  return outcome === 'conflict' ? inConflict : headMoved
}
