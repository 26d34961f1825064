/** Merge requests. Spec: document 3, "Merge requests". */
import type { AuthorizedArea } from '../../authorized.ts'
import type { CommitStatusState } from '../../database/tables.ts'
import { requireValid } from '../../http/validation-messages.ts'
import { undefinedIfNotFound } from '../../http/errors.ts'
import { created, list, ok, errorResponse, slice, type BodyOf } from '../../http/handler.ts'
import { loadedPage } from '../../http/loaded-page.ts'
import { textLengthViolation } from '../../http/text-attributes.ts'
import type { Services } from '../../services.ts'
import { protectionOf } from '../branches/index.ts'
import { commitSummary } from '../commits/index.ts'
import { labelsViolations } from '../labels/index.ts'
import { inProject } from '../projects/index.ts'
import { createMergeRequest } from './commands/create.ts'
import { areDiscussionsResolved, merge, pipelineOf, type MergeObstacle } from './commands/merge.ts'
import { cancelScheduledMerge, scheduleMerge } from './commands/scheduled.ts'
import { deleteMergeRequest, updateMergeRequest } from './commands/update.ts'
import { mergeRequest, mergeRequestSummary, mergeRequestWithChanges } from './presenter.ts'
import { pageOfMergeRequests } from './queries/lists.ts'
import { isWorkInProgress, type MergeRequest } from './record.ts'
import {
  changesOf,
  commitsOf,
  inMergeRequest,
  mergeRequestRecord,
  mergeRequestRecords,
  mergeRequestsById,
  onMergeRequest,
} from './relations.ts'

export const mergeRequests = {
  listMergeRequests: inProject(async ({ query, paging }, services, project) => {
    requireValid({ labels: labelsViolations(query.labels) })
    const page = await loadedPage(
      () => pageOfMergeRequests(services, project.id, query, paging),
      async (ids) => mergeRequestRecords(services, await mergeRequestsById(services, ids, [project])),
    )
    return list(page, (record) => mergeRequestSummary(record, services.origin))
  }),

  getMergeRequest: inMergeRequest(async (_request, services, found) => ok(await view(services, found))),

  listMergeRequestCommits: inMergeRequest(async ({ paging }, services, found) =>
    list(slice(await commitsOf(services, found), paging), commitSummary),
  ),

  getMergeRequestChanges: inMergeRequest(async (_request, services, found) => {
    const changes = await changesOf(services, found)
    return ok(mergeRequestWithChanges(await mergeRequestRecord(services, found), changes, services.origin))
  }),

  createMergeRequest: inProject(async ({ body }, services, source) => {
    const { target_project_id: id = source.id } = body
    const target = id === source.id ? source : await services.find.project(id)
    services.authorize('receive-merge-request', target)
    return created(mergeRequest(await createMergeRequest(services, source, target, body), services.origin))
  }),

  updateMergeRequest: onMergeRequest(async ({ body }, services, found) =>
    ok(mergeRequest(await updateMergeRequest(services, found, body), services.origin)),
  ),

  deleteMergeRequest: inProject(async ({ path }, services, project) => {
    const found = await undefinedIfNotFound(services.find.mergeRequest(project, path.merge_request_iid))
    if (found !== undefined) await services.transaction((tx) => deleteMergeRequest(tx, found.id))
    return ok()
  }),

  acceptMergeRequest: inMergeRequest(async ({ body }, services, found) => {
    const { db, find, authorize } = services
    const { iid, project, target_branch } = found
    authorize('merge-into-branch', { project, protection: await protectionOf(db, project.id, target_branch) })
    requireValid({ merge_commit_message: [textLengthViolation(body.merge_commit_message)] })
    const pipeline = await pipelineOf(services, found)
    const isScheduled = body.merge_when_pipeline_succeeds === true && isPending(pipeline)
    const rejection =
      rejectionOf(found, body) ??
      (isPending(pipeline) && !isScheduled && project.only_allow_merge_if_pipeline_succeeds === 1
        ? errorResponse(405, 'Branch cannot be merged: the pipeline has not succeeded')
        : undefined)
    if (rejection !== undefined) return rejection
    if (!(await areDiscussionsResolved(services, found)))
      return errorResponse(405, 'Branch cannot be merged: not all discussions are resolved')
    const result = await (isScheduled ? scheduleMerge : merge)(services, found, body)
    return typeof result === 'string'
      ? mergeErrorResponse(result, await find.mergeRequest(project, iid))
      : ok(await view(services, result))
  }),

  cancelMergeWhenPipelineSucceeds: onMergeRequest(async (_request, services, found) => {
    if (found.state !== 'opened' || found.merge_when_pipeline_succeeds === 0)
      return errorResponse(400, 'The merge request does not wait for its pipeline')
    return created(await view(services, await cancelScheduledMerge(services, found)))
  }),
} satisfies AuthorizedArea<'merge-requests'>

async function view(services: Services, found: MergeRequest) {
  return mergeRequest(await mergeRequestRecord(services, found), services.origin)
}

/** The pipeline has not succeeded. Without a pipeline there is nothing to wait for. */
function isPending(pipeline: CommitStatusState | null): boolean {
  return pipeline !== null && pipeline !== 'success'
}

const notOpen = errorResponse(406, 'Method Not Allowed')
const headMoved = errorResponse(409, 'SHA does not match HEAD of source branch')

/** The reason in its own attributes why the merge request cannot be merged. */
function rejectionOf({ state, head_sha, title }: MergeRequest, { sha }: BodyOf<'acceptMergeRequest'>) {
  if (state !== 'opened') return notOpen
  if (sha !== undefined && sha.toLowerCase() !== head_sha) return headMoved
  return isWorkInProgress(title)
    ? errorResponse(405, 'Branch cannot be merged: the work is in progress')
    : undefined
}

/** Why the merge failed; the merge request may have been closed or merged concurrently. */
function mergeErrorResponse(obstacle: MergeObstacle, { state }: MergeRequest) {
  if (state !== 'opened') return notOpen
  return obstacle === 'conflict' ? errorResponse(405, 'Branch cannot be merged') : headMoved
}
