/** Spec: document 3, "Jobs". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { finished, givenJob } from '../../fixtures/provisioned.ts'
import { expectSameRecord } from '../../generated/same-values.ts'
import { expectNoDownload } from './job-lists.ts'

export const keepJobArtifacts = {
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
