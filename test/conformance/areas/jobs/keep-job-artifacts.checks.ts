/** Spec: document 3, "Jobs". */
import { check, type CoverageOf, waiting } from '../../fixtures/check.ts'
import { serverTime } from '../../fixtures/times.ts'
import { Observed } from '../../protocol/signals.ts'
import { finished, givenJob, givenPipeline } from '../../fixtures/provisioned.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { expectNoDownload } from './job-lists.ts'

export const keepJobArtifacts = {
  'keep-job-artifacts/keeps': waiting(
    check(async (context) => {
      const pipeline = await givenPipeline(context)
      const milliseconds = 3_000
      const expires_at = new Date((await serverTime(context)) + milliseconds).toISOString()
      const expiring = await givenJob(context, { ...finished, pipeline, expires_at })
      const { owner, path } = await givenJob(context, { ...finished, pipeline, expires_at, name: 'kept' })
      const hasExpired = async () => {
        const request = { operation: 'downloadJobArtifacts', path: expiring.path } as const
        return (await owner.sendUnchecked(request, 'observe')).status !== 200
      }
      const kept = await context.act(owner, 'keepJobArtifacts', { path })
      if (await hasExpired()) throw new Observed('The artifacts had expired before they were kept.')
      kept.expectStatusIn(200, 201)
      await context.wait(milliseconds + 500)
      if (!(await hasExpired())) throw new Observed('Artifacts do not expire at their expiry time.')
      await owner.observe('downloadJobArtifacts', { path })
    }),
  ),

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
