/** Each list of jobs with enough items for several pages. */
import { givenJob, givenPipeline } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { type FilledList, type FilledLists, five } from '../../fixtures/filled-list.ts'

export const filledLists = {
  async listJobs(context: CheckContext): Promise<FilledList> {
    const pipeline = await jobsInTwoStates(context)
    const { path } = pipeline.project
    return { by: pipeline.owner, path, query: { scope: ['success', 'failed'] }, key: 'id', least: 5 }
  },

  async listPipelineJobs(context: CheckContext): Promise<FilledList> {
    const { id, owner, project } = await jobsInTwoStates(context)
    const path = { id: project.id, pipeline_id: id }
    return { by: owner, path, query: { scope: ['success', 'failed'] }, key: 'id', least: 5 }
  },
} satisfies FilledLists<'jobs'>

/** Five jobs that match the query, and one that they do not. */
async function jobsInTwoStates(context: CheckContext) {
  const pipeline = await givenPipeline(context)
  for (const number of five) {
    const status = number % 2 === 0 ? 'failed' : 'success'
    await givenJob(context, { pipeline, status, name: `job ${number}` })
  }
  await givenJob(context, { pipeline, status: 'running', name: 'another' })
  return pipeline
}
