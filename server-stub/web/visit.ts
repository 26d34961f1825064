/** One request for a page: who is there, and what was sent. */
import { timingSafeEqual } from 'node:crypto'
import express, { type Request, type RequestHandler, type Response } from 'express'
import cookieParser from 'cookie-parser'
import { digest } from '../access/secrets.ts'
import { Failure } from '../http/errors.ts'
import type { AppContext } from '../services.ts'
import { changeUser } from '../resources/users/accounts.ts'
import type { UserRow } from '../database/tables.ts'
import { endSession, openSession, userOfSession } from '../access/sessions.ts'
import { contentPolicy } from './layout.ts'
import { messagePage, csrfField } from './pages.ts'

/** What pages need beside the request. */
export interface WebHouse extends AppContext {
  /** How long a session lasts, in milliseconds. */
  sessionLength: number
}

export interface Visit {
  appContext: WebHouse
  /** Who is signed in, and is not blocked. */
  user: UserRow | null
  /** The fields of the form that was sent; those that are absent are empty. */
  field: (name: string) => string
  query: (name: string) => boolean
  /** Network address of the client. */
  address: string
  /** What forms of this visitor carry. */
  csrfToken: string
  /** Answers with a page; `leadsTo`: other origins to which its forms may lead. */
  show: (status: number, document: string, leadsTo?: readonly string[]) => void
  goTo: (address: string) => void
  /** Signs the visitor in, as somebody new to the browser. */
  signIn: (user: UserRow) => Promise<void>
  signOut: () => Promise<void>
}

const sessionCookie = '_service_session'
/** Binds forms to a browser in which nobody is signed in. */
const visitorCookie = '_service_visitor'
const mostBytes = 20_000

/** Middleware that answers a visit. */
export function visits(appContext: WebHouse, answer: (visit: Visit) => Promise<void>): RequestHandler[] {
  return [
    cookieParser(),
    readForm,
    async (request, response) => {
      const visit = await visitOf(appContext, request, response)
      if (request.method === 'POST' && !hasCsrfToken(request, visit)) {
        visit.show(
          403,
          messagePage('Please try again', 'The form was too old, or it did not come from this site.'),
        )
        return
      }
      try {
        await answer(visit)
      } catch (error) {
        if (!(error instanceof Failure) || error.kind !== 'too-many-requests') throw error
        response.set(error.details.headers ?? {})
        visit.show(429, messagePage('Too many attempts', 'Please wait some minutes and try again.'))
      }
    },
  ]
}

const readForm: RequestHandler = (request, response, next) => {
  express.urlencoded({ extended: false, limit: mostBytes, parameterLimit: 50 })(
    request,
    response,
    (error?: unknown) => {
      if (error === undefined) next()
      else
        response.status(400).type('html').send(messagePage('Please try again', 'The form could not be read.'))
    },
  )
}

async function visitOf(appContext: WebHouse, request: Request, response: Response): Promise<Visit> {
  const session = cookie(request, sessionCookie)
  const user =
    session === ''
      ? undefined
      : await userOfSession(appContext.db, digest(session), appContext.now().toISOString())
  const base = {
    appContext,
    user: user === undefined || user.state === 'blocked' ? null : user,
    field: (name: string) => textIn(request.body, name),
    query: (name: string) => name in request.query,
    address: request.ip ?? '',
    show: (status: number, document: string, leadsTo: readonly string[] = []) =>
      show(response, status, document, leadsTo),
    goTo: (address: string) => response.redirect(303, address),
  }
  return {
    ...base,
    csrfToken: csrfTokenFor(user === undefined ? visitorOf(appContext, request, response) : session),
    signIn: (newcomer) => signIn(appContext, request, response, newcomer),
    signOut: async () => {
      await endSession(appContext.db, digest(session))
      response.clearCookie(sessionCookie, { path: '/' })
    },
  }
}

/** Never the same cookie as before: nobody can plant a session that somebody else will sign in to. */
async function signIn(
  appContext: WebHouse,
  request: Request,
  response: Response,
  user: UserRow,
): Promise<void> {
  const { db, now, secrets, sessionLength } = appContext
  const [former, value, at] = [cookie(request, sessionCookie), secrets.newToken(), now()]
  const times = {
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + sessionLength).toISOString(),
  }
  await db.transaction().execute(async (tx) => {
    await endSession(tx, digest(former))
    await openSession(tx, { cookie_digest: digest(value), user_id: user.id, ...times })
    await changeUser(tx, user.id, {
      last_sign_in_at: user.current_sign_in_at ?? times.created_at,
      current_sign_in_at: times.created_at,
      last_activity_on: times.created_at.slice(0, 10),
    })
  })
  response.cookie(sessionCookie, value, { ...cookieOptions(request), maxAge: sessionLength })
}

function visitorOf(appContext: WebHouse, request: Request, response: Response): string {
  const known = cookie(request, visitorCookie)
  if (known !== '') return known
  const value = appContext.secrets.newToken()
  response.cookie(visitorCookie, value, cookieOptions(request))
  return value
}

function cookieOptions(request: Request) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: request.secure } as const
}

function show(response: Response, status: number, document: string, leadsTo: readonly string[]): void {
  response
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentPolicy(leadsTo),
      'Referrer-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    })
    .type('html')
    .send(document)
}

function csrfTokenFor(secret: string): string {
  return digest(`form of ${secret}`)
}

/** Browsers tell when another site sent the form; the CSRF token proves that this server made it for this browser. */
function hasCsrfToken(request: Request, { field, csrfToken }: Visit): boolean {
  if (request.get('sec-fetch-site') === 'cross-site') return false
  const [given, right] = [Buffer.from(field(csrfField)), Buffer.from(csrfToken)]
  return given.length === right.length && timingSafeEqual(given, right)
}

function cookie(request: Request, name: string): string {
  // cookie-parser leaves `cookies` untyped.
  return textIn((request as { cookies?: unknown }).cookies, name)
}

/** A member that is text; else nothing. */
function textIn(record: unknown, name: string): string {
  if (typeof record !== 'object' || record === null) return ''
  const value = Object.entries(record).find(([key]) => key === name)?.[1] as unknown
  return typeof value === 'string' ? value : ''
}
