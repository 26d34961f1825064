import { randomUUID } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import cookieParser from 'cookie-parser'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express'
import { normalizeTarget } from './request-target.ts'
import { masked } from './credentials.ts'
import { createDispatcher, type Intercept, type MakeContext } from './dispatch.ts'
import { limits } from '../limits.ts'
import { corsHandler } from './cors.ts'
import { basePath } from './document.ts'
import { HttpError, responseTo, type HttpErrorOf } from './errors.ts'
import type { Handlers } from './handler.ts'
import { describeIncident, type Incident, type LogRequest } from './log.ts'
import type { OnRequest } from './observe.ts'
import { sendJson } from './send-json.ts'

/** An Express app, described without the types of Express so that consumers need not install them. */
export interface App extends RequestListener {
  /** Starts an HTTP server; port 0 is a free one. */
  listen(port?: number, host?: string, onListening?: () => void): Server
}

export interface AppOptions {
  /** Whether responses are validated against the contract; default true. An invalid one becomes a 500 and an incident. */
  validateResponses?: boolean
  /** Called for each error of the server; default: one line on standard error. */
  onIncident?: (incident: Incident) => void
  /** Maximum size of a request body in bytes; default 50 MiB, since files are sent as base64. */
  bodyLimit?: number
  /** Maps an error that is not an `HttpError` to one; default: 500 and an incident. */
  httpErrorOf?: HttpErrorOf
  /** Whether `X-Forwarded-*` headers are used; default false. */
  trustProxy?: boolean
  /** Origins whose scripts may call the API from a browser (`https://app.example.com`, or `*` for all); default: none. */
  cors?: readonly string[]
  /** Called at the start and end of every request, of all paths. */
  logRequest?: LogRequest
  /** Called for every request, with its violations of the contract. @internal */
  onRequest?: OnRequest
  /** Runs around every call of an operation, and may replace its response. @internal */
  intercept?: Intercept
  /** Serves the documentation; called for requests that no other handler has handled, and passes the API to `next`. @internal */
  docs?: RequestHandler | RequestHandler[]
  /** Handle paths outside the contract, such as `/provisioning`. @internal */
  mounts?: Readonly<Record<string, RequestHandler | RequestHandler[]>>
}

/**
 * An Express app for the whole contract, which validates requests and responses. An operation without a handler returns the
 * example of the contract with the header `X-Forge-Contract: example`.
 *
 * ```ts
 * const app = createApp({ getProject: async ({ path }) => ok(await projects.find(path.id)) })
 * ```
 *
 * With `context`, every handler gets its result as second argument: the caller, a database … It also validates the
 * credentials; without it any credential is accepted where one is required.
 */
export function createApp(handlers: Partial<Handlers>, options?: AppOptions): App
export function createApp<Context extends object>(
  handlers: Partial<Handlers<Context>>,
  options: AppOptions & { context: MakeContext<Context> },
): App
export function createApp<Context extends object>(
  handlers: Partial<Handlers<Context>>,
  options: AppOptions & { context?: MakeContext<Context> } = {},
): App {
  const onIncident = options.onIncident ?? ((incident) => console.error(describeIncident(incident)))
  const httpErrorOf: HttpErrorOf = (error) =>
    error instanceof HttpError ? error : options.httpErrorOf?.(error)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', options.trustProxy ?? false)
  const dispatch = createDispatcher(handlers, {
    context: options.context,
    validateResponses: options.validateResponses ?? true,
    bodyLimit: options.bodyLimit ?? limits.bodyBytes.max,
    onIncident,
    httpErrorOf,
    onRequest: options.onRequest,
    intercept: options.intercept,
  })
  const { cors = [], logRequest } = options
  const parseCookies = cookieParser()
  // One layer for API requests without cookies: each layer of Express costs as much as finding the operation.
  app.use((request, response, next) => {
    prepare(request, response)
    if (logRequest !== undefined) logUntilClosed(logRequest, request, response)
    const isSimple = request.headers.cookie === undefined && cors.length === 0
    const handle = isSimple && isOfApi(request) ? dispatch : parseCookies
    return handle(request, response, next)
  })
  if (cors.length > 0) app.use(basePath, corsHandler(cors))
  app.use((request, response, next) => (isOfApi(request) ? dispatch(request, response, next) : next()))
  for (const [path, handler] of Object.entries(options.mounts ?? {})) app.use(path, handler)
  if (options.docs !== undefined) app.use(options.docs)
  app.use(dispatch)
  app.use(errorWriter(onIncident, httpErrorOf))
  return app
}

function isOfApi(request: Request): boolean {
  return request.url.startsWith(`${basePath}/`)
}

/** Sets the headers of every response. */
function prepare(request: Request, response: Response): void {
  normalizeTarget(request)
  // `fetch` adds `no-cache` to every request with If-None-Match, and Express would then never return 304.
  delete request.headers['cache-control']
  response.setHeader('X-Request-Id', randomUUID())
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Cache-Control', 'max-age=0, private, must-revalidate')
  if (request.httpVersion === '1.1' && request.headers.host === undefined)
    throw new HttpError('malformed', { message: 'The Host header is missing' })
}

function logUntilClosed(logRequest: LogRequest, request: Request, response: Response): void {
  const [method, url] = [request.method, masked(request.originalUrl)]
  const end = logRequest({ requestId: String(response.get('X-Request-Id')), method, url })
  response.once('close', () => end(response.writableFinished ? response.statusCode : null))
}

/** Writes all error responses. */
function errorWriter(
  onIncident: (incident: Incident) => void,
  httpErrorOf: HttpErrorOf,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const httpError = httpErrorOf(error)
    if (!(error instanceof HttpError) && (httpError === undefined || httpError.kind === 'unavailable')) {
      onIncident({
        kind: httpError === undefined ? 'unexpected' : 'unavailable',
        requestId: String(response.get('X-Request-Id')),
        method: request.method,
        url: masked(request.originalUrl),
        error,
      })
    }
    if (response.headersSent) {
      next(error)
      return
    }
    const { status, headers, body } = responseTo(httpError)
    sendJson(response.status(status).set(headers), body)
  }
}
