import { expect } from 'vitest'
import { at, each, idOf, textAt, type TestResponse, type Caller } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { branchWith, commit, create, newRepository, openMergeRequest } from '../../support/repository.ts'
import { newProject, permittedFrom, statusByRole } from '../../support/team.ts'

const nowhere = '0'.repeat(40)

/** The newest event of a list. */
function newest({ body, ...answer }: TestResponse): TestResponse {
  if (!Array.isArray(body)) throw new Error(`No list in ${answer.status}`)
  return { ...answer, body: body[0] as unknown }
}

async function actions(caller: Caller, path: string): Promise<string[]> {
  const response = await caller.get(path)
  const types = each(response, 'target_type').map((type) => (typeof type === 'string' ? type : '-'))
  return each(response, 'action_name').map((name, index) => `${String(name)} ${types[index]}`)
}

test('the first event of a project is its creation', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const id = idOf(await owner.post('/projects', { name: 'Begun' }))
  expect(await owner.get(`/projects/${id}/events`)).toMatchObject({
    status: 200,
    body: [
      {
        title: null,
        project_id: id,
        action_name: 'created',
        target_id: id,
        target_type: 'Project',
        target_title: 'Begun',
        author_id: owner.id,
        author: { id: owner.id, username: owner.username, state: 'active' },
        author_username: owner.username,
        data: null,
      },
    ],
  })
})

test('a commit through the API is a push with its commits', async ({ team }) => {
  const id = await newRepository(team, { description: 'Cloth' })
  const before = await commit(team.owner, id, 'master', [create('one.txt')])
  const sha = await commit(team.owner, id, 'master', [create('two.txt')])
  const pushed = newest(await team.owner.get(`/projects/${id}/events`))
  const project = await team.owner.get(`/projects/${id}`)
  expect(pushed.body).toMatchObject({
    action_name: 'pushed',
    target_id: null,
    target_type: null,
    target_title: null,
    author_id: team.owner.id,
    data: {
      before,
      after: sha,
      ref: 'refs/heads/master',
      user_id: team.owner.id,
      user_name: 'owner Example',
      repository: {
        name: at(project, 'name'),
        url: at(project, 'ssh_url_to_repo'),
        description: 'Cloth',
        homepage: at(project, 'web_url'),
      },
      commits: [
        { id: sha, url: `${textAt(project, 'web_url')}/commit/${sha}`, author: { name: 'owner Example' } },
      ],
      total_commits_count: 1,
    },
  })
})

test('the first commit is a push without a previous commit', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const id = idOf(await owner.post('/projects', { name: 'First push' }))
  const sha = await commit(owner, id, 'master', [create('one.txt')])
  expect(newest(await owner.get(`/projects/${id}/events`)).body).toMatchObject({
    data: { before: nowhere, after: sha, commits: [{ id: sha }], total_commits_count: 1 },
  })
})

test('created and deleted branches and tags are pushes', async ({ team, repository: id }) => {
  const repository = `/projects/${id}/repository`
  const head = await commit(team.owner, id, 'master', [create('one.txt')])
  const last = async () => at(newest(await team.owner.get(`/projects/${id}/events`)), 'data')
  await team.owner.post(`${repository}/branches`, { branch: 'side', ref: 'master' })
  expect(await last()).toMatchObject({
    before: nowhere,
    after: head,
    ref: 'refs/heads/side',
    commits: [],
    total_commits_count: 0,
  })
  await team.owner.delete(`${repository}/branches/side`)
  expect(await last()).toMatchObject({
    before: head,
    after: nowhere,
    ref: 'refs/heads/side',
    total_commits_count: 0,
  })
  await team.owner.post(`${repository}/tags`, { tag_name: 'v1', ref: 'master' })
  expect(await last()).toMatchObject({ before: nowhere, after: head, ref: 'refs/tags/v1', commits: [] })
  await team.owner.delete(`${repository}/tags/v1`)
  expect(await last()).toMatchObject({ before: head, after: nowhere, ref: 'refs/tags/v1' })
  await team.owner.delete(`${repository}/tags/v1`)
  expect(
    (await actions(team.owner, `/projects/${id}/events`)).filter((name) => name === 'pushed -'),
  ).toHaveLength(6)
})

test('a rejected commit creates no event', async ({ team, repository: id }) => {
  const before = await team.owner.get(`/projects/${id}/events`)
  await team.owner.post(`/projects/${id}/repository/commits`, {
    branch: 'master',
    commit_message: 'Half',
    actions: [
      { action: 'create', file_path: 'fine.txt', content: 'x' },
      { action: 'delete', file_path: 'missing.txt' },
    ],
  })
  expect((await team.owner.get(`/projects/${id}/events`)).body).toEqual(before.body)
})

test('merge requests are opened, closed, reopened and merged', async ({ team, repository: id }) => {
  await branchWith(team.owner, id, 'feature')
  const iid = await openMergeRequest(team.developer, id, 'feature', { title: 'Even warp' })
  const path = `/projects/${id}/merge_requests/${iid}`
  await team.developer.put(path, { state_event: 'close' })
  await team.developer.put(path, { state_event: 'close' })
  await team.developer.put(path, { state_event: 'reopen' })
  await team.developer.put(path, { description: 'More' })
  await team.owner.put(`${path}/merge`)
  const events = `/projects/${id}/events?target_type=merge_request`
  expect(await actions(team.owner, events)).toEqual([
    'merged MergeRequest',
    'reopened MergeRequest',
    'closed MergeRequest',
    'opened MergeRequest',
  ])
  expect(newest(await team.owner.get(events)).body).toMatchObject({
    author_id: team.owner.id,
    target_id: idOf(await team.owner.get(path)),
    target_title: 'Even warp',
    data: null,
  })
})

test('the event of a comment includes the note, and is deleted with it', async ({ team, project: id }) => {
  const issue = await team.reporter.post(`/projects/${id}/issues`, { title: 'Knot' })
  const notes = `/projects/${id}/issues/${textAt(issue, 'iid')}/notes`
  const note = await team.developer.post(notes, { body: 'Edges first.' })
  const events = `/projects/${id}/events`
  const event = newest(await team.owner.get(events))
  expect(event.body).toMatchObject({
    action_name: 'commented on',
    target_type: 'Note',
    target_id: idOf(note),
    target_title: 'Knot',
    author_id: team.developer.id,
    note: {
      id: idOf(note),
      body: 'Edges first.',
      noteable_type: 'Issue',
      noteable_id: idOf(issue),
      system: false,
    },
  })
  expect(event.body).not.toHaveProperty('note.updated_at')
  await team.developer.delete(`${notes}/${idOf(note)}`)
  expect(newest(await team.owner.get(events)).body).toMatchObject({
    action_name: 'opened',
    target_type: 'Issue',
    target_title: 'Knot',
    author_id: team.reporter.id,
  })
})

test('members join, leave and are expired', async ({ forge }) => {
  const [owner, one, other] = [await forge.newUser('owner'), await forge.newUser(), await forge.newUser()]
  const id = idOf(await owner.post('/projects', { name: 'Coming and going' }))
  forge.setClock('2026-05-01T10:00:00Z')
  await owner.post(`/projects/${id}/members`, { user_id: one.id, access_level: 20, expires_at: '2026-05-03' })
  await owner.post(`/projects/${id}/members`, { user_id: other.id, access_level: 20 })
  await other.delete(`/projects/${id}/members/${other.id}`)
  await owner.delete(`/projects/${id}/members/${other.id}`)
  forge.setClock('2026-05-04T10:00:00Z')
  const events = await owner.get(`/projects/${id}/events?target_type=user`)
  expect(each(events, 'action_name')).toEqual(['expired', 'left', 'joined', 'joined'])
  expect(each(events, 'author_id')).toEqual([one.id, other.id, other.id, one.id])
  expect(newest(events).body).toMatchObject({
    target_id: one.id,
    target_type: 'User',
    created_at: '2026-05-03T00:00:00.000Z',
  })
  expect(each(await owner.get(`/projects/${id}/events?action=expired`), 'target_id')).toEqual([one.id])
})

test('filters by action, kind, day and direction', async ({ forge, team }) => {
  forge.setClock('2026-06-01T23:59:59Z')
  const id = await newProject(team)
  forge.setClock('2026-06-02T00:00:00Z')
  const issue = textAt(await team.owner.post(`/projects/${id}/issues`, { title: 'Knot' }), 'iid')
  forge.setClock('2026-06-03T12:00:00Z')
  await team.owner.post(`/projects/${id}/issues/${issue}/notes`, { body: 'Edges first.' })
  const events = (query: string) => actions(team.owner, `/projects/${id}/events?${query}`)
  const joined = Array.from({ length: 4 }, () => 'joined User')
  expect(await events('action=created')).toEqual(['opened Issue', 'created Project'])
  expect(await events('action=commented')).toEqual(['commented on Note'])
  expect(await events('action=merged')).toEqual([])
  expect(await events('target_type=note')).toEqual(['commented on Note'])
  expect(await events('target_type=issue&action=created')).toEqual(['opened Issue'])
  expect(await events('before=2026-06-02&target_type=project')).toEqual(['created Project'])
  expect(await events('before=2026-06-03')).not.toContain('commented on Note')
  expect(await events('after=2026-06-02')).toEqual(['commented on Note'])
  expect(await events('after=2026-06-01&before=2026-06-03&target_type=issue')).toEqual(['opened Issue'])
  expect((await events('sort=asc')).slice(0, 1)).toEqual(['created Project'])
  expect(await events('sort=asc')).toEqual((await events('sort=desc')).toReversed())
  expect(await events('target_type=user')).toEqual(joined)
  for (const query of ['action=pushed_to', 'target_type=Issue', 'before=yesterday', 'sort=up'])
    expect((await team.owner.get(`/projects/${id}/events?${query}`)).status).toBe(400)
})

test('a page of events has the total', async ({ team, project: id }) => {
  const response = await team.owner.get(`/projects/${id}/events?per_page=2&page=2`)
  expect(each(response, 'action_name')).toHaveLength(2)
  expect(response.headers.get('x-total')).toBe('5')
})

test('the list is the same by id and by path of the project', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const id = idOf(await owner.post('/projects', { name: 'Two doors' }))
  const path = `${owner.username}%2Ftwo-doors`
  const lists = await Promise.all(
    [`/projects/${id}/events`, `/projects/${path}/events`, `/${id}/events`, `/${path}/events`].map((path) =>
      owner.get(path),
    ),
  )
  for (const { status, body } of lists)
    expect({ status, body }).toEqual({ status: 200, body: lists[0]?.body })
})

test('events of a user are found by id or username', async ({ forge }) => {
  const [one, other] = [await forge.newUser('one'), await forge.newUser('other')]
  await one.post('/projects', { name: 'Public deeds', visibility: 'public' })
  await other.post('/projects', { name: 'Other deeds', visibility: 'public' })
  const own = await one.get('/events')
  expect(each(own, 'author_id')).toEqual([one.id])
  for (const name of [one.id, one.username, one.username.toUpperCase()])
    expect((await other.get(`/users/${name}/events`)).body).toEqual(own.body)
  expect((await other.get('/users/nobody-of-this-name/events')).status).toBe(404)
})

test('only events visible to the caller are returned', async ({ forge, team, repository: id }) => {
  await branchWith(team.owner, id, 'feature')
  await openMergeRequest(team.owner, id, 'feature')
  await team.owner.post(`/projects/${id}/issues`, { title: 'Secret', confidential: true })
  const deeds = `/users/${team.owner.id}/events`
  expect((await team.nonMember.get(deeds)).body).toEqual([])
  expect(await actions(team.guest, deeds)).toEqual(['created Project'])
  const all = await actions(team.reporter, deeds)
  expect(all).toContain('opened Issue')
  expect(all).toContain('opened MergeRequest')
  expect(all).toContain('pushed -')
  expect(await actions(team.admin, deeds)).toEqual(all)
  expect(await statusByRole(team, (caller) => caller.get(`/projects/${id}/events`))).toEqual(
    permittedFrom('guest'),
  )
  for (const path of ['/events', deeds, `/${id}/events`])
    expect((await forge.anonymous.get(path)).status).toBe(401)
})

test('a deleted merge request has no events', async ({ team, repository: id }) => {
  await branchWith(team.owner, id, 'feature')
  const iid = await openMergeRequest(team.owner, id, 'feature')
  await team.owner.delete(`/projects/${id}/merge_requests/${iid}`)
  expect((await team.owner.get(`/projects/${id}/events?target_type=merge_request`)).body).toEqual([])
})

test('the events of a deleted user have the ghost user as author', async ({ forge, team, project: id }) => {
  await team.reporter.post(`/projects/${id}/issues`, { title: 'Knot' })
  await forge.admin.delete(`/users/${team.reporter.id}`)
  expect(newest(await team.owner.get(`/projects/${id}/events`)).body).toMatchObject({
    action_name: 'opened',
    author_username: 'ghost',
  })
})
