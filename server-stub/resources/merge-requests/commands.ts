/** Merging a merge request. */
import type { MergeRequest } from './record.ts'
import { unlessMissing } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { attempt } from '../../database/attempt.ts'
import { pipelineState } from '../commits/statuses.ts'
import { recordEvent } from '../events/queries.ts'
import { toFlag } from '../../database/flag.ts'
import { changeIfAt, mergeRequestNumbered, openInto } from './queries.ts'
import { protectionOf } from '../branches/queries.ts'
import type { Tx } from '../../database/connection.ts'
import type { CommitStatusState, MergeRequestRow } from '../../database/tables.ts'
import { withSystemNotes } from '../notes/commands.ts'
import { moveBranch } from '../branches/commands.ts'
import { commitTo, signatureOf, type MakeChange } from '../commits/commands.ts'
import { finishTodosOfAuthor } from '../todos/commands.ts'

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
  { source_project_id, head_sha }: MergeRequest,
): Promise<CommitStatusState | null> {
  if (source_project_id === null || head_sha === null) return null
  return pipelineState(db, source_project_id, head_sha)
}

/** Whether both branches are still there, with something to merge. */
export async function isWhole(services: Services, request: MergeRequest): Promise<boolean> {
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
  request: MergeRequest,
  { message = usualMessage(request), removeSource = request.force_remove_source_branch === 1 }: MergeWishes,
): Promise<MergeOutcome> {
  const { project, target_branch: name, head_sha: head } = request
  const target = await services.git(project.id).branch(name)
  if (head === null || target === undefined || !(await isWhole(services, request))) return 'conflict'
  const merged = await commitTo(
    services,
    { project, name, head: target, protection: null },
    mergeOf(services, request, head, message),
    (tx, { oid, parents: [onto = ''] }) => recordMerge(tx, services, request, { oid, onto, removeSource }),
  )
  if (typeof merged === 'string') return merged
  if (removeSource) await removeSourceBranch(services, request, head)
  return 'merged'
}

function mergeOf(
  services: Services,
  { iid, project }: MergeRequest,
  head: string,
  message: string,
): MakeChange<'conflict' | 'changed'> {
  return async (onto, repository, tx) => {
    const present = await mergeRequestNumbered(tx, project.id, iid)
    if (onto === null || present?.state !== 'opened' || present.head_sha !== head) return 'changed'
    const result = await repository.mergeCommits(onto.oid, head)
    if (!('tree' in result)) return 'conflict'
    const signature = signatureOf(services)
    return { ...result, message, author: signature, committer: signature, merged: [head] }
  }
}

/**
 * Marks the open merge requests into a branch as merged whose head a push has brought there: their work is done,
 * although nobody has accepted them through the API.
 */
export async function recordPushedMerges(
  tx: Tx,
  services: Services,
  { projectId, name, from, to }: { projectId: number; name: string; from: string; to: string },
): Promise<void> {
  const open = await openInto(tx, projectId, name).execute()
  if (open.length === 0) return
  const brought = new Set((await services.git(projectId, tx).commitsBetween(from, to)).map(({ oid }) => oid))
  for (const request of open) {
    if (request.head_sha !== null && brought.has(request.head_sha))
      await recordMerge(tx, services, request, { oid: to, onto: from, removeSource: false })
  }
}

/** False when somebody closed it, or pushed to its source branch, in the meantime. */
async function recordMerge(
  tx: Tx,
  { git, currentUser, now }: Services,
  request: Pick<MergeRequestRow, 'id' | 'title' | 'head_sha' | 'target_project_id'>,
  { oid, onto, removeSource }: { oid: string; onto: string; removeSource: boolean },
): Promise<boolean> {
  const { target_project_id: projectId, head_sha: head } = request
  const [at, { id }] = [now().toISOString(), currentUser()]
  const merged = {
    state: 'merged',
    merge_commit_sha: oid,
    merge_user_id: id,
    base_sha: (await git(projectId, tx).mergeBase(onto, head ?? '')) ?? null,
    merge_when_pipeline_succeeds: 0,
    should_remove_source_branch: toFlag(removeSource),
    merged_at: at,
    updated_at: at,
  } as const
  const done = await withSystemNotes(tx, request.id, { author_id: id, now: at }, () =>
    changeIfAt(tx, request, merged),
  )
  if (!done) return false
  const occasion = { project_id: projectId, author_id: id, created_at: at }
  const target = { kind: 'merge_request', id: request.id, title: request.title } as const
  await recordEvent(tx, { ...occasion, action: 'merged', target })
  await finishTodosOfAuthor(tx, { ...occasion, target })
  return true
}

/** Removes the source branch where whoever merges may; it stays when it has moved on, is protected or the default. */
async function removeSourceBranch(
  services: Services,
  { source_project_id, source_branch: name }: MergeRequest,
  head: string,
): Promise<void> {
  if (source_project_id === null) return
  const { db, can, find } = services
  const project = await unlessMissing(find.project(source_project_id))
  if (project === undefined || !can('push-code', project) || name === project.default_branch) return
  if ((await protectionOf(db, project.id, name)) !== null) return
  const move = { projectId: project.id, name, from: head, to: null }
  await attempt(db, (tx) => moveBranch(services, tx, move))
}

function usualMessage({ source_branch, target_branch, title, iid }: MergeRequest): string {
  return `Merge branch '${source_branch}' into '${target_branch}'\n\n${title}\n\nSee merge request !${iid}`
}
