/** Work that nobody waits for by the documents. This server does it at once, and counts it. */
import type { Db, Tx } from '../../database/connection.ts'

/** Kinds of such work. */
export const queues = [
  'delete_merged_branches',
  'pipeline_process',
  'project_destroy',
  'repository_fork',
] as const
type Queue = (typeof queues)[number]

/** Counts a piece of work, together with what it did. */
export async function countWork(tx: Tx, queue: Queue): Promise<void> {
  await tx
    .insertInto('work_count')
    .values({ queue, processed: 1 })
    .onConflict((conflict) =>
      conflict.column('queue').doUpdateSet((eb) => ({ processed: eb('work_count.processed', '+', 1) })),
    )
    .execute()
}

/** How many pieces of work have been carried out. */
export async function processedWork(db: Db): Promise<number> {
  const rows = await db.selectFrom('work_count').select('processed').execute()
  return rows.reduce((sum, { processed }) => sum + processed, 0)
}
