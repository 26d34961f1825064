import { randomBytes, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { RequestHandler, Response } from 'express'
import type { Caller } from './access/caller.ts'
import { createSecrets, passwordCost, type RandomSource } from './access/secrets.ts'
import { SignInLimiter } from './access/sign-in-limits.ts'
import { ensureAdministrator, firstAdministrator } from './administrator.ts'
import { createApp, type AppOptions } from './http/create-app.ts'
import { api } from './http/api.ts'
import { listen, type Listening } from './http/listen.ts'
import type { Incident, LogRequest } from './http/log.ts'
import type { ObservedCaller } from './http/observe.ts'
import { encodedBasicCredentials } from './http/credentials.ts'
import { createRateLimiter } from './http/rate-limiter.ts'
import { requestCounter } from './request-counter.ts'
import { createMonitoring, isMonitoringRequest, type Monitoring } from './monitoring/index.ts'
import type { Log } from './monitoring/log.ts'
import { databaseHttpError } from './database-errors.ts'
import { createClock, type MovableClock } from './embedding/clock.ts'
import { embed, type Embedding } from './embedding/embed.ts'
import { createFaultInjector } from './embedding/faults.ts'
import { createRequireOpen, embeddingUntilClosed, openOnly } from './embedding/open-only.ts'
import { requireAccepted, requireOptions, type Accepted, type OptionTypes } from './embedding/options.ts'
import { createRecorder } from './embedding/recorder.ts'
import { createGitHttp } from './git-http/index.ts'
import { RefQueue } from './git/ref-lock.ts'
import { createObjectCache } from './git/repository.ts'
import { provisioning as provisioningContract } from './provisioning/contract.ts'
import { serveProvisioning } from './provisioning/http.ts'
import { createProvision, type Provision } from './provisioning/index.ts'
import { reference } from './reference.ts'
import { resumeDeletions, resumeDeletionsRegularly } from './deletions.ts'
import { registerProcess } from './resources/worker-metrics/commands.ts'
import { servicesFor, requestServices } from './create-services.ts'
import type { AppContext } from './services.ts'
import { openDatabase, type Database, type DatabaseLocation, type Db } from './database/connection.ts'
import { settingsOf } from './resources/settings/index.ts'
import { dumpSeed } from './seed/data/dump.ts'
import { applySeed } from './seed/data/apply.ts'
import { seedDataOf, type SeedData } from './seed/data/schema.ts'
import { shutDown } from './shutdown.ts'
import { createRecordPages, createWeb } from './web/index.ts'

/** The options of `startStub()`. */
export interface StubOptions {
  /** Port to listen on; default: a free one. */
  port?: number
  /** Host to listen on; default 127.0.0.1. */
  host?: string
  /** Where the data is stored; default: in memory, deleted on close. */
  database?: DatabaseLocation
  /** Private token of the administrator `root`; default: random, or that of an existing database. */
  adminToken?: string
  /** The clock; default: the system's. */
  now?: () => Date
  /** Source of random tokens; default: the system's secure source. */
  random?: RandomSource
  /** Records to start with: an object, a file read with `readSeed()`, or `seedDemo`. Ignored by a database that has records. */
  seed?: SeedData | ((appContext: AppContext) => Promise<void>)
  /** Whether every response is validated against the contract; default true. An invalid one becomes a 500 and an incident. */
  validateResponses?: boolean
  /** Called for errors on the server's side; default: a line on standard error. */
  onIncident?: (incident: Incident) => void
  /** Called at the start and end of every request, of all paths: the API, Git, pages. */
  logRequest?: LogRequest
  /** Requests per minute for each token and each IP, else 429; default: no limit. */
  rateLimit?: number
  /** Milliseconds until an operation has a response, else 503; default 60,000. */
  requestTimeout?: number
  /** Receives an entry for each request, incident, start and end, secrets masked; default: no log. */
  log?: Log
  /** Whether `/-/metrics` returns metrics in the format of Prometheus; default false. */
  metrics?: boolean
  /** How long `close` waits for running requests, in milliseconds; default 10,000. */
  shutdownTimeout?: number
  /** Aborts the start. */
  signal?: AbortSignal
  /** Whether the server builds URLs from `X-Forwarded-*` headers, as behind a reverse proxy; default false. */
  trustProxy?: boolean
  /** Origins whose scripts may call the API from a browser (`https://app.example.com`, or `*` for all); default: none. */
  cors?: readonly string[]
  /** Serves the documentation at any path that is not an operation, and calls `next` for all others. @internal */
  docs?: RequestHandler
  /** Whether `/provisioning` makes what the API cannot create; default true. `provision` does so in any case. */
  provisioning?: boolean
  /** Whether `git clone`, `git fetch` and `git push` work on the `http_url_to_repo` of projects; default true. */
  git?: boolean
}

const optionTypes: OptionTypes<StubOptions> = {
  port: ['number'],
  host: ['string'],
  database: ['object'],
  adminToken: ['string'],
  now: ['function'],
  random: ['function'],
  seed: ['object', 'function'],
  validateResponses: ['boolean'],
  onIncident: ['function'],
  logRequest: ['function'],
  rateLimit: { least: 1 },
  requestTimeout: { least: 1 },
  log: ['function'],
  metrics: ['boolean'],
  shutdownTimeout: { least: 0 },
  signal: ['object'],
  trustProxy: ['boolean'],
  cors: ['array'],
  docs: ['function'],
  provisioning: ['boolean'],
  git: ['boolean'],
}

const databaseKinds: Accepted = {
  allowed: ['memory', 'file', 'postgres'] satisfies DatabaseLocation['kind'][],
}

/** A running server. */
export interface Stub extends Embedding, AsyncDisposable {
  /** Scheme, host and port. */
  origin: string
  /** What the contract's paths are relative to: the origin and `/api/v4`. */
  baseUrl: string
  /** Private token of the administrator. */
  adminToken: string
  /** Makes what the API cannot create: tokens, labels, runners, jobs … */
  provision: Provision
  /**
   * Writes the present state as seed data to a folder (`seed.yaml` and repositories); returns the path of `seed.yaml`. It omits
   * what the API cannot create again, such as ids, timestamps and events.
   */
  dump(folder: string): Promise<string>
  /**
   * Waits for running requests, at most for `shutdownTimeout`, then ends all connections and closes the database. Afterwards only
   * the clock and what was recorded can be used: `requests()`, `trace()`, `coverage()` and `assertNoViolations()`.
   */
  close(): Promise<void>
}

/**
 * Starts the reference server in this process: stateful, over a real database and real Git.
 *
 * ```ts
 * await using forge = await startStub()
 * await fetch(`${forge.baseUrl}/user`, { headers: { 'PRIVATE-TOKEN': forge.adminToken } })
 * ```
 *
 * Rejects with `DatabaseError` when the database is unusable, with Node's own error when the port is, with `SeedError` for
 * seed data that cannot be used, and with `TypeError` for an unknown option or a value of another type.
 */
export async function startStub(options: StubOptions = {}): Promise<Stub> {
  requireOptions('startStub()', options, optionTypes)
  if (options.adminToken !== undefined) requireHeaderValue(options.adminToken)
  if (options.database !== undefined)
    requireAccepted("The kind of the option 'database'", options.database.kind, databaseKinds)
  const monitoring = createMonitoring(options)
  const server = await listen(monitoring.handle, { ...options, isIgnored: isMonitoringRequest })
  try {
    const prepared = await prepare(options)
    try {
      return await serve(prepared, { monitoring, server }, options)
    } catch (error) {
      await prepared.database.close()
      throw error
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** An empty token, for example of a missing variable, would lock out the administrator. */
function requireHeaderValue(adminToken: string): void {
  if (!/^[!-~](?:[ -~]*[!-~])?$/.test(adminToken))
    throw new TypeError(
      "The option 'adminToken' of startStub() must be a text that a header can contain: visible ASCII characters, and spaces only between them",
    )
}

interface Prepared {
  appContext: AppContext
  database: Database
  clock: MovableClock
  adminToken: string
}

/** Opens the database, and creates the administrator and what `seed` does. */
async function prepare(options: StubOptions): Promise<Prepared> {
  const clock = createClock(options.now ?? (() => new Date()))
  const { now } = clock
  const location = options.database ?? { kind: 'memory' }
  const cost = location.kind === 'memory' ? passwordCost.inMemory : passwordCost.persistent
  const secrets = createSecrets(options.random ?? randomBytes, cost)
  const database = await openDatabase(location, options.signal)
  try {
    const appContext = {
      processId: randomUUID(),
      db: database.db,
      cache: createObjectCache(),
      refQueue: new RefQueue(),
      signInLimiter: new SignInLimiter(),
      now,
      secrets,
    }
    await resumeDeletions(database.db)
    const token = options.adminToken
    const adminToken = await ensureAdministrator(database.db, { token, secrets, now: now() })
    if (typeof options.seed === 'function') await options.seed(appContext)
    return { appContext, database, clock, adminToken }
  } catch (error) {
    await database.close()
    throw error
  }
}

interface Started {
  monitoring: Monitoring
  server: Listening
}

/** Serves a database that is ready. */
async function serve(
  prepared: Prepared,
  { monitoring, server }: Started,
  options: StubOptions,
): Promise<Stub> {
  const { appContext, database, clock, adminToken } = prepared
  const { now, secrets, cache } = appContext
  const recorder = createRecorder({ now, secret: secrets.newToken() })
  const faults = createFaultInjector()
  const { rateLimit } = options
  const rateLimiter =
    rateLimit === undefined
      ? undefined
      : createRateLimiter(rateLimit, await requestCounter(options.database, database.db))
  const onGitCaller = (caller: Caller, response: Response): void => {
    monitoring.onRequest(observedCaller(caller), response)
    const credentials = encodedBasicCredentials(response.req)
    if (caller.kind !== 'anonymous' && credentials !== undefined) rateLimiter?.trust(credentials)
  }
  const app = createApp(reference, {
    ...(monitoring.onIncident && { onIncident: monitoring.onIncident }),
    ...options,
    ...(await otherPaths(appContext, options, onGitCaller)),
    rateLimiter,
    onRequest(observed, request, response) {
      monitoring.onRequest(observed, response)
      recorder.onRequest(observed, request, response)
    },
    intercept: faults.intercept,
    context: requestServices(appContext),
    callerOf: ({ caller }) => observedCaller(caller),
    httpErrorOf: databaseHttpError,
  })
  const worker = { hostname: hostname(), pid: process.pid, started_at: now().toISOString() }
  const registration = await registerProcess(database.db, appContext.processId, worker)
  monitoring.ready(app, database, server.origin)
  const endCleanup = resumeDeletionsRegularly(database.db, monitoring.onCleanupError)
  const running = { monitoring, server, registration, database, faults, endCleanup }
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => (closing ??= shutDown(running, options.shutdownTimeout ?? 10_000))
  const { origin } = server
  const baseUrl = origin + api.basePath
  const requireOpen = createRequireOpen(() => closing !== undefined)
  const provision = createProvision(async (method) => {
    requireOpen(method)
    const user = await firstAdministrator(database.db)
    return servicesFor({ kind: 'user', user, sudoer: null }, appContext, origin)
  })
  try {
    const target = { origin, baseUrl, adminToken, provision, fetch: recorder.unseen }
    if (typeof options.seed === 'object') await applySeed(await seedDataOf(options.seed), target, appContext)
    const parts = { baseUrl, adminToken, clock, recorder, faults, cache, copies: database.copies }
    const embedding = embeddingUntilClosed(await embed(parts), requireOpen)
    const dump = openOnly(requireOpen, 'dump', (folder: string) => dumpSeed(target, folder))
    return { ...embedding, origin, baseUrl, adminToken, provision, dump, close, [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

function observedCaller(caller: Caller): ObservedCaller {
  if (caller.kind === 'anonymous') return {}
  return { userId: caller.user.id, ...(caller.sudoer === null ? {} : { sudoerId: caller.sudoer.id }) }
}

/** What is served in addition to the contract. Pages of records come last: any path can be that of a project. */
async function otherPaths(
  appContext: AppContext,
  { provisioning = true, git = true, docs }: StubOptions,
  onGitCaller: (caller: Caller, response: Response) => void,
): Promise<Pick<AppOptions, 'docs' | 'contracts' | 'mounts'>> {
  const webContext = {
    ...appContext,
    sessionLength: await sessionLength(appContext.db),
    hasReference: docs !== undefined,
  }
  const web = createWeb(webContext)
  const recordPages = createRecordPages(webContext)
  return {
    contracts: provisioning ? { [provisioningContract.basePath]: serveProvisioning(appContext) } : {},
    mounts: {
      '/': git ? [createGitHttp(appContext, { onCaller: onGitCaller }), web] : [web],
    },
    docs: docs === undefined ? recordPages : [docs, recordPages],
  }
}

/** In milliseconds. Read once: according to the specification, a change takes effect after a restart. */
async function sessionLength(db: Db): Promise<number> {
  const { session_expire_delay: minutes } = await settingsOf(db)
  return minutes * 60_000
}
