/** Valid requests to the operations on variables, triggers, runners, jobs and worker metrics. Spec: document 3. */
import { givenTrigger, givenVariable } from '../../fixtures/ci.ts'
import { givenJob, givenPipeline, givenRunner, type JobWishes } from '../../fixtures/provisioned.ts'
import type { World } from '../../fixtures/context.ts'
import type { Recipes, Visibility } from './request.ts'

export const variables = {
  listVariables: (world, visibility) => inProject(world, visibility),

  createVariable: async (world, visibility) => {
    const { by, input } = await inProject(world, visibility)
    return { by, input: { ...input, body: { key: 'WARP_KEY', value: 'tight', protected: true } } }
  },

  getVariable: async (world, visibility) => {
    const { path, project } = await givenVariable(world, { visibility })
    return { by: project.owner, input: { path } }
  },

  updateVariable: async (world, visibility) => {
    const { path, project } = await givenVariable(world, { visibility })
    return { by: project.owner, input: { path, body: { value: 'loose', protected: true } } }
  },

  deleteVariable: async (world, visibility) => {
    const { path, project } = await givenVariable(world, { visibility })
    return { by: project.owner, input: { path } }
  },
} satisfies Recipes<'variables'>

export const triggers = {
  listTriggers: (world, visibility) => inProject(world, visibility),

  createTrigger: async (world, visibility) => {
    const { by, input } = await inProject(world, visibility)
    return { by, input: { ...input, body: { description: 'Nightly' } } }
  },

  getTrigger: (world, visibility) => onTrigger(world, visibility),

  updateTrigger: async (world, visibility) => {
    const { by, input } = await onTrigger(world, visibility)
    return { by, input: { ...input, body: { description: 'Weekly' } } }
  },

  deleteTrigger: (world, visibility) => onTrigger(world, visibility),
  takeTriggerOwnership: (world, visibility) => onTrigger(world, visibility),
} satisfies Recipes<'triggers'>

export const runners = {
  listRunners: async ({ owner }) => ({ by: owner, input: {} }),
  listAllRunners: async ({ admin }) => ({ by: admin, input: {} }),

  getRunner: (world) => onRunner(world),

  updateRunner: async (world) => {
    const { by, input } = await onRunner(world)
    return {
      by,
      input: { ...input, body: { description: `Changed ${world.run.id}`, active: true, tag_list: ['one'] } },
    }
  },

  deleteRunner: (world) => onRunner(world),

  listProjectRunners: (world, visibility) => inProject(world, visibility),

  enableProjectRunner: async (world, visibility) => {
    const { by, input } = await inProject(world, visibility)
    const runner = await givenRunner(world, { projects: [await world.given.project()] })
    return { by, input: { ...input, body: { runner_id: runner.id } } }
  },

  disableProjectRunner: async (world, visibility) => {
    const project = await world.given.project({ visibility })
    const runner = await givenRunner(world, { projects: [project, await world.given.project()] })
    return { by: project.owner, input: { path: { id: project.id, runner_id: runner.id } } }
  },
} satisfies Recipes<'runners'>

export const jobs = {
  listJobs: (world, visibility) => inProject(world, visibility),

  listPipelineJobs: async (world, visibility) => {
    const { id, project, owner } = await givenPipeline(world, undefined, visibility)
    return { by: owner, input: { path: { id: project.id, pipeline_id: id } } }
  },

  getJob: (world, visibility) => onJob(world, { visibility }),
  downloadJobArtifacts: (world, visibility) => onJob(world, { visibility, ...finished }),

  downloadArtifactsOfRef: async (world, visibility) => {
    const { owner, name, pipeline } = await givenJob(world, { visibility, ...finished })
    const path = { id: pipeline.project.id, ref_name: 'master' }
    return { by: owner, input: { path, query: { job: name } } }
  },

  getJobTrace: (world, visibility) => onJob(world, { visibility, ...finished }),
  cancelJob: (world, visibility) => onJob(world, { visibility, status: 'running' }),
  retryJob: (world, visibility) => onJob(world, { visibility, status: 'failed' }),
  eraseJob: (world, visibility) => onJob(world, { visibility, ...finished }),

  keepJobArtifacts: (world, visibility) =>
    onJob(world, { visibility, ...finished, expires_at: '2099-12-31T00:00:00Z' }),
} satisfies Recipes<'jobs'>

export const workerMetrics = {
  getQueueMetrics: async ({ admin }) => ({ by: admin, input: {} }),
  getProcessMetrics: async ({ admin }) => ({ by: admin, input: {} }),
  getJobStatistics: async ({ admin }) => ({ by: admin, input: {} }),
  getCompoundMetrics: async ({ admin }) => ({ by: admin, input: {} }),
} satisfies Recipes<'worker-metrics'>

const finished = { status: 'success', trace: 'All green.\n', artifacts: 'woven\n' } as const

async function inProject({ owner, given }: World, visibility: Visibility) {
  const { path } = await given.project({ visibility })
  return { by: owner, input: { path } }
}

async function onTrigger(world: World, visibility: Visibility) {
  const { path, project } = await givenTrigger(world, { visibility })
  return { by: project.owner, input: { path } }
}

async function onRunner(world: World) {
  const project = await world.given.project()
  const { path } = await givenRunner(world, { projects: [project] })
  return { by: project.owner, input: { path } }
}

async function onJob(world: World, wishes: JobWishes) {
  const { owner, path } = await givenJob(world, wishes)
  return { by: owner, input: { path } }
}
