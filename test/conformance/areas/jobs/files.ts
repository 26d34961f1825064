/** Spec: document 3, "Jobs": artifacts and traces; document 1, "Endpoint-specific error rules". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { unknown } from '../../generated/unknown-ids.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { givenJob, givenPipeline } from '../../fixtures/provisioned.ts'

/** Line ends of both kinds, and none at the end. */
const woven = 'woven\r\nby hand\nthread by thread'

export const files = {
  'download-job-artifacts/sends-file': check(async (context) => {
    const job = await givenJob(context, { status: 'success', artifacts: woven })
    await givenJob(context, {
      pipeline: job.pipeline,
      status: 'success',
      artifacts: 'another',
      name: 'other',
    })
    const response = await context.act(job.owner, 'downloadJobArtifacts', { path: job.path })
    response.expectStatus(200)
    expectText(response, woven)
  }),

  'download-job-artifacts/no-job-is-404': [
    unknown('downloadJobArtifacts', 'job_id'),
    check('of-another-project', 'of another project', async (context) => {
      const { owner, id } = await givenJob(context, { status: 'success', artifacts: woven })
      const { path } = await context.given.project()
      const response = await context.act(owner, 'downloadJobArtifacts', { path: { ...path, job_id: id } })
      response.expectStatus(404)
    }),
  ],

  'download-job-artifacts/no-artifacts-is-404': check(async (context) => {
    const { owner, path } = await givenJob(context, { status: 'success', trace: 'All green.\n' })
    const response = await context.act(owner, 'downloadJobArtifacts', { path })
    response.expectStatus(404)
  }),

  'download-artifacts-of-ref/job-required': missing('downloadArtifactsOfRef', 'job'),

  'download-artifacts-of-ref/sends-file': check(async (context) => {
    const project = await context.given.repository()
    const branch = await context.given.branch(project, 'feature/weave')
    const pipeline = await givenPipeline(context, project)
    const elsewhere = await givenPipeline(context, project, 'private', branch)
    const success = { status: 'success' as const, name: 'weave' }
    await givenJob(context, { pipeline, ...success, artifacts: woven })
    await givenJob(context, { pipeline, ...success, artifacts: 'of another job', name: 'spin' })
    await givenJob(context, { pipeline: elsewhere, ...success, artifacts: 'of another branch' })
    const ask = (ref_name: string, job: string) =>
      context.act(project.owner, 'downloadArtifactsOfRef', {
        path: { id: project.id, ref_name },
        query: { job },
      })
    const here = await ask('master', 'weave')
    here.expectStatus(200)
    expectText(here, woven)
    const there = await ask(branch, 'weave')
    there.expectStatus(200)
    expectText(there, 'of another branch')
    const other = await ask('master', 'spin')
    other.expectStatus(200)
    expectText(other, 'of another job')
  }),

  'download-artifacts-of-ref/successful-only': [
    check('none-other', 'none other', async (context) => {
      for (const status of ['failed', 'canceled', 'running'] as const) {
        const { owner, name, pipeline } = await givenJob(context, { status, artifacts: woven })
        const path = { id: pipeline.project.id, ref_name: 'master' }
        const response = await context.act(owner, 'downloadArtifactsOfRef', { path, query: { job: name } })
        response.expectStatus(404)
      }
    }),
    check('beside-a-later-failure', 'beside a later failure', async (context) => {
      const { owner, name, pipeline } = await givenJob(context, { status: 'success', artifacts: woven })
      const later = await givenPipeline(context, pipeline.project)
      await givenJob(context, { pipeline: later, name, status: 'failed', artifacts: 'torn' })
      const path = { id: pipeline.project.id, ref_name: 'master' }
      const response = await context.act(owner, 'downloadArtifactsOfRef', { path, query: { job: name } })
      response.expectStatus(200)
      expectText(response, woven)
    }),
  ],

  'download-artifacts-of-ref/no-job-is-404': [
    unknown('downloadArtifactsOfRef', 'ref_name'),
    check('of-no-such-name', 'of no such name', async (context) => {
      const { owner, pipeline } = await givenJob(context, { status: 'success', artifacts: woven })
      const path = { id: pipeline.project.id, ref_name: 'master' }
      const response = await context.act(owner, 'downloadArtifactsOfRef', {
        path,
        query: { job: 'no-such-job' },
      })
      response.expectStatus(404)
    }),
  ],

  'download-artifacts-of-ref/no-artifacts-is-404': check(async (context) => {
    const { owner, name, pipeline } = await givenJob(context, { status: 'success', trace: 'All green.\n' })
    const path = { id: pipeline.project.id, ref_name: 'master' }
    const response = await context.act(owner, 'downloadArtifactsOfRef', { path, query: { job: name } })
    response.expectStatus(404)
  }),

  'get-job-trace/sends-trace': check(async (context) => {
    const trace = '$ rake weave\r\n3 threads, 0 knots\n'
    const job = await givenJob(context, { status: 'success', trace })
    await givenJob(context, { pipeline: job.pipeline, status: 'success', trace: 'another', name: 'other' })
    const response = await context.act(job.owner, 'getJobTrace', { path: job.path })
    response.expectStatus(200)
    expectText(response, trace)
  }),

  'get-job-trace/no-job-is-404': [
    unknown('getJobTrace', 'job_id'),
    check('of-another-project', 'of another project', async (context) => {
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
} satisfies CoverageOf<'downloadJobArtifacts' | 'downloadArtifactsOfRef' | 'getJobTrace'>

function expectText(
  response: Pick<ApiResponse<'getJobTrace'>, 'text'> & { fail: (expected: string, actual?: string) => never },
  text: string,
): void {
  if (response.text !== text) response.fail(`The file ${JSON.stringify(text)}.`)
}
