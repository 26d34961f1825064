/** Spec: document 3, "Jobs". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { bytes } from '../../fixtures/file-contents.ts'
import { givenJob } from '../../fixtures/provisioned.ts'
import { unknown } from '../../generated/paths/unknown-ids.ts'
import { textWithoutNewline, expectBytes, expectText } from './job-lists.ts'

export const downloadJobArtifacts = {
  'download-job-artifacts/sends-file': check(async (context) => {
    const job = await givenJob(context, { status: 'success', artifacts: textWithoutNewline })
    const binary = await givenJob(context, {
      pipeline: job.pipeline,
      status: 'success',
      name: 'binary',
      artifacts: bytes,
    })
    await givenJob(context, {
      pipeline: job.pipeline,
      status: 'success',
      artifacts: 'another',
      name: 'other',
    })
    const response = await context.act(job.owner, 'downloadJobArtifacts', { path: job.path })
    response.expectStatus(200)
    expectText(response, textWithoutNewline)
    const ofBytes = await context.act(job.owner, 'downloadJobArtifacts', { path: binary.path })
    ofBytes.expectStatus(200)
    expectBytes(ofBytes, bytes)
  }),

  'download-job-artifacts/no-job-is-404': [
    unknown('downloadJobArtifacts', 'job_id'),
    check('of-another-project', 'A job of another project is not found.', async (context) => {
      const { owner, id } = await givenJob(context, { status: 'success', artifacts: textWithoutNewline })
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
} satisfies CoverageOf<'downloadJobArtifacts'>
