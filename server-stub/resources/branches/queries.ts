/** SQL of protected branches. The branches themselves are refs of the repository. */
import type { Db, Tx } from '../../database/connection.ts'
import { prepareQuery } from '../../database/prepared.ts'
import { deleteRows, upsertRow } from '../../database/rows.ts'
import type { NewRow, ProtectedBranchRow } from '../../database/tables.ts'
import { branchRef } from '../../git/ref-name.ts'
import type { Protection } from './record.ts'

/** The heads of two refs with the protection of the first branch, in one statement. */
export async function branchHeads(
  db: Db | Tx,
  projectId: number,
  name: string,
  defaultBranch: string,
): Promise<{ head?: string; defaultHead?: string; protection: Protection | null }> {
  const refs = { ref: branchRef(name), defaultRef: branchRef(defaultBranch) }
  const rows = await headRows.all(db, { projectId, name, ...refs }, null)
  const row = rows.find((ref) => ref.name === branchRef(name))
  const defaultHead = rows.find((ref) => ref.name === branchRef(defaultBranch))?.oid
  const { developers_can_push = null, developers_can_merge = null } = row ?? {}
  return {
    ...(row && { head: row.oid }),
    ...(defaultHead !== undefined && { defaultHead }),
    protection:
      developers_can_push === null || developers_can_merge === null
        ? null
        : { developers_can_push, developers_can_merge },
  }
}

const headRows = prepareQuery(
  (db, values: { projectId: number; name: string; ref: string; defaultRef: string }, _shape: null) =>
    db
      .selectFrom('git_ref')
      .leftJoin('protected_branch', (join) =>
        join
          .onRef('protected_branch.project_id', '=', 'git_ref.project_id')
          .on('protected_branch.name', '=', values.name),
      )
      .select(['git_ref.name', 'oid', 'developers_can_push', 'developers_can_merge'])
      .where('git_ref.project_id', '=', values.projectId)
      .where('git_ref.name', 'in', [values.ref, values.defaultRef]),
)

/** All protections of a project by the names of the branches. */
export async function protectionsOf(
  db: Db | Tx,
  projectId: number,
): Promise<ReadonlyMap<string, ProtectedBranchRow>> {
  const rows = await protectedBranches(db, projectId).execute()
  return new Map(rows.map((row) => [row.name, row]))
}

/** The protection of a branch; null if it is not protected. */
export async function protectionOf(
  db: Db | Tx,
  projectId: number,
  name: string,
): Promise<ProtectedBranchRow | null> {
  return (await protection.first(db, { projectId, name }, null)) ?? null
}

const protection = prepareQuery((db, values: { projectId: number; name: string }, _shape: null) =>
  protectedBranches(db, values.projectId).where('name', '=', values.name),
)

function protectedBranches(db: Db | Tx, projectId: number) {
  return db.selectFrom('protected_branch').selectAll().where('project_id', '=', projectId)
}

/** Protects a branch or changes its protection; undefined columns keep their value. */
export async function upsertProtection(tx: Tx, row: NewRow<'protected_branch'>): Promise<void> {
  await upsertRow(tx, 'protected_branch', row, {
    key: ['project_id', 'name'],
    changed: ['developers_can_push', 'developers_can_merge'],
  })
}

/** Deletes the protection of a branch, if there is one. */
export async function deleteProtection(tx: Tx, projectId: number, name: string): Promise<void> {
  await deleteRows(tx, 'protected_branch', { project_id: projectId, name })
}
