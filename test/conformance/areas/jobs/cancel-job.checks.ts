/** Spec: document 3, "Jobs". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenJob } from '../../fixtures/provisioned.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'

export const cancelJob = {
  'cancel-job/cancels': (['created', 'pending', 'running'] as const).map((status) =>
    check(status, `A job in the state \`${status}\` is accepted.`, async (context) => {
      const { owner, id, name, path, pipeline } = await givenJob(context, { status })
      const other = await givenJob(context, { pipeline, status, name: 'other' })
      const scope = { path: pipeline.project.path, query: { scope: ['canceled' as const] } }
      await owner.call('getJob', { path })
      await owner.call('listJobs', scope)
      const canceled = await context.act(owner, 'cancelJob', { path })
      canceled.expectStatusIn(200, 201).expectMatch({ id, name, status: 'canceled' })
      const response = await owner.observe('getJob', { path })
      response.expectMatch({ id, status: 'canceled' })
      expectSameRecord(response, canceled)
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
} satisfies CoverageOf<'cancelJob'>
