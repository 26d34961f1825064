/** Spec: document 3, "Jobs". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { serverTime } from '../../fixtures/times.ts'
import { Observed } from '../../protocol/signals.ts'
import { finished, givenJob } from '../../fixtures/provisioned.ts'
import { expectSameRecord } from '../../generated/same-values.ts'
import { expectNoDownload } from './job-lists.ts'

export const keepJobArtifacts = {
  'keep-job-artifacts/keeps': check(async (context) => {
    // Long enough for the request, even to a slow server.
    const seconds = 3
    const expires_at = new Date((await serverTime(context)) + seconds * 1000).toISOString()
    const expiring = await givenJob(context, { ...finished, expires_at })
    const { owner, path } = await givenJob(context, {
      ...finished,
      pipeline: expiring.pipeline,
      expires_at,
      name: 'kept',
    })
    await owner.call('downloadJobArtifacts', { path })
    const kept = await context.act(owner, 'keepJobArtifacts', { path })
    kept.expectStatusIn(200, 201)
    await context.wait(seconds * 1000 + 500)
    await owner.observe('downloadJobArtifacts', { path })
    const other = await owner.sendUnchecked(
      { operation: 'downloadJobArtifacts', path: expiring.path },
      'observe',
    )
    if (other.status === 200) throw new Observed('The server still has artifacts after their expiry time.')
  }),

  'keep-job-artifacts/download-url': check(async (context) => {
    const expires_at = '2099-12-31T00:00:00Z'
    const { owner, id, path } = await givenJob(context, { ...finished, expires_at })
    const kept = await context.act(owner, 'keepJobArtifacts', { path })
    kept.expectStatusIn(200, 201).expectMatch({ id })
    expectNoDownload(kept)
    await owner.observe('downloadJobArtifacts', { path })
    const response = await owner.observe('getJob', { path })
    expectSameRecord(response, kept)
  }),
} satisfies CoverageOf<'keepJobArtifacts'>
