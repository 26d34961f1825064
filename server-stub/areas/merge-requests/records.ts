/** Merge requests with all that their views show. */
import type { FoundMergeRequest, FoundProject } from '../../access/subjects.ts'
import type { Commit, FileChange } from '../../git/types.ts'
import type { MergeRequestRecord } from '../../presenters/merge-request.ts'
import type { Services } from '../../services.ts'
import type { MergeRequestRow } from '../../store/tables.ts'
import { isWhole, isWorkInProgress } from '../shared/merging.ts'
import { opinionsOn, type Opinions } from '../shared/opinions.ts'
import { inMergeRequest, isSubscribed } from '../shared/subscription.ts'

/** Records of rows of one project, in the same order. */
export async function mergeRequestRecords(
  services: Services,
  project: FoundProject,
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
  project: FoundProject,
  iid: number,
): Promise<MergeRequestRecord & { subscribed: boolean }> {
  const found = await services.find.mergeRequest(project, iid)
  const opinions = await opinionsOn(services, [found])
  const subscribed = await isSubscribed(services, inMergeRequest(found))
  return { ...(await recordOf(services, found, opinions(found))), subscribed }
}

async function recordOf(
  services: Services,
  mergeRequest: FoundMergeRequest,
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
export async function isMergeable(services: Services, request: FoundMergeRequest): Promise<boolean> {
  if (request.state === 'merged') return true
  const { project, target_branch, head_sha } = request
  if (head_sha === null || !(await isWhole(services, request))) return false
  const repository = services.git(project.id)
  const target = await repository.branch(target_branch)
  if (target === undefined) return false
  return 'tree' in (await repository.mergeCommits(target, head_sha))
}

/** What the merge request changes; once closed or merged, what it changed then. */
export async function changesOf(services: Services, request: FoundMergeRequest): Promise<FileChange[]> {
  const { head, base } = await rangeOf(services, request)
  return head === null ? [] : services.git(request.project.id).diff(base, head)
}

/** The commits that the merge request brings, or brought, newest first. */
export async function commitsOf(services: Services, request: FoundMergeRequest): Promise<Commit[]> {
  const { head, base } = await rangeOf(services, request)
  const repository = services.git(request.project.id)
  if (head === null) return []
  return base === null ? repository.log(head) : repository.commitsBetween(base, head)
}

/** From where to where it reaches: without a head to nowhere, without a base from the very beginning. */
async function rangeOf(
  { git }: Services,
  { state, project, target_branch, head_sha: head, base_sha }: FoundMergeRequest,
): Promise<{ head: string | null; base: string | null }> {
  const repository = git(project.id)
  if (head === null || state !== 'opened') return { head, base: base_sha }
  const target = await repository.branch(target_branch)
  if (target === undefined) return { head: null, base: null }
  return { head, base: (await repository.mergeBase(target, head)) ?? null }
}
