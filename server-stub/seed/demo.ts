/**
 * Demo data: the users and projects of the contract's examples. They are created by
 * the same handlers as everything else, at the times of the story.
 */
import { accessLevels } from '../database/access-levels.ts'
import { accessRequests } from '../resources/access-requests/handlers.ts'
import { commits } from '../resources/commits/handlers.ts'
import { groups } from '../resources/groups/handlers.ts'
import { members } from '../resources/members/handlers.ts'
import { projects } from '../resources/projects/handlers.ts'
import type { AppContext } from '../services.ts'
import { addBuilding } from './builds.ts'
import { addLoom } from './main-project.ts'
import { addWaitingMerge } from './waiting-merge.ts'
import { addUsers, type SeedUsers } from './users.ts'
import { addDiscussions } from './discussions.ts'
import { requireWholeSeed, seedWhole } from './seeding.ts'
import { addReactions } from './reactions.ts'
import { createdBody, createSeedContext, emptyRequest, type SeedContext } from './context.ts'

export { demoPasswords, demoTokens } from './users.ts'

/** Fills a server whose only user is the administrator; ignores any other. */
export async function seedDemo(appContext: AppContext): Promise<void> {
  const known = await appContext.db.selectFrom('user').select('id').limit(2).execute()
  await requireWholeSeed(appContext.db)
  if (known.length > 1) return
  await seedWhole(appContext.db, appContext.now, () => fill(appContext))
}

async function fill(appContext: AppContext): Promise<void> {
  const context = createSeedContext(appContext)
  const users = await addUsers(context)
  const atelier = await addAtelier(context, users)
  const loom = await addLoom(context, users, atelier)
  await addDiscussions(context, users, loom)
  const sketches = await addSketches(context, users)
  const projects = { loom: loom.project, sketches }
  const { snippet } = await addBuilding(context, users, projects)
  await addReactions(context, users, { ...projects, snippet })
  await addWeavers(context, users)
  await addWaitingMerge(context, users, loom.project)
}

/** A private group with a member in every role, and a subgroup. */
async function addAtelier(context: SeedContext, { mira, tom, yuki, lena }: SeedUsers): Promise<number> {
  context.at('2017-02-20T08:30:00Z')
  const group = { visibility: 'private', request_access_enabled: true } as const
  const result = await groups.createGroup(
    {
      ...emptyRequest,
      operationId: 'createGroup',
      body: { ...group, name: 'Atelier', path: 'atelier', description: 'Everything on the loom.' },
    },
    context.as(mira),
  )
  const atelier = createdBody(result)
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
      context.as(mira),
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
    context.as(mira),
  )
  return atelier.id
}

/** A public group that others want to join, as they do the sketches. */
async function addWeavers(context: SeedContext, { tom, yuki, lena }: SeedUsers): Promise<void> {
  context.at('2017-03-15T09:00:00Z')
  const weavers = createdBody(
    await groups.createGroup(
      {
        ...emptyRequest,
        operationId: 'createGroup',
        body: { name: 'Weavers', path: 'weavers', visibility: 'public', request_access_enabled: true },
      },
      context.as(tom),
    ),
  )
  await accessRequests.createGroupAccessRequest(
    { ...emptyRequest, operationId: 'createGroupAccessRequest', path: { id: weavers.id } },
    context.as(yuki),
  )
  await accessRequests.createProjectAccessRequest(
    { ...emptyRequest, operationId: 'createProjectAccessRequest', path: { id: 'mira/sketches' } },
    context.as(lena),
  )
}

/** A public project in the namespace of a user. */
async function addSketches(context: SeedContext, { mira, tom }: SeedUsers): Promise<number> {
  context.at('2017-03-02T14:00:00Z')
  const result = await projects.createProject(
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
    context.as(mira),
  )
  const sketches = createdBody(result)
  const actions = [{ action: 'create' as const, file_path: 'README.md', content: '# Sketches\n' }]
  await commits.createCommit(
    {
      ...emptyRequest,
      operationId: 'createCommit',
      path: { id: sketches.id },
      body: { branch: 'master', commit_message: 'Begin to draw', actions },
    },
    context.as(mira),
  )
  await members.addProjectMember(
    {
      ...emptyRequest,
      operationId: 'addProjectMember',
      path: { id: sketches.id },
      body: { user_id: tom.id, access_level: accessLevels.developer },
    },
    context.as(mira),
  )
  return sketches.id
}
