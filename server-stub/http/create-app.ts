import { randomUUID } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import cookieParser from 'cookie-parser'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { normalizeTarget } from './address.ts'
import { masked } from './credentials.ts'
import { createDispatcher, type Intercept, type MakeContext } from './dispatch.ts'
import { limits } from '../limits.ts'
import { corsHandler } from './cors.ts'
import { basePath } from './document.ts'
import { Failure, responseTo, type FailureOf } from './errors.ts'
import type { Handlers } from './handler.ts'
import { describeIncident, type Incident } from './log.ts'
import type { OnRequest } from './observe.ts'
import { sendJson } from './send-json.ts'

/** An Express app, described without the types of Express so that consumers need not install them. */
export interface App extends RequestListener {
  /** Starts an HTTP server; port 0 is a free one. */
  listen(port?: number, host?: string, onListening?: () => void): Server
}

export interface AppOptions {
  /** Whether replies are held against the contract; default true. One that fails becomes a 500 and an incident. */
  validateResponses?: boolean
  /** Hears of what goes wrong on the server's side; default: one line on standard error. */
  onIncident?: (incident: Incident) => void
  /** Bytes that a request body may have; default 50 MiB, since files travel as base64. */
  bodyLimit?: number
  /** Which response an error of another kind than `Failure` leads to; default: 500 and an incident. */
  failureOf?: FailureOf
  /** Whether `X-Forwarded-*` headers are believed; default false. */
  trustProxy?: boolean
  /** Origins whose scripts may call the API from a browser (`https://app.example.com`, or `*` for all); default: none. */
  cors?: readonly string[]
  /** Hears of every request, with what the contract does not allow in it. @internal */
  onRequest?: OnRequest
  /** Runs around every call of an operation, and may replace its response. @internal */
  intercept?: Intercept
  /** Serves the documentation; called for requests that nothing else has taken, and leaves the API to `next`. @internal */
  docs?: RequestHandler
  /** Answer below other paths, such as `/provisioning`, beside the contract. @internal */
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
  const failureOf: FailureOf = (error) => (error instanceof Failure ? error : options.failureOf?.(error))
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', options.trustProxy ?? false)
  app.use(preamble)
  app.use(cookieParser())
  if (options.cors !== undefined && options.cors.length > 0) app.use(basePath, corsHandler(options.cors))
  const dispatch = createDispatcher(handlers, {
    context: options.context,
    validateResponses: options.validateResponses ?? true,
    bodyLimit: options.bodyLimit ?? limits.bodyBytes.max,
    onIncident,
    failureOf,
    onRequest: options.onRequest,
    intercept: options.intercept,
  })
  app.use((request, response, next) =>
    request.url.startsWith(`${basePath}/`) ? dispatch(request, response, next) : next(),
  )
  for (const [path, handler] of Object.entries(options.mounts ?? {})) app.use(path, handler)
  if (options.docs !== undefined) app.use(options.docs)
  app.use(dispatch)
  app.use(errorWriter(onIncident, failureOf))
  return app
}

/** Headers of every response, whatever comes of the request. */
const preamble: RequestHandler = (request, response, next) => {
  normalizeTarget(request)
  // `fetch` adds `no-cache` to every request with If-None-Match, and Express would then never answer 304.
  delete request.headers['cache-control']
  response.setHeader('X-Request-Id', randomUUID())
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Cache-Control', 'max-age=0, private, must-revalidate')
  if (request.httpVersion === '1.1' && request.headers.host === undefined)
    next(new Failure('malformed', { message: 'The Host header is missing' }))
  else next()
}

/** The one writer of refusals. */
function errorWriter(onIncident: (incident: Incident) => void, failureOf: FailureOf): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const failure = failureOf(error)
    if (!(error instanceof Failure) && (failure === undefined || failure.kind === 'unavailable')) {
      onIncident({
        kind: failure === undefined ? 'unexpected' : 'unavailable',
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
    const { status, headers, body } = responseTo(failure)
    sendJson(response.status(status).set(headers), body)
  }
}
