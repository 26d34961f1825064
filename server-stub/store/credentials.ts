/** Tokens and sessions; what is kept of their secrets is digests. */
import type { Tx } from './database.ts'
import type { AccessTokenRow, NewRow, SessionRow } from './tables.ts'

/** Adds an access token. */
export async function addAccessToken(tx: Tx, token: NewRow<'access_token'>): Promise<AccessTokenRow> {
  return tx.insertInto('access_token').values(token).returningAll().executeTakeFirstOrThrow()
}

/** Opens a session. */
export async function addSession(tx: Tx, session: NewRow<'session'>): Promise<SessionRow> {
  return tx.insertInto('session').values(session).returningAll().executeTakeFirstOrThrow()
}
