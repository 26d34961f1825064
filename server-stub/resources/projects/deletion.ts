/** Deletes projects in steps, so that other requests are answered in between. */
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../database/connection.ts'
import { countWork } from '../worker-metrics/queries.ts'
import { removeProjects } from './queries.ts'

const rowsAtOnce = 500

/**
 * Hides the project at once, deletes its Git objects in portions, then everything else. A process that ends in between
 * leaves a hidden project, which `resumeDeletions` deletes.
 */
export async function deleteProject(db: Db, id: number): Promise<void> {
  const hidden = await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('project')
      .set({ pending_delete: 1 })
      .where('id', '=', id)
      .where('pending_delete', '=', 0)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await countWork(tx, 'project_destroy')
    return numUpdatedRows > 0n
  })
  if (hidden) await deleteHidden(db, id)
}

/** Deletes the projects whose deletion has not been completed. */
export async function resumeDeletions(db: Db): Promise<void> {
  const rows = await db.selectFrom('project').select('id').where('pending_delete', '=', 1).execute()
  for (const { id } of rows) await deleteHidden(db, id)
}

async function deleteHidden(db: Db, id: number): Promise<void> {
  while ((await deleteObjects(db, id)) > 0n) await setImmediate()
  await db.transaction().execute((tx) => removeProjects(tx, [id]))
}

async function deleteObjects(db: Db, projectId: number): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('git_object')
    .where('project_id', '=', projectId)
    .where('oid', 'in', (eb) =>
      eb
        .selectFrom('git_object')
        .select('oid')
        .where('project_id', '=', projectId)
        .orderBy('oid')
        .limit(rowsAtOnce),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows
}
