/** Stars that users give to projects. */
import type { Db, Tx } from './database.ts'
import type { NewRow } from './tables.ts'

/** Gives a star, unless it is given already. */
export async function addStar(db: Db | Tx, star: NewRow<'star'>): Promise<void> {
  await db
    .insertInto('star')
    .values(star)
    .onConflict((conflict) => conflict.columns(['user_id', 'project_id']).doNothing())
    .execute()
}

/** Takes a star back, if it is given. */
export async function removeStar(db: Db, userId: number, projectId: number): Promise<void> {
  await db.deleteFrom('star').where('user_id', '=', userId).where('project_id', '=', projectId).execute()
}
