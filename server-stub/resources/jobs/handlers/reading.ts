import { list, ok, type Area } from '../../../http/handler.ts'
import { job } from '../presenter/job.ts'
import { pipeline } from '../presenter/pipeline.ts'
import type { Services } from '../../../services.ts'
import { jobsOf } from '../queries.ts'
import { pageOf } from '../../../database/paging.ts'
import { pipelinesOf } from '../pipelines.ts'
import { jobRecord, jobRecords } from '../relations.ts'

export const reading = {
  async listJobs(request, services) {
    const { path, query, paging, origin } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-job', project)
    const page = await pageOf(jobsOf(db, project.id, query), paging)
    const rows = await jobRecords(services, project.id, page.rows)
    return list({ ...page, rows }, (record) => job(record, origin))
  },

  async listPipelineJobs(request, services) {
    const { path, query, paging, origin } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-job', project)
    const { id: pipelineId } = await find.pipeline(project, path.pipeline_id)
    const page = await pageOf(jobsOf(db, project.id, { ...query, pipelineId }), paging)
    const rows = await jobRecords(services, project.id, page.rows)
    return list({ ...page, rows }, (record) => job(record, origin))
  },

  async getJob(request, services) {
    const { path, origin } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-job', project)
    const found = await find.job(project, path.job_id)
    return ok(job(await jobRecord(services, project.id, found), origin))
  },

  async listPipelines({ path }, { db, find, authorize }) {
    const project = await find.project(path.id)
    authorize('read-pipeline', project)
    return ok((await pipelinesOf(db, project.id).execute()).map((row) => pipeline(row)))
  },
} satisfies Partial<Area<'jobs', Services>>
