/** Git over HTTP: `git clone`, `git fetch` and `git push` on the `http_url_to_repo` of projects. See docs/git.md. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Caller } from '../access/caller.ts'
import type { Project } from '../resources/projects/record.ts'
import { ObjectStore } from '../git/object-store.ts'
import { defaultPackLimits, type PackLimits } from '../git/packs/limits.ts'
import { GitError } from '../git/types.ts'
import { limits as requestLimits } from '../limits.ts'
import { settingsOf } from '../resources/settings/index.ts'
import { originOf } from '../http/request-target.ts'
import { isHangUp } from '../http/byte-stream.ts'
import { forbidden, HttpError, notFound, responseTo, undefinedIfNotFound } from '../http/errors.ts'
import { servicesFor } from '../create-services.ts'
import type { AppContext, Services } from '../services.ts'
import { refAdvertisement, versionTwoAdvertisement } from './advertisement.ts'
import { callerOf } from './credentials.ts'
import { PacketReader, pktLine } from './pkt-line.ts'
import { ProtocolError } from './protocol-error.ts'
import { receivePack } from './receive-pack.ts'
import { advertisedRefs } from './refs.ts'
import { bodyOf, limited } from './request-body.ts'
import { routeOf, type Route, type Service } from './route.ts'
import { uploadPackV0 } from './upload-pack-v0.ts'
import { uploadPackV2 } from './upload-pack-v2.ts'

export interface GitHttpOptions {
  limits?: PackLimits
  /** Receives the authenticated caller of each request. */
  onCaller?: (caller: Caller, response: Response) => void
}

/** Handles the requests of Git clients; passes all others on. */
export function createGitHttp(appContext: AppContext, options: GitHttpOptions = {}): RequestHandler {
  const { limits = defaultPackLimits, onCaller = () => undefined } = options
  return async (request, response, next) => {
    const route = routeOf(request)
    if (route === undefined) return next()
    response.set({ 'Cache-Control': 'no-cache, max-age=0, must-revalidate', Pragma: 'no-cache' })
    try {
      await handle({ appContext, limits, onCaller, request, response, route })
    } catch (error) {
      if (!sendError(response, error)) throw error
    }
  }
}

interface Exchange extends Required<GitHttpOptions> {
  appContext: AppContext
  request: Request
  response: Response
  route: Route
}

async function handle(exchange: Exchange): Promise<void> {
  const { request, response, route, appContext } = exchange
  const { kind, service } = route
  const method = kind === 'service' ? 'POST' : 'GET'
  if (request.method !== method) throw new HttpError('method-not-allowed', { headers: { Allow: method } })
  if (kind === 'redirect') return response.redirect(301, withSuffix(request.originalUrl))
  if (kind === 'file' || service === undefined)
    throw new HttpError('forbidden', {
      message: 'Only the smart HTTP protocol is supported: use git 1.6.6 or newer',
    })
  const caller = await callerOf(appContext, request)
  exchange.onCaller(caller, response)
  const services = servicesFor(caller, appContext, originOf(request))
  if ((await settingsOf(services.db)).enabled_git_access_protocol === 'ssh')
    throw forbidden('Git access over HTTP is disabled')
  const project = await findProject(services, route.project, service)
  const store = new ObjectStore(appContext.db, project.id, appContext.cache)
  if (kind === 'refs') return advertise(exchange, service, store, project)
  const body = bodyOf(request, `application/x-${service}-request`)
  response.type(`application/x-${service}-result`)
  if (service === 'git-upload-pack') return send(response, upload(exchange, store, project, body))
  const receiver = { services, project, store, limits: exchange.limits, refQueue: appContext.refQueue }
  return send(response, await receivePack(receiver, new PacketReader(body)))
}

/** Throws 404 for a project that is not visible to the caller, or 401 without credentials, since it may be visible to a user. */
async function findProject(services: Services, path: string, service: Service): Promise<Project> {
  const { find, authorize, caller } = services
  const project = await undefinedIfNotFound(find.project(path))
  if (project === undefined)
    throw caller.kind === 'anonymous' ? new HttpError('unauthenticated') : notFound('Project')
  withReason('You are not allowed to download code from this project', () => authorize('read-code', project))
  if (service === 'git-receive-pack')
    withReason('You are not allowed to push code to this project', () => authorize('push-code', project))
  return project
}

/** Git shows the message of a 403 to the user: without a reason it has this one. */
function withReason(reason: string, authorize: () => void): void {
  try {
    authorize()
  } catch (error) {
    const hasNone =
      error instanceof HttpError && error.kind === 'forbidden' && error.details.message === undefined
    throw hasNone ? forbidden(reason) : error
  }
}

async function advertise(
  { response, route: { version } }: Exchange,
  service: Service,
  store: ObjectStore,
  project: Project,
): Promise<void> {
  response.type(`application/x-${service}-advertisement`)
  if (service === 'git-upload-pack' && version === 2) return send(response, versionTwoAdvertisement())
  const refs = await advertisedRefs(store, project)
  return send(response, refAdvertisement(service, version === 2 ? 0 : version, refs))
}

/** Errors of a fetch are reported in Git's protocol. */
async function* upload(
  { route }: Exchange,
  store: ObjectStore,
  project: Project,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const packets = new PacketReader(limited(body, requestLimits.fetchBytes.max))
  try {
    yield* route.version === 2 ? uploadPackV2(store, project, packets) : uploadPackV0(store, packets)
  } catch (error) {
    if (!(error instanceof ProtocolError || error instanceof GitError)) throw error
    yield pktLine(`ERR upload-pack: ${error.message}`)
  }
}

async function send(
  response: Response,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    await pipeline(Readable.from(pieces, { objectMode: false }), response)
  } catch (error) {
    if (!isHangUp(error)) throw error
  }
}

/** Git prints the text to its user. False if the client has not caused the error. */
function sendError(response: Response, error: unknown): boolean {
  if (response.headersSent) return false
  const failure =
    error instanceof ProtocolError ? new HttpError('malformed', { message: error.message }) : error
  if (!(failure instanceof HttpError)) return false
  const { status, headers, body } = responseTo(failure)
  const challenge = status === 401 ? { 'WWW-Authenticate': 'Basic realm="Git", charset="UTF-8"' } : {}
  const text = 'error' in body ? body.error : body.message
  response
    .status(status)
    .set({ ...headers, ...challenge })
    .type('text/plain')
    .send(`${typeof text === 'string' ? text : JSON.stringify(text)}\n`)
  return true
}

const withSuffix = (url: string): string => url.replace('/info/refs?', '.git/info/refs?')
