import type { Db } from './database.ts'

/** Addresses of a user beside the primary one, the oldest first. */
export function emailsOf(db: Db, userId: number) {
  return db.selectFrom('email').selectAll().where('user_id', '=', userId).orderBy('id')
}
