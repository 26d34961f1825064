/** Changes jobs. Their pipeline follows them, and merge requests that wait for the pipeline follow it. */
import type { Tx } from '../../database/connection.ts'
import { notFound } from '../../http/errors.ts'
import type { Services, TransactionServices } from '../../services.ts'
import { openFrom } from '../merge-requests/index.ts'
import { mergeScheduled } from '../merge-requests/commands/index.ts'
import { reportFailedBuild } from '../todos/commands.ts'
import { countWork } from '../worker-metrics/index.ts'
import { stateOfPipeline } from './pipeline-state.ts'
import { setEnvironmentState } from './queries/environments.ts'
import { keepFile, removeFiles } from './queries/files.ts'
import { changeJobIfIn, latestOutcomes } from './queries/jobs.ts'
import { setPipelineStatus, touchPipeline } from './queries/pipelines.ts'
import type { Environment, Job, JobRecord } from './record.ts'
import { jobRecord } from './relations.ts'

/** Cancels a job unless it has finished. */
export async function cancelJob(services: Services, job: Job): Promise<JobRecord> {
  const change = { status: 'canceled', finished_at: services.now().toISOString() } as const
  const cancel = ({ db }: TransactionServices): Promise<boolean> =>
    changeJobIfIn(db, job.id, 'unfinished', change)
  return changeWithPipeline(services, job, cancel, (tx) => reloaded(tx, job))
}

/** Runs a finished job again, without what it left before; undefined unless it has finished. */
export async function retryJob(services: Services, job: Job): Promise<JobRecord | undefined> {
  const change = {
    status: 'pending',
    started_at: null,
    finished_at: null,
    runner_id: null,
    coverage: null,
    user_id: services.currentUser().id,
  } as const
  const retry = async ({ db }: TransactionServices): Promise<boolean> => {
    const isChanged = await changeJobIfIn(db, job.id, 'finished', change)
    if (isChanged) await removeFiles(db, job.id)
    return isChanged
  }
  return changeWithPipeline(services, job, retry, async (tx, isRetried) =>
    isRetried ? reloaded(tx, job) : undefined,
  )
}

/** The job as the transaction leaves it. */
async function reloaded(tx: TransactionServices, { project, id }: Job): Promise<JobRecord> {
  return jobRecord(tx, await tx.find.job(project, id))
}

/** Deletes the artifacts and the trace of a job. */
export async function eraseJob({ transaction }: Services, job: Job): Promise<JobRecord> {
  return transaction(async (tx) => {
    await removeFiles(tx.db, job.id)
    return reloaded(tx, job)
  })
}

/** Keeps the artifacts of a job from expiring. Throws 404 without any. */
export async function keepJobArtifacts({ transaction }: Services, job: Job): Promise<JobRecord> {
  return transaction(async (tx) => {
    if (!(await keepFile(tx.db, job.id, 'artifacts', tx.now().toISOString()))) throw notFound('Artifacts')
    return reloaded(tx, job)
  })
}

/** Stops an environment. */
export async function stopEnvironment(
  { transaction, now }: Services,
  environment: Environment,
): Promise<Environment> {
  const at = now().toISOString()
  const row = await transaction(({ db }) => setEnvironmentState(db, environment.id, 'stopped', at))
  return { ...environment, ...row }
}

/** The pipeline that a change of jobs concerns. */
type ChangedPipeline = Pick<Job, 'project' | 'pipeline_id' | 'sha'>

/**
 * Changes a job and the state of its pipeline. `change` returns whether it changed anything, and `read` the result, as of
 * the end of the transaction.
 */
export async function changeWithPipeline<Result>(
  services: Services,
  { project, pipeline_id, sha }: ChangedPipeline,
  change: (tx: TransactionServices) => Promise<boolean>,
  read: (tx: TransactionServices, isChanged: boolean) => Promise<Result>,
): Promise<Result> {
  const { isChanged, result } = await services.transaction(async (tx) => {
    const hasChanged = await change(tx)
    if (hasChanged) {
      await followJobs(tx, pipeline_id)
      await countWork(tx.db, 'pipeline_process')
    }
    return { isChanged: hasChanged, result: await read(tx, hasChanged) }
  })
  if (isChanged) await mergeScheduled(services, project.id, sha)
  return result
}

/** Sets the state of a pipeline by its jobs. Updating its row first makes writers of one pipeline wait for each other. */
async function followJobs({ db, now }: TransactionServices, pipelineId: number): Promise<void> {
  const at = now().toISOString()
  await touchPipeline(db, pipelineId, at)
  const state = stateOfPipeline(await latestOutcomes(db, pipelineId))
  if (state !== null) await setPipelineStatus(db, pipelineId, state, at)
}

/** Creates todos for the authors of open merge requests whose head is a commit that failed on a branch. */
export async function addBuildFailedTodos(
  tx: Tx,
  { project_id, ref, sha }: { project_id: number; ref: string; sha: string },
  author_id: number,
  created_at: string,
): Promise<void> {
  const failing = await openFrom(tx, project_id, ref).where('merge_request.head_sha', '=', sha).execute()
  for (const { id, author_id: user_id, target_project_id } of failing) {
    const target = { kind: 'merge_request', id } as const
    const failure = { author_id, project_id: target_project_id, target, created_at }
    await reportFailedBuild(tx, failure, user_id)
  }
}
