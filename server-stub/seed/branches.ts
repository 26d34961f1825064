/** Branches of the demo: what is committed to them, and merge requests from them. */
import type { UserRow } from '../database/tables.ts'
import type { BodyOf } from '../http/handler.ts'
import { branches } from '../resources/branches/handlers.ts'
import { commits } from '../resources/commits/handlers.ts'
import { mergeRequests } from '../resources/merge-requests/handlers.ts'
import { createdBody, emptyRequest, type SeedContext } from './context.ts'

/** Creates a branch at the head of `master`. */
export async function createBranch(
  context: SeedContext,
  by: UserRow,
  project: number,
  branch: string,
): Promise<void> {
  await branches.createBranch(
    { ...emptyRequest, operationId: 'createBranch', path: { id: project }, body: { branch, ref: 'master' } },
    context.as(by),
  )
}

interface Change {
  message: string
  actions: BodyOf<'createCommit'>['actions']
  branch?: string
}

/** Commits to a branch at an instant; returns the new head. */
export async function commit(
  context: SeedContext,
  by: UserRow,
  project: number,
  instant: string,
  change: Change,
): Promise<string> {
  context.at(instant)
  const { branch = 'master', message, actions } = change
  const actor = context.as(by)
  await commits.createCommit(
    {
      ...emptyRequest,
      operationId: 'createCommit',
      path: { id: project },
      body: { branch, commit_message: message, actions },
    },
    actor,
  )
  const head = await actor.git(project).branch(branch)
  if (head === undefined) throw new Error(`No branch ${branch} after a commit to it`)
  return head
}

/** Opens a merge request into `master`; returns its IID. */
export async function openMergeRequest(
  context: SeedContext,
  by: UserRow,
  project: number,
  attributes: Omit<BodyOf<'createMergeRequest'>, 'target_branch'>,
): Promise<number> {
  const opened = await mergeRequests.createMergeRequest(
    {
      ...emptyRequest,
      operationId: 'createMergeRequest',
      path: { id: project },
      body: { ...attributes, target_branch: 'master' },
    },
    context.as(by),
  )
  return createdBody(opened).iid
}
