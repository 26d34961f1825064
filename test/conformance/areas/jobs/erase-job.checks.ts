/** Spec: document 3, "Jobs". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { goneAfterwards } from '../../fixtures/gone.ts'
import { finished, givenJob, type JobOptions } from '../../fixtures/provisioned.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { expectNoDownload } from './job-lists.ts'

const { status, trace, artifacts } = finished

type Context = CheckContext<'eraseJob'>

const removesArtifacts = (files: JobOptions) => async (context: Context) => {
  const { owner, path, pipeline, name } = await givenJob(context, files)
  const kept = await givenJob(context, { pipeline, ...finished, name: 'other' })
  await owner.call('downloadJobArtifacts', { path })
  await owner.call('getJob', { path })
  const ofRef = { path: { id: pipeline.project.id, ref_name: pipeline.project.branch }, query: { job: name } }
  const expectNoneOfRef = await goneAfterwards(owner, { operation: 'downloadArtifactsOfRef', ...ofRef })
  const erased = await context.act(owner, 'eraseJob', { path })
  erased.expectStatusIn(200, 201)
  await owner.observeAbsent('downloadJobArtifacts', { path })
  await expectNoneOfRef()
  const job = await owner.observe('getJob', { path })
  job.expectMatch({ artifacts_file: null })
  await owner.observe('downloadJobArtifacts', { path: kept.path })
}

const removesTrace = (files: JobOptions) => async (context: Context) => {
  const { owner, path, pipeline } = await givenJob(context, files)
  const kept = await givenJob(context, { pipeline, ...finished, name: 'other' })
  await owner.call('getJobTrace', { path })
  const erased = await context.act(owner, 'eraseJob', { path })
  erased.expectStatusIn(200, 201)
  await owner.observeAbsent('getJobTrace', { path })
  await owner.observe('getJobTrace', { path: kept.path })
}

const unsuccessful = ['failed', 'canceled'] as const

const finishedKeepTheirStatus = (['success', ...unsuccessful] as const).map((status) =>
  check(status, `A job in the state \`${status}\` is accepted.`, async (context) => {
    const { owner, id, path } = await givenJob(context, { ...finished, status })
    const erased = await context.act(owner, 'eraseJob', { path })
    erased.expectStatusIn(200, 201).expectMatch({ id, status })
    const response = await owner.observe('getJob', { path })
    response.expectMatch({ id, status })
    expectSameRecord(response, erased)
  }),
)

export const eraseJob = {
  'erase-job/removes-artifacts': [
    check(removesArtifacts(finished)),
    ...unsuccessful.map((state) =>
      check(
        state,
        `A job in the state \`${state}\` is accepted.`,
        removesArtifacts({ ...finished, status: state }),
      ),
    ),
    check(
      'without-a-trace',
      'A job with artifacts only is accepted.',
      removesArtifacts({ status, artifacts }),
    ),
  ],

  'erase-job/removes-trace': [
    check(removesTrace(finished)),
    ...unsuccessful.map((state) =>
      check(
        state,
        `A job in the state \`${state}\` is accepted.`,
        removesTrace({ ...finished, status: state }),
      ),
    ),
    check('without-artifacts', 'A job with a trace only is accepted.', removesTrace({ status, trace })),
  ],

  'erase-job/status-unchanged': [
    ...finishedKeepTheirStatus,
    // Whether a job that has not finished can be erased is not specified.
    check('unfinished', 'A job that has not finished keeps its status.', async (context) => {
      const { owner, path } = await givenJob(context, { status: 'running', trace })
      const erased = await context.act(owner, 'eraseJob', { path })
      if (erased.status === 200 || erased.status === 201) erased.expectMatch({ status: 'running' })
      const job = await owner.observe('getJob', { path })
      job.expectMatch({ status: 'running' })
    }),
  ],

  'erase-job/no-pipeline': check(async (context) => {
    const { owner, path } = await givenJob(context, finished)
    const erased = await context.act(owner, 'eraseJob', { path })
    erased.expectStatusIn(200, 201)
    erased.expectAbsent('pipeline')
  }),

  'erase-job/download-url': check(async (context) => {
    const { owner, path } = await givenJob(context, finished)
    const erased = await context.act(owner, 'eraseJob', { path })
    erased.expectStatusIn(200, 201)
    expectNoDownload(erased)
  }),
} satisfies CoverageOf<'eraseJob'>
