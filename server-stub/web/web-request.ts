/** Requests for pages. */
import type { Request, RequestHandler, Response } from 'express'
import cookieParser from 'cookie-parser'
import { userWithPassword } from '../access/passwords.ts'
import { servicesFor } from '../create-services.ts'
import type { UserRow } from '../database/tables.ts'
import { HttpError } from '../http/errors.ts'
import { once } from '../http/memo.ts'
import { originOf } from '../http/request-target.ts'
import type { AppContext, Services } from '../services.ts'
import { hasCsrfToken, issueCsrfToken } from './csrf.ts'
import { fieldOf, queryOf, readForm } from './form.ts'
import { documentOf, type PageContent } from './layout.ts'
import { messagePage } from './pages.ts'
import { render } from './render.ts'
import { endSession, openSession, sessionOf, type Session } from './session.ts'

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
  /** The user with the login and password; undefined if there is none. Throws 429 after too many failed attempts. */
  userWithPassword: (login: string, password: string) => Promise<UserRow | undefined>
  /** The token of the forms of a page. Sets a cookie in a browser that has none: only for pages with forms. */
  issueCsrfToken: () => string
  /** Responds with a page whose forms may redirect to these origins. */
  render: (status: number, page: PageContent, redirectOrigins?: readonly string[]) => void
  /** Passes the request on to the API. */
  pass: () => void
  redirect: (url: string) => void
  /** Opens a session with a new cookie. */
  signIn: (user: UserRow) => Promise<void>
  signOut: () => Promise<void>
}

/** Middleware that handles requests for a page. */
export function webHandlers(
  appContext: WebContext,
  handle: (request: WebRequest) => Promise<void>,
): RequestHandler[] {
  return [
    cookieParser(),
    readForm,
    async (request, response, next) => {
      const session = await sessionOf(appContext, request)
      const webRequest = toWebRequest(appContext, session, { request, response, pass: next })
      if (request.method === 'POST' && !hasCsrfToken(request, session)) {
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

function toWebRequest(
  appContext: WebContext,
  session: Session | undefined,
  { request, response, pass }: { request: Request; response: Response; pass: () => void },
): WebRequest {
  const services = servicesFor({ kind: 'anonymous' }, appContext, originOf(request))
  const user = session === undefined || session.user.state === 'blocked' ? null : session.user
  const pageContext = { user, hasReference: appContext.hasReference }
  return {
    services,
    user,
    path: decodedPath(request.path),
    acceptsHtml: request.accepts(['json', 'html']) === 'html',
    pass,
    field: (name) => fieldOf(request, name),
    query: (name) => queryOf(request, name),
    userWithPassword: (login, password) =>
      userWithPassword(appContext, { login, password, ip: request.ip ?? '' }),
    render: (status, page, redirectOrigins) =>
      render(response, status, documentOf(page, pageContext), redirectOrigins),
    redirect: (url) => response.redirect(303, url),
    issueCsrfToken: once(() => issueCsrfToken(request, response, session, services.secrets)),
    signIn: (signedIn) =>
      openSession(services, request, response, { user: signedIn, duration: appContext.sessionLength }),
    signOut: () => endSession(services, request, response),
  }
}

/** The empty text if the path is not valid UTF-8. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path.slice(1))
  } catch {
    return ''
  }
}
