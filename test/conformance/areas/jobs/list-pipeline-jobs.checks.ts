/** Spec: document 3, "Jobs". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { inEveryState, scopeDefault, lists, scopeOne, scopeSeveral, scopeValues } from './job-lists.ts'

export const listPipelineJobs = {
  'list-pipeline-jobs/pipeline-jobs': check(async (context) => {
    const { pipeline, jobs, another, owner } = await context.use(inEveryState)
    const by = context.as(owner)
    const { id } = pipeline.project
    const first = await context.act(by, 'listPipelineJobs', { path: { id, pipeline_id: pipeline.id } })
    first.expectStatus(200).expectValues(
      'id',
      jobs.map((job) => job.id),
    )
    const second = await context.act(by, 'listPipelineJobs', {
      path: { id, pipeline_id: another.pipeline.id },
    })
    second.expectStatus(200).expectValues('id', [another.id])
  }),

  'list-pipeline-jobs/scope-default': scopeDefault(lists.ofPipeline),
  'list-pipeline-jobs/scope-one': scopeOne(lists.ofPipeline),
  'list-pipeline-jobs/scope-several': scopeSeveral(lists.ofPipeline),
  'list-pipeline-jobs/scope-values': scopeValues(lists.ofPipeline),
} satisfies CoverageOf<'listPipelineJobs'>
