/** A PostgreSQL server for a test, in a temporary directory, where its programs are installed. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { openDatabase } from '../../server-stub/database/connection.ts'

const run = promisify(execFile)

export interface PostgresServer {
  /** Connection URL of a database without tables that no other test uses. */
  emptyDatabase(): Promise<string>
  /** Connection URL of such a database with the present schema and no records. */
  freshDatabase(): Promise<string>
  /** Kills the server without a chance to tidy up, and starts it again on the same data and port. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** Ends all connections of a database. */
export function terminateConnections(url: string): Promise<void> {
  return execute(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

/** Resolves when no client is connected to a database. */
export function withoutConnections(url: string): Promise<void> {
  return execute(
    url,
    `do $$ begin
       while exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid())
       loop
         perform pg_sleep(0.01), pg_stat_clear_snapshot();
       end loop;
     end $$`,
  )
}

/** Where Debian and its derivatives install the programs; the newest version first. */
const debian = '/usr/lib/postgresql'

/** A folder with the programs, or '' when they are on the path; undefined when there are none. */
async function programs(): Promise<string | undefined> {
  const versions = await readdir(debian).catch(() => [])
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
  for (const folder of ['', ...folders]) {
    const found = ['initdb', 'postgres'].map((name) => run(join(folder, name), ['--version']))
    if ((await Promise.allSettled(found)).every(({ status }) => status === 'fulfilled')) return folder
  }
  return undefined
}

/**
 * Why no server can be started here; undefined when one can. In CI, where the tests on PostgreSQL must not be left out,
 * it throws instead.
 */
export async function whyNoPostgres(): Promise<string | undefined> {
  if ((await programs()) !== undefined) return undefined
  const reason = 'initdb and postgres are not on this machine'
  if (process.env['CI'] === 'true') throw new Error(`${reason}: CI runs the tests on PostgreSQL, too`)
  return reason
}

/** Runs a program of PostgreSQL, such as `pg_dump`. */
export async function runPostgresProgram(name: string, args: readonly string[]): Promise<void> {
  await run(join((await programs()) ?? '', name), [...args])
}

// Vacuuming analyzes tables at any time, and plans depend on it.
const settings = ['fsync=off', 'max_connections=300', 'autovacuum=off']

/** Starts a server on a free port of 127.0.0.1. */
export async function startPostgres(): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), 'forge-postgres-'))
  const as = await unprivileged()
  if (as) await chown(directory, as.uid, as.gid)
  const data = join(directory, 'data')
  const folder = (await programs()) ?? ''
  await run(join(folder, 'initdb'), ['-D', data, '-U', 'forge', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    cwd: directory,
  })
  const port = await freePort()
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', directory]
  for (const setting of settings) options.push('-c', setting)
  const url = (name: string): string => `postgres://forge@127.0.0.1:${port}/${name}`
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(folder, 'postgres'), options, { ...as, cwd: directory, stdio: 'ignore' })
    await ready(started, url('postgres'))
    return started
  }
  let server = await start()
  let count = 0
  const create = async (template = ''): Promise<string> => {
    const name = `forge_${++count}`
    await execute(url('postgres'), `create database ${name} ${template}`)
    return url(name)
  }
  // All migrations take several times as long as a copy.
  let migrated: Promise<string> | undefined
  return {
    emptyDatabase: () => create(),
    async freshDatabase() {
      migrated ??= migrateDatabase(await create())
      return create(`template ${new URL(await migrated).pathname.slice(1)}`)
    },
    async crash() {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
      server = await restarted(start)
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function migrateDatabase(url: string): Promise<string> {
  await (await openDatabase({ kind: 'postgres', url })).close()
  return url
}

/** The processes of a killed server keep its memory for a moment, in which it cannot start. */
async function restarted(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      if (attempt === 50) throw error
      await new Promise((wake) => setTimeout(wake, 100))
    }
  }
}

/** PostgreSQL does not run as root: another account is used then. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const found = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => undefined)
    if (found) return { uid: Number(found[0].stdout), gid: Number(found[1].stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account "postgres" or "nobody"')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const bound = probe.address()
  probe.close()
  await once(probe, 'close')
  if (bound === null || typeof bound === 'string') throw new Error('No free port')
  return bound.port
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
    try {
      return await execute(url, 'select 1')
    } catch {
      await new Promise((wake) => setTimeout(wake, 100))
    }
  }
  server.kill('SIGKILL')
  throw new Error('postgres did not get ready within 10 seconds')
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
