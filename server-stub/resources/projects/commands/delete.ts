/** Deletes projects in steps, so that other requests are handled in between. */
import type { Db } from '../../../database/connection.ts'
import { countWork } from '../../worker-metrics/index.ts'
import { silentSince } from '../../worker-metrics/commands.ts'
import { deleteHiddenProject, hideProjects, unfinishedDeletions } from '../queries/removal.ts'

const cleanupMilliseconds = 60_000

/**
 * Hides the project at once, then deletes it in portions. A process that ends in between leaves a hidden project, which
 * `resumeDeletions` deletes.
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
export async function resumeDeletions(db: Db): Promise<void> {
  await deleteHiddenProjects(db, await unfinishedDeletions(db, silentSince()))
}

/** Resumes deletions from time to time, since another process may end during one. Returns a function that ends it. */
export function resumeDeletionsRegularly(db: Db): () => void {
  // The next attempt makes up for one that fails.
  const timer = setInterval(() => void resumeDeletions(db).catch(() => undefined), cleanupMilliseconds)
  timer.unref()
  return () => clearInterval(timer)
}
