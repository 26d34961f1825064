/** The loom: a private project with history, branches, tags, a fork and an open merge request. */
import { branches } from '../resources/branches/handlers.ts'
import { commits } from '../resources/commits/handlers.ts'
import { mergeRequests } from '../resources/merge-requests/handlers.ts'
import { projects } from '../resources/projects/handlers.ts'
import { tagRef } from '../git/ref-name.ts'
import { moveRef } from '../git/refs.ts'
import { nextIid } from '../resources/projects/index.ts'
import type { UserRow } from '../database/tables.ts'
import { commit, createBranch, openMergeRequest } from './branches.ts'
import type { SeedUsers } from './users.ts'
import { createdBody, emptyRequest, type SeedContext } from './context.ts'

const shuttle = 'class Shuttle\n  def pass\n  end\nend\n'
const tensioned = 'class Shuttle\n  TENSION = 12\n  def pass\n  end\nend\n'

/** Records that other parts of the demo data refer to. */
export interface Loom {
  project: number
  milestone: number
  mergeRequest: number
}

export async function addLoom(context: SeedContext, users: SeedUsers, group: number): Promise<Loom> {
  const { mira, tom } = users
  const loom = await createLoom(context, mira, group)
  const milestone = await plan(context, loom)

  const first = await commit(context, mira, loom, '2017-03-01T10:00:00Z', {
    message: 'Set up the loom',
    actions: [{ action: 'create', file_path: 'README.md', content: '# Loom\n' }],
  })
  const second = await commit(context, mira, loom, '2017-03-10T16:40:00Z', {
    message: 'Describe the shuttle',
    actions: [{ action: 'create', file_path: 'lib/shuttle.rb', content: shuttle }],
  })
  await tag(context, mira, loom, { first, second })

  context.at('2017-03-11T12:00:00Z')
  await projects.forkProject(
    { ...emptyRequest, operationId: 'forkProject', path: { id: loom }, body: {} },
    context.as(tom),
  )
  await giveUpColour(context, users, loom)
  const mergeRequest = await tensionWarp(context, users, loom, milestone)
  await straightenSelvedge(context, users, loom)
  return { project: loom, milestone, mergeRequest }
}

async function createLoom(context: SeedContext, mira: UserRow, group: number): Promise<number> {
  context.at('2017-03-01T09:30:00Z')
  const result = await projects.createProject(
    {
      ...emptyRequest,
      operationId: 'createProject',
      body: {
        name: 'Loom',
        namespace_id: group,
        description: 'Weaves cloth from plain text.',
        tag_list: ['weaving', 'ci'],
        visibility: 'private',
        snippets_enabled: false,
        container_registry_enabled: false,
        request_access_enabled: true,
      },
    },
    context.as(mira),
  )
  return createdBody(result).id
}

/** Labels and a milestone, which the API cannot create. */
async function plan({ appContext: { db } }: SeedContext, project_id: number): Promise<number> {
  const created_at = '2017-03-01T09:45:00.000Z'
  return db.transaction().execute(async (tx) => {
    const colours = { weaving: '#5cb85c', bug: '#d9534f', urgent: '#f0ad4e' }
    const labels = Object.entries(colours).map(([name, color]) => ({ project_id, name, color, created_at }))
    await tx.insertInto('label').values(labels).execute()
    const iid = await nextIid(tx, project_id, 'milestone')
    const description = 'Everything the first cloth needs.'
    const times = { due_date: '2017-04-30', created_at, updated_at: created_at }
    const milestone = { project_id, iid, title: 'First cloth', description, ...times }
    return (await tx.insertInto('milestone').values(milestone).returning('id').executeTakeFirstOrThrow()).id
  })
}

/** An annotated tag of the present state, and a lightweight one of how it began. */
async function tag(
  context: SeedContext,
  by: UserRow,
  project: number,
  of: { first: string; second: string },
): Promise<void> {
  context.at('2017-03-12T10:00:00Z')
  const { transaction, now } = context.as(by)
  const tagger = { name: by.name, email: by.email, at: now(), offset: 0 }
  await transaction(async ({ db: tx, git }) => {
    const cloth = { name: 'v1.0.0', commit: of.second, message: 'First cloth\n', tagger }
    await moveRef(tx, project, tagRef('v1.0.0'), null, await git(project).writeTag(cloth))
    await moveRef(tx, project, tagRef('v0.9.0'), null, of.first)
  })
}

/** A closed merge request, whose branch has been deleted. */
async function giveUpColour(context: SeedContext, { mira, tom }: SeedUsers, project: number): Promise<void> {
  const branch = 'feature/colour'
  context.at('2017-03-13T09:00:00Z')
  await createBranch(context, tom, project, branch)
  await commit(context, tom, project, '2017-03-13T09:20:00Z', {
    branch,
    message: 'Colour the warp',
    actions: [{ action: 'create', file_path: 'lib/colour.rb', content: 'COLOUR = :madder\n' }],
  })
  const iid = await openMergeRequest(context, tom, project, {
    source_branch: branch,
    title: 'Colour the warp',
  })
  context.at('2017-03-13T15:00:00Z')
  await mergeRequests.updateMergeRequest(
    {
      ...emptyRequest,
      operationId: 'updateMergeRequest',
      path: { id: project, merge_request_iid: iid },
      body: { state_event: 'close' },
    },
    context.as(mira),
  )
  await branches.deleteBranch(
    { ...emptyRequest, operationId: 'deleteBranch', path: { id: project, branch } },
    context.as(tom),
  )
}

/** The merge request that waits to be accepted. */
async function tensionWarp(
  context: SeedContext,
  users: SeedUsers,
  project: number,
  milestone_id: number,
): Promise<number> {
  const { mira, tom } = users
  const branch = 'feature/warp'
  context.at('2017-03-14T09:00:00Z')
  await createBranch(context, tom, project, branch)
  const sha = await commit(context, tom, project, '2017-03-14T09:26:53Z', {
    branch,
    message: 'Tension the warp evenly',
    actions: [{ action: 'update', file_path: 'lib/shuttle.rb', content: tensioned }],
  })
  context.at('2017-03-14T09:30:00Z')
  const iid = await openMergeRequest(context, tom, project, {
    source_branch: branch,
    title: 'Tension the warp evenly',
    description: 'The warp broke at the edges.',
    assignee_id: mira.id,
    labels: 'weaving',
    milestone_id,
    remove_source_branch: true,
  })
  await reviewWarp(context, users, project, sha)
  return iid
}

/** The pipeline of the merge request succeeds, and its head gets a comment. */
async function reviewWarp(
  context: SeedContext,
  { mira, tom }: SeedUsers,
  project: number,
  sha: string,
): Promise<void> {
  const branch = 'feature/warp'
  context.at('2017-03-14T09:42:00Z')
  await commits.createCommitStatus(
    {
      ...emptyRequest,
      operationId: 'createCommitStatus',
      path: { id: project, sha },
      body: {
        state: 'success',
        ref: branch,
        name: 'rspec',
        description: 'All warps hold',
        target_url: 'https://ci.example.com/builds/93',
      },
    },
    context.as(tom),
  )
  context.at('2017-03-14T10:00:00Z')
  await commits.createCommitComment(
    {
      ...emptyRequest,
      operationId: 'createCommitComment',
      path: { id: project, sha },
      body: { note: 'Twelve is a lot, is it not?', path: 'lib/shuttle.rb', line: 2, line_type: 'new' },
    },
    context.as(mira),
  )
}

/** A branch for which a merge request can be created. */
async function straightenSelvedge(context: SeedContext, { tom }: SeedUsers, project: number): Promise<void> {
  const branch = 'feature/selvedge'
  context.at('2017-03-14T10:30:00Z')
  await createBranch(context, tom, project, branch)
  await commit(context, tom, project, '2017-03-14T10:40:00Z', {
    branch,
    message: 'Straighten the selvedge',
    actions: [{ action: 'create', file_path: 'lib/selvedge.rb', content: 'SELVEDGE = :straight\n' }],
  })
}
