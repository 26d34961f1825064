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
import { moveBranch, moveBranchInTransaction } from './move.ts'

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

/** Changes a branch in a transaction, and loads it there: afterwards, another client can have deleted it. */
async function changeBranch(
  services: Services,
  found: FoundBranch,
  change: (tx: Tx) => Promise<unknown>,
): Promise<BranchRecord> {
  // Loads the history, as in `createBranch`.
  await branchRecord(services, found)
  return services.transaction(async (tx) => {
    await change(tx.db)
    return branchRecord(tx, await findBranch(tx, found.project, found.name))
  })
}
