/** What is built and planned around the loom: a pipeline with jobs, a runner, a trigger, a variable, a board list, a snippet. */
import { createJob, createPipeline } from '../provisioning/jobs.ts'
import { createDeployKey } from '../provisioning/deploy-keys.ts'
import { createEnvironment } from '../provisioning/environments.ts'
import { createRunner } from '../provisioning/runners.ts'
import { createSnippet } from '../provisioning/snippets.ts'
import { boards } from '../resources/boards/handlers.ts'
import { boardsOf } from '../resources/boards/index.ts'
import { broadcastMessages } from '../resources/broadcast-messages/handlers.ts'
import { tags } from '../resources/tags/handlers.ts'
import { triggers } from '../resources/triggers/handlers.ts'
import { variables } from '../resources/variables/handlers.ts'
import type { Services } from '../services.ts'
import type { UserRow } from '../database/tables.ts'
import type { SeedUsers } from './users.ts'
import { emptyRequest, type SeedContext } from './context.ts'

const publicKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHRoZSBrZXkgb2YgdGhlIGRlcGxveW1lbnQgICAgICAg loom@deployment'

/** Ids of the projects of the demo. */
export interface DemoProjects {
  loom: number
  sketches: number
}

export async function addBuilding(
  context: SeedContext,
  users: SeedUsers,
  { loom: project, sketches }: DemoProjects,
): Promise<{ snippet: number }> {
  context.at('2017-03-14T09:31:00Z')
  const services = context.as(users.root)
  await addJobs(services, users, { loom: project, sketches })
  await createEnvironment(services, {
    project_id: project,
    name: 'staging',
    external_url: 'https://staging.example.com',
  })
  await createDeployKey(services, { project_id: project, title: 'Deployment', key: publicKey })
  const author_id = users.mira.id
  const content = 'puts :cloth\n'
  const text = { title: 'Weave once', file_name: 'weave.rb', content, visibility: 'internal' } as const
  const { id } = await createSnippet(services, { ...text, project_id: sketches, author_id })
  await addAutomation(context, users, project)
  return { snippet: id }
}

/** A pipeline whose test has passed, with artifacts, and whose deployment is still running. */
async function addJobs(
  services: Services,
  { tom }: SeedUsers,
  { loom, sketches }: DemoProjects,
): Promise<void> {
  const weaver = await createRunner(services, {
    project_ids: [loom, sketches],
    description: 'Weaving room',
    tag_list: ['ruby'],
    token: 'demo-token-of-runner',
  })
  await createRunner(services, {
    is_shared: true,
    description: 'Shared runner',
    token: 'demo-token-of-shared-runner',
  })
  await createRunner(services, {
    project_ids: [loom],
    description: 'Dyeing room',
    token: 'demo-token-of-second-runner',
  })
  const { id } = await createPipeline(services, { project_id: loom, ref: 'feature/warp', user_id: tom.id })
  const common = { pipeline_id: id, user_id: tom.id, runner_id: weaver.id }
  await createJob(services, {
    ...common,
    name: 'rspec',
    status: 'success',
    coverage: 98.3,
    trace: 'Running with rspec\n3 examples, 0 failures\n',
    artifacts: {
      file_name: 'artifacts.zip',
      content: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==',
      encoding: 'base64',
    },
  })
  await createJob(services, { ...common, name: 'deploy', stage: 'deploy', status: 'running' })
}

async function addAutomation(
  context: SeedContext,
  { mira, root }: SeedUsers,
  project: number,
): Promise<void> {
  const request = { ...emptyRequest, path: { id: project } }
  await triggers.createTrigger(
    { ...request, operationId: 'createTrigger', body: { description: 'Nightly' } },
    context.as(mira),
  )
  // Fixed, so that the sample of the reference can be sent unchanged.
  const token = 'demo-token-of-trigger'
  await context.appContext.db
    .updateTable('pipeline_trigger')
    .set({ token })
    .where('project_id', '=', project)
    .execute()
  await variables.createVariable(
    { ...request, operationId: 'createVariable', body: { key: 'WEAVER_KEY', value: 'madder' } },
    context.as(mira),
  )
  await broadcastMessages.createBroadcastMessage(
    { ...emptyRequest, operationId: 'createBroadcastMessage', body: { message: 'The looms rest tonight.' } },
    context.as(root),
  )
  await tags.createRelease(
    {
      ...emptyRequest,
      operationId: 'createRelease',
      path: { id: project, tag_name: 'v1.0.0' },
      body: { description: 'The first cloth.' },
    },
    context.as(mira),
  )
  await addBoardLists(context, mira, project)
}

async function addBoardLists(context: SeedContext, mira: UserRow, project: number): Promise<void> {
  const { db } = context.appContext
  const board = await boardsOf(db, project).executeTakeFirstOrThrow()
  for (const name of ['weaving', 'bug']) {
    const label = db
      .selectFrom('label')
      .select('id')
      .where('project_id', '=', project)
      .where('name', '=', name)
    const { id: label_id } = await label.executeTakeFirstOrThrow()
    const path = { id: project, board_id: board.id }
    await boards.createBoardList(
      { ...emptyRequest, operationId: 'createBoardList', path, body: { label_id } },
      context.as(mira),
    )
  }
}
