import type { Tx } from '../../database/connection.ts'

/**
 * Notes that something happened in the projects. Their rows are held to the end of the transaction, so that writers of
 * one project take turns; in order of their ids, so that no two wait for each other.
 */
export async function touchProjects(tx: Tx, ids: readonly number[], at: string): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b))
    await tx.updateTable('project').set({ last_activity_at: at }).where('id', '=', id).execute()
}
