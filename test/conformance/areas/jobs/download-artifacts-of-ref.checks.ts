/** Spec: document 3, "Jobs". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { bytes } from '../../fixtures/file-contents.ts'
import { givenPipeline, givenJob } from '../../fixtures/provisioned.ts'
import { unknown } from '../../generated/paths/unknown-ids.ts'
import { nonAsciiName } from '../../fixtures/texts.ts'
import { textWithoutNewline, expectBytes, expectText } from './job-lists.ts'

export const downloadArtifactsOfRef = {
  'download-artifacts-of-ref/job-required': missing('downloadArtifactsOfRef', 'job'),

  'download-artifacts-of-ref/sends-file': check(async (context) => {
    const project = await context.given.repository()
    const branch = await context.given.unusualBranch(project, 'größe/織機')
    const pipeline = await givenPipeline(context, project)
    const elsewhere = await givenPipeline(context, project, 'private', branch)
    const success = { status: 'success' as const, name: 'weave' }
    await givenJob(context, { pipeline, ...success, artifacts: textWithoutNewline })
    await givenJob(context, { pipeline, ...success, artifacts: 'of another job', name: nonAsciiName })
    await givenJob(context, { pipeline, ...success, artifacts: bytes, name: 'binary' })
    await givenJob(context, { pipeline: elsewhere, ...success, artifacts: 'of another branch' })
    const download = (ref_name: string, job: string) =>
      context.act(project.owner, 'downloadArtifactsOfRef', {
        path: { id: project.id, ref_name },
        query: { job },
      })
    const here = await download('master', 'weave')
    here.expectStatus(200)
    expectText(here, textWithoutNewline)
    const there = await download(branch, 'weave')
    there.expectStatus(200)
    expectText(there, 'of another branch')
    const other = await download('master', nonAsciiName)
    other.expectStatus(200)
    expectText(other, 'of another job')
    const binary = await download('master', 'binary')
    binary.expectStatus(200)
    expectBytes(binary, bytes)
    const nowhere = await download(branch, nonAsciiName)
    nowhere.expectStatus(404)
  }),

  'download-artifacts-of-ref/successful-only': [
    check('failed-job', 'The artifacts of a failed job are not returned.', async (context) => {
      for (const status of ['failed', 'canceled', 'running'] as const) {
        const { owner, name, pipeline } = await givenJob(context, { status, artifacts: textWithoutNewline })
        const path = { id: pipeline.project.id, ref_name: 'master' }
        const response = await context.act(owner, 'downloadArtifactsOfRef', { path, query: { job: name } })
        response.expectStatus(404)
      }
    }),
    check('before-a-later-failure', 'A later failure is ignored.', async (context) => {
      const { owner, name, pipeline } = await givenJob(context, {
        status: 'success',
        artifacts: textWithoutNewline,
      })
      const later = await givenPipeline(context, pipeline.project)
      await givenJob(context, { pipeline: later, name, status: 'failed', artifacts: 'torn' })
      const path = { id: pipeline.project.id, ref_name: 'master' }
      const response = await context.act(owner, 'downloadArtifactsOfRef', { path, query: { job: name } })
      response.expectStatus(200)
      expectText(response, textWithoutNewline)
    }),
  ],

  'download-artifacts-of-ref/no-job-is-404': [
    unknown('downloadArtifactsOfRef', 'ref_name'),
    check('of-an-unknown-name', 'An unknown job name is not found.', async (context) => {
      const { owner, pipeline } = await givenJob(context, {
        status: 'success',
        artifacts: textWithoutNewline,
      })
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
} satisfies CoverageOf<'downloadArtifactsOfRef'>
