/** Protection of branches. Spec: document 3, "Branches". */
import type { Db, Tx } from '../../database/connection.ts'
import type { NewRow, ProtectedBranchRow } from '../../database/tables.ts'

/** All protections of a project, by the branch's name. */
export async function protectionsOf(
  db: Db | Tx,
  projectId: number,
): Promise<ReadonlyMap<string, ProtectedBranchRow>> {
  const rows = await db
    .selectFrom('protected_branch')
    .selectAll()
    .where('project_id', '=', projectId)
    .execute()
  return new Map(rows.map((row) => [row.name, row]))
}

/** What protects a branch; null when nothing does. */
export async function protectionOf(
  db: Db | Tx,
  projectId: number,
  name: string,
): Promise<ProtectedBranchRow | null> {
  const row = await db
    .selectFrom('protected_branch')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row ?? null
}

/** Protects a branch, or changes its protection: what is left undefined stays as it is. */
export async function protect(db: Db | Tx, row: NewRow<'protected_branch'>): Promise<void> {
  const { developers_can_push, developers_can_merge } = row
  await db
    .insertInto('protected_branch')
    .values(row)
    .onConflict((conflict) =>
      developers_can_push === undefined && developers_can_merge === undefined
        ? conflict.columns(['project_id', 'name']).doNothing()
        : conflict.columns(['project_id', 'name']).doUpdateSet({ developers_can_push, developers_can_merge }),
    )
    .execute()
}

/** Takes the protection off a branch, if it has one. */
export async function unprotect(db: Db | Tx, projectId: number, name: string): Promise<void> {
  await db
    .deleteFrom('protected_branch')
    .where('project_id', '=', projectId)
    .where('name', '=', name)
    .execute()
}
