/** Creates, deletes and protects branches. */
import { setImmediate } from 'node:timers/promises'
import { columnsOf } from '../../../http/attributes.ts'
import { requireValid } from '../../../http/validation-messages.ts'
import type { BodyOf } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import type { Project } from '../../projects/record.ts'
import { countWork } from '../../worker-metrics/index.ts'
import { protectionColumns, refNameViolation } from '../attributes.ts'
import { upsertProtection } from '../queries.ts'
import type { FoundBranch } from '../record.ts'
import { branchRecords, findBranch } from '../relations.ts'
import { moveBranchInTransaction } from './move.ts'

/** Creates a branch; undefined if the name of an existing branch conflicts. */
export async function createBranch(
  services: Services,
  project: Project,
  { branch: name, ref }: BodyOf<'createBranch'>,
): Promise<FoundBranch | undefined> {
  const to = await services.git(project.id).resolve(ref)
  requireValid({ branch: [refNameViolation(name)], ref: [to === undefined && 'does not exist'] })
  const move = { projectId: project.id, name, from: null, to: to ?? null }
  return (await moveBranchInTransaction(services, move)) ? findBranch(services, project, name) : undefined
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
): Promise<void> {
  const row = { project_id: project.id, name, created_at: now().toISOString() }
  const columns = columnsOf(body, protectionColumns)
  await transaction(({ db: tx }) => upsertProtection(tx, { ...row, ...columns }))
}
