/** Release notes of tags. Spec: document 3, "Tags and releases". */
import type { Db, Tx } from '../../database/connection.ts'
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

/** Adds release notes to a tag that has none: a unique index sees to that. */
export async function addRelease(db: Db | Tx, release: NewRow<'release'>): Promise<ReleaseRow> {
  return db.insertInto('release').values(release).returningAll().executeTakeFirstOrThrow()
}

/** Replaces the release notes of a tag; undefined when it has none. */
export async function changeRelease(
  db: Db,
  { project_id, tag_name, description, updated_at }: Omit<ReleaseRow, 'id' | 'created_at'>,
): Promise<ReleaseRow | undefined> {
  return db
    .updateTable('release')
    .set({ description, updated_at })
    .where('project_id', '=', project_id)
    .where('tag_name', '=', tag_name)
    .returningAll()
    .executeTakeFirst()
}

/** Removes the release notes of a tag, if it has some. */
export async function removeRelease(tx: Tx, projectId: number, tag: string): Promise<void> {
  await tx.deleteFrom('release').where('project_id', '=', projectId).where('tag_name', '=', tag).execute()
}
