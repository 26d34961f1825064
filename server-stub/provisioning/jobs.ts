/** Pipelines and jobs in any state. Spec: document 3, "Job". */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import type { Project } from '../resources/projects/record.ts'
import { HttpError, invalid, notFound } from '../http/errors.ts'
import { addBuildFailedTodos, changeWithPipeline } from '../resources/jobs/commands.ts'
import {
  addJob,
  addPipeline,
  appendToFile,
  changeJob,
  findPipelineById,
  hasJobs,
  job,
  jobRecord,
  pipeline,
  projectIdOfJob,
  putFile,
  setPipelineStatus,
} from '../resources/jobs/index.ts'
import type { Job } from '../resources/jobs/record.ts'
import { findRef } from '../resources/commits/index.ts'
import { mergeScheduled } from '../resources/merge-requests/commands/index.ts'
import type { Services, TransactionServices } from '../services.ts'
import type { Tx } from '../database/connection.ts'
import { decodeBase64 } from '../git/base64.ts'
import { toFlag } from '../database/flag.ts'
import { changeRunner } from '../resources/runners/index.ts'
import type { PipelineRow } from '../database/tables.ts'
import { toTime } from './time.ts'

/** Creates a pipeline for the head of a branch or tag, or for the commit `sha`. */
export async function createPipeline(
  services: Services,
  { project_id, ref, sha, status = 'pending', user_id }: Schema<'NewPipeline'>,
): Promise<Schema<'JobPipeline'>> {
  const { find, git, currentUser, now, transaction } = services
  const project = await find.project(project_id)
  const head = await findRef(services, project, ref)
  if (head === undefined) throw invalid({ ref: ['does not exist'] })
  const commit = sha === undefined ? head.sha : (await git(project.id).commit(sha))?.oid
  if (commit === undefined) throw invalid({ sha: ['does not exist'] })
  const { id: user } = await find.user(user_id ?? currentUser().id)
  const at = now().toISOString()
  const row = { ...head, sha: commit, project_id: project.id, status, user_id: user }
  const added = await transaction((tx) => addPipeline(tx.db, { ...row, created_at: at, updated_at: at }))
  await mergeScheduled(services, project.id, commit)
  return pipeline(added)
}

/** Sets the status of a pipeline without jobs. Throws 409 if it has jobs, which determine its status. */
export async function updatePipeline(
  services: Services,
  pipelineId: number,
  { status }: Schema<'PipelineUpdate'>,
): Promise<Schema<'JobPipeline'>> {
  const { project, row } = await findPipelineWithProject(services, pipelineId)
  await services.transaction(async (tx) => {
    // Before the jobs are counted, so that a concurrent writer of a job waits.
    await setPipelineStatus(tx.db, row.id, status, tx.now().toISOString())
    if (await hasJobs(tx.db, row.id)) throw statusFollowsJobs(row.id)
  })
  await mergeScheduled(services, project.id, row.sha)
  return pipeline({ ...row, status })
}

function statusFollowsJobs(id: number): HttpError {
  return new HttpError('conflict', {
    message: `The jobs of pipeline ${id} determine its status: change the status of a job instead`,
  })
}

/** Creates a job of a pipeline, in any state. */
export async function createJob(services: Services, given: Schema<'NewJob'>): Promise<Schema<'Job'>> {
  const { find, currentUser, now } = services
  const { project, row } = await findPipelineWithProject(services, given.pipeline_id)
  const { name, stage = 'test', status = 'pending', allow_failure = false, coverage = null } = given
  const { id: user_id } = await find.user(given.user_id ?? currentUser().id)
  const runner_id = given.runner_id === undefined ? null : (await find.runner(given.runner_id)).id
  const at = now().toISOString()
  const created_at = toTime(given.created_at) ?? at
  const times = timesIn(status, created_at, null)
  const added = {
    pipeline_id: row.id,
    name,
    stage,
    status,
    allow_failure: toFlag(allow_failure),
    coverage,
    user_id,
    runner_id,
    created_at,
    started_at: toTime(given.started_at) ?? times.started_at,
    finished_at: toTime(given.finished_at) ?? times.finished_at,
  }
  let jobId = 0
  const add = async ({ db: tx }: TransactionServices): Promise<boolean> => {
    jobId = await addJob(tx, added)
    await storeResults(tx, jobId, given, at)
    if (status === 'failed' && !allow_failure) await addBuildFailedTodos(tx, row, user_id, at)
    return true
  }
  const pipelineOfJob = { project, pipeline_id: row.id, sha: row.sha }
  return changeWithPipeline(services, pipelineOfJob, add, (tx) => findAndPresent(tx, project, jobId))
}

/** Updates a job as a runner does: a status, more of the log, the artifacts. */
export async function updateJob(
  services: Services,
  jobId: number,
  given: Schema<'JobUpdate'>,
): Promise<Schema<'Job'>> {
  const { find, currentUser, now } = services
  const projectId = await projectIdOfJob(services.db, jobId)
  if (projectId === undefined) throw notFound('Job')
  const project = await find.project(projectId)
  const before = await find.job(project, jobId)
  const runner_id = given.runner_id === undefined ? before.runner_id : (await find.runner(given.runner_id)).id
  const at = now().toISOString()
  const coverage = given.coverage ?? before.coverage
  const change = async ({ db: tx }: TransactionServices): Promise<boolean> => {
    await changeJob(tx, before.id, { ...moved(before, given.status, at), runner_id, coverage })
    if (runner_id !== null) await changeRunner(tx, runner_id, { contacted_at: at })
    await storeResults(tx, before.id, given, at)
    if (given.status === 'failed' && before.status !== 'failed' && before.allow_failure === 0) {
      const author = before.user_id ?? currentUser().id
      await addBuildFailedTodos(tx, { ...before, project_id: project.id }, author, at)
    }
    return true
  }
  return changeWithPipeline(services, before, change, (tx) => findAndPresent(tx, project, before.id))
}

/** The times that a job has in a state. */
function timesIn(
  status: Job['status'],
  at: string,
  startedBefore: string | null,
): Pick<Job, 'started_at' | 'finished_at'> {
  if (status === 'created' || status === 'pending' || status === 'manual')
    return { started_at: null, finished_at: null }
  const neverRan = status === 'skipped' || (status === 'canceled' && startedBefore === null)
  return {
    started_at: neverRan ? null : (startedBefore ?? at),
    finished_at: status === 'running' ? null : at,
  }
}

function moved(before: Job, status: Job['status'] | undefined, at: string) {
  if (status === undefined || status === before.status) return { status: before.status }
  return { status, ...timesIn(status, at, before.started_at) }
}

type Results = Pick<Schema<'NewJob'>, 'trace' | 'artifacts'> & Pick<Schema<'JobUpdate'>, 'more_trace'>

/** Stores the log and the artifacts of a job. */
async function storeResults(tx: Tx, job_id: number, given: Results, at: string): Promise<void> {
  const { trace, more_trace, artifacts } = given
  const log = { job_id, kind: 'trace', name: 'trace.txt', created_at: at, expires_at: null } as const
  if (trace !== undefined) await putFile(tx, log, Buffer.from(trace))
  if (more_trace !== undefined) await appendToFile(tx, log, Buffer.from(more_trace))
  if (artifacts === undefined) return
  const { file_name = 'artifacts.zip', content: data, encoding = 'text', expires_at } = artifacts
  const file = { job_id, kind: 'artifacts', name: file_name, created_at: at } as const
  const bytes = encoding === 'base64' ? decodeBase64(data) : Buffer.from(data)
  if (bytes === undefined) throw invalid({ 'artifacts[content]': ['is not valid base64'] })
  await putFile(tx, { ...file, expires_at: toTime(expires_at) }, bytes)
}

async function findAndPresent(
  services: TransactionServices,
  project: Project,
  jobId: number,
): Promise<Schema<'Job'>> {
  const found = await services.find.job(project, jobId)
  return job(await jobRecord(services, found), services.origin)
}

async function findPipelineWithProject(
  { db, find }: Services,
  pipelineId: number,
): Promise<{ project: Project; row: PipelineRow }> {
  const row = await findPipelineById(db, pipelineId)
  if (row === undefined) throw notFound('Pipeline')
  return { row, project: await find.project(row.project_id) }
}
