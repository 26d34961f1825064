/** Spec: document 3, "Jobs". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenJob } from '../../fixtures/provisioned.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'

export const retryJob = {
  // Whether the same job or a new one starts is not specified.
  'retry-job/retries': (['failed', 'success', 'canceled'] as const).map((status) =>
    check(status, `A job in the state \`${status}\` is accepted.`, async (context) => {
      const { owner, name, path, pipeline } = await givenJob(context, { status })
      await givenJob(context, { status, pipeline, name: 'other' })
      const { ref, stage, tag, commit } = (await owner.call('getJob', { path })).body
      const retried = await context.act(owner, 'retryJob', { path })
      const { id } = retried
        .expectStatusIn(200, 201)
        .expectMatch({ name, ref, stage, tag, commit, status: 'pending', finished_at: null }).body
      const response = await owner.observe('getJob', { path: { ...path, job_id: id } })
      response.expectMatch({ id, name, status: 'pending', finished_at: null })
      expectSameRecord(response, retried)
      const list = await owner.observe('listJobs', {
        path: pipeline.project.path,
        query: { scope: ['pending'] },
      })
      list.expectValues('id', [id])
      const ofPipeline = await owner.observe('listPipelineJobs', {
        path: { id: pipeline.project.id, pipeline_id: pipeline.id },
      })
      for (const jobs of [list, ofPipeline]) jobs.expectItem({ id, status: 'pending', finished_at: null })
    }),
  ),

  'retry-job/no-pipeline': check(async (context) => {
    const { owner, path } = await givenJob(context, { status: 'failed' })
    const retried = await context.act(owner, 'retryJob', { path })
    retried.expectStatusIn(200, 201)
    retried.expectAbsent('pipeline')
  }),
} satisfies CoverageOf<'retryJob'>
