/** Whatever moves a branch does so here: a commit, a merge, a new branch, the end of one. */
import { lockRef } from '../../git/ref-lock.ts'
import { branchRef } from '../../git/ref-name.ts'
import { copyObjects, listBranches, moveRef } from '../../git/refs.ts'
import type { TransactionServices } from '../../services.ts'
import type { Tx } from '../../database/connection.ts'
import { followSourceBranch } from '../merge-requests/index.ts'
import { touchProjects } from '../projects/index.ts'
import { changeProject } from '../projects/index.ts'
import { protect } from './queries.ts'
import { settingsOf, type Settings } from '../settings/index.ts'
import { recordPush } from '../events/commands.ts'

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
export async function moveBranch(tx: TransactionServices, move: BranchMove): Promise<boolean> {
  const { db } = tx
  const { projectId, name, from, to } = move
  const at = tx.now().toISOString()
  if ((await lockRef(db, projectId, branchRef(name))) !== from) return false
  await touchProjects(db, [projectId], at)
  if (!(await moveRef(db, projectId, branchRef(name), from, to))) return false
  await recordPush(tx, { projectId, ref: branchRef(name), from, to })
  if (from === null && (await listBranches(db, projectId)).length === 1)
    await settleFirst(db, projectId, name, at)
  if (to !== null) await followBranch(db, { projectId, name, head: to }, at)
  return true
}

/** What the setting of the instance lets developers do to the first branch of a project. */
export function firstProtection({
  default_branch_protection: level,
}: Pick<Settings, 'default_branch_protection'>) {
  if (level === 0) return null
  return { developers_can_push: level === 1 ? 1 : 0, developers_can_merge: 0 } as const
}

async function settleFirst(tx: Tx, projectId: number, name: string, at: string): Promise<void> {
  await changeProject(tx, projectId, { default_branch: name })
  const protection = firstProtection(await settingsOf(tx))
  if (protection !== null) await protect(tx, { project_id: projectId, name, ...protection, created_at: at })
}

/** Open merge requests follow their source branch; the new objects are copied to their target projects. */
async function followBranch(
  tx: Tx,
  branch: { projectId: number; name: string; head: string },
  at: string,
): Promise<void> {
  for (const target of await followSourceBranch(tx, branch, at))
    if (target !== branch.projectId) await copyObjects(tx, branch.projectId, target, [branch.head])
}
