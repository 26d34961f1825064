/** Valid requests to the operations on variables, triggers, runners, jobs and worker metrics. Spec: document 3. */
import { givenTrigger, givenVariable } from '../../fixtures/ci.ts'
import { givenJob, givenPipeline, givenRunner, type JobOptions } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { RequestBuilders, Visibility } from './request.ts'

export const variables = {
  listVariables: (context, visibility) => inProject(context, visibility),

  createVariable: async (context, visibility) => {
    const { by, input } = await inProject(context, visibility)
    return { by, input: { ...input, body: { key: 'WARP_KEY', value: 'tight', protected: true } } }
  },

  getVariable: async (context, visibility) => {
    const { path, project } = await givenVariable(context, { visibility })
    return { by: project.owner, input: { path } }
  },

  updateVariable: async (context, visibility) => {
    const { path, project } = await givenVariable(context, { visibility })
    return { by: project.owner, input: { path, body: { value: 'loose', protected: true } } }
  },

  deleteVariable: async (context, visibility) => {
    const { path, project } = await givenVariable(context, { visibility })
    return { by: project.owner, input: { path } }
  },
} satisfies RequestBuilders<'variables'>

export const triggers = {
  listTriggers: (context, visibility) => inProject(context, visibility),

  createTrigger: async (context, visibility) => {
    const { by, input } = await inProject(context, visibility)
    return { by, input: { ...input, body: { description: 'Nightly' } } }
  },

  getTrigger: (context, visibility) => onTrigger(context, visibility),

  updateTrigger: async (context, visibility) => {
    const { by, input } = await onTrigger(context, visibility)
    return { by, input: { ...input, body: { description: 'Weekly' } } }
  },

  deleteTrigger: (context, visibility) => onTrigger(context, visibility),
  takeTriggerOwnership: (context, visibility) => onTrigger(context, visibility),
} satisfies RequestBuilders<'triggers'>

export const runners = {
  listRunners: async ({ owner }) => ({ by: owner, input: {} }),
  listAllRunners: async ({ admin }) => ({ by: admin, input: {} }),

  getRunner: (context) => onRunner(context),

  updateRunner: async (context) => {
    const { by, input } = await onRunner(context)
    return {
      by,
      input: { ...input, body: { description: `Changed ${context.run.id}`, active: true, tag_list: ['one'] } },
    }
  },

  deleteRunner: (context) => onRunner(context),

  listProjectRunners: (context, visibility) => inProject(context, visibility),

  enableProjectRunner: async (context, visibility) => {
    const { by, input } = await inProject(context, visibility)
    const runner = await givenRunner(context, { projects: [await context.given.project()] })
    return { by, input: { ...input, body: { runner_id: runner.id } } }
  },

  disableProjectRunner: async (context, visibility) => {
    const project = await context.given.project({ visibility })
    const runner = await givenRunner(context, { projects: [project, await context.given.project()] })
    return { by: project.owner, input: { path: { id: project.id, runner_id: runner.id } } }
  },
} satisfies RequestBuilders<'runners'>

export const jobs = {
  listJobs: (context, visibility) => inProject(context, visibility),

  listPipelineJobs: async (context, visibility) => {
    const { id, project, owner } = await givenPipeline(context, undefined, visibility)
    return { by: owner, input: { path: { id: project.id, pipeline_id: id } } }
  },

  getJob: (context, visibility) => onJob(context, { visibility }),
  downloadJobArtifacts: (context, visibility) => onJob(context, { visibility, ...finished }),

  downloadArtifactsOfRef: async (context, visibility) => {
    const { owner, name, pipeline } = await givenJob(context, { visibility, ...finished })
    const path = { id: pipeline.project.id, ref_name: 'master' }
    return { by: owner, input: { path, query: { job: name } } }
  },

  getJobTrace: (context, visibility) => onJob(context, { visibility, ...finished }),
  cancelJob: (context, visibility) => onJob(context, { visibility, status: 'running' }),
  retryJob: (context, visibility) => onJob(context, { visibility, status: 'failed' }),
  eraseJob: (context, visibility) => onJob(context, { visibility, ...finished }),

  keepJobArtifacts: (context, visibility) =>
    onJob(context, { visibility, ...finished, expires_at: '2099-12-31T00:00:00Z' }),
} satisfies RequestBuilders<'jobs'>

export const workerMetrics = {
  getQueueMetrics: async ({ admin }) => ({ by: admin, input: {} }),
  getProcessMetrics: async ({ admin }) => ({ by: admin, input: {} }),
  getJobStatistics: async ({ admin }) => ({ by: admin, input: {} }),
  getCompoundMetrics: async ({ admin }) => ({ by: admin, input: {} }),
} satisfies RequestBuilders<'worker-metrics'>

const finished = { status: 'success', trace: 'All green.\n', artifacts: 'woven\n' } as const

async function inProject({ owner, given }: CheckContext, visibility: Visibility) {
  const { path } = await given.project({ visibility })
  return { by: owner, input: { path } }
}

async function onTrigger(context: CheckContext, visibility: Visibility) {
  const { path, project } = await givenTrigger(context, { visibility })
  return { by: project.owner, input: { path } }
}

async function onRunner(context: CheckContext) {
  const project = await context.given.project()
  const { path } = await givenRunner(context, { projects: [project] })
  return { by: project.owner, input: { path } }
}

async function onJob(context: CheckContext, wishes: JobOptions) {
  const { owner, path } = await givenJob(context, wishes)
  return { by: owner, input: { path } }
}
