import type { RequestListener, Server } from 'node:http'
import cookieParser from 'cookie-parser'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express'
import { api } from './api.ts'
import { normalizeTarget } from './request-target.ts'
import { masked } from './credentials.ts'
import { createDispatcher, type Intercept, type MakeContext, type ServeContract } from './dispatch.ts'
import { limits } from '../limits.ts'
import { corsHandler } from './cors.ts'
import { HttpError, responseTo, unavailable, type HttpErrorOf } from './errors.ts'
import type { Handlers } from './handler.ts'
import { describeIncident, type Incident, type LogRequest } from './log.ts'
import type { ObservedCaller, OnRequest } from './observe.ts'
import { assignRequestId } from './request-id.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { restOfRequest } from './rest-of-request.ts'
import { sendJson } from './send-json.ts'
import { TimeLimitError } from './time-limit.ts'

/** An Express app, described without the types of Express so that consumers need not install them. */
export interface App extends RequestListener {
  /** Starts an HTTP server; port 0 is a free one. */
  listen(port?: number, host?: string, onListening?: () => void): Server
}

/** The options of `createApp()`. */
export interface AppOptions {
  /** Whether responses are validated against the contract; default true. An invalid one becomes a 500 and an incident. */
  validateResponses?: boolean
  /** Called for each error of the server; default: one line on standard error. */
  onIncident?: (incident: Incident) => void
  /** Maximum size of a request body in bytes; default 50 MiB, since files are sent as base64. */
  bodyLimit?: number
  /** Milliseconds until an operation has a response, else 503; default 60,000. */
  requestTimeout?: number
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
  /** Limits the requests of each token and IP. @internal */
  rateLimiter?: RateLimiter | undefined
  /** Serves the documentation; called for requests that no other handler has handled, and passes the API to `next`. @internal */
  docs?: RequestHandler | RequestHandler[]
  /** Serve further contracts, by base path. @internal */
  contracts?: Readonly<Record<string, ServeContract>>
  /** Handle paths outside the contracts. @internal */
  mounts?: Readonly<Record<string, RequestHandler | RequestHandler[]>>
}

/** Finds the user of a context, for the record of the request. */
type CallerOf<Context> = (context: Context) => ObservedCaller

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
  options: AppOptions & { context: MakeContext<Context>; callerOf?: CallerOf<Context> },
): App
export function createApp<Context extends object>(
  handlers: Partial<Handlers<Context>>,
  options: AppOptions & { context?: MakeContext<Context>; callerOf?: CallerOf<Context> } = {},
): App {
  const onIncident = options.onIncident ?? ((incident) => console.error(describeIncident(incident)))
  const httpErrorOf: HttpErrorOf = (error) => {
    if (error instanceof HttpError) return error
    return error instanceof TimeLimitError ? unavailable() : options.httpErrorOf?.(error)
  }
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', options.trustProxy ?? false)
  const { rateLimiter } = options
  const common = {
    validateResponses: options.validateResponses ?? true,
    onIncident,
    httpErrorOf,
    timeLimit: options.requestTimeout ?? limits.handlingSeconds.max * 1000,
  }
  const dispatch = createDispatcher(api, handlers, {
    ...common,
    context: options.context,
    bodyLimit: options.bodyLimit ?? limits.bodyBytes.max,
    onRequest: options.onRequest,
    intercept: options.intercept,
    callerOf: options.callerOf,
    trust: rateLimiter?.trust,
  })
  const { cors = [], logRequest } = options
  const parseCookies = cookieParser()
  // One layer for API requests without cookies: each layer of Express costs as much as finding the operation.
  app.use((request, response, next) => {
    prepare(request, response)
    if (logRequest !== undefined) logUntilClosed(logRequest, request, response)
    const isSimple = request.headers.cookie === undefined && cors.length === 0 && rateLimiter === undefined
    const handle = isSimple && isOfApi(request) ? dispatch : parseCookies
    return handle(request, response, next)
  })
  // Before the rate limit: scripts of other origins can read a 429 as well.
  if (cors.length > 0) app.use(api.basePath, corsHandler(cors))
  if (rateLimiter !== undefined) app.use(admission(rateLimiter))
  app.use((request, response, next) => (isOfApi(request) ? dispatch(request, response, next) : next()))
  for (const [path, serve] of Object.entries(options.contracts ?? {})) app.use(path, serve(common))
  for (const [path, handler] of Object.entries(options.mounts ?? {})) app.use(path, handler)
  if (options.docs !== undefined) app.use(options.docs)
  app.use(dispatch)
  app.use(errorWriter(onIncident, httpErrorOf))
  return app
}

function isOfApi(request: Request): boolean {
  return request.url.startsWith(`${api.basePath}/`)
}

/** Sets the headers of every response. */
function prepare(request: Request, response: Response): void {
  normalizeTarget(request)
  // `fetch` adds `no-cache` to every request with If-None-Match, and Express would then never return 304.
  delete request.headers['cache-control']
  assignRequestId(request, response)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  // Pages set a policy of their own; other responses contain nothing to load or frame.
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  response.setHeader('Cache-Control', 'max-age=0, private, must-revalidate')
  if (request.httpVersion === '1.1' && request.headers.host === undefined)
    throw new HttpError('malformed', { message: 'The Host header is missing' })
}

function logUntilClosed(logRequest: LogRequest, request: Request, response: Response): void {
  const [method, url] = [request.method, masked(request.originalUrl)]
  const end = logRequest({ requestId: assignRequestId(request, response), method, url })
  response.once('close', () => end(response.writableFinished ? response.statusCode : null))
}

/** Preflight requests are not counted: browsers send them by themselves. */
function admission(rateLimiter: RateLimiter): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'OPTIONS') await rateLimiter.admit(request, response)
    next()
  }
}

/** Writes all error responses. */
function errorWriter(
  onIncident: (incident: Incident) => void,
  httpErrorOf: HttpErrorOf,
): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    const httpError = httpErrorOf(error)
    if (!(error instanceof HttpError) && (httpError === undefined || httpError.kind === 'unavailable')) {
      onIncident({
        kind: httpError === undefined ? 'unexpected' : 'unavailable',
        requestId: assignRequestId(request, response),
        method: request.method,
        url: masked(request.originalUrl),
        error,
      })
    }
    if (response.headersSent) {
      next(error)
      return
    }
    await restOfRequest(request, response)
    const { status, headers, body } = responseTo(httpError)
    sendJson(response.status(status).set(headers), body)
  }
}
