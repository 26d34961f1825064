/** The server processes that share a database. Each registers itself and confirms by a heartbeat that it still runs. */
import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connection.ts'
import type { Row } from '../../database/tables.ts'

export type WorkerProcess = Pick<Row<'worker_process'>, 'hostname' | 'pid' | 'started_at'>

export interface Registration {
  /** Ends the heartbeat and removes the process; does nothing when the database is unavailable. */
  end(): Promise<void>
}

const heartbeatMilliseconds = 20_000
/** A process without a heartbeat for this long has ended without removing itself. */
const silentMilliseconds = 60_000

/** Registers this process until `end`. Heartbeats follow the system's clock, which is that of the other processes, too. */
export async function registerProcess(db: Db, worker: WorkerProcess): Promise<Registration> {
  const id = randomUUID()
  await confirm(db, id, worker)
  let beating = Promise.resolve()
  const timer = setInterval(() => {
    beating = beating.then(() => ignoringErrors(confirm(db, id, worker)))
  }, heartbeatMilliseconds)
  timer.unref()
  return {
    async end() {
      clearInterval(timer)
      await beating
      await ignoringErrors(db.deleteFrom('worker_process').where('id', '=', id).execute())
    },
  }
}

/** The processes that run, the oldest first. */
export function runningProcesses(db: Db): Promise<WorkerProcess[]> {
  return db
    .selectFrom('worker_process')
    .select(['hostname', 'pid', 'started_at'])
    .where('heartbeat_at', '>', silentSince())
    .orderBy('started_at')
    .orderBy('id')
    .execute()
}

async function confirm(db: Db, id: string, worker: WorkerProcess): Promise<void> {
  const heartbeat_at = new Date().toISOString()
  await db.deleteFrom('worker_process').where('heartbeat_at', '<=', silentSince()).execute()
  await db
    .insertInto('worker_process')
    .values({ id, ...worker, heartbeat_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ heartbeat_at }))
    .execute()
}

const silentSince = (): string => new Date(Date.now() - silentMilliseconds).toISOString()

/** The next heartbeat, or the others' cleanup, makes up for one that fails. */
async function ignoringErrors(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined)
}
