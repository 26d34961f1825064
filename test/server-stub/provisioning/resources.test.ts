/** What provisioning makes, seen through the API. */
import { expect } from 'vitest'
import { newPipeline } from '../../support/builds.ts'
import { commitFile } from '../../support/commits.ts'
import { at, each, idOf, type Forge, type User } from '../../support/forge.ts'
import { test } from '../../support/test.ts'

async function statusWith(forge: Forge, headers: Record<string, string>, path = '/user'): Promise<number> {
  return (await fetch(forge.baseUrl + path, { headers })).status
}

test('tokens of every kind are accepted in their header, with their scopes', async ({ forge }) => {
  const user = await forge.newUser()
  const token = (kind: 'oauth' | 'personal' | 'impersonation', more = {}) =>
    forge.provision.token({ user_id: user.id, kind, ...more })
  const [oauth, personal, impersonation] = [
    await token('oauth'),
    await token('personal', { name: 'Laptop' }),
    await token('impersonation', { token: 'chosen token' }),
  ]
  expect(personal).toMatchObject({ kind: 'personal', name: 'Laptop', scopes: ['api'], expires_at: null })
  expect(impersonation.token).toBe('chosen token')
  expect(await statusWith(forge, { authorization: `Bearer ${oauth.token}` })).toBe(200)
  expect(await statusWith(forge, { 'private-token': oauth.token })).toBe(401)
  for (const { token: secret } of [personal, impersonation]) {
    expect(await statusWith(forge, { 'private-token': secret })).toBe(200)
    expect(await statusWith(forge, { authorization: `Bearer ${secret}` })).toBe(401)
  }
  const reader = await token('personal', { scopes: ['read_user'] })
  expect(await statusWith(forge, { 'private-token': reader.token })).toBe(200)
  expect(await statusWith(forge, { 'private-token': reader.token }, '/projects')).toBe(403)
  await expect(token('oauth', { token: 'chosen token' })).rejects.toThrow('has already been taken')
  await expect(token('oauth', { token: 'short' })).rejects.toThrow('token')
})

test('a token ends when it expires, a session after the time of the settings', async ({ forge }) => {
  const user = await forge.newUser()
  forge.setClock('2026-04-01T08:00:00.000Z')
  const expires_at = '2026-04-02T08:00:00+00:00'
  const { token } = await forge.provision.token({ user_id: user.id, kind: 'personal', expires_at })
  const session = await forge.provision.session({ user_id: user.id })
  const brief = await forge.provision.session({ user_id: user.id, expires_at })
  const statuses = async () => [
    await statusWith(forge, { 'private-token': token }),
    await statusWith(forge, { cookie: `_service_session=${brief.cookie}` }),
    await statusWith(forge, { cookie: `_service_session=${session.cookie}` }),
  ]
  expect(await statuses()).toEqual([200, 200, 200])
  forge.setClock('2026-04-03T08:00:00.000Z')
  expect(await statuses()).toEqual([401, 401, 200])
  forge.setClock('2026-04-09T08:00:00.000Z')
  expect(await statuses()).toEqual([401, 401, 401])
})

test('labels and milestones can be set on issues', async ({ forge, team, project }) => {
  await forge.provision.label({ project_id: project, name: 'bug' })
  await expect(forge.provision.label({ project_id: project, name: 'bug' })).rejects.toThrow('taken')
  const made = await forge.provision.milestone({
    project_id: project,
    title: 'First cloth',
    state: 'closed',
    due_date: '2026-05-01',
  })
  const second = await forge.provision.milestone({ project_id: project, title: 'Second cloth' })
  expect([made.iid, second.iid]).toEqual([1, 2])
  const issue = await team.developer.post(`/projects/${project}/issues`, {
    title: 'Warp breaks',
    labels: 'bug',
    milestone_id: made.id,
  })
  expect(issue).toMatchObject({
    status: 201,
    body: {
      labels: ['bug'],
      milestone: { id: made.id, iid: 1, title: 'First cloth', state: 'closed', due_date: '2026-05-01' },
    },
  })
})

test('users who see a snippet add notes', async ({ forge, team, project }) => {
  const add = (visibility?: 'public') =>
    forge.provision.snippet({
      project_id: project,
      author_id: team.developer.id,
      title: 'Knot',
      content: 'x',
      ...(visibility === undefined ? {} : { visibility }),
    })
  const [own, open] = [await add(), await add('public')]
  expect(own).toMatchObject({ visibility: 'private', author_id: team.developer.id, file_name: null })
  for (const { id } of [own, open]) {
    const note = await team.developer.post(`/projects/${project}/snippets/${id}/notes`, { body: 'Neat' })
    expect(note.status).toBe(201)
  }
})

test('a project has further boards', async ({ forge, team, project }) => {
  const board = await forge.provision.board({ project_id: project })
  expect(board).toEqual({ id: expect.any(Number), project_id: project })
  const boards = await team.guest.get(`/projects/${project}/boards`)
  expect(boards.body).toContainEqual({ id: board.id, lists: [] })
})

test('a user has further email addresses, each of one user only', async ({ forge, team }) => {
  const given = { user_id: team.guest.id, email: 'weaver@example.org' }
  const email = await forge.provision.email(given)
  expect((await team.guest.get('/user/emails')).body).toContainEqual(email)
  await expect(forge.provision.email({ ...given, user_id: team.owner.id })).rejects.toThrow('taken')
  await expect(forge.provision.email({ ...given, email: 'nope' })).rejects.toThrow('email')
})

test('stars count once for each user', async ({ forge, team, project }) => {
  const star = { project_id: project, user_id: team.guest.id }
  expect(await forge.provision.star(star)).toEqual(star)
  await forge.provision.star(star)
  await forge.provision.star({ ...star, user_id: team.owner.id })
  expect(at(await team.guest.get(`/projects/${project}`), 'star_count')).toBe(2)
  expect(each(await team.guest.get('/projects?starred=true'), 'id')).toEqual([project])
})

test('members of a group see a project that is shared with it', async ({ forge, team, project }) => {
  const group = idOf(
    await team.nonMember.post('/groups', { name: 'Dyers', path: `dyers-${team.nonMember.username}` }),
  )
  const rename = (user: User) => user.put(`/projects/${project}`, { name: 'Loom' })
  const push = (user: User, file: string) =>
    user.post(`/projects/${project}/repository/files/${file}`, {
      branch: 'master',
      content: 'x',
      commit_message: 'x',
    })
  const share = { project_id: project, group_id: group, group_access: 40 } as const
  expect((await team.nonMember.get(`/projects/${project}`)).status).toBe(404)
  await forge.provision.share(share)
  await expect(forge.provision.share(share)).rejects.toThrow('has the project already')
  expect((await push(team.nonMember, 'a')).status).toBe(201)
  expect((await rename(team.nonMember)).status).toBe(200)
  expect(at(await team.nonMember.get(`/projects/${project}`), 'shared_with_groups')).toEqual([
    { group_id: group, group_name: 'Dyers', group_access_level: 40 },
  ])
})

test('an issue is closed and reopened, with events', async ({ forge, team, project }) => {
  const issue = await team.owner.post(`/projects/${project}/issues`, { title: 'Warp breaks' })
  const issue_id = Number(at(issue, 'id'))
  const closed = async () => each(await team.owner.get(`/projects/${project}/issues?state=closed`), 'id')
  await forge.provision.issueState({ issue_id, state: 'closed' })
  await forge.provision.issueState({ issue_id, state: 'closed' })
  expect(await closed()).toEqual([issue_id])
  await forge.provision.issueState({ issue_id, state: 'opened' })
  expect(await closed()).toEqual([])
  const events = await team.owner.get(`/projects/${project}/events?target_type=issue`)
  expect(each(events, 'action_name')).toEqual(['reopened', 'closed', 'opened'])
  await expect(forge.provision.issueState({ issue_id: 999, state: 'closed' })).rejects.toThrow('404')
})

test('an archived project is read-only until it is unarchived', async ({ forge, team, project }) => {
  const write = async () =>
    (await team.master.post(`/projects/${project}/issues`, { title: 'Warp breaks' })).status
  await forge.provision.archive({ project_id: project })
  expect(at(await team.guest.get(`/projects/${project}`), 'archived')).toBe(true)
  expect(each(await team.owner.get('/projects?archived=true&owned=true'), 'id')).toEqual([project])
  expect(await write()).toBe(403)
  await forge.provision.archive({ project_id: project, archived: false })
  expect(await write()).toBe(201)
})

test('a runner updates its attributes when it connects, absent ones do not change', async ({ forge }) => {
  forge.setClock('2026-03-20T08:00:00.000Z')
  const { id } = await forge.provision.runner({ is_shared: true, name: 'shed', version: '1' })
  const shown = async () => (await forge.admin.get(`/runners/${id}`)).body
  expect(await shown()).toMatchObject({ contacted_at: null, name: 'shed', version: '1', is_shared: true })
  forge.setClock('2026-03-20T09:00:00.000Z')
  await forge.provision.change.runner(id, { version: '2' })
  expect(await shown()).toMatchObject({ name: 'shed', version: '2' })
  expect(Object(await shown()).contacted_at).toMatch(/^2026-03-20T09:00:00/)
  await expect(
    forge.provision.runner({ token: 'one' }).then(() => forge.provision.runner({ token: 'one' })),
  ).rejects.toThrow('taken')
  await expect(forge.provision.runner({ is_shared: true, project_ids: [1] })).rejects.toThrow('shared runner')
})

test('a pipeline belongs to a branch, a tag or a commit', async ({ forge, team, project }) => {
  const first = await commitFile(forge, project, 'master', 'README.md')
  const second = await commitFile(forge, project, 'master', 'LICENSE')
  await team.owner.post(`/projects/${project}/repository/tags`, { tag_name: 'v1', ref: first })
  const pipeline = (given: object) =>
    forge.provision.pipeline({ project_id: project, ref: 'master', ...given })
  expect(await pipeline({})).toMatchObject({ ref: 'master', sha: second, status: 'pending' })
  expect(await pipeline({ sha: first, status: 'failed' })).toMatchObject({ sha: first, status: 'failed' })
  const tagged = await pipeline({ ref: 'v1' })
  expect(tagged).toMatchObject({ ref: 'v1', sha: first })
  const job = await forge.provision.job({ pipeline_id: tagged.id, name: 'release' })
  expect(job).toMatchObject({ tag: true, ref: 'v1' })
  await expect(pipeline({ ref: 'none' })).rejects.toThrow('does not exist')
  await expect(pipeline({ sha: '0'.repeat(40) })).rejects.toThrow('does not exist')
})

test('a pipeline without jobs has the given status, as has its commit', async ({ forge, team, project }) => {
  const { id, sha } = await newPipeline(forge, project)
  const status = async () =>
    at(await team.owner.get(`/projects/${project}/repository/commits/${sha}`), 'status')
  expect(await status()).toBe('pending')
  await forge.provision.change.pipeline(id, { status: 'running' })
  expect(await status()).toBe('running')
  await forge.provision.change.pipeline(id, { status: 'success' })
  expect(await status()).toBe('success')
  await team.owner.post(`/projects/${project}/statuses/${sha}`, { state: 'failed' })
  expect(await status()).toBe('failed')
})

test('the status of a pipeline with jobs cannot be set', async ({ forge, project }) => {
  const { id } = await newPipeline(forge, project)
  const job = await forge.provision.job({ pipeline_id: id, name: 'rspec', status: 'running' })
  await expect(forge.provision.change.pipeline(id, { status: 'success' })).rejects.toThrow(
    `provision.change.pipeline: The jobs of pipeline ${id} determine its status: change the status of a job instead`,
  )
  const { pipeline } = await forge.provision.change.job(job.id, { coverage: 81.5 })
  expect(pipeline.status).toBe('running')
})

test('a runner changes the state of a job, with the times of the clock', async ({ forge, team, project }) => {
  const { id: pipeline_id } = await newPipeline(forge, project)
  const { id } = await forge.provision.job({ pipeline_id, name: 'rspec', status: 'created' })
  const move = async (at_: string, change: Parameters<Forge['provision']['change']['job']>[1]) => {
    forge.setClock(`2026-03-21T${at_}.000Z`)
    const { started_at, finished_at, status } = await forge.provision.change.job(id, change)
    return [status, started_at?.slice(11, 19) ?? null, finished_at?.slice(11, 19) ?? null]
  }
  expect(await move('08:00:00', { status: 'pending' })).toEqual(['pending', null, null])
  expect(await move('08:01:00', { status: 'running' })).toEqual(['running', '08:01:00', null])
  expect(await move('08:02:00', { coverage: 81.5 })).toEqual(['running', '08:01:00', null])
  expect(await move('08:03:00', { status: 'success' })).toEqual(['success', '08:01:00', '08:03:00'])
  expect(await move('08:04:00', { status: 'success' })).toEqual(['success', '08:01:00', '08:03:00'])
  expect(at(await team.owner.get(`/projects/${project}/jobs/${id}`), 'coverage')).toBe(81.5)
})

test('accepts Base64 with line breaks, as the commands of Unix write it', async ({
  forge,
  team,
  project,
}) => {
  const { id: pipeline_id } = await newPipeline(forge, project)
  const bytes = Buffer.from('weave '.repeat(50))
  const content = bytes.toString('base64').replaceAll(/.{76}/g, '$&\n')
  const { id } = await forge.provision.job({ pipeline_id, name: 'rspec' })
  await forge.provision.change.job(id, { artifacts: { content, encoding: 'base64' } })
  const response = await fetch(`${forge.baseUrl}/projects/${project}/jobs/${id}/artifacts`, {
    headers: { 'PRIVATE-TOKEN': team.owner.token },
  })
  expect(await response.text()).toBe(bytes.toString())
})

test('a job with an unreadable file is not created', async ({ forge, team, project }) => {
  const { id: pipeline_id } = await newPipeline(forge, project)
  const artifacts = { content: 'not base64!', encoding: 'base64' } as const
  await expect(forge.provision.job({ pipeline_id, name: 'rspec', artifacts })).rejects.toThrow('base64')
  expect((await team.owner.get(`/projects/${project}/jobs`)).body).toEqual([])
  const { id } = await forge.provision.job({ pipeline_id, name: 'rspec' })
  const change = { status: 'success', artifacts } as const
  await expect(forge.provision.change.job(id, change)).rejects.toThrow('base64')
  expect(at(await team.owner.get(`/projects/${project}/jobs/${id}`), 'status')).toBe('pending')
})
