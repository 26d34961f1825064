/** Reads and writes pipelines. */
import type { Db, Tx } from '../../../database/connection.ts'
import { pageOf } from '../../../database/paging.ts'
import type { Page, PageRequest } from '../../../page.ts'
import { insertRow, updateRow } from '../../../database/rows.ts'
import type { JobState, NewRow, PipelineRow } from '../../../database/tables.ts'

/** The pipelines of a project, the newest first. */
export async function pageOfPipelines(
  db: Db,
  projectId: number,
  paging: PageRequest,
): Promise<Page<PipelineRow>> {
  const query = db
    .selectFrom('pipeline')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('id', 'desc')
  return pageOf(query, paging)
}

/** The pipeline of this id, whether the caller sees it or not. */
export async function findPipelineById(db: Db | Tx, id: number): Promise<PipelineRow | undefined> {
  return db.selectFrom('pipeline').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Adds a pipeline. */
export async function addPipeline(tx: Tx, row: NewRow<'pipeline'>): Promise<PipelineRow> {
  return insertRow(tx, 'pipeline', row)
}

/** Sets the state of a pipeline; the next change of one of its jobs replaces it. */
export async function setPipelineStatus(tx: Tx, id: number, status: JobState, at: string): Promise<void> {
  await updateRow(tx, 'pipeline', id, { status, updated_at: at })
}

/** Marks a pipeline as updated. */
export async function touchPipeline(tx: Tx, id: number, at: string): Promise<void> {
  await updateRow(tx, 'pipeline', id, { updated_at: at })
}
