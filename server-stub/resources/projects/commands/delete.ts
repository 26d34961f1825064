/** Deletes projects in steps, so that other requests are handled in between. */
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../database/connection.ts'
import { countWork } from '../../worker-metrics/index.ts'
import { deletedProjects, hideProject, removeProjects, removeSomeGitObjects } from '../queries/writes.ts'

/**
 * Hides the project at once, deletes its Git objects in portions, then everything else. A process that ends in between
 * leaves a hidden project, which `resumeDeletions` deletes.
 */
export async function deleteProject(db: Db, id: number): Promise<void> {
  const isHidden = await db.transaction().execute(async (tx) => {
    const isNew = await hideProject(tx, id)
    if (isNew) await countWork(tx, 'project_destroy')
    return isNew
  })
  if (isHidden) await deleteHidden(db, id)
}

/** Deletes the projects whose deletion has not been completed. */
export async function resumeDeletions(db: Db): Promise<void> {
  for (const id of await deletedProjects(db)) await deleteHidden(db, id)
}

async function deleteHidden(db: Db, id: number): Promise<void> {
  while ((await db.transaction().execute((tx) => removeSomeGitObjects(tx, id))) > 0n) await setImmediate()
  await db.transaction().execute((tx) => removeProjects(tx, [id]))
}
