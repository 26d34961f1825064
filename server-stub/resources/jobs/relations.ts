/** Loads jobs, pipelines and environments with what authorization and presenters need. */
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import { authorizedBy } from '../../authorized.ts'
import { RecordGoneError } from '../../database/gone.ts'
import { parseRows } from '../../database/json-rows.ts'
import type { PipelineRow } from '../../database/tables.ts'
import type { Commit } from '../../git/types.ts'
import { notFound, undefinedIfNotFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { findProject } from '../projects/index.ts'
import type { Project } from '../projects/record.ts'
import type { RunnerReference } from '../runners/record.ts'
import type { UserProfile } from '../users/record.ts'
import { findEnvironmentById } from './queries/environments.ts'
import { findJobFile, type JobFile } from './queries/files.ts'
import { findJobById, findLatestSuccess, type LoadedJob } from './queries/jobs.ts'
import { findPipelineById } from './queries/pipelines.ts'
import type { Environment, Job, JobRecord } from './record.ts'

/** Wraps operations on the job of the path; the permission concerns its project. */
export const inJob = authorizedBy(
  ({ id }: { id: number | string; job_id: number }, { find }) => find.project(id),
  (project, { job_id }, { find }) => find.job(project, job_id),
)

/** The job of the project with this id. Throws 404 unless it exists. */
export async function findJob(context: QueryContext, project: Project, id: number): Promise<Job> {
  const row = await findJobById(context, project.id, keptId(id))
  if (row === undefined) throw notFound('Job')
  return toJob(row, project)
}

/** The pipeline of the project with this id. Throws 404 unless it exists. */
export async function findPipeline({ db }: QueryContext, project: Project, id: number): Promise<PipelineRow> {
  const row = await findPipelineById(db, keptId(id))
  if (row === undefined || row.project_id !== project.id) throw notFound('Pipeline')
  return row
}

/** The environment of this id with its project. Throws 404 unless the caller sees the project. */
export async function findEnvironment(context: QueryContext, id: number | string): Promise<Environment> {
  const row = await findEnvironmentById(context.db, keptId(id))
  const project = row && (await undefinedIfNotFound(findProject(context, row.project_id)))
  if (row === undefined || project === undefined) throw notFound('Environment')
  return { ...row, project }
}

/** The trace or the artifacts of a job. Throws 404 without any, and after they expired. */
export async function findFile(
  context: QueryContext,
  jobId: number,
  kind: JobFile['kind'],
): Promise<JobFile> {
  const file = await findJobFile(context, jobId, kind)
  if (file === undefined) throw notFound(kind === 'trace' ? 'Trace' : 'Artifacts')
  return file
}

/** The artifacts of the job of this name that succeeded last on a branch or tag. Throws 404 without any. */
export async function findLatestArtifacts(
  context: QueryContext,
  project: Project,
  ref: string,
  name: string,
): Promise<JobFile> {
  const id = await findLatestSuccess(context.db, project.id, ref, name)
  if (id === undefined) throw notFound('Job')
  return findFile(context, id, 'artifacts')
}

/** The records of loaded jobs of the project, in the same order. */
export async function jobRecords(
  { git }: Services,
  project: Project,
  rows: readonly LoadedJob[],
): Promise<JobRecord[]> {
  const commits = await git(project.id).commits(rows.map(({ sha }) => sha))
  return rows.map((row) => withCommit(toJob(row, project), commits.get(row.sha)))
}

/** A job with its commit. */
export async function jobRecord({ git }: Pick<Services, 'git'>, job: Job): Promise<JobRecord> {
  return withCommit(job, await git(job.project.id).commit(job.sha))
}

/** Throws unless there is a commit: objects are kept as long as their project. */
function withCommit(job: Job, commit: Commit | undefined): JobRecord {
  if (commit === undefined) throw new RecordGoneError(`Commit ${job.sha} of job ${job.id}`)
  return { ...job, commit }
}

function toJob({ user_rows, runner_rows, artifact_rows, ...row }: LoadedJob, project: Project): Job {
  return {
    ...row,
    project,
    user: parseRows<UserProfile>(user_rows)[0] ?? null,
    runner: parseRows<RunnerReference>(runner_rows)[0] ?? null,
    artifacts: parseRows<Pick<JobFile, 'name' | 'size'>>(artifact_rows)[0] ?? null,
  }
}
