import { lockRef } from '../../git/ref-lock.ts'
import { tagRef } from '../../git/ref-name.ts'
import { moveRef } from '../../git/refs.ts'
import type { TransactionServices } from '../../services.ts'
import { recordPush } from '../events/commands.ts'
import { touchProjects } from '../projects/index.ts'
import { removeRelease } from './queries.ts'

/** Where a tag points, and where it is to point; null: it does not exist, or is to be deleted. */
export interface TagMove {
  projectId: number
  name: string
  from: string | null
  to: string | null
}

/**
 * Creates, moves or deletes a tag for the caller if it still is where it was seen; false when it is not, or when the
 * name of another ref conflicts. The release of a deleted tag is deleted as well.
 */
export async function moveTag(
  tx: TransactionServices,
  { projectId, name, from, to }: TagMove,
): Promise<boolean> {
  const { db, now } = tx
  const ref = tagRef(name)
  if ((await lockRef(db, projectId, ref)) !== from) return false
  await touchProjects(db, [projectId], now().toISOString())
  if (!(await moveRef(db, projectId, ref, from, to))) return false
  if (to === null) await removeRelease(db, projectId, name)
  await recordPush(tx, { projectId, ref, from, to })
  return true
}
