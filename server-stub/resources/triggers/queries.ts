/** Pipeline triggers. */
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { NewRow, PipelineTriggerRow, RowChange, Tables } from '../../database/tables.ts'

/** Triggers of a project, the oldest first. */
export function triggersOf(
  db: Db | Tx,
  projectId: number,
): SelectQueryBuilder<Tables, 'pipeline_trigger', PipelineTriggerRow> {
  return db
    .selectFrom('pipeline_trigger')
    .selectAll('pipeline_trigger')
    .where('project_id', '=', projectId)
    .orderBy('id')
}

/** Adds a trigger. */
export async function addTrigger(db: Db, row: NewRow<'pipeline_trigger'>): Promise<PipelineTriggerRow> {
  return db.insertInto('pipeline_trigger').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Changes a trigger; what is left undefined stays as it is. */
export async function changeTrigger(
  db: Db | Tx,
  id: number,
  change: {
    [Column in keyof RowChange<'pipeline_trigger'>]: RowChange<'pipeline_trigger'>[Column] | undefined
  },
): Promise<void> {
  await db.updateTable('pipeline_trigger').set(change).where('id', '=', id).execute()
}

/** Removes a trigger of a project, if it has it. */
export async function removeTrigger(db: Db, projectId: number, id: number): Promise<void> {
  await db.deleteFrom('pipeline_trigger').where('project_id', '=', projectId).where('id', '=', id).execute()
}
