import { sql } from 'kysely'
import type { Db } from '../../database/connection.ts'
import type { UserRow } from '../../database/tables.ts'

/** Users by their ids; nulls, and ids that nobody has, are left out. */
export async function usersById(
  db: Db,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, UserRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('user').selectAll().where('id', 'in', wanted).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Users by their names in lower case; names that nobody has are left out. */
export async function usersNamed(db: Db, names: readonly string[]): Promise<UserRow[]> {
  if (names.length === 0) return []
  return db
    .selectFrom('user')
    .selectAll()
    .where(sql<string>`lower(username)`, 'in', names)
    .orderBy('id')
    .execute()
}
