/** Spec: document 3, "Jobs" and "States and transitions": cancel, retry, erase, keep. */
import { isRecord } from '../../protocol/exchange.ts'
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { givenJob } from '../../fixtures/provisioned.ts'

const finished = { status: 'success', trace: 'All green.\n', artifacts: 'woven\n' } as const

export const changing = {
  'cancel-job/cancels': (['created', 'pending', 'running'] as const).map((status) =>
    check(idPart(status), status, async (context) => {
      const { owner, id, name, path, pipeline } = await givenJob(context, { status })
      const other = await givenJob(context, { pipeline, status, name: 'other' })
      const scope = { path: pipeline.project.path, query: { scope: ['canceled' as const] } }
      await owner.call('getJob', { path })
      await owner.call('listJobs', scope)
      const canceled = await context.act(owner, 'cancelJob', { path })
      canceled.expectStatusIn(200, 201).expectMatch({ id, name, status: 'canceled' })
      const response = await owner.observe('getJob', { path })
      response.expectMatch({ id, status: 'canceled' })
      const list = await owner.observe('listJobs', scope)
      list.expectValues('id', [id]).expectOmits('id', other.id)
    }),
  ),

  'cancel-job/no-pipeline': check(async (context) => {
    const { owner, path } = await givenJob(context, { status: 'running' })
    const canceled = await context.act(owner, 'cancelJob', { path })
    canceled.expectStatusIn(200, 201)
    canceled.expectAbsent('pipeline')
  }),

  // Whether the same job starts over or a new one does is not shown.
  'retry-job/retries': (['failed', 'success', 'canceled'] as const).map((status) =>
    check(idPart(status), status, async (context) => {
      const { owner, name, path, pipeline } = await givenJob(context, { status })
      const retried = await context.act(owner, 'retryJob', { path })
      const { id } = retried
        .expectStatusIn(200, 201)
        .expectMatch({ name, status: 'pending', finished_at: null }).body
      const response = await owner.observe('getJob', { path: { ...path, job_id: id } })
      response.expectMatch({ id, name, status: 'pending', finished_at: null })
      const list = await owner.observe('listJobs', {
        path: pipeline.project.path,
        query: { scope: ['pending'] },
      })
      list.expectValues('id', [id])
    }),
  ),

  'retry-job/no-pipeline': check(async (context) => {
    const { owner, path } = await givenJob(context, { status: 'failed' })
    const retried = await context.act(owner, 'retryJob', { path })
    retried.expectStatusIn(200, 201)
    retried.expectAbsent('pipeline')
  }),

  'erase-job/removes-artifacts': check(async (context) => {
    const { owner, path, pipeline } = await givenJob(context, finished)
    const kept = await givenJob(context, { pipeline, ...finished, name: 'other' })
    await owner.call('downloadJobArtifacts', { path })
    await owner.call('getJob', { path })
    const erased = await context.act(owner, 'eraseJob', { path })
    erased.expectStatusIn(200, 201)
    await owner.observeAbsent('downloadJobArtifacts', { path })
    const job = await owner.observe('getJob', { path })
    job.expectMatch({ artifacts_file: null })
    await owner.observe('downloadJobArtifacts', { path: kept.path })
  }),

  'erase-job/removes-trace': check(async (context) => {
    const { owner, path, pipeline } = await givenJob(context, finished)
    const kept = await givenJob(context, { pipeline, ...finished, name: 'other' })
    await owner.call('getJobTrace', { path })
    const erased = await context.act(owner, 'eraseJob', { path })
    erased.expectStatusIn(200, 201)
    await owner.observeAbsent('getJobTrace', { path })
    await owner.observe('getJobTrace', { path: kept.path })
  }),

  'erase-job/status-unchanged': (['success', 'failed', 'canceled'] as const).map((status) =>
    check(idPart(status), status, async (context) => {
      const { owner, id, path } = await givenJob(context, { ...finished, status })
      const erased = await context.act(owner, 'eraseJob', { path })
      erased.expectStatusIn(200, 201).expectMatch({ id, status })
      const response = await owner.observe('getJob', { path })
      response.expectMatch({ id, status })
    }),
  ),

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

  'keep-job-artifacts/download-url': check(async (context) => {
    const expires_at = '2099-12-31T00:00:00Z'
    const { owner, id, path } = await givenJob(context, { ...finished, expires_at })
    const kept = await context.act(owner, 'keepJobArtifacts', { path })
    kept.expectStatusIn(200, 201).expectMatch({ id })
    expectNoDownload(kept)
    await owner.observe('downloadJobArtifacts', { path })
  }),
} satisfies CoverageOf<'cancelJob' | 'retryJob' | 'eraseJob' | 'keepJobArtifacts'>

/** `download_url` is there, and null. */
function expectNoDownload(response: ApiResponse<'eraseJob'> | ApiResponse<'keepJobArtifacts'>): void {
  const { json } = response
  if (!isRecord(json) || json['download_url'] !== null) response.fail('A `download_url` that is null.')
}
