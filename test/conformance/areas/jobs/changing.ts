/** Spec: document 3, "Jobs" and "States and transitions": cancel, retry, erase, keep. */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { Answer } from '../../fixtures/response.ts'
import { givenJob } from '../../fixtures/provisioned.ts'

const finished = { status: 'success', trace: 'All green.\n', artifacts: 'woven\n' } as const

export const changing = {
  'cancel-job/cancels': (['created', 'pending', 'running'] as const).map((status) =>
    check(status, async (world) => {
      const { owner, id, name, path, pipeline } = await givenJob(world, { status })
      const other = await givenJob(world, { pipeline, status, name: 'other' })
      const scope = { path: pipeline.project.path, query: { scope: ['canceled' as const] } }
      await owner.does('getJob', { path })
      await owner.does('listJobs', scope)
      const canceled = await owner.tries('cancelJob', { path })
      canceled.isOneOf(200, 201).shows({ id, name, status: 'canceled' })
      const answer = await owner.tries('getJob', { path })
      answer.is(200).shows({ id, status: 'canceled' })
      const list = await owner.tries('listJobs', scope)
      list.is(200).lists('id', [id]).omits('id', other.id)
    }),
  ),

  'cancel-job/no-pipeline': check(async (world) => {
    const { owner, path } = await givenJob(world, { status: 'running' })
    const canceled = await owner.tries('cancelJob', { path })
    canceled.isOneOf(200, 201)
    canceled.lacks('pipeline')
  }),

  // Whether the same job starts over or a new one does is not shown.
  'retry-job/retries': (['failed', 'success', 'canceled'] as const).map((status) =>
    check(status, async (world) => {
      const { owner, name, path, pipeline } = await givenJob(world, { status })
      const retried = await owner.tries('retryJob', { path })
      const { id } = retried.isOneOf(200, 201).shows({ name, status: 'pending', finished_at: null }).body
      const answer = await owner.tries('getJob', { path: { ...path, job_id: id } })
      answer.is(200).shows({ id, name, status: 'pending', finished_at: null })
      const list = await owner.tries('listJobs', {
        path: pipeline.project.path,
        query: { scope: ['pending'] },
      })
      list.is(200).lists('id', [id])
    }),
  ),

  'retry-job/no-pipeline': check(async (world) => {
    const { owner, path } = await givenJob(world, { status: 'failed' })
    const retried = await owner.tries('retryJob', { path })
    retried.isOneOf(200, 201)
    retried.lacks('pipeline')
  }),

  'erase-job/removes-artifacts': check(async (world) => {
    const { owner, path, pipeline } = await givenJob(world, finished)
    const kept = await givenJob(world, { pipeline, ...finished, name: 'other' })
    await owner.does('downloadJobArtifacts', { path })
    await owner.does('getJob', { path })
    const erased = await owner.tries('eraseJob', { path })
    erased.isOneOf(200, 201)
    const answer = await owner.tries('downloadJobArtifacts', { path })
    answer.is(404)
    const job = await owner.tries('getJob', { path })
    job.is(200).shows({ artifacts_file: null })
    const other = await owner.tries('downloadJobArtifacts', { path: kept.path })
    other.is(200)
  }),

  'erase-job/removes-trace': check(async (world) => {
    const { owner, path, pipeline } = await givenJob(world, finished)
    const kept = await givenJob(world, { pipeline, ...finished, name: 'other' })
    await owner.does('getJobTrace', { path })
    const erased = await owner.tries('eraseJob', { path })
    erased.isOneOf(200, 201)
    const answer = await owner.tries('getJobTrace', { path })
    answer.is(404)
    const other = await owner.tries('getJobTrace', { path: kept.path })
    other.is(200)
  }),

  'erase-job/status-unchanged': (['success', 'failed', 'canceled'] as const).map((status) =>
    check(status, async (world) => {
      const { owner, id, path } = await givenJob(world, { ...finished, status })
      const erased = await owner.tries('eraseJob', { path })
      erased.isOneOf(200, 201).shows({ id, status })
      const answer = await owner.tries('getJob', { path })
      answer.is(200).shows({ id, status })
    }),
  ),

  'erase-job/no-pipeline': check(async (world) => {
    const { owner, path } = await givenJob(world, finished)
    const erased = await owner.tries('eraseJob', { path })
    erased.isOneOf(200, 201)
    erased.lacks('pipeline')
  }),

  'erase-job/download-url': check(async (world) => {
    const { owner, path } = await givenJob(world, finished)
    const erased = await owner.tries('eraseJob', { path })
    erased.isOneOf(200, 201)
    claimsNoDownload(erased)
  }),

  'keep-job-artifacts/download-url': check(async (world) => {
    const expires_at = '2099-12-31T00:00:00Z'
    const { owner, id, path } = await givenJob(world, { ...finished, expires_at })
    const kept = await owner.tries('keepJobArtifacts', { path })
    kept.isOneOf(200, 201).shows({ id })
    claimsNoDownload(kept)
    const answer = await owner.tries('downloadJobArtifacts', { path })
    answer.is(200)
  }),
} satisfies CoverageOf<'cancelJob' | 'retryJob' | 'eraseJob' | 'keepJobArtifacts'>

/** `download_url` is there, and null. */
function claimsNoDownload(answer: Answer<'eraseJob'> | Answer<'keepJobArtifacts'>): void {
  const { json } = answer
  if (!isRecord(json) || json['download_url'] !== null) answer.contradicts('A `download_url` that is null.')
}
