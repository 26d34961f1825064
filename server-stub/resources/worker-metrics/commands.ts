/** The server processes that share a database. Each registers itself and confirms by a heartbeat that it still runs. */
import type { Db } from '../../database/connection.ts'
import { processesSince, removeProcess, saveHeartbeat } from './queries.ts'
import type { WorkerProcess } from './record.ts'

export interface Registration {
  /** Ends the heartbeat and removes the process; does nothing when the database is unavailable. */
  end(): Promise<void>
}

const heartbeatMilliseconds = 20_000
/** A process without a heartbeat for this long has ended without removing itself. */
const heartbeatTimeout = 60_000

/** Registers this process with its id until `end`. Heartbeats follow the system's clock, which other processes follow as well. */
export async function registerProcess(db: Db, id: string, worker: WorkerProcess): Promise<Registration> {
  const confirm = () =>
    saveHeartbeat(db, { id, ...worker, heartbeat_at: new Date().toISOString() }, heartbeatDeadline())
  await confirm()
  let pending = Promise.resolve()
  const timer = setInterval(() => {
    pending = pending.then(() => ignoringErrors(confirm()))
  }, heartbeatMilliseconds)
  timer.unref()
  return {
    async end() {
      clearInterval(timer)
      await pending
      await ignoringErrors(removeProcess(db, id))
    },
  }
}

/** The processes that run, the oldest first. */
export function runningProcesses(db: Db): Promise<WorkerProcess[]> {
  return processesSince(db, heartbeatDeadline())
}

/** The next heartbeat, or the cleanup of another process, makes up for one that fails. */
async function ignoringErrors(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined)
}

/** Processes whose last heartbeat is not later than this have ended. */
export function heartbeatDeadline(): string {
  return new Date(Date.now() - heartbeatTimeout).toISOString()
}
