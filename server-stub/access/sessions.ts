/** Sessions of browsers, stored with the digest of their cookie. */
import type { Db, Tx } from '../database/connection.ts'
import { deleteRows, addRow } from '../database/rows.ts'
import type { NewRow, UserRow } from '../database/tables.ts'

/** Adds a session and deletes expired ones. */
export async function openSession(tx: Tx, session: NewRow<'session'>): Promise<void> {
  await tx.deleteFrom('session').where('expires_at', '<=', session.created_at).execute()
  await addRow(tx, 'session', session)
}

/** The user of a session; undefined if there is no such session or it has expired. */
export async function userOfSession(db: Db, cookieDigest: string, now: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .where('session.cookie_digest', '=', cookieDigest)
    .where('session.expires_at', '>', now)
    .selectAll('user')
    .executeTakeFirst()
}

export async function endSession(tx: Tx, cookieDigest: string): Promise<void> {
  await deleteRows(tx, 'session', { cookie_digest: cookieDigest })
}

export async function endSessionsOf(tx: Tx, userId: number): Promise<void> {
  await deleteRows(tx, 'session', { user_id: userId })
}
