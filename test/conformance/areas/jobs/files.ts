/** Spec: document 3, "Jobs": artifacts and traces; document 1, "Endpoint-specific error rules". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { unknown } from '../../generated/unknown-ids.ts'
import type { Answer } from '../../fixtures/response.ts'
import { givenJob, givenPipeline } from '../../fixtures/provisioned.ts'

/** Line ends of both kinds, and none at the end. */
const woven = 'woven\r\nby hand\nthread by thread'

export const files = {
  'download-job-artifacts/sends-file': check(async (world) => {
    const job = await givenJob(world, { status: 'success', artifacts: woven })
    await givenJob(world, { pipeline: job.pipeline, status: 'success', artifacts: 'another', name: 'other' })
    const answer = await job.owner.tries('downloadJobArtifacts', { path: job.path })
    answer.is(200)
    claimsText(answer, woven)
  }),

  'download-job-artifacts/no-job-is-404': [
    unknown('downloadJobArtifacts', 'job_id'),
    check('of another project', async (world) => {
      const { owner, id } = await givenJob(world, { status: 'success', artifacts: woven })
      const { path } = await world.given.project()
      const answer = await owner.tries('downloadJobArtifacts', { path: { ...path, job_id: id } })
      answer.is(404)
    }),
  ],

  'download-job-artifacts/no-artifacts-is-404': check(async (world) => {
    const { owner, path } = await givenJob(world, { status: 'success', trace: 'All green.\n' })
    const answer = await owner.tries('downloadJobArtifacts', { path })
    answer.is(404)
  }),

  'download-artifacts-of-ref/job-required': missing('downloadArtifactsOfRef', 'job'),

  'download-artifacts-of-ref/sends-file': check(async (world) => {
    const project = await world.given.repository()
    const branch = await world.given.branch(project, 'feature/weave')
    const pipeline = await givenPipeline(world, project)
    const elsewhere = await givenPipeline(world, project, 'private', branch)
    const success = { status: 'success' as const, name: 'weave' }
    await givenJob(world, { pipeline, ...success, artifacts: woven })
    await givenJob(world, { pipeline, ...success, artifacts: 'of another job', name: 'spin' })
    await givenJob(world, { pipeline: elsewhere, ...success, artifacts: 'of another branch' })
    const ask = (ref_name: string, job: string) =>
      project.owner.tries('downloadArtifactsOfRef', { path: { id: project.id, ref_name }, query: { job } })
    const here = await ask('master', 'weave')
    here.is(200)
    claimsText(here, woven)
    const there = await ask(branch, 'weave')
    there.is(200)
    claimsText(there, 'of another branch')
    const other = await ask('master', 'spin')
    other.is(200)
    claimsText(other, 'of another job')
  }),

  'download-artifacts-of-ref/successful-only': [
    check('none other', async (world) => {
      for (const status of ['failed', 'canceled', 'running'] as const) {
        const { owner, name, pipeline } = await givenJob(world, { status, artifacts: woven })
        const path = { id: pipeline.project.id, ref_name: 'master' }
        const answer = await owner.tries('downloadArtifactsOfRef', { path, query: { job: name } })
        answer.is(404)
      }
    }),
    check('beside a later failure', async (world) => {
      const { owner, name, pipeline } = await givenJob(world, { status: 'success', artifacts: woven })
      const later = await givenPipeline(world, pipeline.project)
      await givenJob(world, { pipeline: later, name, status: 'failed', artifacts: 'torn' })
      const path = { id: pipeline.project.id, ref_name: 'master' }
      const answer = await owner.tries('downloadArtifactsOfRef', { path, query: { job: name } })
      answer.is(200)
      claimsText(answer, woven)
    }),
  ],

  'download-artifacts-of-ref/no-job-is-404': [
    unknown('downloadArtifactsOfRef', 'ref_name'),
    check('of no such name', async (world) => {
      const { owner, pipeline } = await givenJob(world, { status: 'success', artifacts: woven })
      const path = { id: pipeline.project.id, ref_name: 'master' }
      const answer = await owner.tries('downloadArtifactsOfRef', { path, query: { job: 'no-such-job' } })
      answer.is(404)
    }),
  ],

  'download-artifacts-of-ref/no-artifacts-is-404': check(async (world) => {
    const { owner, name, pipeline } = await givenJob(world, { status: 'success', trace: 'All green.\n' })
    const path = { id: pipeline.project.id, ref_name: 'master' }
    const answer = await owner.tries('downloadArtifactsOfRef', { path, query: { job: name } })
    answer.is(404)
  }),

  'get-job-trace/sends-trace': check(async (world) => {
    const trace = '$ rake weave\r\n3 threads, 0 knots\n'
    const job = await givenJob(world, { status: 'success', trace })
    await givenJob(world, { pipeline: job.pipeline, status: 'success', trace: 'another', name: 'other' })
    const answer = await job.owner.tries('getJobTrace', { path: job.path })
    answer.is(200)
    claimsText(answer, trace)
  }),

  'get-job-trace/no-job-is-404': [
    unknown('getJobTrace', 'job_id'),
    check('of another project', async (world) => {
      const { owner, id } = await givenJob(world, { status: 'success', trace: 'All green.\n' })
      const { path } = await world.given.project()
      const answer = await owner.tries('getJobTrace', { path: { ...path, job_id: id } })
      answer.is(404)
    }),
  ],

  'get-job-trace/no-trace-is-404': check(async (world) => {
    const { owner, path } = await givenJob(world, { status: 'created' })
    const answer = await owner.tries('getJobTrace', { path })
    answer.is(404)
  }),
} satisfies CoverageOf<'downloadJobArtifacts' | 'downloadArtifactsOfRef' | 'getJobTrace'>

function claimsText(
  answer: Pick<Answer<'getJobTrace'>, 'text'> & { contradicts: (expected: string, actual?: string) => never },
  text: string,
): void {
  if (answer.text !== text) answer.contradicts(`The file ${JSON.stringify(text)}.`)
}
