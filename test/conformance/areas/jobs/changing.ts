/** Spec: document 3, "Jobs" and "States and transitions": cancel, retry, erase, keep. */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { givenJob } from '../../fixtures/provisioned.ts'

const finished = { status: 'success', trace: 'All green.\n', artifacts: 'woven\n' } as const

export const changing = {
  'cancel-job/cancels': (['created', 'pending', 'running'] as const).map((status) =>
    check(status, async (context) => {
      const { owner, id, name, path, pipeline } = await givenJob(context, { status })
      const other = await givenJob(context, { pipeline, status, name: 'other' })
      const scope = { path: pipeline.project.path, query: { scope: ['canceled' as const] } }
      await owner.call('getJob', { path })
      await owner.call('listJobs', scope)
      const canceled = await owner.tries('cancelJob', { path })
      canceled.expectStatusIn(200, 201).expectMatch({ id, name, status: 'canceled' })
      const response = await owner.tries('getJob', { path })
      response.expectStatus(200).expectMatch({ id, status: 'canceled' })
      const list = await owner.tries('listJobs', scope)
      list.expectStatus(200).expectValues('id', [id]).expectOmits('id', other.id)
    }),
  ),

  'cancel-job/no-pipeline': check(async (context) => {
    const { owner, path } = await givenJob(context, { status: 'running' })
    const canceled = await owner.tries('cancelJob', { path })
    canceled.expectStatusIn(200, 201)
    canceled.expectAbsent('pipeline')
  }),

  // Whether the same job starts over or a new one does is not shown.
  'retry-job/retries': (['failed', 'success', 'canceled'] as const).map((status) =>
    check(status, async (context) => {
      const { owner, name, path, pipeline } = await givenJob(context, { status })
      const retried = await owner.tries('retryJob', { path })
      const { id } = retried
        .expectStatusIn(200, 201)
        .expectMatch({ name, status: 'pending', finished_at: null }).body
      const response = await owner.tries('getJob', { path: { ...path, job_id: id } })
      response.expectStatus(200).expectMatch({ id, name, status: 'pending', finished_at: null })
      const list = await owner.tries('listJobs', {
        path: pipeline.project.path,
        query: { scope: ['pending'] },
      })
      list.expectStatus(200).expectValues('id', [id])
    }),
  ),

  'retry-job/no-pipeline': check(async (context) => {
    const { owner, path } = await givenJob(context, { status: 'failed' })
    const retried = await owner.tries('retryJob', { path })
    retried.expectStatusIn(200, 201)
    retried.expectAbsent('pipeline')
  }),

  'erase-job/removes-artifacts': check(async (context) => {
    const { owner, path, pipeline } = await givenJob(context, finished)
    const kept = await givenJob(context, { pipeline, ...finished, name: 'other' })
    await owner.call('downloadJobArtifacts', { path })
    await owner.call('getJob', { path })
    const erased = await owner.tries('eraseJob', { path })
    erased.expectStatusIn(200, 201)
    const response = await owner.tries('downloadJobArtifacts', { path })
    response.expectStatus(404)
    const job = await owner.tries('getJob', { path })
    job.expectStatus(200).expectMatch({ artifacts_file: null })
    const other = await owner.tries('downloadJobArtifacts', { path: kept.path })
    other.expectStatus(200)
  }),

  'erase-job/removes-trace': check(async (context) => {
    const { owner, path, pipeline } = await givenJob(context, finished)
    const kept = await givenJob(context, { pipeline, ...finished, name: 'other' })
    await owner.call('getJobTrace', { path })
    const erased = await owner.tries('eraseJob', { path })
    erased.expectStatusIn(200, 201)
    const response = await owner.tries('getJobTrace', { path })
    response.expectStatus(404)
    const other = await owner.tries('getJobTrace', { path: kept.path })
    other.expectStatus(200)
  }),

  'erase-job/status-unchanged': (['success', 'failed', 'canceled'] as const).map((status) =>
    check(status, async (context) => {
      const { owner, id, path } = await givenJob(context, { ...finished, status })
      const erased = await owner.tries('eraseJob', { path })
      erased.expectStatusIn(200, 201).expectMatch({ id, status })
      const response = await owner.tries('getJob', { path })
      response.expectStatus(200).expectMatch({ id, status })
    }),
  ),

  'erase-job/no-pipeline': check(async (context) => {
    const { owner, path } = await givenJob(context, finished)
    const erased = await owner.tries('eraseJob', { path })
    erased.expectStatusIn(200, 201)
    erased.expectAbsent('pipeline')
  }),

  'erase-job/download-url': check(async (context) => {
    const { owner, path } = await givenJob(context, finished)
    const erased = await owner.tries('eraseJob', { path })
    erased.expectStatusIn(200, 201)
    claimsNoDownload(erased)
  }),

  'keep-job-artifacts/download-url': check(async (context) => {
    const expires_at = '2099-12-31T00:00:00Z'
    const { owner, id, path } = await givenJob(context, { ...finished, expires_at })
    const kept = await owner.tries('keepJobArtifacts', { path })
    kept.expectStatusIn(200, 201).expectMatch({ id })
    claimsNoDownload(kept)
    const response = await owner.tries('downloadJobArtifacts', { path })
    response.expectStatus(200)
  }),
} satisfies CoverageOf<'cancelJob' | 'retryJob' | 'eraseJob' | 'keepJobArtifacts'>

/** `download_url` is there, and null. */
function claimsNoDownload(response: ApiResponse<'eraseJob'> | ApiResponse<'keepJobArtifacts'>): void {
  const { json } = response
  if (!isRecord(json) || json['download_url'] !== null) response.fail('A `download_url` that is null.')
}
