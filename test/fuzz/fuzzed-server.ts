/** Starts the server under test and reads its state. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseLocation } from '../../server-stub/database/connection.ts'
import { startPostgres } from '../support/postgres.ts'

export type Order = 'measure' | 'collect' | 'end'

export interface Measured {
  /** Longest block of the event loop since the last call, in milliseconds of processor time. */
  readonly hold: number
  /** Resident memory, in bytes. */
  readonly rss: number
  /** What went wrong inside since the last question. */
  readonly incidents: readonly string[]
}

export interface FuzzedServer extends AsyncDisposable {
  readonly origin: string
  readonly adminToken: string
  /** Rejects when the process has ended. */
  measure(order?: 'measure' | 'collect'): Promise<Measured>
}

export type DatabaseKind = 'memory' | 'sqlite' | 'postgres'

const adminToken = 'token-of-the-administrator'

/** Starts a server with an empty database of its own: `sqlite` is a folder, `postgres` a cluster for this run. */
export async function startFuzzedServer(kind: DatabaseKind): Promise<FuzzedServer> {
  const { location, remove } = await databaseOf(kind)
  const child = fork(join(import.meta.dirname, 'server.ts'), [JSON.stringify(location), adminToken], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const origin = String(await message(child))
  return {
    origin,
    adminToken,
    async measure(order = 'measure') {
      child.send(order)
      const measured = await message(child)
      if (!isMeasured(measured)) throw new Error('The server did not say how it is')
      return measured
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.send('end')
        await ended
      }
      await remove()
    },
  }
}

async function message(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server has ended')
  const stop = new AbortController()
  try {
    const ended = once(child, 'exit', stop).then(([code, signal]) => {
      throw new Error(`The server has ended: ${String(code ?? signal)}`)
    })
    const [received]: unknown[] = await Promise.race([once(child, 'message', stop), ended])
    return received
  } finally {
    stop.abort()
  }
}

function isMeasured(value: unknown): value is Measured {
  return typeof value === 'object' && value !== null && 'hold' in value && 'rss' in value
}

async function databaseOf(
  kind: DatabaseKind,
): Promise<{ location: DatabaseLocation; remove: () => Promise<void> }> {
  if (kind === 'memory') return { location: { kind }, remove: async () => undefined }
  if (kind === 'postgres') {
    const cluster = await startPostgres()
    return { location: { kind, url: await cluster.emptyDatabase() }, remove: () => cluster.stop() }
  }
  const directory = await mkdtemp(join(tmpdir(), 'forge-fuzz-'))
  return {
    location: { kind: 'file', directory },
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}
