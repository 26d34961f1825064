/** Creates, deletes and protects branches. */
import { setImmediate } from 'node:timers/promises'
import type { Tx } from '../../../database/connection.ts'
import { branchRef } from '../../../git/ref-name.ts'
import { columnsOf } from '../../../http/attributes.ts'
import { requireValid } from '../../../http/validation-messages.ts'
import type { BodyOf } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import type { Project } from '../../projects/record.ts'
import { countWork } from '../../worker-metrics/index.ts'
import { protectionColumns, refNameViolation } from '../attributes.ts'
import { deleteProtection, upsertProtection } from '../queries.ts'
import type { BranchRecord, FoundBranch } from '../record.ts'
import { branchRecord, branchRecords, findBranch } from '../relations.ts'
import { moveBranch, deletionObstacle } from './move.ts'

/** Creates a branch; undefined if the name of an existing branch conflicts. */
export async function createBranch(
  services: Services,
  project: Project,
  { branch: name, ref }: BodyOf<'createBranch'>,
): Promise<BranchRecord | undefined> {
  const repository = services.git(project.id)
  const to = await repository.resolve(ref)
  requireValid({ branch: [refNameViolation(name)], ref: [to === undefined && 'does not exist'] })
  const defaultHead = await repository.branch(project.default_branch ?? '')
  // Loads the history, which can be long, before the transaction that others wait for.
  if (defaultHead !== undefined) await repository.history(defaultHead)
  const move = { projectId: project.id, name, from: null, to: to ?? null }
  return services.withRef<BranchRecord | undefined>(project.id, branchRef(name), async (tx, _head, undo) =>
    (await moveBranch(tx, move)) ? branchRecord(tx, await findBranch(tx, project, name)) : undo(undefined),
  )
}

/** Why a branch is not deleted; `changed`: its head is no longer the one that the caller saw. */
export type DeletionObstacle = 'default' | 'protected' | 'changed'

/** Deletes a branch with this head unless it is protected or the default branch; returns why it is not deleted. */
export function deleteBranch(
  { withRef }: Services,
  { projectId, name, head }: { projectId: number; name: string; head: string },
): Promise<DeletionObstacle | undefined> {
  return withRef<DeletionObstacle | undefined>(projectId, branchRef(name), async (tx, _head, undo) => {
    const move = { projectId, name, from: head, to: null }
    const obstacle =
      (await deletionObstacle(tx.db, projectId, name)) ??
      ((await moveBranch(tx, move)) ? undefined : 'changed')
    return obstacle === undefined ? undefined : undo(obstacle)
  })
}

/** Deletes the merged branches of a project that are not protected, one by one, so that other requests are handled in between. */
export async function deleteMergedBranches(services: Services, project: Project): Promise<void> {
  const { transaction } = services
  const { rows } = await branchRecords(services, project)
  for (const { name, commit, merged, protection } of rows) {
    if (!merged || protection !== null) continue
    await deleteBranch(services, { projectId: project.id, name, head: commit.oid })
    await setImmediate()
  }
  await transaction(({ db: tx }) => countWork(tx, 'delete_merged_branches'))
}

/** Protects a branch; properties that are not given keep their value. */
export async function protectBranch(
  services: Services,
  found: FoundBranch,
  body: BodyOf<'protectBranch'>,
): Promise<BranchRecord> {
  const { project, name } = found
  const row = { project_id: project.id, name, created_at: services.now().toISOString() }
  const columns = columnsOf(body, protectionColumns)
  return changeBranch(services, found, (tx) => upsertProtection(tx, { ...row, ...columns }))
}

/** Removes the protection of a branch. */
export async function unprotectBranch(services: Services, found: FoundBranch): Promise<BranchRecord> {
  return changeBranch(services, found, (tx) => deleteProtection(tx, found.project.id, found.name))
}

/** Changes a branch and loads it while its ref is locked: afterwards, it can have been deleted. */
async function changeBranch(
  services: Services,
  found: FoundBranch,
  change: (tx: Tx) => Promise<unknown>,
): Promise<BranchRecord> {
  // Loads the history, as in `createBranch`.
  await branchRecord(services, found)
  const { project, name } = found
  return services.withRef(project.id, branchRef(name), async (tx) => {
    await change(tx.db)
    return branchRecord(tx, await findBranch(tx, project, name))
  })
}
