/** Tokens and sessions. Spec: document 1, "Authentication". */
import { scopeNames } from '../access/scopes.ts'
import { digest } from '../access/secrets.ts'
import { HttpError } from '../http/errors.ts'
import { addAccessToken } from '../access/access-tokens.ts'
import { openSession } from '../access/sessions.ts'
import { settingsOf } from '../resources/settings/index.ts'
import { onConstraintViolation } from '../database/constraints.ts'
import { id, listOf, name, oneOf, required, text, time } from './fields.ts'
import { resource } from './resource.ts'
import { toTime } from './time.ts'

const taken = () => new HttpError('conflict', { texts: { token: ['has already been taken'] } })

export const token = resource({
  summary: 'A token of a user. The answer is the only place where it can be read.',
  fields: {
    user_id: required(id),
    kind: required(oneOf('oauth', 'personal', 'impersonation')),
    name: name,
    scopes: listOf(oneOf(...scopeNames)),
    expires_at: time,
    token: text(255, 8),
  },
  make: async ({ services }, given) => {
    const { db, find, now, secrets } = services
    const { kind, name: title = kind, scopes = ['api'], token: secret = secrets.newToken() } = given
    const user = await find.user(given.user_id)
    const row = {
      kind,
      user_id: user.id,
      token_digest: digest(secret),
      name: title,
      scopes: JSON.stringify(scopes),
      expires_at: toTime(given.expires_at),
      created_at: now().toISOString(),
    }
    const adding = db.transaction().execute((tx) => addAccessToken(tx, row))
    const { id: made, expires_at } = await onConstraintViolation(adding, {
      access_token_by_token_digest: taken,
    })
    return { id: made, user_id: user.id, kind, name: title, scopes, expires_at, token: secret }
  },
})

export const session = resource({
  summary: 'A session of a user, as signing in opens it; its cookie is `_service_session`.',
  fields: { user_id: required(id), expires_at: time },
  make: async ({ services }, given) => {
    const { db, find, now, secrets } = services
    const user = await find.user(given.user_id)
    const { session_expire_delay: minutes } = await settingsOf(db)
    const [at, cookie] = [now(), secrets.newToken()]
    const row = {
      cookie_digest: digest(cookie),
      user_id: user.id,
      expires_at: toTime(given.expires_at) ?? new Date(at.getTime() + minutes * 60_000).toISOString(),
      created_at: at.toISOString(),
    }
    await db.transaction().execute((tx) => openSession(tx, row))
    return { user_id: user.id, expires_at: row.expires_at, cookie }
  },
})
