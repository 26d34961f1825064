/** Merges merge requests. */
import { toFlag } from '../../../database/flag.ts'
import type { CommitStatusState, MergeRequestRow } from '../../../database/tables.ts'
import { undefinedIfNotFound } from '../../../http/errors.ts'
import type { BodyOf } from '../../../http/handler.ts'
import type { Services, TransactionServices } from '../../../services.ts'
import { deleteBranch } from '../../branches/commands/index.ts'
import { commitWith, signatureOf, type MakeChange } from '../../commits/commands/index.ts'
import { pipelineState } from '../../commits/index.ts'
import { openDiscussionsOn } from '../../notes/index.ts'
import { withSystemNotes } from '../../notes/commands.ts'
import { changeIfUnmoved, mergeRequestRow, openInto } from '../queries/writes.ts'
import type { MergeRequest } from '../record.ts'
import { isMergeable } from '../relations.ts'
import { recordMerge } from './activity.ts'

/** How to merge. */
export type MergeOptions = Pick<
  BodyOf<'acceptMergeRequest'>,
  'merge_commit_message' | 'should_remove_source_branch'
>

/** Why there was no merge; `changed`: the merge request is no longer open, or its source branch has moved. */
export type MergeObstacle = 'conflict' | 'changed'

/** The state of the pipeline of the head; null without a pipeline. */
export async function pipelineOf(
  { db }: Services,
  { source_project_id, head_sha }: MergeRequest,
): Promise<CommitStatusState | null> {
  if (source_project_id === null || head_sha === null) return null
  return pipelineState(db, source_project_id, head_sha)
}

/** Whether all discussions are resolved, in a project that requires it. */
export async function areDiscussionsResolved(
  { db }: Services,
  { id, project }: MergeRequest,
): Promise<boolean> {
  if (project.only_allow_merge_if_all_discussions_are_resolved === 0) return true
  return (await openDiscussionsOn(db, id)).length === 0
}

/** Merges exactly the head that was loaded, for a caller who is authorized to do so; returns the merged merge request. */
export async function merge(
  services: Services,
  mergeRequest: MergeRequest,
  options: MergeOptions,
): Promise<MergeRequest | MergeObstacle> {
  const { project, target_branch: name, target_head, head_sha: head } = mergeRequest
  if (head === null || !(await isMergeable(services, mergeRequest))) return 'conflict'
  const {
    merge_commit_message: message = defaultMessage(mergeRequest),
    should_remove_source_branch: removesSource = mergeRequest.force_remove_source_branch === 1,
  } = options
  const merged = await commitWith(
    services,
    { project, name, head: target_head, permission: null },
    changeOf(mergeRequest, head, message),
    async (tx, { oid, parents: [target = ''] }) =>
      (await setMerged(tx, mergeRequest, { oid, target, removesSource }))
        ? tx.find.mergeRequest(project, mergeRequest.iid)
        : undefined,
  )
  if (typeof merged !== 'string' && removesSource) await removeSourceBranch(services, mergeRequest, head)
  return merged
}

/** Marks the open merge requests into a branch as merged whose head a push brought to the branch. */
export async function recordPushedMerges(
  tx: TransactionServices,
  { projectId, name, from, to }: { projectId: number; name: string; from: string; to: string },
): Promise<void> {
  const repository = tx.git(projectId)
  for (const row of await openInto(tx.db, projectId, name).execute()) {
    const { head_sha: head } = row
    const isPushed =
      head !== null && (await repository.isAncestor(head, to)) && !(await repository.isAncestor(head, from))
    if (isPushed) await setMerged(tx, row, { oid: to, target: from, removesSource: false })
  }
}

function changeOf(
  { iid, project }: MergeRequest,
  head: string,
  message: string,
): MakeChange<'conflict' | 'changed'> {
  return async (tx, target, repository) => {
    const row = await mergeRequestRow(tx.db, project.id, iid)
    if (target === null || row?.state !== 'opened' || row.head_sha !== head) return 'changed'
    const result = await repository.mergeCommits(target.oid, head)
    if (!('tree' in result)) return 'conflict'
    const signature = signatureOf(tx)
    return { ...result, message, author: signature, committer: signature, merged: [head] }
  }
}

/** Returns false if the merge request was closed or its source branch moved in the meantime. */
async function setMerged(
  tx: TransactionServices,
  row: Pick<MergeRequestRow, 'id' | 'title' | 'head_sha' | 'target_project_id'>,
  { oid, target, removesSource }: { oid: string; target: string; removesSource: boolean },
): Promise<boolean> {
  const { db, git, currentUser, now } = tx
  const [at, { id }] = [now().toISOString(), currentUser()]
  const base =
    row.head_sha === null ? undefined : await git(row.target_project_id).mergeBase(target, row.head_sha)
  const merged = {
    state: 'merged',
    merge_commit_sha: oid,
    merge_user_id: id,
    base_sha: base ?? null,
    merge_when_pipeline_succeeds: 0,
    should_remove_source_branch: toFlag(removesSource),
    merged_at: at,
    updated_at: at,
  } as const
  const isDone = await withSystemNotes(db, row.id, { author_id: id, now: at }, () =>
    changeIfUnmoved(db, row, merged),
  )
  if (isDone) await recordMerge(tx, row)
  return isDone
}

/** Deletes the source branch if the caller may; it stays if it has moved, is protected or is the default branch. */
async function removeSourceBranch(
  services: Services,
  { source_project_id, source_branch: name }: MergeRequest,
  head: string,
): Promise<void> {
  if (source_project_id === null) return
  const project = await undefinedIfNotFound(services.find.project(source_project_id))
  if (project !== undefined && services.can('push-code', project))
    await deleteBranch(services, { projectId: project.id, name, head })
}

function defaultMessage({ source_branch, target_branch, title, iid }: MergeRequest): string {
  return `Merge branch '${source_branch}' into '${target_branch}'\n\n${title}\n\nSee merge request !${iid}`
}
