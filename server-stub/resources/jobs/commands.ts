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
import type { Environment, Job } from './record.ts'

/** Cancels a job unless it has finished. */
export async function cancelJob(services: Services, job: Job): Promise<Job> {
  const change = { status: 'canceled', finished_at: services.now().toISOString() } as const
  await changeWithPipeline(services, job, ({ db }) => changeJobIfIn(db, job.id, 'unfinished', change))
  return services.find.job(job.project, job.id)
}

/** Runs a finished job again, without what it left before; undefined unless it has finished. */
export async function retryJob(services: Services, job: Job): Promise<Job | undefined> {
  const { find, currentUser } = services
  const change = {
    status: 'pending',
    started_at: null,
    finished_at: null,
    runner_id: null,
    coverage: null,
    user_id: currentUser().id,
  } as const
  const isRetried = await changeWithPipeline(services, job, async ({ db }) => {
    const isChanged = await changeJobIfIn(db, job.id, 'finished', change)
    if (isChanged) await removeFiles(db, job.id)
    return isChanged
  })
  return isRetried ? find.job(job.project, job.id) : undefined
}

/** Deletes the artifacts and the trace of a job. */
export async function eraseJob({ transaction }: Services, job: Job): Promise<Job> {
  return transaction(async ({ db, find }) => {
    await removeFiles(db, job.id)
    return find.job(job.project, job.id)
  })
}

/** Keeps the artifacts of a job from expiring. Throws 404 without any. */
export async function keepJobArtifacts({ transaction }: Services, job: Job): Promise<Job> {
  return transaction(async ({ db, now, find }) => {
    if (!(await keepFile(db, job.id, 'artifacts', now().toISOString()))) throw notFound('Artifacts')
    return find.job(job.project, job.id)
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

/** Changes a job and the state of its pipeline. `change` returns whether it changed anything; so does this function. */
export async function changeWithPipeline(
  services: Services,
  { project, pipeline_id, sha }: ChangedPipeline,
  change: (tx: TransactionServices) => Promise<boolean>,
): Promise<boolean> {
  const isChanged = await services.transaction(async (tx) => {
    if (!(await change(tx))) return false
    await followJobs(tx, pipeline_id)
    await countWork(tx.db, 'pipeline_process')
    return true
  })
  if (isChanged) await mergeScheduled(services, project, sha)
  return isChanged
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
