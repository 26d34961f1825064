import type { Db } from '../../database/connection.ts'
import type { UserRow } from '../../database/tables.ts'
import { usersById } from './user-rows.ts'

/** Rows with their authors, in the same order: one query, however many rows. */
export async function withAuthors<R extends { author_id: number }>(
  db: Db,
  rows: readonly R[],
): Promise<{ row: R; author: UserRow }[]> {
  const authors = await usersById(
    db,
    rows.map((row) => row.author_id),
  )
  return rows.flatMap((row) => {
    const author = authors.get(row.author_id)
    return author === undefined ? [] : [{ row, author }]
  })
}
