/** Spec: document 3, "Jobs". */
import type { Actor } from '../../fixtures/actor.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import type { GivenRepositoryProject } from '../../fixtures/repository.ts'
import { jobStatuses } from '../../fixtures/provisioned.ts'
import { inEveryState } from './job-lists.ts'

export const getJob = {
  'get-job/by-id': [
    check('of-several', 'Each of several jobs is returned by its ID.', async (context) => {
      const { jobs, pipeline, owner } = await context.use(inEveryState)
      const commit = await observeIfPossible<{ readonly id: string }>(
        context,
        () => commitOf(context.as(owner), pipeline.project),
        { id: pipeline.project.commit },
      )
      for (const { id, name, path } of jobs) {
        const response = await context.act(context.as(owner), 'getJob', { path })
        response.expectStatus(200).expectMatch({ id, name, ref: 'master', pipeline: { id: pipeline.id } })
        response.expectMatch({ commit })
      }
    }),
    check('not-of-another-project', 'A job of another project is not found.', async (context) => {
      const { jobs, owner } = await context.use(inEveryState)
      const other = await context.given.project({ by: context.as(owner) })
      const [{ id: job_id } = { id: 0 }] = jobs
      const response = await context.act(context.as(owner), 'getJob', { path: { ...other.path, job_id } })
      response.expectStatus(404)
    }),
  ],

  'get-job/status-values': check(async (context) => {
    const { jobs, owner } = await context.use(inEveryState)
    for (const [index, status] of jobStatuses.entries()) {
      const path = jobs[index]?.path
      if (path === undefined) continue
      const response = await context.act(context.as(owner), 'getJob', { path })
      response.expectStatus(200).expectMatch({ status })
    }
  }),
} satisfies CoverageOf<'getJob'>

/** What a job contains of its commit. */
async function commitOf(by: Actor, { path, commit: sha }: GivenRepositoryProject) {
  const { body } = await by.call('getCommit', { path: { ...path, sha } })
  const { id, author_name, author_email, message, short_id, title } = body
  return { id, author_name, author_email, message, short_id, title }
}
