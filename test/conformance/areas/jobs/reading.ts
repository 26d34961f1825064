/** Spec: document 3, "Jobs": the lists and the single job. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { givenJob, givenPipeline, jobStatuses, type GivenJob } from '../../fixtures/provisioned.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { World } from '../../fixtures/context.ts'

/** A job in each state, all of one pipeline, and another pipeline of the same project with one. */
const inEveryState = new Shared('jobs in every state', async (world) => {
  const pipeline = await givenPipeline(world)
  const jobs: GivenJob[] = []
  for (const status of jobStatuses) {
    jobs.push(await givenJob(world, { pipeline, status, name: `is ${status}` }))
  }
  const later = await givenPipeline(world, pipeline.project)
  const another = await givenJob(world, { pipeline: later, status: 'success', name: 'another' })
  return { pipeline, jobs, another, owner: pipeline.owner }
})

/** The two lists, of a project and of a pipeline, and which jobs of the gallery each has. */
const lists = {
  ofProject: { operation: 'listJobs', withAnother: true },
  ofPipeline: { operation: 'listPipelineJobs', withAnother: false },
} as const

type List = (typeof lists)[keyof typeof lists]

async function asked(list: List, world: World, query: Readonly<Record<string, unknown>>) {
  const { pipeline, jobs, another, owner } = await world.uses(inEveryState)
  const { id } = pipeline.project
  const path = list.withAnother ? { id } : { id, pipeline_id: pipeline.id }
  const answer = await world.acting(owner).sends({ operation: list.operation, path, query })
  const ids = (...statuses: readonly string[]) =>
    [
      ...jobs.filter((_, index) => statuses.includes(jobStatuses[index] ?? '')),
      ...(list.withAnother && statuses.includes('success') ? [another] : []),
    ].map((job) => job.id)
  return { answer, ids }
}

function scopeDefault(list: List): Check {
  return check(async (world) => {
    const { answer, ids } = await asked(list, world, {})
    answer.is(200).lists('id', ids(...jobStatuses))
  })
}

function scopeOne(list: List): Check {
  return check(async (world) => {
    for (const scope of jobStatuses) {
      const { answer, ids } = await asked(list, world, { scope })
      answer.is(200).lists('id', ids(scope)).allShow('status', scope)
    }
  })
}

function scopeSeveral(list: List): Check {
  return check(async (world) => {
    for (const scope of [
      ['pending', 'running'],
      ['success', 'manual', 'skipped'],
    ]) {
      const { answer, ids } = await asked(list, world, { scope })
      answer.is(200).lists('id', ids(...scope))
    }
  })
}

function scopeValues(list: List): Check {
  return check(async (world) => {
    for (const scope of ['no-such-state', ['success', 'no-such-state']]) {
      const { answer } = await asked(list, world, { scope })
      answer.is(400)
    }
  })
}

export const reading = {
  'list-jobs/scope-default': scopeDefault(lists.ofProject),
  'list-jobs/scope-one': scopeOne(lists.ofProject),
  'list-jobs/scope-several': scopeSeveral(lists.ofProject),
  'list-jobs/scope-values': scopeValues(lists.ofProject),

  'list-pipeline-jobs/pipeline-jobs': check(async (world) => {
    const { pipeline, jobs, another, owner } = await world.uses(inEveryState)
    const by = world.acting(owner)
    const { id } = pipeline.project
    const first = await by.tries('listPipelineJobs', { path: { id, pipeline_id: pipeline.id } })
    first.is(200).lists(
      'id',
      jobs.map((job) => job.id),
    )
    const second = await by.tries('listPipelineJobs', { path: { id, pipeline_id: another.pipeline.id } })
    second.is(200).lists('id', [another.id])
  }),

  'list-pipeline-jobs/scope-default': scopeDefault(lists.ofPipeline),
  'list-pipeline-jobs/scope-one': scopeOne(lists.ofPipeline),
  'list-pipeline-jobs/scope-several': scopeSeveral(lists.ofPipeline),
  'list-pipeline-jobs/scope-values': scopeValues(lists.ofPipeline),

  'get-job/by-id': [
    check('of several', async (world) => {
      const { jobs, pipeline, owner } = await world.uses(inEveryState)
      for (const { id, name, path } of jobs) {
        const answer = await world.acting(owner).tries('getJob', { path })
        answer.is(200).shows({ id, name, ref: 'master', pipeline: { id: pipeline.id } })
        answer.shows({ commit: { id: pipeline.project.commit } })
      }
    }),
    check('not of another project', async (world) => {
      const { jobs, owner } = await world.uses(inEveryState)
      const other = await world.given.project({ by: world.acting(owner) })
      const [{ id: job_id } = { id: 0 }] = jobs
      const answer = await world.acting(owner).tries('getJob', { path: { ...other.path, job_id } })
      answer.is(404)
    }),
  ],

  'get-job/status-values': check(async (world) => {
    const { jobs, owner } = await world.uses(inEveryState)
    for (const [index, status] of jobStatuses.entries()) {
      const path = jobs[index]?.path
      if (path === undefined) continue
      const answer = await world.acting(owner).tries('getJob', { path })
      answer.is(200).shows({ status })
    }
  }),
} satisfies CoverageOf<'listJobs' | 'listPipelineJobs' | 'getJob'>
