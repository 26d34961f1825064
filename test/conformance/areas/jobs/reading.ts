/** Spec: document 3, "Jobs": the lists and the single job. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { givenJob, givenPipeline, jobStatuses, type GivenJob } from '../../fixtures/provisioned.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** A job in each state, all of one pipeline, and another pipeline of the same project with one. */
const inEveryState = new Shared('jobs in every state', async (context) => {
  const pipeline = await givenPipeline(context)
  const jobs: GivenJob[] = []
  for (const status of jobStatuses) {
    jobs.push(await givenJob(context, { pipeline, status, name: `is ${status}` }))
  }
  const later = await givenPipeline(context, pipeline.project)
  const another = await givenJob(context, { pipeline: later, status: 'success', name: 'another' })
  return { pipeline, jobs, another, owner: pipeline.owner }
})

/** The two lists, of a project and of a pipeline, and which jobs of the gallery each has. */
const lists = {
  ofProject: { operation: 'listJobs', withAnother: true },
  ofPipeline: { operation: 'listPipelineJobs', withAnother: false },
} as const

type List = (typeof lists)[keyof typeof lists]

async function asked(list: List, context: CheckContext, query: Readonly<Record<string, unknown>>) {
  const { pipeline, jobs, another, owner } = await context.use(inEveryState)
  const { id } = pipeline.project
  const path = list.withAnother ? { id } : { id, pipeline_id: pipeline.id }
  const response = await context.as(owner).sendUnchecked({ operation: list.operation, path, query })
  const ids = (...statuses: readonly string[]) =>
    [
      ...jobs.filter((_, index) => statuses.includes(jobStatuses[index] ?? '')),
      ...(list.withAnother && statuses.includes('success') ? [another] : []),
    ].map((job) => job.id)
  return { response, ids }
}

function scopeDefault(list: List): Check {
  return check(async (context) => {
    const { response, ids } = await asked(list, context, {})
    response.expectStatus(200).expectValues('id', ids(...jobStatuses))
  })
}

function scopeOne(list: List): Check {
  return check(async (context) => {
    for (const scope of jobStatuses) {
      const { response, ids } = await asked(list, context, { scope })
      response.expectStatus(200).expectValues('id', ids(scope)).expectEvery('status', scope)
    }
  })
}

function scopeSeveral(list: List): Check {
  return check(async (context) => {
    for (const scope of [
      ['pending', 'running'],
      ['success', 'manual', 'skipped'],
    ]) {
      const { response, ids } = await asked(list, context, { scope })
      response.expectStatus(200).expectValues('id', ids(...scope))
    }
  })
}

function scopeValues(list: List): Check {
  return check(async (context) => {
    for (const scope of ['no-such-state', ['success', 'no-such-state']]) {
      const { response } = await asked(list, context, { scope })
      response.expectStatus(400)
    }
  })
}

export const reading = {
  'list-jobs/scope-default': scopeDefault(lists.ofProject),
  'list-jobs/scope-one': scopeOne(lists.ofProject),
  'list-jobs/scope-several': scopeSeveral(lists.ofProject),
  'list-jobs/scope-values': scopeValues(lists.ofProject),

  'list-pipeline-jobs/pipeline-jobs': check(async (context) => {
    const { pipeline, jobs, another, owner } = await context.use(inEveryState)
    const by = context.as(owner)
    const { id } = pipeline.project
    const first = await context.act(by, 'listPipelineJobs', { path: { id, pipeline_id: pipeline.id } })
    first.expectStatus(200).expectValues(
      'id',
      jobs.map((job) => job.id),
    )
    const second = await context.act(by, 'listPipelineJobs', {
      path: { id, pipeline_id: another.pipeline.id },
    })
    second.expectStatus(200).expectValues('id', [another.id])
  }),

  'list-pipeline-jobs/scope-default': scopeDefault(lists.ofPipeline),
  'list-pipeline-jobs/scope-one': scopeOne(lists.ofPipeline),
  'list-pipeline-jobs/scope-several': scopeSeveral(lists.ofPipeline),
  'list-pipeline-jobs/scope-values': scopeValues(lists.ofPipeline),

  'get-job/by-id': [
    check('of-several', 'of several', async (context) => {
      const { jobs, pipeline, owner } = await context.use(inEveryState)
      for (const { id, name, path } of jobs) {
        const response = await context.act(context.as(owner), 'getJob', { path })
        response.expectStatus(200).expectMatch({ id, name, ref: 'master', pipeline: { id: pipeline.id } })
        response.expectMatch({ commit: { id: pipeline.project.commit } })
      }
    }),
    check('not-of-another-project', 'not of another project', async (context) => {
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
} satisfies CoverageOf<'listJobs' | 'listPipelineJobs' | 'getJob'>
