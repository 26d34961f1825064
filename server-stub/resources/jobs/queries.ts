/** Jobs: lists of them, and what they go through. */
import type { Db, Tx } from '../../database/connection.ts'
import { removeFiles } from './files.ts'
import type { JobRow, JobState, NewRow, PipelineRow, RowChange } from '../../database/tables.ts'

/** A job, and what it has from its pipeline. */
export interface PlacedJob extends JobRow, Pick<PipelineRow, 'project_id' | 'ref' | 'tag' | 'sha'> {
  pipeline_status: JobState
}

/** What a list of jobs is narrowed by. */
export interface JobFilter {
  /** In one of these states; any if there are none. */
  scope?: readonly JobState[] | undefined
  pipelineId?: number
}

const finished = ['success', 'failed', 'canceled', 'skipped'] as const satisfies JobState[]
const unfinished = ['created', 'pending', 'running', 'manual'] as const satisfies JobState[]

/** Jobs of a project, the newest first. */
export function jobsOf(db: Db | Tx, projectId: number, { scope = [], pipelineId }: JobFilter = {}) {
  return db
    .selectFrom('job')
    .innerJoin('pipeline', 'pipeline.id', 'job.pipeline_id')
    .selectAll('job')
    .select(['pipeline.project_id', 'pipeline.ref', 'pipeline.tag', 'pipeline.sha'])
    .select('pipeline.status as pipeline_status')
    .where('pipeline.project_id', '=', projectId)
    .$if(scope.length > 0, (query) => query.where('job.status', 'in', scope))
    .$if(pipelineId !== undefined, (query) => query.where('pipeline.id', '=', pipelineId ?? 0))
    .orderBy('job.id', 'desc')
}

/** The job of that name that succeeded in the latest pipeline of a branch or tag. */
export async function latestSuccess(
  db: Db,
  projectId: number,
  ref: string,
  name: string,
): Promise<PlacedJob | undefined> {
  return jobsOf(db, projectId, { scope: ['success'] })
    .where('pipeline.ref', '=', ref)
    .where('job.name', '=', name)
    .clearOrderBy()
    .orderBy('pipeline.id', 'desc')
    .orderBy('job.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A job by its id, wherever it is. */
export async function jobById(db: Db | Tx, id: number): Promise<PlacedJob | undefined> {
  const place = await db
    .selectFrom('job')
    .innerJoin('pipeline', 'pipeline.id', 'job.pipeline_id')
    .select('pipeline.project_id')
    .where('job.id', '=', id)
    .executeTakeFirst()
  return place && jobsOf(db, place.project_id).where('job.id', '=', id).executeTakeFirst()
}

/** Adds a job to a pipeline. */
export async function addJob(tx: Tx, row: NewRow<'job'>): Promise<number> {
  const { id } = await tx.insertInto('job').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes a job. */
export async function changeJob(tx: Tx, id: number, change: RowChange<'job'>): Promise<void> {
  await tx.updateTable('job').set(change).where('id', '=', id).execute()
}

/** Cancels a job. Tells whether it had not finished yet. */
export async function cancelJob(tx: Tx, id: number, at: string): Promise<boolean> {
  return changeIfIn(tx, id, unfinished, { status: 'canceled', finished_at: at })
}

/** Puts a job back to the beginning, with nothing of its last run. Tells whether it had finished. */
export async function retryJob(tx: Tx, id: number, userId: number): Promise<boolean> {
  const anew = {
    status: 'pending',
    started_at: null,
    finished_at: null,
    runner_id: null,
    coverage: null,
    user_id: userId,
  } as const
  if (!(await changeIfIn(tx, id, finished, anew))) return false
  await removeFiles(tx, id)
  return true
}

async function changeIfIn(
  tx: Tx,
  id: number,
  states: readonly JobState[],
  change: RowChange<'job'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', states)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The times that a job has in a state: when it began and ended, as far as it did. */
export function timesIn(
  status: JobState,
  at: string,
  startedBefore: string | null,
): Pick<JobRow, 'started_at' | 'finished_at'> {
  if (status === 'created' || status === 'pending' || status === 'manual')
    return { started_at: null, finished_at: null }
  const neverRan = status === 'skipped' || (status === 'canceled' && startedBefore === null)
  return {
    started_at: neverRan ? null : (startedBefore ?? at),
    finished_at: status === 'running' ? null : at,
  }
}
