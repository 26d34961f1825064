/** The server under test with a database of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LastingLocation } from '../support/earlier-database.ts'
import { launchServer, type LaunchedServer } from '../support/server-process.ts'
import { terminateConnections, withoutConnections, type PostgresServer } from '../support/postgres.ts'
import type { DatabaseKind, Moment } from './plan.ts'
import { adminToken } from './site.ts'

const preload = new URL('../support/kill-at-statement.ts', import.meta.url).href

export interface Subject extends AsyncDisposable {
  readonly where: LastingLocation
  launch(moment?: Moment): LaunchedServer
  /** Kills PostgreSQL and starts it again. */
  crashDatabase(): Promise<void>
  /** Resolves when the database has finished the work of servers that were killed. */
  settled(): Promise<void>
  /** Ends all connections to PostgreSQL. */
  endConnections(): Promise<void>
}

/** Prepares an empty database; `cluster` is needed for PostgreSQL. */
export async function createSubject(kind: DatabaseKind, cluster?: PostgresServer): Promise<Subject> {
  if (kind === 'sqlite') {
    const directory = await mkdtemp(join(tmpdir(), 'forge-kills-'))
    return {
      where: { kind: 'file', directory },
      launch: (moment) => launch(['--data', directory], moment),
      settled: () => Promise.resolve(),
      crashDatabase: () => Promise.reject(new Error('SQLite has no server')),
      endConnections: () => Promise.reject(new Error('SQLite has no connections')),
      [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
    }
  }
  if (cluster === undefined) throw new Error('PostgreSQL is not started')
  const url = await cluster.emptyDatabase()
  return {
    where: { kind: 'postgres', url },
    launch: (moment) => launch(['--database', url], moment),
    settled: () => withoutConnections(url),
    crashDatabase: () => cluster.crash(),
    endConnections: () => terminateConnections(url),
    [Symbol.asyncDispose]: async () => undefined,
  }
}

function launch(args: readonly string[], moment: Moment | undefined): LaunchedServer {
  const environment =
    moment?.kind === 'statement'
      ? { NODE_OPTIONS: `--import ${preload} --no-warnings`, FORGE_KILL_AT: moment.text }
      : {}
  return launchServer([...args, '--admin-token', adminToken], environment)
}
