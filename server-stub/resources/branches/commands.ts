/** Whatever moves a branch does so here: a commit, a merge, a new branch, the end of one. */
import { lockRef } from '../../git/ref-lock.ts'
import { branchRef } from '../../git/ref-name.ts'
import { copyObjects, listBranches, moveRef } from '../../git/refs.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../database/connection.ts'
import { changeMergeRequest, notWaiting, openFrom } from '../merge-requests/queries.ts'
import { touchProjects } from '../projects/index.ts'
import { changeProject } from '../projects/index.ts'
import { protect } from './queries.ts'
import { settingsOf, type Settings } from '../settings/index.ts'
import { recordPush } from '../events/pushes.ts'

/** Where a branch points, and where it is to point; null: it does not exist, or shall not. */
export interface BranchMove {
  projectId: number
  name: string
  from: string | null
  to: string | null
}

/**
 * Moves a branch for the caller if it still is where it was seen; false when it is not, or when another's name is in the way. The first
 * branch of a project becomes its default branch, and open merge requests follow their source branch.
 */
export async function moveBranch(services: Services, tx: Tx, move: BranchMove): Promise<boolean> {
  const { projectId, name, from, to } = move
  const now = services.now()
  if ((await lockRef(tx, projectId, branchRef(name))) !== from) return false
  await touchProjects(tx, [projectId], now.toISOString())
  if (!(await moveRef(tx, projectId, branchRef(name), from, to))) return false
  await recordPush(services, tx, { projectId, ref: branchRef(name), from, to })
  if (from === null && (await listBranches(tx, projectId)).length === 1)
    await settleFirst(tx, projectId, name, now)
  if (to !== null) await followBranch(tx, projectId, name, to, now)
  return true
}

/** What the setting of the instance lets developers do to the first branch of a project. */
export function firstProtection({
  default_branch_protection: level,
}: Pick<Settings, 'default_branch_protection'>) {
  if (level === 0) return null
  return { developers_can_push: level === 1 ? 1 : 0, developers_can_merge: 0 } as const
}

async function settleFirst(tx: Tx, projectId: number, name: string, now: Date): Promise<void> {
  await changeProject(tx, projectId, { default_branch: name })
  const protection = firstProtection(await settingsOf(tx))
  if (protection !== null)
    await protect(tx, { project_id: projectId, name, ...protection, created_at: now.toISOString() })
}

/** Objects go along to where the merge request leads; nobody waits any more for the pipeline of the former head. */
async function followBranch(tx: Tx, projectId: number, name: string, head: string, now: Date): Promise<void> {
  const followers = await openFrom(tx, projectId, name).execute()
  for (const { id, target_project_id: target } of followers) {
    if (target !== projectId) await copyObjects(tx, projectId, target, [head])
    await changeMergeRequest(tx, id, { ...notWaiting, head_sha: head, updated_at: now.toISOString() })
  }
}
