/** Cookies that the pages set. */
import type { Request } from 'express'
import { cookieOf } from '../http/cookies.ts'

export const sessionCookie = '_service_session'
/** Binds forms to a browser without a session. */
export const visitorCookie = '_service_visitor'

/** The value of a cookie; the empty text if there is none. */
export function cookie(request: Request, name: typeof sessionCookie | typeof visitorCookie): string {
  return cookieOf(request, name) ?? ''
}

export function cookieOptions(request: Request) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: request.secure } as const
}
