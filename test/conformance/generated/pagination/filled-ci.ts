/** Lists of boards, variables, triggers, runners and jobs with enough of them to turn pages. */
import { givenBoard, givenBoardList } from '../../fixtures/boards.ts'
import { givenTrigger, givenVariable } from '../../fixtures/ci.ts'
import { givenJob, givenPipeline, givenRunner } from '../../fixtures/provisioned.ts'
import type { World } from '../../fixtures/context.ts'
import type { Stage } from './filled-lists.ts'

const five = [1, 2, 3, 4, 5] as const

export const boards = {
  async listBoards({ owner, given }: World): Promise<Stage> {
    const { path } = await given.project()
    return { by: owner, path, query: {}, key: 'id', least: 0 }
  },

  async listBoardLists(world: World): Promise<Stage> {
    const board = await givenBoard(world)
    for (const _ of five) await givenBoardList(world, board)
    return { by: board.owner, path: board.path, query: {}, key: 'id', least: 5 }
  },
}

export const builds = {
  async listVariables(world: World): Promise<Stage> {
    const project = await world.given.project()
    for (const number of five) await givenVariable(world, { project, key: `KEY_${number}` })
    return { by: project.owner, path: project.path, query: {}, key: 'key', least: 5 }
  },

  async listTriggers(world: World): Promise<Stage> {
    const project = await world.given.project()
    for (const _ of five) await givenTrigger(world, { project })
    return { by: project.owner, path: project.path, query: {}, key: 'id', least: 5 }
  },

  async listJobs(world: World): Promise<Stage> {
    const pipeline = await jobsInTwoStates(world)
    const { path } = pipeline.project
    return { by: pipeline.owner, path, query: { scope: ['success', 'failed'] }, key: 'id', least: 5 }
  },

  async listPipelineJobs(world: World): Promise<Stage> {
    const { id, owner, project } = await jobsInTwoStates(world)
    const path = { id: project.id, pipeline_id: id }
    return { by: owner, path, query: { scope: ['success', 'failed'] }, key: 'id', least: 5 }
  },
}

export const runners = {
  async listRunners(world: World): Promise<Stage> {
    const by = await world.given.user()
    const projects = [await world.given.project({ by })]
    for (const _ of five) await givenRunner(world, { projects })
    // A page that loses the filter shows it.
    await givenRunner(world, { projects, active: false })
    return { by, path: {}, query: { scope: 'active' }, key: 'id', least: 5 }
  },

  async listAllRunners(world: World): Promise<Stage> {
    const projects = [await world.given.project()]
    for (const _ of five) await givenRunner(world, { projects, active: false })
    return { by: world.admin, path: {}, query: { scope: 'paused' }, key: 'id', least: 5 }
  },

  async listProjectRunners(world: World): Promise<Stage> {
    const project = await world.given.project({ shared_runners_enabled: false })
    for (const _ of five) await givenRunner(world, { projects: [project] })
    return { by: project.owner, path: project.path, query: {}, key: 'id', least: 5 }
  },
}

/** Five jobs that the filters of the stage let through, and one that they do not. */
async function jobsInTwoStates(world: World) {
  const pipeline = await givenPipeline(world)
  for (const number of five) {
    const status = number % 2 === 0 ? 'failed' : 'success'
    await givenJob(world, { pipeline, status, name: `job ${number}` })
  }
  await givenJob(world, { pipeline, status: 'running', name: 'another' })
  return pipeline
}
