import type { Tx } from '../database/connection.ts'
import { insertRow } from '../database/rows.ts'
import type { AccessTokenRow, NewRow } from '../database/tables.ts'

/** Adds an access token, stored with the digest of its secret. */
export async function addAccessToken(tx: Tx, token: NewRow<'access_token'>): Promise<AccessTokenRow> {
  return insertRow(tx, 'access_token', token)
}
