/** The reference of a running server: `/`, `/docs/…`, `/openapi.json`, `/openapi.yaml` and the icon. */
import { Router, type Request, type RequestHandler, type Response } from 'express'
import { readFile } from 'node:fs/promises'
import { cookieOf } from '../../server-stub/http/cookies.ts'
import { originOf } from '../../server-stub/http/request-target.ts'
import { Assets } from './assets.ts'
import { sendCompressed } from './compress.ts'
import type { Site } from './model/site.ts'
import { loadSite, publishedContract } from './load.ts'
import { loadedOnce } from './loaded-once.ts'
import {
  linksBelow,
  type Actor,
  type Edition,
  type LiveServer,
  type DemoValues,
  type SeenRequest,
} from './pages/edition.ts'
import { renderPage } from './pages/index.ts'
import { landingPage } from './pages/landing.ts'
import { contentPolicy } from './pages/layout.ts'
import { notFoundPage } from './pages/not-found.ts'

export interface ReferenceOptions {
  /** Users whose tokens are visible to callers from this computer; the first is the default. */
  readonly actors?: () => readonly Actor[]
  /** The last requests, the oldest first. */
  readonly requests?: () => readonly SeenRequest[]
  readonly requirementOf?: (permission: string) => string | undefined
  readonly sampleValuesOf?: (operationId: string) => DemoValues | undefined
}

const links = linksBelow('/docs/', '', '/')
const actorCookie = '_forge_reference_actor'

/** Serves the reference. Pages are rendered on request, from a document that is read once. */
export function referenceHandler(options: ReferenceOptions = {}): RequestHandler {
  const site = loadedOnce(loadSite)
  const router = Router({ strict: false, caseSensitive: true })
  router.get('/', sendLanding(site, options))
  router.get('/favicon.ico', (_request, response) => response.redirect(links.asset('icon.svg')))
  router.get('/openapi.json', sendDocument('json'))
  router.get('/openapi.yaml', sendDocument('yaml'))
  router.get('/docs/actor', chooseActor(options))
  // A pattern: the router would decode a named part, and fail where it cannot.
  router.get(/^\/docs(?:\/.*)?$/, sendReference(site, options))
  return router
}

function sendLanding(site: () => Promise<Site>, options: ReferenceOptions): RequestHandler {
  return async (request, response) => {
    await sendPage(request, response, landingPage(await site(), editionFor(request, options)))
  }
}

function sendDocument(format: 'json' | 'yaml'): RequestHandler {
  return async (request, response) => {
    const content = await readFile(publishedContract(format))
    await sendCompressed(request, response.type(`application/${format}`), content)
  }
}

/** Pages and their assets; what the reference does not have is a page with status 404. */
function sendReference(site: () => Promise<Site>, options: ReferenceOptions): RequestHandler {
  const assets = new Assets(site)
  return async (request, response) => {
    const path = request.path.replace(/^\/docs\/?/, '').replace(/\/$/, '')
    const asset = path.startsWith('assets/') ? await assets.read(path.slice('assets/'.length)) : undefined
    if (asset !== undefined) {
      await sendCompressed(request, response.type(asset.type), asset.content)
      return
    }
    const edition = editionFor(request, options)
    const page = renderPage(await site(), path, edition)
    if (page === undefined) response.status(404)
    await sendPage(request, response, page ?? notFoundPage(await site(), path, edition))
  }
}

async function sendPage(request: Request, response: Response, page: string): Promise<void> {
  response.set({
    'Content-Security-Policy': contentPolicy("'self' http: https:"),
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    Vary: 'Cookie',
  })
  await sendCompressed(request, response.type('html'), Buffer.from(page))
}

function editionFor(request: Request, options: ReferenceOptions): Edition & { live: LiveServer } {
  const actors = isLocal(request) ? (options.actors?.() ?? []) : []
  const cookie = cookieOf(request, actorCookie)
  const chosen = actors.find(({ name }) => name === cookie)
  return {
    links,
    live: {
      origin: originOf(request),
      actors,
      chosen,
      requests: () => (isLocal(request) ? (options.requests?.() ?? []) : []),
      requirementOf: options.requirementOf ?? (() => undefined),
      sampleValuesOf: options.sampleValuesOf ?? (() => undefined),
    },
  }
}

const headersOfProxies = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip)$/

/**
 * Whether the caller is on this computer. A page of another site whose name resolves to this computer has another
 * `Host`; a request through a proxy has the headers that most proxies add, or the version of HTTP that no browser uses.
 */
function isLocal(request: Request): boolean {
  const isLoopback = request.ip === '::1' || /^(?:::ffff:)?127\./.test(request.ip ?? '')
  const isForwarded = Object.keys(request.headers).some((name) => headersOfProxies.test(name))
  const isOfProxy = request.httpVersion === '1.0'
  return (
    isLoopback && !isForwarded && !isOfProxy && ['localhost', '127.0.0.1', '[::1]'].includes(request.hostname)
  )
}

/** Remembers the actor and leads back to the page. */
function chooseActor({ actors = () => [] }: ReferenceOptions): RequestHandler {
  return (request, response) => {
    const name = request.query['actor']
    const chosen = actors().find((actor) => actor.name === name)
    if (chosen !== undefined)
      response.cookie(actorCookie, chosen.name, { httpOnly: true, sameSite: 'strict', path: '/' })
    response.redirect(303, pathWithin(request))
  }
}

/** The page of the form, if it is one of this server. */
function pathWithin(request: Request): string {
  const referrer = URL.parse(request.get('referer') ?? '')
  return referrer !== null && referrer.host === new URL(originOf(request)).host
    ? referrer.pathname
    : links.reference
}
