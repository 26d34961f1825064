/** Merging a merge request, at once or when its pipeline has succeeded. */
import type { FoundMergeRequest, FoundProject } from '../../access/subjects.ts'
import { unlessMissing } from '../../contract/errors.ts'
import type { Services } from '../../services.ts'
import { attempt } from '../../store/attempt.ts'
import { pipelineState } from '../../store/commit-statuses.ts'
import { toFlag } from '../../store/flag.ts'
import { changeIfAt, mergeRequestNumbered, waitingFor } from '../../store/merge-requests.ts'
import { protectionOf } from '../../store/protected-branches.ts'
import type { CommitStatusState } from '../../store/tables.ts'
import { telling } from '../../store/system-notes.ts'
import { usersById } from '../../store/user-rows.ts'
import { moveBranch } from './branch-moves.ts'
import { commitTo, signatureOf } from './committing.ts'
import { areDiscussionsSettled } from './discussions.ts'

/** How the merge is to be done. */
export interface MergeWishes {
  message?: string | undefined
  removeSource?: boolean | undefined
}

/** `waiting`: for the pipeline; `changed`: it was no longer open, or its source branch had moved on. */
export type MergeOutcome = 'merged' | 'waiting' | 'conflict' | 'changed'

/** Whether the title says that the work is still going on. */
export function isWorkInProgress(title: string): boolean {
  return /^\s*(\[WIP\]|WIP:|WIP\s)/i.test(title)
}

/** What the statuses of the head amount to; null when there are none. */
export async function pipelineOf(
  { db }: Services,
  { source_project_id, head_sha }: FoundMergeRequest,
): Promise<CommitStatusState | null> {
  if (source_project_id === null || head_sha === null) return null
  return pipelineState(db, source_project_id, head_sha)
}

/** Whether both branches are still there, with something to merge. */
export async function isWhole(services: Services, request: FoundMergeRequest): Promise<boolean> {
  const { source_project_id, source_branch, target_branch, head_sha, project } = request
  if (source_project_id === null || head_sha === null) return false
  const source = await services.git(source_project_id).branch(source_branch)
  const target = await services.git(project.id).branch(target_branch)
  if (source === undefined || target === undefined) return false
  return !(await services.git(project.id).isAncestor(head_sha, target))
}

/** Merges exactly the head that was found. The caller's right to it has been judged. */
export async function merge(
  services: Services,
  request: FoundMergeRequest,
  { message, removeSource = request.force_remove_source_branch === 1 }: MergeWishes,
): Promise<MergeOutcome> {
  const { db, git, me, now } = services
  const { project, target_branch, head_sha: head } = request
  const target = await git(project.id).branch(target_branch)
  if (head === null || target === undefined || !(await isWhole(services, request))) return 'conflict'
  let outcome: MergeOutcome = 'changed'
  let base: string | undefined
  const place = { project, name: target_branch, head: target, protection: null }
  const merged = await commitTo(
    services,
    place,
    async (onto, repository) => {
      const present = await mergeRequestNumbered(db, project.id, request.iid)
      outcome = 'changed'
      if (onto === null || present?.state !== 'opened' || present.head_sha !== head) return undefined
      const result = await repository.mergeCommits(onto.oid, head)
      outcome = 'conflict'
      if (!('tree' in result)) return undefined
      base = await repository.mergeBase(onto.oid, head)
      const signature = signatureOf(services)
      return {
        ...result,
        message: message ?? usualMessage(request),
        author: signature,
        committer: signature,
        merged: [head],
      }
    },
    (tx, commit) => {
      const at = now().toISOString()
      const merged = {
        state: 'merged',
        merge_commit_sha: commit,
        merge_user_id: me().id,
        base_sha: base ?? null,
        merge_when_pipeline_succeeds: 0,
        should_remove_source_branch: toFlag(removeSource),
        merged_at: at,
        updated_at: at,
      } as const
      return telling(tx, request.id, { author_id: me().id, now: at }, () => changeIfAt(tx, request, merged))
    },
  )
  if (merged === undefined) return outcome
  if (removeSource) await removeSourceBranch(services, request, head)
  return 'merged'
}

/** Merges what waited for this commit's pipeline, if that has succeeded. */
export async function mergeWaiting(services: Services, project: FoundProject, sha: string): Promise<void> {
  const waiting = await waitingFor(services.db, project.id, sha)
  if (waiting.length === 0 || (await pipelineState(services.db, project.id, sha)) !== 'success') return
  const users = await usersById(
    services.db,
    waiting.map((row) => row.merge_user_id),
  )
  for (const row of waiting) {
    const user = row.merge_user_id === null ? undefined : users.get(row.merge_user_id)
    if (user === undefined || user.state === 'blocked' || isWorkInProgress(row.title)) continue
    const asked = services.as(user)
    const target = await unlessMissing(asked.find.project(row.target_project_id))
    if (target === undefined || !(await mayMergeInto(asked, target, row.target_branch))) continue
    const request = await asked.find.mergeRequest(target, row.iid)
    if (!(await areDiscussionsSettled(asked, request))) continue
    await merge(asked, request, {
      message: row.merge_commit_message ?? undefined,
      removeSource: row.should_remove_source_branch === 1 || row.force_remove_source_branch === 1,
    })
  }
}

async function mayMergeInto({ db, can }: Services, project: FoundProject, name: string): Promise<boolean> {
  const protection = await protectionOf(db, project.id, name)
  return can('merge-into-branch', { project, protection })
}

/** Removes the source branch where whoever merges may; it stays when it has moved on, is protected or the default. */
async function removeSourceBranch(
  { db, can, find, now }: Services,
  { source_project_id, source_branch: name }: FoundMergeRequest,
  head: string,
): Promise<void> {
  if (source_project_id === null) return
  const project = await unlessMissing(find.project(source_project_id))
  if (project === undefined || !can('push-code', project) || name === project.default_branch) return
  if ((await protectionOf(db, project.id, name)) !== null) return
  const move = { projectId: project.id, name, from: head, to: null }
  await attempt(db, (tx) => moveBranch(tx, move, now()))
}

function usualMessage({ source_branch, target_branch, title, iid }: FoundMergeRequest): string {
  return `Merge branch '${source_branch}' into '${target_branch}'\n\n${title}\n\nSee merge request !${iid}`
}
