/** One valid request to each operation of jobs: what the generated checks vary. */
import { finished, givenJob, type JobOptions, givenPipeline } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { type RequestBuilders, inProject } from '../../fixtures/request.ts'

export const requests = {
  listJobs: (context, visibility) => inProject(context, visibility),

  listPipelineJobs: async (context, visibility) => {
    const { id, project, owner } = await givenPipeline(context, undefined, visibility)
    return { by: owner, input: { path: { id: project.id, pipeline_id: id } } }
  },

  getJob: (context, visibility) => onJob(context, { visibility }),
  downloadJobArtifacts: (context, visibility) => onJob(context, { visibility, ...finished }),

  downloadArtifactsOfRef: async (context, visibility) => {
    const project = await context.given.repository({ visibility })
    // In a project that many requests share, others create later pipelines of the default branch.
    const ref_name = await context.given.branch(project)
    const pipeline = await givenPipeline(context, project, visibility, ref_name)
    const { owner, name } = await givenJob(context, { pipeline, ...finished })
    return { by: owner, input: { path: { id: project.id, ref_name }, query: { job: name } } }
  },

  getJobTrace: (context, visibility) => onJob(context, { visibility, ...finished }),
  cancelJob: (context, visibility) => onJob(context, { visibility, status: 'running' }),
  retryJob: (context, visibility) => onJob(context, { visibility, status: 'failed' }),
  eraseJob: (context, visibility) => onJob(context, { visibility, ...finished }),

  keepJobArtifacts: (context, visibility) =>
    onJob(context, { visibility, ...finished, expires_at: '2099-12-31T00:00:00Z' }),
} satisfies RequestBuilders<'jobs'>

async function onJob(context: CheckContext, options: JobOptions) {
  const { owner, path } = await givenJob(context, options)
  return { by: owner, input: { path } }
}
