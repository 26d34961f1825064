import { describe, expect } from 'vitest'
import { each, idOf, test, type TestResponse, type Forge, type User } from '../../support/forge.ts'
import { addLabel } from '../../support/planning.ts'
import { branchWith, commit, create, openMergeRequest } from '../../support/repository.ts'
import { newProject, newTeam } from '../../support/team.ts'
import { ed25519Key } from '../../support/ssh.ts'
import { statementsOf } from '../../support/statements.ts'

/** What the paths refer to. */
interface Records {
  project: number
  group: string
  /** Id of a user who is a member of the project. */
  member: number
  board: number
  boardList: number
  note: number
  sshKey: number
  award: number
  noteAward: number
  /** Id of the user who owns the group. */
  owner: number
}

type PathOf = (records: Records) => string

let existing: ReturnType<typeof createRecords> | undefined

/** The records of all tests, after a write: nothing that was remembered of earlier reads is still valid. */
async function givenRecords(forge: Forge): ReturnType<typeof createRecords> {
  existing ??= createRecords(forge)
  const records = await existing
  await forge.admin.post('/broadcast_messages', { message: 'Rest' })
  return records
}

describe('statements of a single read, authentication included: at most 4', () => {
  const reads: Record<string, PathOf> = {
    project: ({ project }) => `/projects/${project}`,
    issue: ({ project }) => `/projects/${project}/issues/1`,
    user: ({ owner }) => `/users/${owner}`,
    'current user': () => '/user',
    'board list': ({ project, board, boardList }) =>
      `/projects/${project}/boards/${board}/lists/${boardList}`,
    note: ({ project, note }) => `/projects/${project}/issues/1/notes/${note}`,
    'award emoji': ({ project, award }) => `/projects/${project}/issues/1/award_emoji/${award}`,
    'award emoji on a note': ({ project, note, noteAward }) =>
      `/projects/${project}/issues/1/notes/${note}/award_emoji/${noteAward}`,
    'notification settings': () => '/notification_settings',
    'notification settings of a project': ({ project }) => `/projects/${project}/notification_settings`,
    'SSH key': ({ sshKey }) => `/user/keys/${sshKey}`,
    'member of a project': ({ project, member }) => `/projects/${project}/members/${member}`,
    'member of a group': ({ group, owner }) => `/groups/${group}/members/${owner}`,
    tag: ({ project }) => `/projects/${project}/repository/tags/v1`,
    'merge request, once it is known whether it can be merged': ({ project }) =>
      `/projects/${project}/merge_requests/1`,
  }

  test.for(Object.entries(reads))('%s', async ([, pathOf], { forge }) => {
    const { owner, records } = await givenRecords(forge)
    expect(await countOf(() => owner.get(pathOf(records)))).toBeLessThanOrEqual(4)
  })
})

describe('statements of a single read of Git data whose objects are in memory: at most 4', () => {
  const reads: Record<string, PathOf> = {
    branch: ({ project }) => `/projects/${project}/repository/branches/feature`,
    commit: ({ project }) => `/projects/${project}/repository/commits/master`,
    file: ({ project }) => `/projects/${project}/repository/files/README.md?ref=master`,
    'file of HEAD': ({ project }) => `/projects/${project}/repository/files/README.md?ref=HEAD`,
    'raw file': ({ project }) => `/projects/${project}/repository/files/README.md/raw?ref=master`,
  }

  test.for(Object.entries(reads))('%s', async ([, pathOf], { forge }) => {
    const { owner, records } = await givenRecords(forge)
    await owner.get(pathOf(records))
    expect(await countOf(() => owner.get(pathOf(records)))).toBeLessThanOrEqual(4)
  })
})

describe('statements of a page, however many rows: at most 6', () => {
  const lists: Record<string, PathOf> = {
    projects: () => '/projects',
    'projects of a group': ({ group }) => `/groups/${group}/projects`,
    groups: () => '/groups',
    issues: () => '/issues',
    'issues of a project': ({ project }) => `/projects/${project}/issues`,
    'issues of a group': ({ group }) => `/groups/${group}/issues`,
    users: () => '/users',
    'SSH keys': () => '/user/keys',
    emails: () => '/user/emails',
    notes: ({ project }) => `/projects/${project}/issues/1/notes`,
    'award emoji': ({ project }) => `/projects/${project}/issues/1/award_emoji`,
    boards: ({ project }) => `/projects/${project}/boards`,
    'lists of a board': ({ project, board }) => `/projects/${project}/boards/${board}/lists`,
    'members of a project': ({ project }) => `/projects/${project}/members?query=m`,
    'members of a group': ({ group }) => `/groups/${group}/members`,
    'access requests': ({ project }) => `/projects/${project}/access_requests`,
    'merge requests, once it is known whether they can be merged': ({ project }) =>
      `/projects/${project}/merge_requests`,
    commits: ({ project }) => `/projects/${project}/repository/commits`,
    branches: ({ project }) => `/projects/${project}/repository/branches`,
    tags: ({ project }) => `/projects/${project}/repository/tags`,
    todos: () => '/todos',
    events: () => '/events',
    'events of a project': ({ project }) => `/projects/${project}/events`,
  }

  test.for(Object.entries(lists))('%s', async ([, pathOf], { forge }) => {
    const { owner, records } = await givenRecords(forge)
    expect(await countOf(() => owner.get(pathOf(records)))).toBeLessThanOrEqual(6)
  })
})

describe('statements of a write', () => {
  test('create issue: at most 12', async ({ forge }) => {
    const { owner, records } = await givenRecords(forge)
    const count = await countOf(() =>
      owner.post(`/projects/${records.project}/issues`, { title: 'Loose ends' }),
    )
    expect(count).toBeLessThanOrEqual(12)
  })
})

/** A private project in a group, with issues and merge requests; the owner may read all of it. */
async function createRecords(forge: Forge): Promise<{ owner: User; records: Records }> {
  const team = await newTeam(forge)
  const group = `dyes-${team.owner.id}`
  const { body } = await team.owner.post('/groups', { name: 'Dyes', path: group })
  const namespace_id = Number(Object.entries(Object(body)).find(([name]) => name === 'id')?.[1])
  const project = await newProject(team, { visibility: 'private', namespace_id })
  for (const title of ['Knots', 'Fringes', 'Selvages'])
    await team.owner.post(`/projects/${project}/issues`, {
      title,
      labels: 'urgent',
      assignee_ids: [team.owner.id],
    })
  await commit(team.owner, project, 'master', [create('README.md')])
  for (const tag_name of ['v1', 'v2', 'v3'])
    await team.owner.post(`/projects/${project}/repository/tags`, {
      tag_name,
      ref: 'master',
      message: 'Release',
    })
  for (const branch of ['feature', 'fringe']) {
    await branchWith(team.owner, project, branch)
    await openMergeRequest(team.owner, project, branch, { assignee_id: team.owner.id, labels: 'urgent' })
  }
  const [board] = each(await team.owner.get(`/projects/${project}/boards`), 'id').map(Number)
  if (board === undefined) throw new Error('No board')
  const boardList = idOf(
    await team.owner.post(`/projects/${project}/boards/${board}/lists`, {
      label_id: await addLabel(forge, project, 'later'),
    }),
  )
  const issue = `/projects/${project}/issues/1`
  const note = idOf(await team.owner.post(`${issue}/notes`, { body: 'Pull it tight.' }))
  const award = idOf(await team.owner.post(`${issue}/award_emoji`, { name: 'heart' }))
  const noteAward = idOf(await team.owner.post(`${issue}/notes/${note}/award_emoji`, { name: 'star' }))
  const sshKey = idOf(await team.owner.post('/user/keys', { title: 'Workbench', key: ed25519Key() }))
  const ids = {
    project,
    sshKey,
    group,
    board,
    boardList,
    note,
    award,
    noteAward,
    member: team.guest.id,
    owner: team.owner.id,
  }
  return { owner: team.owner, records: ids }
}

async function countOf(call: () => Promise<TestResponse>): Promise<number> {
  const statements = await statementsOf(async () => {
    expect((await call()).status).toBeLessThan(300)
  })
  return statements.length
}
