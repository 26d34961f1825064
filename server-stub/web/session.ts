/** Sessions of browsers. */
import type { Request, Response } from 'express'
import { digest } from '../access/secrets.ts'
import * as sessions from '../access/sessions.ts'
import type { UserRow } from '../database/tables.ts'
import { changeUser } from '../resources/users/index.ts'
import type { AppContext, Services } from '../services.ts'
import { cookie, cookieOptions, sessionCookie } from './cookies.ts'

/** A session that has not expired: its cookie and its user. */
export interface Session {
  cookie: string
  user: UserRow
}

/** The session of the browser; undefined if it has none. */
export async function sessionOf({ db, now }: AppContext, request: Request): Promise<Session | undefined> {
  const value = cookie(request, sessionCookie)
  if (value === '') return undefined
  const user = await sessions.userOfSession(db, digest(value), now().toISOString())
  return user === undefined ? undefined : { cookie: value, user }
}

/** Opens a session. The cookie is new, so that a session planted in the browser (session fixation) is not the one signed in to. */
export async function openSession(
  services: Services,
  request: Request,
  response: Response,
  { user, duration }: { user: UserRow; duration: number },
): Promise<void> {
  const [former, value, at] = [cookie(request, sessionCookie), services.secrets.newToken(), services.now()]
  const created_at = at.toISOString()
  const expires_at = new Date(at.getTime() + duration).toISOString()
  await services.transaction(async ({ db }) => {
    await sessions.endSession(db, digest(former))
    await sessions.openSession(db, { cookie_digest: digest(value), user_id: user.id, created_at, expires_at })
    await changeUser(db, user.id, {
      last_sign_in_at: user.current_sign_in_at ?? created_at,
      current_sign_in_at: created_at,
      last_activity_on: created_at.slice(0, 10),
    })
  })
  response.cookie(sessionCookie, value, { ...cookieOptions(request), maxAge: duration })
}

/** Ends the session of the browser. */
export async function endSession(services: Services, request: Request, response: Response): Promise<void> {
  const value = cookie(request, sessionCookie)
  await services.transaction(({ db }) => sessions.endSession(db, digest(value)))
  response.clearCookie(sessionCookie, { path: '/' })
}
