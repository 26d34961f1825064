/** Server processes, and the number of jobs that they carried out. */
import type { Db, Tx } from '../../database/connection.ts'
import { prepareQuery } from '../../database/prepared.ts'
import { deleteRows, upsertRow } from '../../database/rows.ts'
import type { NewRow } from '../../database/tables.ts'
import type { Queue, WorkerProcess } from './record.ts'

/** Counts a job, in the transaction that executes it. */
export async function countWork(tx: Tx, queue: Queue): Promise<void> {
  await counted.all(tx, {}, queue)
}

const counted = prepareQuery((db, _values: Record<string, never>, queue: Queue) =>
  db
    .insertInto('work_count')
    .values({ queue, processed: 1 })
    .onConflict((conflict) =>
      conflict.column('queue').doUpdateSet((eb) => ({ processed: eb('work_count.processed', '+', 1) })),
    ),
)

/** Number of jobs that have been carried out. */
export async function processedJobs(db: Db): Promise<number> {
  const rows = await db.selectFrom('work_count').select('processed').execute()
  return rows.reduce((sum, { processed }) => sum + processed, 0)
}

/** Ids of the processes whose last heartbeat is later than `since`. */
export function processIdsSince(tx: Tx, since: string) {
  return tx.selectFrom('worker_process').select('id').where('heartbeat_at', '>', since)
}

/** The processes whose last heartbeat is later than `since`, the oldest first. */
export function processesSince(db: Db, since: string): Promise<WorkerProcess[]> {
  return db
    .selectFrom('worker_process')
    .select(['hostname', 'pid', 'started_at'])
    .where('heartbeat_at', '>', since)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
}

/** Saves the heartbeat of a process, and removes the processes that have none since `heartbeatDeadline`. */
export async function saveHeartbeat(
  db: Db,
  row: NewRow<'worker_process'>,
  heartbeatDeadline: string,
): Promise<void> {
  await db.deleteFrom('worker_process').where('heartbeat_at', '<=', heartbeatDeadline).execute()
  await upsertRow(db, 'worker_process', row, { key: ['id'], changed: ['heartbeat_at'] })
}

/** Removes a process. */
export async function removeProcess(db: Db, id: string): Promise<void> {
  await deleteRows(db, 'worker_process', { id })
}
