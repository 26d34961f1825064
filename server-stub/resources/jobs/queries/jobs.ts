/** Reads jobs with their pipeline, user, runner and artifacts in one statement, and writes jobs. */
import type { ExpressionBuilder } from 'kysely'
import type { QueryContext } from '../../../access/viewer.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { countOf } from '../../../database/counts.ts'
import { jsonRows } from '../../../database/json-rows.ts'
import { preparedPage, sliced, type Cut, type Direction } from '../../../database/paging.ts'
import { prepareQuery } from '../../../database/prepared.ts'
import type { Page, PageRequest } from '../../../page.ts'
import { insertRow, updateRow } from '../../../database/rows.ts'
import type { JobState, NewRow, RowChange, Tables } from '../../../database/tables.ts'
import { filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import { runnerReferenceColumns } from '../../runners/index.ts'
import { userProfileColumns } from '../../users/index.ts'
import type { JobOutcome } from '../pipeline-state.ts'
import { isKept } from './files.ts'

const statusesByScope = {
  finished: ['success', 'failed', 'canceled', 'skipped'],
  unfinished: ['created', 'pending', 'running', 'manual'],
} as const satisfies Record<string, JobState[]>

type Parameters = QueryOf<'listJobs'>
type Jobs = ReturnType<typeof jobsOf>

/** The condition of each parameter of the lists of jobs. */
const jobFilters = {
  scope: (query, states) => (states.length === 0 ? query : query.where('job.status', 'in', states)),
} satisfies Filters<Parameters, Jobs>

/** Which jobs of a project a list contains: all, or those of one pipeline. */
export interface JobScope {
  pipelineId?: number
}

/** A job as the database returns it; `toJob` makes the record of it. */
export type LoadedJob = NonNullable<Awaited<ReturnType<typeof findJobById>>>

/** A page of the jobs of a project that match, the newest first. */
export async function pageOfJobs(
  context: QueryContext,
  projectId: number,
  { pipelineId }: JobScope,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<LoadedJob>> {
  const { db, now } = context
  const isOfPipeline = pipelineId !== undefined
  const values = { projectId, pipelineId: pipelineId ?? 0 }
  const loaded = { ...values, now: now().toISOString() }
  return preparedPage(paging, {
    direction: 'desc',
    rows: ({ cut, offset }, direction) =>
      selected.all(db, { ...loaded, offset }, { isOfPipeline, parameters, cut, direction }),
    count: async () => (await counted.first(db, values, { isOfPipeline, parameters }))?.total ?? 0,
  })
}

/** What the SQL of a list depends on. */
interface ListShape {
  isOfPipeline: boolean
  parameters: Parameters
}

type ListValues = { projectId: number; pipelineId: number }

const selected = prepareQuery(
  (
    db,
    values: ListValues & { now: string; offset: number },
    { cut, direction, ...list }: ListShape & { cut: Cut; direction: Direction },
  ) => {
    const jobs = withRecords(db, matching(db, values, list), values)
    return sliced(jobs.orderBy('job.id', direction), cut, values)
  },
)

const counted = prepareQuery((db, values: ListValues, list: ListShape) => countOf(matching(db, values, list)))

function matching(db: Db, values: ListValues, { isOfPipeline, parameters }: ListShape): Jobs {
  const inScope = jobsOf(db, values).$if(isOfPipeline, (jobs) =>
    jobs.where('job.pipeline_id', '=', values.pipelineId),
  )
  return filtered<Parameters, Jobs>(inScope, parameters, jobFilters)
}

/** The job of the project with this id. */
export async function findJobById({ db, now }: QueryContext, projectId: number, id: number) {
  return byId.first(db, { projectId, id, now: now().toISOString() }, null)
}

const byId = prepareQuery((db, values: { projectId: number; id: number; now: string }, _shape: null) =>
  withRecords(db, jobsOf(db, values), values).where('job.id', '=', values.id),
)

function jobsOf(db: Db, values: { projectId: number }) {
  return db
    .selectFrom('job')
    .innerJoin('pipeline', 'pipeline.id', 'job.pipeline_id')
    .where('pipeline.project_id', '=', values.projectId)
}

/** The columns of jobs, and what belongs to them; artifacts unless they have expired. */
function withRecords(db: Db, jobs: Jobs, values: { now: string }) {
  return jobs
    .selectAll('job')
    .select(['pipeline.ref', 'pipeline.tag', 'pipeline.sha', 'pipeline.status as pipeline_status'])
    .select((eb) => [
      userOf(db, eb).as('user_rows'),
      runnerOf(db, eb).as('runner_rows'),
      artifactsOf(db, eb, values.now).as('artifact_rows'),
    ])
}

type Conditions = Pick<ExpressionBuilder<Tables, 'job'>, 'selectFrom'>

function userOf(db: Db | Tx, eb: Conditions) {
  const user = eb.selectFrom('user').whereRef('user.id', '=', 'job.user_id')
  return jsonRows(db, user, userProfileColumns, 'user.id')
}

function runnerOf(db: Db | Tx, eb: Conditions) {
  const runner = eb.selectFrom('runner').whereRef('runner.id', '=', 'job.runner_id')
  return jsonRows(db, runner, runnerReferenceColumns, 'runner.id')
}

function artifactsOf(db: Db | Tx, eb: Conditions, now: string) {
  const artifacts = eb
    .selectFrom('job_file')
    .whereRef('job_file.job_id', '=', 'job.id')
    .where('job_file.kind', '=', 'artifacts')
    .where((file) => isKept(file, now))
  return jsonRows(db, artifacts, { name: 'job_file.name', size: 'job_file.size' }, 'job_file.id')
}

/** The id of the job of this name that succeeded in the latest pipeline of a branch or tag. */
export async function findLatestSuccess(
  db: Db | Tx,
  projectId: number,
  ref: string,
  name: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('job')
    .innerJoin('pipeline', 'pipeline.id', 'job.pipeline_id')
    .select('job.id')
    .where('pipeline.project_id', '=', projectId)
    .where('pipeline.ref', '=', ref)
    .where('job.name', '=', name)
    .where('job.status', '=', 'success')
    .orderBy('pipeline.id', 'desc')
    .orderBy('job.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The id of the project that a job belongs to, whether the caller sees it or not. */
export async function projectIdOfJob(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('job')
    .innerJoin('pipeline', 'pipeline.id', 'job.pipeline_id')
    .select('pipeline.project_id')
    .where('job.id', '=', id)
    .executeTakeFirst()
  return row?.project_id
}

/** The jobs of a pipeline; of several with one name, which are one job run again, the latest. */
export async function latestOutcomes(tx: Tx, pipelineId: number): Promise<JobOutcome[]> {
  const rows = await tx
    .selectFrom('job')
    .select(['name', 'status', 'allow_failure'])
    .where('pipeline_id', '=', pipelineId)
    .orderBy('id')
    .execute()
  return [...new Map(rows.map((row) => [row.name, row])).values()]
}

/** Adds a job to a pipeline. */
export async function addJob(tx: Tx, row: NewRow<'job'>): Promise<number> {
  const { id } = await insertRow(tx, 'job', row)
  return id
}

/** Changes a job. */
export async function changeJob(tx: Tx, id: number, change: RowChange<'job'>): Promise<void> {
  await updateRow(tx, 'job', id, change)
}

/** Changes a job if it has finished, or if it has not. Returns whether it did. */
export async function changeJobIfIn(
  tx: Tx,
  id: number,
  stage: keyof typeof statusesByScope,
  change: RowChange<'job'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', statusesByScope[stage])
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether the pipeline has jobs. */
export async function hasJobs(db: Db | Tx, pipelineId: number): Promise<boolean> {
  const job = await db.selectFrom('job').select('id').where('pipeline_id', '=', pipelineId).limit(1).execute()
  return job.length > 0
}
