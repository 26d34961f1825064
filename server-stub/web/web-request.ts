/** Requests for pages: the signed-in user, the submitted form, and the responses. */
import { timingSafeEqual } from 'node:crypto'
import express, { type Request, type RequestHandler, type Response } from 'express'
import cookieParser from 'cookie-parser'
import { digest } from '../access/secrets.ts'
import { HttpError } from '../http/errors.ts'
import { originOf } from '../http/request-target.ts'
import { limits } from '../limits.ts'
import { servicesFor } from '../create-services.ts'
import { changeUser } from '../resources/users/index.ts'
import type { AppContext, Services } from '../services.ts'
import type { UserRow } from '../database/tables.ts'
import { endSession, openSession, userOfSession } from '../access/sessions.ts'
import { documentOf, pageHeaders, type Page } from './layout.ts'
import { messagePage, csrfField } from './pages.ts'

export interface WebContext extends AppContext {
  /** Duration of a session in milliseconds. */
  sessionLength: number
  /** Whether `/` and `/docs` are served. */
  hasReference: boolean
}

/** A request for a page. */
export interface WebRequest {
  services: Services
  /** The signed-in user, unless blocked. */
  user: UserRow | null
  /** A field of the submitted form; the empty text if it is absent. */
  field: (name: string) => string
  /** Path after the first slash, decoded. */
  path: string
  /** Whether the client prefers HTML to JSON, as browsers do. */
  acceptsHtml: boolean
  /** A parameter of the query string. */
  query: (name: string) => string | undefined
  /** IP address of the client. */
  clientIp: string
  /** The token that forms of this browser contain. */
  csrfToken: string
  /** Responds with a page whose forms may redirect to these origins. */
  render: (status: number, page: Page, redirectOrigins?: readonly string[]) => void
  /** Passes the request on to the API. */
  pass: () => void
  redirect: (url: string) => void
  /** Opens a session with a new cookie. */
  signIn: (user: UserRow) => Promise<void>
  signOut: () => Promise<void>
}

const sessionCookie = '_service_session'
/** Binds forms to a browser without a session. */
const visitorCookie = '_service_visitor'

/** Middleware that handles requests for a page. */
export function webHandlers(
  appContext: WebContext,
  handle: (request: WebRequest) => Promise<void>,
): RequestHandler[] {
  return [
    cookieParser(),
    readForm,
    async (request, response, next) => {
      const webRequest = await toWebRequest(appContext, request, response, next)
      if (request.method === 'POST' && !hasCsrfToken(request, webRequest)) {
        webRequest.render(
          403,
          messagePage('Please try again', 'The form was too old, or it did not come from this site.'),
        )
        return
      }
      try {
        await handle(webRequest)
      } catch (error) {
        if (!(error instanceof HttpError) || error.kind !== 'too-many-requests') throw error
        response.set(error.details.headers ?? {})
        webRequest.render(429, messagePage('Too many attempts', 'Please wait some minutes and try again.'))
      }
    },
  ]
}

const readForm: RequestHandler = (request, response, next) => {
  express.urlencoded({ extended: false, limit: limits.formBytes.max, parameterLimit: 50 })(
    request,
    response,
    (error?: unknown) => {
      if (error === undefined) next()
      else render(response, 400, documentOf(messagePage('Please try again', 'The form could not be read.')))
    },
  )
}

async function toWebRequest(
  appContext: WebContext,
  request: Request,
  response: Response,
  pass: () => void,
): Promise<WebRequest> {
  const session = cookie(request, sessionCookie)
  const user =
    session === ''
      ? undefined
      : await userOfSession(appContext.db, digest(session), appContext.now().toISOString())
  const signedIn = user === undefined || user.state === 'blocked' ? null : user
  const pageContext = { user: signedIn, hasReference: appContext.hasReference }
  return {
    services: servicesFor({ kind: 'anonymous' }, appContext, originOf(request)),
    user: signedIn,
    path: decodedPath(request.path),
    acceptsHtml: request.accepts(['json', 'html']) === 'html',
    pass,
    field: (name: string) => textIn(request.body, name),
    query: (name) => (name in request.query ? textIn(request.query, name) : undefined),
    clientIp: request.ip ?? '',
    render: (status, page, redirectOrigins) =>
      render(response, status, documentOf(page, pageContext), redirectOrigins),
    redirect: (url) => response.redirect(303, url),
    // Pages without forms set no cookie.
    get csrfToken() {
      return csrfTokenFor(user === undefined ? visitorIdOf(appContext, request, response) : session)
    },
    signIn: (signedIn) => openSessionFor(appContext, request, response, signedIn),
    signOut: async () => {
      await appContext.db.transaction().execute((tx) => endSession(tx, digest(session)))
      response.clearCookie(sessionCookie, { path: '/' })
    },
  }
}

/** The cookie is new, so that a session planted in the browser (session fixation) is not the one signed in to. */
async function openSessionFor(
  appContext: WebContext,
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

/** The empty text if the path is not valid UTF-8. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path.slice(1))
  } catch {
    return ''
  }
}

function visitorIdOf(appContext: WebContext, request: Request, response: Response): string {
  const known = cookie(request, visitorCookie)
  if (known !== '') return known
  const value = appContext.secrets.newToken()
  response.cookie(visitorCookie, value, cookieOptions(request))
  return value
}

function cookieOptions(request: Request) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: request.secure } as const
}

function render(
  response: Response,
  status: number,
  document: string,
  redirectOrigins: readonly string[] = [],
): void {
  response.status(status).set(pageHeaders(redirectOrigins)).type('html').send(document)
}

function csrfTokenFor(secret: string): string {
  return digest(`form of ${secret}`)
}

/** Browsers report forms of other sites; the CSRF token proves that this server rendered the form for this browser. */
function hasCsrfToken(request: Request, { field, csrfToken }: WebRequest): boolean {
  if (request.get('sec-fetch-site') === 'cross-site') return false
  const [given, right] = [Buffer.from(field(csrfField)), Buffer.from(csrfToken)]
  return given.length === right.length && timingSafeEqual(given, right)
}

function cookie(request: Request, name: string): string {
  // cookie-parser leaves `cookies` untyped.
  return textIn((request as { cookies?: unknown }).cookies, name)
}

/** A text property; the empty text if there is none. */
function textIn(record: unknown, name: string): string {
  if (typeof record !== 'object' || record === null) return ''
  const value = Object.entries(record).find(([key]) => key === name)?.[1] as unknown
  return typeof value === 'string' ? value : ''
}
