/** Spec: document 3, "Jobs". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenJob } from '../../fixtures/provisioned.ts'
import { unknown } from '../../generated/paths/unknown-ids.ts'
import { expectText } from './job-lists.ts'

export const getJobTrace = {
  'get-job-trace/sends-trace': check(async (context) => {
    const trace = '$ rake weave\r\n3 threads, 0 knots in „größe 織機“\n'
    const job = await givenJob(context, { status: 'success', trace })
    await givenJob(context, { pipeline: job.pipeline, status: 'success', trace: 'another', name: 'other' })
    const response = await context.act(job.owner, 'getJobTrace', { path: job.path })
    response.expectStatus(200)
    expectText(response, trace)
  }),

  'get-job-trace/no-job-is-404': [
    unknown('getJobTrace', 'job_id'),
    check('of-another-project', 'A job of another project is not found.', async (context) => {
      const { owner, id } = await givenJob(context, { status: 'success', trace: 'All green.\n' })
      const { path } = await context.given.project()
      const response = await context.act(owner, 'getJobTrace', { path: { ...path, job_id: id } })
      response.expectStatus(404)
    }),
  ],

  'get-job-trace/no-trace-is-404': check(async (context) => {
    const { owner, path } = await givenJob(context, { status: 'created' })
    const response = await context.act(owner, 'getJobTrace', { path })
    response.expectStatus(404)
  }),
} satisfies CoverageOf<'getJobTrace'>
