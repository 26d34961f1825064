/** Merge requests with all that their views show. */
import type { MergeRequest } from './record.ts'
import type { Project } from '../projects/record.ts'
import type { MergeRequestRecord, SingleMergeRequestRecord } from './presenter.ts'
import type { Services } from '../../services.ts'
import type { MergeRequestRow } from '../../database/tables.ts'
import { isWhole, isWorkInProgress } from './commands.ts'
import { opinionsOn, type Opinions } from './opinions.ts'
import { rangeOf } from './range.ts'
import { participationInMergeRequest, isSubscribed } from '../subscriptions/index.ts'

/** Records of rows of one project, in the same order. */
export async function mergeRequestRecords(
  services: Services,
  project: Project,
  rows: readonly MergeRequestRow[],
): Promise<MergeRequestRecord[]> {
  const opinions = await opinionsOn(services, rows)
  const records: MergeRequestRecord[] = []
  for (const found of await services.find.mergeRequests(project, rows))
    records.push(await recordOf(services, found, opinions(found)))
  return records
}

/** The record of one merge request, by its number. */
export async function mergeRequestRecord(
  services: Services,
  project: Project,
  iid: number,
): Promise<SingleMergeRequestRecord> {
  const found = await services.find.mergeRequest(project, iid)
  const opinions = await opinionsOn(services, [found])
  const subscribed = await isSubscribed(services, participationInMergeRequest(found))
  const range = await rangeOf(services, found)
  return { ...(await recordOf(services, found, opinions(found))), subscribed, range }
}

async function recordOf(
  services: Services,
  mergeRequest: MergeRequest,
  opinions: Opinions,
): Promise<MergeRequestRecord> {
  return {
    mergeRequest,
    mergeable: await isMergeable(services, mergeRequest),
    workInProgress: isWorkInProgress(mergeRequest.title),
    ...opinions,
  }
}

/** Whether the branches go together as they are now. */
export async function isMergeable(services: Services, request: MergeRequest): Promise<boolean> {
  if (request.state === 'merged') return true
  const { project, target_branch, head_sha } = request
  if (head_sha === null || !(await isWhole(services, request))) return false
  const repository = services.git(project.id)
  const target = await repository.branch(target_branch)
  if (target === undefined) return false
  return 'tree' in (await repository.mergeCommits(target, head_sha))
}
