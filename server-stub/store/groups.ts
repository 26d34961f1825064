/** Groups: lists of them, and their coming and going. */
import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { removeProjects } from './projects.ts'

/** Removes groups with all groups below them and all their projects. */
export async function removeGroups(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const groups = await withDescendants(tx, ids)
  const projects = await tx.selectFrom('project').select('id').where('namespace_id', 'in', groups).execute()
  await removeProjects(
    tx,
    projects.map(({ id }) => id),
  )
  for (const table of ['member', 'access_request'] as const)
    await tx.deleteFrom(table).where('source_type', '=', 'group').where('source_id', 'in', groups).execute()
  await tx.deleteFrom('namespace').where('id', 'in', groups).execute()
}

async function withDescendants(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('namespace as above')
    .innerJoin('namespace as below', (join) =>
      join.on(
        sql<boolean>`below.id = above.id or substr(below.full_path, 1, length(above.full_path) + 1) = above.full_path || '/'`,
      ),
    )
    .where('above.id', 'in', ids)
    .select('below.id')
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}
