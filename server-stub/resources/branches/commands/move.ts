/** Moves branches: commits, merges, pushes, new and deleted branches. */
import type { Db, Tx } from '../../../database/connection.ts'
import { branchRef } from '../../../git/ref-name.ts'
import { copyObjects, countBranches, moveRef, type RefMove } from '../../../git/refs.ts'
import type { TransactionServices } from '../../../services.ts'
import { recordPush } from '../../events/commands.ts'
import { followSourceBranch } from '../../merge-requests/index.ts'
import { changeProject, defaultBranchOf, touchProjects } from '../../projects/index.ts'
import { settingsOf } from '../../settings/index.ts'
import { initialProtection } from '../attributes.ts'
import { protectionOf, upsertProtection } from '../queries.ts'

/**
 * Creates, moves or deletes a branch for the caller, in a transaction that has locked its ref. Returns false and changes
 * nothing if it does not point to `from`, or if the name of another ref conflicts. The first branch of a project becomes its
 * default branch, and open merge requests follow their source branch.
 */
export async function moveBranch(tx: TransactionServices, move: RefMove): Promise<boolean> {
  const { db } = tx
  const { projectId, name, from, to } = move
  const at = tx.now().toISOString()
  if (!(await moveRef(db, projectId, branchRef(name), from, to))) return false
  await touchProjects(db, [projectId], at)
  await recordPush(tx, { projectId, ref: branchRef(name), from, to })
  if (from === null && (await countBranches(db, projectId, 2)) === 1)
    await makeDefaultBranch(db, projectId, name, at)
  if (to !== null) await updateSourceBranches(db, { projectId, name, head: to }, at)
  return true
}

/** Why the branch must not be deleted; a transaction that has locked its ref reads what stays so until its end. */
export async function deletionObstacle(
  db: Db | Tx,
  projectId: number,
  name: string,
): Promise<'default' | 'protected' | undefined> {
  if ((await defaultBranchOf(db, projectId)) === name) return 'default'
  return (await protectionOf(db, projectId, name)) === null ? undefined : 'protected'
}

/** Makes the first branch of a project its default branch, protected by the setting of the instance. */
async function makeDefaultBranch(tx: Tx, projectId: number, name: string, at: string): Promise<void> {
  await changeProject(tx, projectId, { default_branch: name })
  const protection = initialProtection(await settingsOf(tx))
  if (protection !== null)
    await upsertProtection(tx, { project_id: projectId, name, ...protection, created_at: at })
}

/** Open merge requests follow their source branch; the new objects are copied to their target projects. */
async function updateSourceBranches(
  tx: Tx,
  branch: { projectId: number; name: string; head: string },
  at: string,
): Promise<void> {
  for (const target of await followSourceBranch(tx, branch, at))
    if (target !== branch.projectId) await copyObjects(tx, branch.projectId, target, [branch.head])
}
