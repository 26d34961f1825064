/** Loads merge requests with what authorization and presenters need. */
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import { authorizedBy } from '../../authorized.ts'
import { parseRows } from '../../database/json-rows.ts'
import type { MilestoneRow } from '../../database/tables.ts'
import type { Repository } from '../../git/repository.ts'
import type { Commit, FileChange } from '../../git/types.ts'
import { notFound } from '../../http/errors.ts'
import type { Services, TransactionServices } from '../../services.ts'
import { withProjects } from '../projects/index.ts'
import { isSubscribed, participationInMergeRequest } from '../subscriptions/index.ts'
import type { Project } from '../projects/record.ts'
import { authorOf } from '../users/index.ts'
import type { UserReference } from '../users/record.ts'
import {
  findMergeRequestByNumber,
  loadMergeRequests,
  type LoadedMergeRequest,
} from './queries/merge-requests.ts'
import type { ChangeRange, MergeRequest, MergeRequestRecord, SingleMergeRequestRecord } from './record.ts'

interface Path {
  id: number | string
  merge_request_iid: number
}

/** Wraps operations on the merge request of the path whose permission concerns its project. */
export const inMergeRequest = authorizedBy(
  ({ id }: Path, { find }) => find.project(id),
  (project, { merge_request_iid: iid }, { find }) => find.mergeRequest(project, iid),
)

/** Wraps operations on the merge request of the path whose permission concerns the merge request itself. */
export const onMergeRequest = authorizedBy(
  async ({ id, merge_request_iid: iid }: Path, { find, authorize }) => {
    const project = await find.project(id)
    authorize('read-merge-request', project)
    return find.mergeRequest(project, iid)
  },
)

/** The merge request of this number into the project. Throws 404 unless the caller sees it. */
export async function findMergeRequest(
  context: QueryContext,
  project: Project,
  iid: number,
): Promise<MergeRequest> {
  const row = await findMergeRequestByNumber(context, project.id, keptId(iid))
  if (row === undefined) throw notFound('Merge Request')
  return toMergeRequest(row, project)
}

/** The merge requests of these ids, in the same order, whether the caller sees them or not; `known` are loaded projects. */
export async function mergeRequestsById(
  context: QueryContext,
  ids: readonly number[],
  known: readonly Project[] = [],
): Promise<MergeRequest[]> {
  const rows = await loadMergeRequests(context.db, ids)
  const loaded = await withProjects(context, 'merge_request', rows, (row) => row.target_project_id, known)
  const mergeRequests = new Map(loaded.map(({ row, project }) => [row.id, toMergeRequest(row, project)]))
  return ids.flatMap((id) => mergeRequests.get(id) ?? [])
}

/** Merge requests with whether they can be merged, in the same order. */
export async function mergeRequestRecords(
  services: Pick<Services, 'git'>,
  mergeRequests: readonly MergeRequest[],
): Promise<MergeRequestRecord[]> {
  const repositories = new Map<number, Repository>()
  const git = (projectId: number): Repository => {
    const repository = repositories.get(projectId) ?? services.git(projectId)
    repositories.set(projectId, repository)
    return repository
  }
  const records: MergeRequestRecord[] = []
  for (const mergeRequest of mergeRequests)
    records.push({ mergeRequest, isMergeable: await isMergeable({ git }, mergeRequest) })
  return records
}

/** A merge request with everything that its single view includes. */
export async function mergeRequestRecord(
  services: Services | TransactionServices,
  mergeRequest: MergeRequest,
): Promise<SingleMergeRequestRecord> {
  return {
    mergeRequest,
    isMergeable: await isMergeable(services, mergeRequest),
    range: await rangeOf(services, mergeRequest),
    subscribed: await isSubscribed(services, participationInMergeRequest(mergeRequest)),
  }
}

/** Whether both branches exist and the source branch can be merged without conflict. Writes nothing. */
export async function isMergeable(
  { git }: Pick<Services, 'git'>,
  { state, project, source_head, target_head, head_sha }: MergeRequest,
): Promise<boolean> {
  if (state === 'merged') return true
  if (source_head === null || target_head === null || head_sha === null) return false
  return git(project.id).canMerge(target_head, head_sha)
}

/** What the merge request changes; once it is closed or merged, what it changed at that time. */
export async function changesOf(services: Services, mergeRequest: MergeRequest): Promise<FileChange[]> {
  const { head, base } = await rangeOf(services, mergeRequest)
  return head === null ? [] : services.git(mergeRequest.project.id).diff(base, head)
}

/** The commits of the merge request, newest first; once it is closed or merged, those at that time. */
export async function commitsOf(services: Services, mergeRequest: MergeRequest): Promise<Commit[]> {
  const { head, base } = await rangeOf(services, mergeRequest)
  const repository = services.git(mergeRequest.project.id)
  if (head === null) return []
  return base === null ? repository.log(head) : repository.commitsBetween(base, head)
}

/** Where the changes begin and end; once the merge request is closed or merged, as at that time. */
async function rangeOf(
  { git }: Pick<Services, 'git'>,
  { state, project, target_head: target, head_sha: head, base_sha }: MergeRequest,
): Promise<ChangeRange> {
  if (head === null || state !== 'opened') return { head, base: base_sha }
  if (target === null) return { head: null, base: null }
  return { head, base: (await git(project.id).mergeBase(target, head)) ?? null }
}

function toMergeRequest(row: LoadedMergeRequest, project: Project): MergeRequest {
  return {
    ...row,
    project,
    author: authorOf(row),
    assignee: parseRows<UserReference>(row.assignee_rows)[0] ?? null,
    milestone: parseRows<MilestoneRow>(row.milestone_rows)[0] ?? null,
    labels: parseRows<{ name: string }>(row.label_rows).map((label) => label.name),
    upvotes: row.upvotes ?? 0,
    downvotes: row.downvotes ?? 0,
    notes: row.notes ?? 0,
  }
}
