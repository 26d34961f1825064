import type { Db } from '../../database/connection.ts'

/** Addresses of a user, the oldest first. */
export function emailsOf(db: Db, userId: number) {
  return db.selectFrom('email').selectAll().where('user_id', '=', userId).orderBy('id')
}
