/** SQL of releases: the notes of tags. The tags themselves are refs of the repository. */
import type { Db, Tx } from '../../database/connection.ts'
import { deleteRows, insertRow } from '../../database/rows.ts'
import type { NewRow, ReleaseRow } from '../../database/tables.ts'

/** Releases of a project by the names of their tags. */
export async function releasesOf(
  db: Db,
  projectId: number,
  tags: readonly string[],
): Promise<ReadonlyMap<string, ReleaseRow>> {
  if (tags.length === 0) return new Map()
  const rows = await db
    .selectFrom('release')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('tag_name', 'in', tags)
    .execute()
  return new Map(rows.map((row) => [row.tag_name, row]))
}

/** Adds the release of a tag. */
export async function insertRelease(tx: Tx, release: NewRow<'release'>): Promise<ReleaseRow> {
  return insertRow(tx, 'release', release)
}

/** Changes the release of a tag; undefined if it has none. */
export async function updateReleaseRow(
  tx: Tx,
  projectId: number,
  tag: string,
  change: Pick<ReleaseRow, 'description' | 'updated_at'>,
): Promise<ReleaseRow | undefined> {
  return tx
    .updateTable('release')
    .set(change)
    .where('project_id', '=', projectId)
    .where('tag_name', '=', tag)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes the release of a tag, if it has one. */
export async function deleteRelease(tx: Tx, projectId: number, tag: string): Promise<void> {
  await deleteRows(tx, 'release', { project_id: projectId, tag_name: tag })
}
