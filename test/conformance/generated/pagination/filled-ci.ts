/** Lists of boards, variables, triggers, runners and jobs with enough of them to turn pages. */
import { givenBoard, givenBoardList } from '../../fixtures/boards.ts'
import { givenTrigger, givenVariable } from '../../fixtures/ci.ts'
import { givenJob, givenPipeline, givenRunner } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { FilledList } from './filled-lists.ts'

const five = [1, 2, 3, 4, 5] as const

export const boards = {
  async listBoards({ owner, given }: CheckContext): Promise<FilledList> {
    const { path } = await given.project()
    return { by: owner, path, query: {}, key: 'id', least: 0 }
  },

  async listBoardLists(context: CheckContext): Promise<FilledList> {
    const board = await givenBoard(context)
    for (const _ of five) await givenBoardList(context, board)
    return { by: board.owner, path: board.path, query: {}, key: 'id', least: 5 }
  },
}

export const builds = {
  async listVariables(context: CheckContext): Promise<FilledList> {
    const project = await context.given.project()
    for (const number of five) await givenVariable(context, { project, key: `KEY_${number}` })
    return { by: project.owner, path: project.path, query: {}, key: 'key', least: 5 }
  },

  async listTriggers(context: CheckContext): Promise<FilledList> {
    const project = await context.given.project()
    for (const _ of five) await givenTrigger(context, { project })
    return { by: project.owner, path: project.path, query: {}, key: 'id', least: 5 }
  },

  async listJobs(context: CheckContext): Promise<FilledList> {
    const pipeline = await jobsInTwoStates(context)
    const { path } = pipeline.project
    return { by: pipeline.owner, path, query: { scope: ['success', 'failed'] }, key: 'id', least: 5 }
  },

  async listPipelineJobs(context: CheckContext): Promise<FilledList> {
    const { id, owner, project } = await jobsInTwoStates(context)
    const path = { id: project.id, pipeline_id: id }
    return { by: owner, path, query: { scope: ['success', 'failed'] }, key: 'id', least: 5 }
  },
}

export const runners = {
  async listRunners(context: CheckContext): Promise<FilledList> {
    const by = await context.given.user()
    const projects = [await context.given.project({ by })]
    for (const _ of five) await givenRunner(context, { projects })
    // A page that loses the filter shows it.
    await givenRunner(context, { projects, active: false })
    return { by, path: {}, query: { scope: 'active' }, key: 'id', least: 5 }
  },

  async listAllRunners(context: CheckContext): Promise<FilledList> {
    const projects = [await context.given.project()]
    for (const _ of five) await givenRunner(context, { projects, active: false })
    return { by: context.admin, path: {}, query: { scope: 'paused' }, key: 'id', least: 5 }
  },

  async listProjectRunners(context: CheckContext): Promise<FilledList> {
    const project = await context.given.project({ shared_runners_enabled: false })
    for (const _ of five) await givenRunner(context, { projects: [project] })
    return { by: project.owner, path: project.path, query: {}, key: 'id', least: 5 }
  },
}

/** Five jobs that the filters of the stage let through, and one that they do not. */
async function jobsInTwoStates(context: CheckContext) {
  const pipeline = await givenPipeline(context)
  for (const number of five) {
    const status = number % 2 === 0 ? 'failed' : 'success'
    await givenJob(context, { pipeline, status, name: `job ${number}` })
  }
  await givenJob(context, { pipeline, status: 'running', name: 'another' })
  return pipeline
}
