import { expect } from 'vitest'
import { statusesAtOnce } from '../../support/at-once.ts'
import { at, each, type Forge } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import {
  branchWith,
  commit,
  create,
  newBranch,
  newRepository,
  openMergeRequest,
} from '../../support/repository.ts'
import { newTeam, permittedFrom, statusByRole, type Team } from '../../support/team.ts'

interface Opened {
  team: Team
  project: number
  /** Of the merge request. */
  path: string
}

/** A merge request from `feature` into `master`, opened by the owner. */
async function opened(forge: Forge, attributes: object = {}): Promise<Opened> {
  const team = await newTeam(forge)
  const project = await newRepository(team)
  await branchWith(team.owner, project, 'feature')
  const iid = await openMergeRequest(team.owner, project, 'feature', attributes)
  return { team, project, path: `/projects/${project}/merge_requests/${iid}` }
}

test('a merge request has the given properties', async ({ team, repository: project }) => {
  const sha = await branchWith(team.owner, project, 'feature/warp')
  const given = { title: 'WIP: Tension the warp', description: 'Evenly', target_branch: 'master' }
  const response = await team.developer.post(`/projects/${project}/merge_requests`, {
    ...given,
    source_branch: 'feature/warp',
    assignee_id: team.reporter.id,
    labels: ' weaving ,urgent,,weaving',
    remove_source_branch: true,
  })
  expect(response).toMatchObject({
    status: 201,
    body: {
      ...given,
      iid: 1,
      project_id: project,
      source_project_id: project,
      target_project_id: project,
      source_branch: 'feature/warp',
      state: 'opened',
      sha,
      author: { id: team.developer.id },
      assignee: { id: team.reporter.id },
      labels: ['urgent', 'weaving'],
      milestone: null,
      work_in_progress: true,
      merge_when_pipeline_succeeds: false,
      merge_status: 'can_be_merged',
      merge_commit_sha: null,
      should_remove_source_branch: false,
      force_remove_source_branch: true,
      upvotes: 0,
      downvotes: 0,
      user_notes_count: 0,
      subscribed: true,
      web_url: expect.stringMatching(/\/merge_requests\/1$/),
    },
  })
  expect((await team.developer.get(`/projects/${project}/merge_requests/1`)).body).toEqual(response.body)
})

test('an update without any property of a merge request returns 400 that names them', async ({ forge }) => {
  const { team, path } = await opened(forge)
  const message =
    'state_event or target_branch or title or assignee_id or description or labels or milestone_id or ' +
    'remove_source_branch is missing'
  for (const body of [{}, { unknown: 1 }, { title: null }])
    expect(await team.owner.put(path, body)).toMatchObject({ status: 400, body: { message } })
  const invalid = await team.owner.put(path, { title: 7 })
  expect(invalid).toMatchObject({ status: 400, body: { message: { title: ['must be string'] } } })
})

test('a form creates a merge request as well', async ({ team, repository: project }) => {
  await branchWith(team.owner, project, 'feature')
  const form = {
    source_branch: 'feature',
    target_branch: 'master',
    title: 'From a form',
    remove_source_branch: '1',
    assignee_id: String(team.owner.id),
  }
  expect(await team.owner.send('POST', `/projects/${project}/merge_requests`, { form })).toMatchObject({
    status: 201,
    body: { title: 'From a form', force_remove_source_branch: true, assignee: { id: team.owner.id } },
  })
})

test('missing and unknown properties are rejected without using a number', async ({ forge, team }) => {
  const [project, other] = [await newRepository(team), await newRepository(team)]
  await branchWith(team.owner, project, 'feature')
  const full = { source_branch: 'feature', target_branch: 'master', title: 'Warp' }
  const row = { project_id: other, iid: 1, title: 'Elsewhere', created_at: '2026', updated_at: '2026' }
  const milestone = await forge.appContext.db
    .insertInto('milestone')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [change, property] of [
    [{ source_branch: undefined }],
    [{ target_branch: undefined }],
    [{ title: undefined }],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(256) }, 'title'],
    [{ source_branch: 'nowhere' }, 'source_branch'],
    [{ target_branch: 'nowhere' }, 'target_branch'],
    [{ target_branch: 'feature' }, 'target_branch'],
    [{ assignee_id: team.nonMember.id }, 'assignee_id'],
    [{ assignee_id: 999_999 }, 'assignee_id'],
    [{ milestone_id: milestone.id }, 'milestone_id'],
    [{ labels: 'x'.repeat(256) }, 'labels'],
    [{ target_project_id: other }, 'target_project_id'],
    [{ assignee_id: 'tom' }, 'assignee_id'],
  ] as const) {
    const response = await team.owner.post(`/projects/${project}/merge_requests`, { ...full, ...change })
    expect([change, response.status]).toEqual([change, 400])
    if (property !== undefined) expect(at(response, 'message')).toHaveProperty(property)
  }
  expect(await openMergeRequest(team.owner, project, 'feature')).toBe(1)
})

test('two branches have one open merge request at most', async ({ forge }) => {
  const { team, project, path } = await opened(forge)
  const again = () =>
    team.owner.post(`/projects/${project}/merge_requests`, {
      source_branch: 'feature',
      target_branch: 'master',
      title: 'Again',
    })
  expect((await again()).status).toBe(409)
  await team.owner.put(path, { state_event: 'close' })
  expect(await statusesAtOnce(again, again, again)).toEqual([201, 409, 409])
  expect((await team.owner.put(path, { state_event: 'reopen' })).status).toBe(400)
  expect(at(await team.owner.get(path), 'state')).toBe('closed')
})

test('an update changes only the given properties', async ({ forge }) => {
  const { team, project, path } = await opened(forge, { labels: 'old', description: 'Stays' })
  await newBranch(team.owner, project, 'release')
  expect((await team.owner.put(path, { title: 'New' })).body).toMatchObject({
    title: 'New',
    description: 'Stays',
    labels: ['old'],
    target_branch: 'master',
    force_remove_source_branch: false,
  })
  const change = { target_branch: 'release', description: '', remove_source_branch: true }
  expect(
    (await team.owner.put(path, { ...change, labels: 'b,a', assignee_id: team.guest.id })).body,
  ).toMatchObject({
    target_branch: 'release',
    title: 'New',
    description: '',
    labels: ['a', 'b'],
    assignee: { id: team.guest.id },
    force_remove_source_branch: true,
  })
  expect((await team.owner.put(path, { labels: '', assignee_id: 0 })).body).toMatchObject({
    labels: [],
    assignee: null,
  })
  expect((await team.owner.send('PUT', path, { form: { title: 'Formed' } })).body).toMatchObject({
    title: 'Formed',
  })
})

test('an update without any property, or with an invalid one, is rejected as a whole', async ({ forge }) => {
  const { team, path } = await opened(forge)
  const before = await team.owner.get(path)
  for (const wrong of [
    {},
    { unknown: 1 },
    { title: '' },
    { title: 'New', target_branch: 'nowhere' },
    { title: 'New', target_branch: 'feature' },
    { title: 'New', assignee_id: team.nonMember.id },
    { title: 'New', milestone_id: 999 },
    { title: 'New', state_event: 'merge' },
    { title: 'New', labels: 'x'.repeat(256) },
  ])
    expect([wrong, (await team.owner.put(path, wrong)).status]).toEqual([wrong, 400])
  expect((await team.owner.get(path)).body).toEqual(before.body)
})

test('a merge request is closed and reopened, and keeps its changes in between', async ({ forge }) => {
  const { team, project, path } = await opened(forge)
  const event = async (state_event: string) => at(await team.owner.put(path, { state_event }), 'state')
  expect(await event('close')).toBe('closed')
  expect(await event('close')).toBe('closed')
  const closed = await team.owner.get(`${path}/changes`)
  const head = await commit(team.owner, project, 'feature', [create('later.txt')])
  expect((await team.owner.get(`${path}/changes`)).body).toEqual(closed.body)
  expect(await event('reopen')).toBe('opened')
  expect(await event('reopen')).toBe('opened')
  expect(at(await team.owner.get(path), 'sha')).toBe(head)
  expect(at(await team.owner.get(`${path}/changes`), 'changes')).toHaveLength(2)
})

test('a merged merge request keeps its state and target', async ({ forge }) => {
  const { team, project, path } = await opened(forge)
  await newBranch(team.owner, project, 'release')
  await team.owner.put(`${path}/merge`, {})
  for (const wrong of [{ state_event: 'close' }, { state_event: 'reopen' }, { target_branch: 'release' }])
    expect((await team.owner.put(path, wrong)).status).toBe(400)
  expect((await team.owner.put(path, { title: 'Done' })).body).toMatchObject({
    title: 'Done',
    state: 'merged',
  })
})

test('a merge request without its source branch cannot be reopened', async ({ forge }) => {
  const { team, project, path } = await opened(forge)
  await team.owner.put(path, { state_event: 'close' })
  await team.owner.delete(`/projects/${project}/repository/branches/feature`)
  expect((await team.owner.put(path, { state_event: 'reopen' })).status).toBe(400)
  expect(at(await team.owner.get(path), 'state')).toBe('closed')
})

test('owners and administrators delete merge requests permanently', async ({ forge }) => {
  const { team, project, path } = await opened(forge)
  const rejected = { anonymous: 401, nonMember: 404, guest: 403, reporter: 403, developer: 403, master: 403 }
  expect(await statusByRole(team, (caller) => caller.delete(path))).toEqual({
    ...rejected,
    owner: 200,
    admin: 200,
  })
  expect((await team.owner.get(path)).status).toBe(404)
  expect((await team.owner.put(`${path}/merge`, {})).status).toBe(404)
  expect(each(await team.owner.get(`/projects/${project}/merge_requests`), 'iid')).toEqual([])
  expect(await openMergeRequest(team.owner, project, 'feature')).toBe(2)
})

test('in an archived project merge requests are neither changed nor deleted', async ({ forge }) => {
  const { team, project, path } = await opened(forge)
  await forge.provision.archive({ project_id: project })
  const rejected = { status: 403, body: { message: '403 Forbidden - The project is archived' } }
  for (const caller of [team.owner, team.admin]) {
    expect(await caller.delete(path)).toMatchObject(rejected)
    expect(await caller.put(path, { title: 'Late' })).toMatchObject(rejected)
  }
  expect((await team.owner.get(path)).status).toBe(200)
  expect((await team.owner.put(`/projects/${project}`, { name: 'Done' })).status).toBe(200)
  await forge.provision.archive({ project_id: project, archived: false })
  expect((await team.owner.delete(path)).status).toBe(200)
})

test('developers open and change merge requests, others change their own', async ({ forge }) => {
  const { team, project, path } = await opened(forge)
  expect(await statusByRole(team, (caller, role) => caller.put(path, { title: `By ${role}` }))).toEqual(
    permittedFrom('developer'),
  )
  const body = { source_branch: 'nowhere', target_branch: 'master', title: 'x' }
  expect(
    await statusByRole(team, (caller) => caller.post(`/projects/${project}/merge_requests`, body)),
  ).toEqual(permittedFrom('developer', 400))
  await team.owner.put(path, { state_event: 'close' })
  const own = await openMergeRequest(team.developer, project, 'feature')
  await team.owner.put(`/projects/${project}/members/${team.developer.id}`, { access_level: 20 })
  expect(
    await team.developer.put(`/projects/${project}/merge_requests/${own}`, { title: 'Still mine' }),
  ).toMatchObject({ status: 200, body: { title: 'Still mine' } })
})
