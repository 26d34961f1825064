/** Pipelines, and how they follow their jobs. */
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import { sumOfJobs, type JobOutcome } from './pipeline-status.ts'
import type { CommitStatusState, JobState, NewRow, PipelineRow, Tables } from '../../database/tables.ts'

/** Pipelines of a project, the newest first. */
export function pipelinesOf(
  db: Db | Tx,
  projectId: number,
): SelectQueryBuilder<Tables, 'pipeline', PipelineRow> {
  return db
    .selectFrom('pipeline')
    .selectAll('pipeline')
    .where('project_id', '=', projectId)
    .orderBy('id', 'desc')
}

/** A pipeline by its id, wherever it is. */
export async function pipelineById(db: Db, id: number): Promise<PipelineRow | undefined> {
  return db.selectFrom('pipeline').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Adds a pipeline. */
export async function addPipeline(tx: Tx, row: NewRow<'pipeline'>): Promise<PipelineRow> {
  return tx.insertInto('pipeline').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Says what state a pipeline is in; with its jobs' next change it follows these again. */
export async function setPipelineStatus(tx: Tx, id: number, status: JobState, at: string): Promise<void> {
  await tx.updateTable('pipeline').set({ status, updated_at: at }).where('id', '=', id).execute()
}

/** Lets a pipeline follow its jobs, one of which has just changed. Its row makes writers of one pipeline take turns. */
export async function followJobs(tx: Tx, id: number, at: string): Promise<void> {
  await tx.updateTable('pipeline').set({ updated_at: at }).where('id', '=', id).execute()
  const status = sumOfJobs(await outcomesOf(tx, id))
  if (status !== null) await setPipelineStatus(tx, id, status, at)
}

/** The jobs of a pipeline; of several with one name, which are one job run again, the latest. */
async function outcomesOf(tx: Tx, id: number): Promise<JobOutcome[]> {
  const rows = await tx
    .selectFrom('job')
    .select(['name', 'status', 'allow_failure'])
    .where('pipeline_id', '=', id)
    .orderBy('id')
    .execute()
  return [...new Map(rows.map((row) => [row.name, row])).values()]
}

const asCommitStatus = {
  created: 'pending',
  pending: 'pending',
  manual: 'pending',
  running: 'running',
  failed: 'failed',
  success: 'success',
  canceled: 'canceled',
  skipped: null,
} as const satisfies Record<JobState, CommitStatusState | null>

/** What the latest pipeline of each branch and tag says of a commit, in the words of commit statuses. */
export async function pipelineVerdictsOn(
  db: Db | Tx,
  projectId: number,
  sha: string,
): Promise<CommitStatusState[]> {
  const rows = await pipelinesOf(db, projectId).where('sha', '=', sha).clearOrderBy().orderBy('id').execute()
  const latest = new Map(rows.map(({ ref, tag, status }) => [`${tag} ${ref}`, status]))
  return [...latest.values()].flatMap((status) => asCommitStatus[status] ?? [])
}
