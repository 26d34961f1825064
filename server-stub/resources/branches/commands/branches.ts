/** Creates, deletes and protects branches. */
import { setImmediate } from 'node:timers/promises'
import { branchRef } from '../../../git/ref-name.ts'
import { columnsOf } from '../../../http/attributes.ts'
import { requireValid } from '../../../http/validation-messages.ts'
import type { BodyOf } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import type { Project } from '../../projects/record.ts'
import { countWork } from '../../worker-metrics/index.ts'
import { protectionColumns, refNameViolation } from '../attributes.ts'
import { deleteProtection, upsertProtection } from '../queries.ts'
import type { FoundBranch } from '../record.ts'
import { branchRecords, findBranch } from '../relations.ts'
import { moveBranch, moveBranchInTransaction } from './move.ts'

/** Creates a branch; undefined if the name of an existing branch conflicts. */
export async function createBranch(
  services: Services,
  project: Project,
  { branch: name, ref }: BodyOf<'createBranch'>,
): Promise<FoundBranch | undefined> {
  const to = await services.git(project.id).resolve(ref)
  requireValid({ branch: [refNameViolation(name)], ref: [to === undefined && 'does not exist'] })
  const move = { projectId: project.id, name, from: null, to: to ?? null }
  return services.withRef<FoundBranch | undefined>(project.id, branchRef(name), async (tx, _head, undo) =>
    (await moveBranch(tx, move)) ? findBranch(tx, project, name) : undo(undefined),
  )
}

/** Deletes a branch; false if it has been changed concurrently. */
export async function deleteBranch(
  services: Services,
  { project, name, head }: FoundBranch,
): Promise<boolean> {
  return moveBranchInTransaction(services, { projectId: project.id, name, from: head, to: null })
}

/** Deletes the merged branches of a project that are not protected, one by one, so that other requests are handled in between. */
export async function deleteMergedBranches(services: Services, project: Project): Promise<void> {
  const { transaction } = services
  const { rows } = await branchRecords(services, project)
  for (const { name, commit, merged, protection } of rows) {
    if (!merged || protection !== null) continue
    const move = { projectId: project.id, name, from: commit.oid, to: null }
    await moveBranchInTransaction(services, move)
    await setImmediate()
  }
  await transaction(({ db: tx }) => countWork(tx, 'delete_merged_branches'))
}

/** Protects a branch; properties that are not given keep their value. */
export async function protectBranch(
  { now, transaction }: Services,
  { project, name }: FoundBranch,
  body: BodyOf<'protectBranch'>,
): Promise<FoundBranch> {
  const row = { project_id: project.id, name, created_at: now().toISOString() }
  const columns = columnsOf(body, protectionColumns)
  return transaction(async (tx) => {
    await upsertProtection(tx.db, { ...row, ...columns })
    return findBranch(tx, project, name)
  })
}

/** Removes the protection of a branch. */
export async function unprotectBranch(
  { transaction }: Services,
  { project, name }: FoundBranch,
): Promise<FoundBranch> {
  return transaction(async (tx) => {
    await deleteProtection(tx.db, project.id, name)
    return findBranch(tx, project, name)
  })
}
