/** Tokens and sessions. Spec: document 1, "Authentication". */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { digest } from '../access/secrets.ts'
import { HttpError } from '../http/errors.ts'
import { addAccessToken } from '../access/access-tokens.ts'
import { openSession } from '../access/sessions.ts'
import { settingsOf } from '../resources/settings/index.ts'
import type { Services } from '../services.ts'
import { toTime } from './time.ts'

/** The token belongs to another record. */
export const taken = () => new HttpError('conflict', { texts: { token: ['has already been taken'] } })

/** Creates a token of a user. Only this response contains it. */
export async function createToken(
  { find, now, secrets, transaction }: Services,
  given: Schema<'NewToken'>,
): Promise<Schema<'Token'>> {
  const { kind, name = kind, scopes = ['api'], token = secrets.newToken() } = given
  const { id: user_id } = await find.user(given.user_id)
  const row = {
    kind,
    user_id,
    token_digest: digest(token),
    name,
    scopes: JSON.stringify(scopes),
    expires_at: toTime(given.expires_at),
    created_at: now().toISOString(),
  }
  const { id, expires_at } = await transaction((tx) => addAccessToken(tx.db, row), {
    access_token_by_token_digest: taken,
  })
  return { id, user_id, kind, name, scopes, expires_at, token }
}

/** Creates a session of a user, as after a sign-in. */
export async function createSession(
  { db, find, now, secrets, transaction }: Services,
  given: Schema<'NewSession'>,
): Promise<Schema<'Session'>> {
  const { id: user_id } = await find.user(given.user_id)
  const { session_expire_delay: minutes } = await settingsOf(db)
  const [at, cookie] = [now(), secrets.newToken()]
  const expires_at = toTime(given.expires_at) ?? new Date(at.getTime() + minutes * 60_000).toISOString()
  const row = { cookie_digest: digest(cookie), user_id, expires_at, created_at: at.toISOString() }
  await transaction((tx) => openSession(tx.db, row))
  return { user_id, expires_at, cookie }
}
