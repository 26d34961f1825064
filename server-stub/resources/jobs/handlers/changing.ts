import type { Project } from '../../projects/record.ts'
import { notFound } from '../../../http/errors.ts'
import { created, refuse, type Area } from '../../../http/handler.ts'
import { environment } from '../presenter/environment.ts'
import { changedJob, jobWithDownload, type JobRecord } from '../presenter/job.ts'
import type { Services } from '../../../services.ts'
import { stopEnvironment } from '../environments.ts'
import { keepArtifacts, removeFiles } from '../files.ts'
import { cancelJob, retryJob, type PlacedJob } from '../queries.ts'
import { withPipeline } from '../commands.ts'
import { jobRecord } from '../relations.ts'

export const changing = {
  async cancelJob(request, services) {
    const { origin } = request
    const { now } = services
    const { project, job } = await jobToChange(request, services)
    // One that has finished stays as it is.
    await withPipeline(services, project, job, (tx) => cancelJob(tx, job.id, now().toISOString()))
    return created(changedJob(await recordNow(services, project, job), origin))
  },

  async retryJob(request, services) {
    const { origin } = request
    const { currentUser } = services
    const { project, job } = await jobToChange(request, services)
    if (!(await withPipeline(services, project, job, (tx) => retryJob(tx, job.id, currentUser().id))))
      return refuse(403, '403 Forbidden - The job has not finished')
    return created(changedJob(await recordNow(services, project, job), origin))
  },

  async eraseJob(request, services) {
    const { origin } = request
    const { db } = services
    const { project, job } = await jobToChange(request, services)
    await db.transaction().execute((tx) => removeFiles(tx, job.id))
    return created(jobWithDownload(await recordNow(services, project, job), origin))
  },

  async keepJobArtifacts(request, services) {
    const { origin } = request
    const { db, now } = services
    const { project, job } = await jobToChange(request, services)
    if (!(await db.transaction().execute((tx) => keepArtifacts(tx, job.id, now().toISOString()))))
      throw notFound('Artifacts')
    return created(jobWithDownload(await recordNow(services, project, job), origin))
  },

  async stopEnvironment({ path }, { db, find, authorize, now }) {
    const found = await find.environment(path.environment_id)
    authorize('stop-environment', found.project)
    const stopped = await stopEnvironment(db, found.id, now().toISOString())
    return created(environment({ ...found, ...stopped }))
  },
} satisfies Partial<Area<'jobs', Services>>

async function jobToChange(
  { path }: { path: { id: number | string; job_id: number } },
  { find, authorize }: Services,
): Promise<{
  project: Project
  job: PlacedJob
}> {
  const project = await find.project(path.id)
  authorize('update-job', project)
  return { project, job: await find.job(project, path.job_id) }
}

async function recordNow(services: Services, project: Project, { id }: PlacedJob): Promise<JobRecord> {
  return jobRecord(services, project.id, await services.find.job(project, id))
}
