/**
 * Data to try things out with: the people and projects that the contract's examples speak of. They come into being by
 * the same handlers as everything else, at the times of the story.
 */
import { accessRequests } from '../resources/access-requests/handlers.ts'
import { commits } from '../resources/commits/handlers/index.ts'
import { groups } from '../resources/groups/handlers.ts'
import { members } from '../resources/members/handlers.ts'
import { projects } from '../resources/projects/handlers.ts'
import type { AppContext } from '../services.ts'
import { addBuilding } from './builds.ts'
import { addLoom } from './main-project.ts'
import { addPeople, type Cast } from './users.ts'
import { addTalk } from './discussions.ts'
import { addReactions } from './reactions.ts'
import { createdBody, createStage, emptyRequest, type Stage } from './context.ts'

export { demoTokens } from './users.ts'

/** Fills a server that knows the administrator alone; leaves any other as it is. */
export async function seedDemo(appContext: AppContext): Promise<void> {
  const known = await appContext.db.selectFrom('user').select('id').limit(2).execute()
  if (known.length > 1) return
  const stage = createStage(appContext)
  const cast = await addPeople(stage)
  const atelier = await addAtelier(stage, cast)
  const loom = await addLoom(stage, cast, atelier)
  await addTalk(stage, cast, loom)
  const sketches = await addSketches(stage, cast)
  const places = { loom: loom.project, sketches }
  const { snippet } = await addBuilding(stage, cast, places)
  await addReactions(stage, cast, { ...places, snippet })
  await addWeavers(stage, cast)
}

/** A private group with somebody in every role, and a group within. */
async function addAtelier(stage: Stage, { mira, tom, yuki, lena }: Cast): Promise<number> {
  stage.at('2017-02-20T08:30:00Z')
  const group = { visibility: 'private', request_access_enabled: true } as const
  const reply = await groups.createGroup(
    {
      ...emptyRequest,
      operationId: 'createGroup',
      body: { ...group, name: 'Atelier', path: 'atelier', description: 'Everything on the loom.' },
    },
    stage.as(mira),
  )
  const atelier = createdBody(reply)
  for (const [user, access_level] of [
    [tom, 30],
    [yuki, 20],
    [lena, 10],
  ] as const)
    await members.addGroupMember(
      {
        ...emptyRequest,
        operationId: 'addGroupMember',
        path: { id: atelier.id },
        body: { user_id: user.id, access_level },
      },
      stage.as(mira),
    )
  await groups.createGroup(
    {
      ...emptyRequest,
      operationId: 'createGroup',
      body: {
        ...group,
        name: 'Dyes',
        path: 'dyes',
        parent_id: atelier.id,
        description: 'Recipes for colours.',
      },
    },
    stage.as(mira),
  )
  return atelier.id
}

/** A public group that others want to join, as they do the sketches. */
async function addWeavers(stage: Stage, { tom, yuki, lena }: Cast): Promise<void> {
  stage.at('2017-03-15T09:00:00Z')
  const weavers = createdBody(
    await groups.createGroup(
      {
        ...emptyRequest,
        operationId: 'createGroup',
        body: { name: 'Weavers', path: 'weavers', visibility: 'public', request_access_enabled: true },
      },
      stage.as(tom),
    ),
  )
  await accessRequests.createGroupAccessRequest(
    { ...emptyRequest, operationId: 'createGroupAccessRequest', path: { id: weavers.id } },
    stage.as(yuki),
  )
  await accessRequests.createProjectAccessRequest(
    { ...emptyRequest, operationId: 'createProjectAccessRequest', path: { id: 'mira/sketches' } },
    stage.as(lena),
  )
}

/** A public project in the namespace of a user. */
async function addSketches(stage: Stage, { mira, tom }: Cast): Promise<number> {
  stage.at('2017-03-02T14:00:00Z')
  const reply = await projects.createProject(
    {
      ...emptyRequest,
      operationId: 'createProject',
      body: {
        name: 'Sketches',
        description: 'Drafts that may become cloth.',
        visibility: 'public',
        request_access_enabled: true,
        tag_list: ['drawing', 'drafts'],
      },
    },
    stage.as(mira),
  )
  const sketches = createdBody(reply)
  const actions = [{ action: 'create' as const, file_path: 'README.md', content: '# Sketches\n' }]
  await commits.createCommit(
    {
      ...emptyRequest,
      operationId: 'createCommit',
      path: { id: sketches.id },
      body: { branch: 'master', commit_message: 'Begin to draw', actions },
    },
    stage.as(mira),
  )
  await members.addProjectMember(
    {
      ...emptyRequest,
      operationId: 'addProjectMember',
      path: { id: sketches.id },
      body: { user_id: tom.id, access_level: 30 },
    },
    stage.as(mira),
  )
  return sketches.id
}
