/** Jobs of continuous integration, their pipelines and environments. Spec: document 3, "Jobs". */
import { authorizesItself, type AuthorizedArea } from '../../authorized.ts'
import { ByteStream } from '../../http/byte-stream.ts'
import { created, list, ok, errorResponse, type Incoming } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { inProject } from '../projects/index.ts'
import type { Project } from '../projects/record.ts'
import { cancelJob, eraseJob, keepJobArtifacts, retryJob, stopEnvironment } from './commands.ts'
import { changedJob, environment, erasedJob, job, keptJob, pipeline } from './presenter.ts'
import { chunksOf, type JobFile } from './queries/files.ts'
import { pageOfJobs, type JobScope } from './queries/jobs.ts'
import { pageOfPipelines } from './queries/pipelines.ts'
import { findFile, findLatestArtifacts, inJob, jobRecord, jobRecords } from './relations.ts'

export const jobs = {
  listJobs: inProject(async (request, services, project) => listOf(request, services, project, {})),

  getJob: inJob(async (_request, services, found) =>
    ok(job(await jobRecord(services, found), services.origin)),
  ),

  listPipelineJobs: inProject(async (request, services, project) => {
    const { id } = await services.find.pipeline(project, request.path.pipeline_id)
    return listOf(request, services, project, { pipelineId: id })
  }),

  downloadJobArtifacts: inJob(async (_request, services, { id }) =>
    download(services, await findFile(services, id, 'artifacts')),
  ),

  downloadArtifactsOfRef: inProject(async ({ path, query }, services, project) =>
    download(services, await findLatestArtifacts(services, project, path.ref_name, query.job)),
  ),

  getJobTrace: inJob(async (_request, services, { id }) => {
    const body = await streamOf(services, await findFile(services, id, 'trace'))
    return { status: 200, mediaType: 'text/plain', body }
  }),

  cancelJob: inJob(async (_request, services, found) =>
    created(changedJob(await cancelJob(services, found), services.origin)),
  ),

  retryJob: inJob(async (_request, services, found) => {
    const retried = await retryJob(services, found)
    return retried === undefined
      ? errorResponse(403, '403 Forbidden - The job has not finished')
      : created(changedJob(retried, services.origin))
  }),

  eraseJob: inJob(async (_request, services, found) =>
    created(erasedJob(await eraseJob(services, found), services.origin)),
  ),

  keepJobArtifacts: inJob(async (_request, services, found) =>
    created(keptJob(await keepJobArtifacts(services, found), services.origin)),
  ),

  listPipelines: inProject(async ({ paging }, { db }, { id }) =>
    list(await pageOfPipelines(db, id, paging), (row) => pipeline(row)),
  ),

  stopEnvironment: authorizesItself(
    'The permission concerns the project of the environment.',
    async ({ path }, services) => {
      const found = await services.find.environment(path.environment_id)
      services.authorize('stop-environment', found.project)
      return created(environment(await stopEnvironment(services, found)))
    },
  ),
} satisfies AuthorizedArea<'jobs'>

type Listing = Pick<Incoming<'listJobs'>, 'query' | 'paging'>

async function listOf({ query, paging }: Listing, services: Services, project: Project, scope: JobScope) {
  const page = await pageOfJobs(services, project.id, scope, query, paging)
  return list({ ...page, rows: await jobRecords(services, project, page.rows) }, (row) =>
    job(row, services.origin),
  )
}

async function download(services: Services, file: JobFile) {
  const mediaType = 'application/octet-stream' as const
  return { status: 200, mediaType, body: await streamOf(services, file), fileName: file.name } as const
}

/** A file only grows, or is replaced by one with another id. */
async function streamOf({ db }: Services, file: JobFile): Promise<ByteStream> {
  return new ByteStream(file.size, `${file.id}-${file.size}`, await chunksOf(db, file))
}
