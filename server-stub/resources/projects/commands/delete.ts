/** Deletes projects in steps, so that other requests are handled in between. */
import type { Db } from '../../../database/connection.ts'
import { countWork } from '../../worker-metrics/index.ts'
import { heartbeatDeadline } from '../../worker-metrics/commands.ts'
import { deleteHiddenProject, hideProjects, unfinishedDeletions } from '../queries/removal.ts'

/**
 * Hides the project at once, then deletes it in portions. A process that ends in between leaves a hidden project, which
 * `resumeProjectDeletions` deletes.
 */
export async function deleteProject(db: Db, id: number): Promise<void> {
  const hidden = await db.transaction().execute(async (tx) => {
    const ids = await hideProjects(tx, [id])
    if (ids.length > 0) await countWork(tx, 'project_destroy')
    return ids
  })
  await deleteHiddenProjects(db, hidden)
}

/** Deletes projects that have been hidden. */
export async function deleteHiddenProjects(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) await deleteHiddenProject(db, id)
}

/** Deletes the hidden projects whose deletion has not been completed, and forks whose copying process has ended. */
export async function resumeProjectDeletions(db: Db): Promise<void> {
  await deleteHiddenProjects(db, await unfinishedDeletions(db, heartbeatDeadline()))
}
