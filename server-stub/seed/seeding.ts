/** A seed fills a database as a whole: what an interrupted or rejected one has left is no result of the next. */
import type { Db } from '../database/connection.ts'
import { SeedError } from './data/schema.ts'

/** Marks the database while it is filled. */
const mark = { id: 1 } as const

/** Throws `SeedError` if an earlier seed of the database did not finish, or another process is filling it now. */
export async function requireWholeSeed(db: Db): Promise<void> {
  const row = await db.selectFrom('seeding').select('started_at').executeTakeFirst()
  if (row === undefined) return
  throw new SeedError(
    `The seed that began in this database at ${row.started_at} has not finished, so part of its records is missing. Delete the database, or choose another, and start again.`,
  )
}

/** Fills the database. The mark of a seed that fails or is interrupted remains. */
export async function seedWhole(db: Db, now: () => Date, fill: () => Promise<void>): Promise<void> {
  await db
    .insertInto('seeding')
    .values({ ...mark, started_at: now().toISOString() })
    .execute()
  await fill()
  await db.deleteFrom('seeding').where('id', '=', mark.id).execute()
}
