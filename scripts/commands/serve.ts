import { setFlagsFromString } from 'node:v8'
import type * as Server from '../../server-stub/index.ts'
import type { DatabaseLocation, Stub, StubOptions } from '../../server-stub/index.ts'
import { once } from '../../server-stub/http/memo.ts'
import { isCanonicalOrigin } from '../../server-stub/http/request-target.ts'
import { CommandError, exit, listenError, untilStopped } from '../command-line/io.ts'
import type { Io } from '../command-line/io.ts'
import {
  databaseUrl,
  flag,
  host,
  json,
  port,
  optionalNumber,
  seconds,
  text,
  wholeNumber,
} from '../command-line/options.ts'
import type { Option, ValuesOf } from '../command-line/options.ts'
import { requireWritableFolder } from '../command-line/output.ts'
import { invocation } from '../command-line/package-file.ts'
import { verb } from '../command-line/verb.ts'
import type { ReferenceOptions } from '../reference/handler.ts'
import { actors } from '../serve/actors.ts'
import { demoValuesOf } from '../serve/demo-values.ts'
import { requestLog } from '../serve/request-log.ts'
import { releaseMemoryAtRest } from '../serve/rest.ts'
import { serverFacts, storageOf, welcome } from '../serve/welcome.ts'

const adminToken: Option<string | undefined> = {
  placeholder: 'T',
  summary: 'Private token of the administrator.',
  fallback: 'a new one, or that of the stored data',
  environment: 'FORGE_ADMIN_TOKEN',
  read(given) {
    if (given === undefined || /^[\w.~+/=-]+$/.test(given)) return given
    throw new CommandError('may only contain letters, digits and . _ ~ + / = -')
  },
}

const corsOrigins: Option<readonly string[]> = {
  placeholder: 'ORIGIN',
  summary: 'Allow browser scripts of this origin (https://app.example.com, or *). Repeatable.',
  fallback: 'none',
  list: true,
  read(given) {
    const origins = given?.split(',') ?? []
    const wrong = origins.find((origin) => origin !== '*' && !isCanonicalOrigin(origin))
    if (wrong === undefined) return origins
    throw new CommandError(`must be * or an origin such as https://app.example.com, not '${wrong}'`)
  },
}

const options = {
  port: port(3000),
  host,
  'admin-token': adminToken,
  memory: flag('Store data in memory until the server stops (the default).'),
  data: text('DIR', 'Store data in this folder.'),
  database: databaseUrl,
  'pool-size': wholeNumber(
    10,
    'Connections to PostgreSQL. A request waits 10 seconds for a free one, then returns 503.',
  ),
  seed: text(
    'demo|none|FILE',
    'Records to start with: the demo, the administrator only, or those of a YAML or JSON file.',
    { fallback: 'demo in memory, else none', values: ['demo', 'none'] },
  ),
  'shutdown-timeout': seconds(10, 'Time for running requests after Ctrl+C or SIGTERM.'),
  'request-timeout': seconds(60, 'Time until an operation has a response, else 503.'),
  'rate-limit': optionalNumber('Requests per minute for each token and each IP address, else 429.'),
  log: flag('Write a JSON object to standard error for each request, incident, start and end.'),
  metrics: flag('Serve metrics in the format of Prometheus at /-/metrics.'),
  cors: corsOrigins,
  'trust-proxy': flag('Build URLs from X-Forwarded-Proto and X-Forwarded-Host, behind a reverse proxy.'),
  provisioning: flag('Serve /provisioning, which creates what the API cannot: runners, jobs, labels.'),
  'no-git': flag('Do not serve Git over HTTP.'),
  json,
  quiet: flag('Do not print a line for each request; without a terminal, none is printed.'),
}

type ServeValues = ValuesOf<typeof options>

/** Runs the reference server. */
export const serve = verb({
  name: 'serve',
  summary: 'run the reference server: stateful, with real Git',
  description:
    'Starts a stateful server of the whole API: it stores what is written, applies permissions, and serves Git repositories. ' +
    'The reference is at /docs, an overview at /. By default the data are in memory and start with a demo.',
  options,
  examples: [
    { command: invocation('serve'), does: 'Listens on 127.0.0.1:3000, with demo data.' },
    {
      command: invocation('serve', '--port 0 --seed none'),
      does: 'Listens on a free port, with the administrator only.',
    },
    { command: invocation('serve', '--data ./forge-data'), does: 'Stores the data in that folder.' },
    { command: invocation('serve', '--seed ./seed.yaml'), does: 'Creates the records of that file.' },
  ],
  async run(values, io) {
    // Otherwise V8 lets the heap grow to four times what is in use before it collects: see docs/decisions/0020-caches.md.
    setFlagsFromString('--heap-growing-percent=40')
    const database = databaseOf(values, io.environment)
    if (database.kind === 'file') requireWritableFolder(database.directory, '--data')
    const { startStub, seedDemo, demoPasswords, demoTokens, readSeed } =
      await import('../../server-stub/index.ts')
    const { requirementOf } = await import('../../server-stub/access/policy.ts')
    const chosen = values.seed ?? (database.kind === 'memory' ? 'demo' : 'none')
    const demo = chosen === 'demo'
    const seed = demo ? seedDemo : chosen === 'none' ? undefined : await readableSeed(() => readSeed(chosen))
    let started: Stub | undefined
    const docs = lazyReference({
      actors: actors({
        adminToken: () => started?.adminToken,
        database,
        tokens: demo ? demoTokens : undefined,
      }),
      requests: () => started?.requests() ?? [],
      requirementOf,
      ...(demo ? { sampleValuesOf: demoValuesOf } : {}),
    })
    io.progress?.(`Starting the server, records: ${chosen}, data ${storageOf(database)} …`)
    await using stub = await start(startStub, io, {
      ...(seed === undefined ? {} : { seed }),
      host: values.host,
      port: values.port,
      ...(values['admin-token'] === undefined ? {} : { adminToken: values['admin-token'] }),
      database,
      docs,
      cors: values.cors,
      trustProxy: values['trust-proxy'],
      provisioning: values.provisioning,
      ...(values.log ? { log: (entry) => io.log(JSON.stringify(entry)) } : {}),
      metrics: values.metrics,
      requestTimeout: values['request-timeout'] * 1000,
      ...(values['rate-limit'] === undefined ? {} : { rateLimit: values['rate-limit'] }),
      shutdownTimeout: values['shutdown-timeout'] * 1000,
      git: !values['no-git'],
      ...(values.quiet || values.json || io.columns === undefined
        ? {}
        : { logRequest: requestLog(io, () => started !== undefined) }),
    })
    if (stub === undefined) return exit.success
    started = stub
    using _ = releaseMemoryAtRest()
    const credentials = demo ? { tokens: demoTokens, passwords: demoPasswords } : undefined
    const running = { stub, database, demo: credentials }
    // A log is often stored for long and read by many: a token that the user has set is not repeated there.
    const isTokenKnown = values.log && values['admin-token'] !== undefined
    if (!isTokenKnown) io.out(values.json ? JSON.stringify(serverFacts(running)) : welcome(running, io))
    await untilStopped(io)
    return exit.success
  },
})

function databaseOf(values: ServeValues, environment: Io['environment']): DatabaseLocation {
  const given = (['memory', 'data', 'database'] as const).filter(
    (name) => values[name] !== undefined && values[name] !== false,
  )
  if (given.length > 1) {
    throw new CommandError(`--${given.join(' and --')} contradict each other; give one of them`)
  }
  if (values.memory) return { kind: 'memory' }
  if (values.data !== undefined) return { kind: 'file', directory: values.data }
  const url = values.database ?? (environment['FORGE_DATABASE_URL'] || undefined)
  return url === undefined ? { kind: 'memory' } : { kind: 'postgres', url, poolSize: values['pool-size'] }
}

/** The reference, which is loaded for its first request: a client of the API does not wait for it. */
function lazyReference(options: ReferenceOptions): NonNullable<StubOptions['docs']> {
  const handler = once(async () => (await import('../reference/handler.ts')).referenceHandler(options))
  return async (request, response, next) => {
    const handle = await handler()
    handle(request, response, next)
  }
}

/** Starts the server; undefined when the user wants the command to end before the server is up. */
async function start(
  startStub: typeof Server.startStub,
  { stop, progress }: Io,
  options: StubOptions & { host: string; port: number },
): Promise<Stub | undefined> {
  try {
    return await startStub({ ...options, signal: stop })
  } catch (error) {
    if (stop.aborted) return undefined
    if (error instanceof Error && error.name === 'DatabaseError') throw new CommandError(error.message)
    throw seedProblem(error) ?? listenError(error, options) ?? error
  } finally {
    progress?.('')
  }
}

async function readableSeed<Seed>(read: () => Promise<Seed>): Promise<Seed> {
  try {
    return await read()
  } catch (error) {
    throw seedProblem(error) ?? error
  }
}

/** By name, since the class is loaded with the server. */
function seedProblem(error: unknown): CommandError | undefined {
  if (!(error instanceof Error && error.name === 'SeedError')) return undefined
  return new CommandError(`--seed: ${error.message}`)
}
