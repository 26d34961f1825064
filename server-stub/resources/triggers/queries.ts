/** Reads and writes triggers. Read access depends on the permission in the project alone. */
import type { Db, Tx } from '../../database/connection.ts'
import { stillThere } from '../../database/gone.ts'
import { jsonRows } from '../../database/json-rows.ts'
import { pageOf } from '../../database/paging.ts'
import type { Page, PageRequest } from '../../page.ts'
import { deleteRows, insertRow, updateRow } from '../../database/rows.ts'
import type { NewRow, PipelineTriggerRow, RowChange } from '../../database/tables.ts'
import { userReferenceColumns } from '../users/index.ts'

/** A trigger as the database returns it, with its owner for `parseRows`. */
export interface LoadedTrigger extends PipelineTriggerRow {
  owner_rows: string
}

/** A page of the triggers of a project, the oldest first. */
export async function pageOfTriggers(
  db: Db,
  projectId: number,
  paging: PageRequest,
): Promise<Page<LoadedTrigger>> {
  return pageOf(triggersOf(db, projectId).orderBy('pipeline_trigger.id'), paging)
}

/** The trigger of the project with this id. */
export async function findTriggerById(
  db: Db | Tx,
  projectId: number,
  id: number,
): Promise<LoadedTrigger | undefined> {
  return triggersOf(db, projectId).where('pipeline_trigger.id', '=', id).executeTakeFirst()
}

/** The trigger of the project with this token. */
export async function findTriggerByToken(
  db: Db,
  projectId: number,
  token: string,
): Promise<PipelineTriggerRow | undefined> {
  return triggersOf(db, projectId).where('pipeline_trigger.token', '=', token).executeTakeFirst()
}

function triggersOf(db: Db | Tx, projectId: number) {
  return db
    .selectFrom('pipeline_trigger')
    .selectAll('pipeline_trigger')
    .select((eb) => {
      const owner = eb.selectFrom('user').whereRef('user.id', '=', 'pipeline_trigger.owner_id')
      return jsonRows(db, owner, userReferenceColumns, 'user.id').as('owner_rows')
    })
    .where('pipeline_trigger.project_id', '=', projectId)
}

/** Adds a trigger. */
export async function addTrigger(tx: Tx, row: NewRow<'pipeline_trigger'>): Promise<PipelineTriggerRow> {
  return insertRow(tx, 'pipeline_trigger', row)
}

/** Changes a trigger. */
export async function changeTrigger(
  tx: Tx,
  id: number,
  change: RowChange<'pipeline_trigger'>,
): Promise<PipelineTriggerRow> {
  return stillThere(await updateRow(tx, 'pipeline_trigger', id, change), `Trigger ${id}`)
}

/** Deletes a trigger. */
export async function removeTrigger(tx: Tx, id: number): Promise<void> {
  await deleteRows(tx, 'pipeline_trigger', { id })
}
