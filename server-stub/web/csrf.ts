/** CSRF tokens, which prove that this server rendered a form for this browser. */
import { timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import { digest, type Secrets } from '../access/secrets.ts'
import { cookie, cookieOptions, visitorCookie } from './cookies.ts'
import { fieldOf } from './form.ts'
import { csrfField } from './pages.ts'
import type { Session } from './session.ts'

/**
 * The token of the forms of a page. It depends on the cookie of the session; a browser without a session gets a cookie of
 * its own.
 */
export function issueCsrfToken(
  request: Request,
  response: Response,
  session: Session | undefined,
  secrets: Secrets,
): string {
  const known = session?.cookie ?? cookie(request, visitorCookie)
  if (known !== '') return csrfTokenFor(known)
  const visitor = secrets.newToken()
  response.cookie(visitorCookie, visitor, cookieOptions(request))
  return csrfTokenFor(visitor)
}

/** Whether the submitted form contains the token of this browser. Browsers also report forms of other sites. */
export function hasCsrfToken(request: Request, session: Session | undefined): boolean {
  const known = session?.cookie ?? cookie(request, visitorCookie)
  if (known === '' || request.get('sec-fetch-site') === 'cross-site') return false
  const [given, right] = [Buffer.from(fieldOf(request, csrfField)), Buffer.from(csrfTokenFor(known))]
  return given.length === right.length && timingSafeEqual(given, right)
}

function csrfTokenFor(secret: string): string {
  return digest(`form of ${secret}`)
}
