import { expect } from 'vitest'
import { at, each, idOf, textAt, type Caller } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { branchWith, newRepository, openMergeRequest } from '../../support/repository.ts'
import { newProject } from '../../support/team.ts'

/** The pending todos of a caller: actions and targets, the newest first. */
async function waiting(caller: Caller, query = ''): Promise<string[]> {
  const response = await caller.get(`/todos${query}`)
  const types = each(response, 'target_type')
  return each(response, 'action_name').map((action, index) => `${String(action)} ${String(types[index])}`)
}

test('a user who is assigned to an issue has a todo with the issue', async ({ team, project: id }) => {
  const issue = await team.owner.post(`/projects/${id}/issues`, {
    title: 'Knot',
    assignee_ids: [team.developer.id],
  })
  const project = await team.owner.get(`/projects/${id}`)
  const seen = await team.developer.get(`/projects/${id}/issues/${textAt(issue, 'iid')}`)
  const { subscribed: _, ...target } = Object(seen.body)
  expect(await team.developer.get('/todos')).toMatchObject({
    status: 200,
    body: [
      {
        project: {
          id,
          name: at(project, 'name'),
          name_with_namespace: at(project, 'name_with_namespace'),
          path: at(project, 'path'),
          path_with_namespace: at(project, 'path_with_namespace'),
        },
        author: { id: team.owner.id, username: team.owner.username },
        action_name: 'assigned',
        target_type: 'Issue',
        target,
        target_url: at(issue, 'web_url'),
        body: 'Knot',
        state: 'pending',
      },
    ],
  })
  expect(await waiting(team.owner)).toEqual([])
})

test('assignees and mentioned users of a merge request have a todo', async ({ team, repository: id }) => {
  await branchWith(team.owner, id, 'feature')
  const iid = await openMergeRequest(team.owner, id, 'feature', {
    assignee_id: team.developer.id,
    description: `@${team.master.username} and @${team.nonMember.username}, have a look`,
  })
  const path = `/projects/${id}/merge_requests/${iid}`
  expect(await waiting(team.developer)).toEqual(['assigned MergeRequest'])
  expect(await waiting(team.master)).toEqual(['mentioned MergeRequest'])
  expect(await waiting(team.nonMember)).toEqual([])
  expect((await team.developer.get('/todos')).body).toMatchObject([
    { target: { iid, source_branch: 'feature', merge_status: 'can_be_merged' } },
  ])
  await team.owner.put(path, { assignee_id: team.master.id, title: 'Other title' })
  expect(await waiting(team.master)).toEqual(['assigned MergeRequest', 'mentioned MergeRequest'])
  await team.master.post('/todos/mark_as_done')
  const calling = `@${team.master.username} and @${team.reporter.username}, have a look`
  await team.owner.put(path, { description: calling, assignee_id: team.master.id })
  expect(await waiting(team.master)).toEqual([])
  expect(await waiting(team.reporter)).toEqual(['mentioned MergeRequest'])
})

test('the todo of a mention in a note links to the note', async ({ team, project: id }) => {
  const issue = await team.owner.post(`/projects/${id}/issues`, { title: 'Knot' })
  const notes = `/projects/${id}/issues/${textAt(issue, 'iid')}/notes`
  const body = `@${team.reporter.username} can you look?`
  const note = await team.owner.post(notes, { body })
  expect((await team.reporter.get('/todos')).body).toMatchObject([
    { action_name: 'mentioned', body, target_url: `${textAt(issue, 'web_url')}#note_${idOf(note)}` },
  ])
  await team.owner.delete(`${notes}/${idOf(note)}`)
  expect(await waiting(team.reporter)).toEqual([])
})

test('a mention that an edit adds to a note creates a todo once', async ({ team, repository: id }) => {
  const { reporter, master, nonMember } = team
  await branchWith(team.owner, id, 'feature')
  const iid = await openMergeRequest(team.owner, id, 'feature')
  const issue = textAt(await team.owner.post(`/projects/${id}/issues`, { title: 'Knot' }), 'iid')
  for (const notes of [`issues/${issue}/notes`, `merge_requests/${iid}/notes`]) {
    const body = `@${reporter.username} can you look?`
    const note = `/projects/${id}/${notes}/${idOf(await team.owner.post(`/projects/${id}/${notes}`, { body }))}`
    await reporter.post('/todos/mark_as_done')
    const edited = `${body} @${master.username.toUpperCase()}, @${nonMember.username}, @${team.owner.username}!`
    expect((await team.owner.put(note, { body: edited })).status).toBe(200)
    expect((await master.get('/todos')).body).toMatchObject([
      { action_name: 'mentioned', body: edited, author: { id: team.owner.id } },
    ])
    for (const caller of [reporter, nonMember, team.owner]) expect(await waiting(caller)).toEqual([])
    await master.post('/todos/mark_as_done')
    await team.owner.put(note, { body: `${edited} Please.` })
    expect(await waiting(master)).toEqual([])
  }
})

test('closing, merging and commenting mark the todo as done', async ({ team, repository: id }) => {
  for (const branch of ['one', 'two']) await branchWith(team.owner, id, branch)
  const mine = { assignee_id: team.master.id }
  const one = await openMergeRequest(team.owner, id, 'one', mine)
  const two = await openMergeRequest(team.owner, id, 'two', mine)
  const { body: issue } = await team.owner.post(`/projects/${id}/issues`, {
    title: 'Knot',
    assignee_ids: [team.master.id],
  })
  expect(await waiting(team.master)).toHaveLength(3)
  await team.master.put(`/projects/${id}/merge_requests/${one}/merge`)
  expect(await waiting(team.master)).toEqual(['assigned Issue', 'assigned MergeRequest'])
  await team.master.put(`/projects/${id}/merge_requests/${two}`, { state_event: 'close' })
  expect(await waiting(team.master)).toEqual(['assigned Issue'])
  await team.master.post(`/projects/${id}/issues/${Object(issue).iid}/notes`, { body: 'On it.' })
  expect(await waiting(team.master)).toEqual([])
  expect(await waiting(team.master, '?state=done')).toHaveLength(3)
})

test('filters are combined', async ({ team }) => {
  const [first, second] = [await newRepository(team), await newProject(team)]
  const assignee_ids = [team.reporter.id]
  await branchWith(team.owner, first, 'feature')
  await openMergeRequest(team.owner, first, 'feature', { assignee_id: team.reporter.id })
  await team.owner.post(`/projects/${first}/issues`, { title: 'Knot', assignee_ids })
  await team.master.post(`/projects/${second}/issues`, { title: 'Tear', assignee_ids })
  await team.master.post(`/projects/${second}/issues`, {
    title: 'Hole',
    description: `@${team.reporter.username}!`,
  })
  const all = ['mentioned Issue', 'assigned Issue', 'assigned Issue', 'assigned MergeRequest']
  expect(await waiting(team.reporter)).toEqual(all)
  expect(await waiting(team.reporter, '?state=pending')).toEqual(all)
  expect(await waiting(team.reporter, '?state=done')).toEqual([])
  expect(await waiting(team.reporter, '?action=mentioned')).toEqual(['mentioned Issue'])
  expect(await waiting(team.reporter, '?action=marked')).toEqual([])
  expect(await waiting(team.reporter, '?type=MergeRequest')).toEqual(['assigned MergeRequest'])
  expect(await waiting(team.reporter, '?type=Issue&action=assigned')).toHaveLength(2)
  expect(await waiting(team.reporter, `?author_id=${team.master.id}`)).toHaveLength(2)
  expect(await waiting(team.reporter, `?project_id=${first}`)).toEqual([
    'assigned Issue',
    'assigned MergeRequest',
  ])
  expect(await waiting(team.reporter, `?project_id=${first}&author_id=${team.master.id}`)).toEqual([])
  const page = await team.reporter.get('/todos?per_page=3&page=2')
  expect(each(page, 'target_type')).toEqual(['MergeRequest'])
  expect(page.headers.get('x-total')).toBe('4')
  for (const query of ['state=later', 'type=Commit', 'action=seen', 'author_id=x'])
    expect((await team.reporter.get(`/todos?${query}`)).status).toBe(400)
})

test('an own todo is marked as done, also by a repeated request', async ({ team, project: id }) => {
  const assignee_ids = [team.developer.id, team.reporter.id]
  await team.owner.post(`/projects/${id}/issues`, { title: 'Knot', assignee_ids })
  const [todo] = each(await team.developer.get('/todos'), 'id')
  const path = `/todos/${String(todo)}/mark_as_done`
  for (const other of [team.reporter, team.admin, team.nonMember])
    expect((await other.post(path)).status).toBe(404)
  expect(await waiting(team.developer)).toHaveLength(1)
  const done = await team.developer.post(path)
  expect(done).toMatchObject({ status: 200, body: { id: todo, state: 'done', target: { title: 'Knot' } } })
  expect((await team.developer.post(path)).body).toEqual(done.body)
  expect(await waiting(team.developer)).toEqual([])
  expect((await team.developer.get('/todos?state=done')).body).toEqual([done.body])
  expect(await waiting(team.reporter)).toHaveLength(1)
  expect((await team.developer.post('/todos/999999/mark_as_done')).status).toBe(404)
})

test('all own todos are marked as done in one request', async ({ team, project: id }) => {
  const assignee_ids = [team.developer.id, team.reporter.id]
  for (const title of ['Knot', 'Tear'])
    await team.owner.post(`/projects/${id}/issues`, { title, assignee_ids })
  const response = await team.developer.post('/todos/mark_as_done')
  expect(response).toMatchObject({ status: 204, body: undefined })
  expect(await waiting(team.developer)).toEqual([])
  expect(await waiting(team.developer, '?state=done')).toHaveLength(2)
  expect(await waiting(team.reporter)).toHaveLength(2)
  expect((await team.developer.post('/todos/mark_as_done')).status).toBe(204)
})

test('todos of records that are no longer visible are not listed', async ({ team, repository: id }) => {
  await branchWith(team.owner, id, 'feature')
  const iid = await openMergeRequest(team.owner, id, 'feature', { assignee_id: team.developer.id })
  await team.owner.post(`/projects/${id}/issues`, {
    title: 'Knot',
    assignee_ids: [team.developer.id, team.reporter.id],
  })
  const [todo] = each(await team.reporter.get('/todos'), 'id')
  await team.owner.delete(`/projects/${id}/merge_requests/${iid}`)
  expect(await waiting(team.developer)).toEqual(['assigned Issue'])
  await team.owner.delete(`/projects/${id}/members/${team.reporter.id}`)
  expect(await waiting(team.reporter)).toEqual([])
  expect((await team.reporter.post(`/todos/${String(todo)}/mark_as_done`)).status).toBe(404)
})

test('todos require authentication', async ({ forge }) => {
  expect((await forge.anonymous.get('/todos')).status).toBe(401)
  expect((await forge.anonymous.post('/todos/1/mark_as_done')).status).toBe(401)
  expect((await forge.anonymous.post('/todos/mark_as_done')).status).toBe(401)
})

test('the author has a todo if the head does not build', async ({ team, repository: id }) => {
  const sha = await branchWith(team.owner, id, 'feature')
  await openMergeRequest(team.developer, id, 'feature')
  const report = (state: string) =>
    team.master.post(`/projects/${id}/statuses/${sha}`, { state, ref: 'feature' })
  await report('success')
  expect(await waiting(team.developer)).toEqual([])
  await report('failed')
  await report('failed')
  expect(await waiting(team.developer)).toEqual(['build_failed MergeRequest'])
  expect(await waiting(team.developer, `?author_id=${team.master.id}`)).toHaveLength(1)
})

test('repeated and concurrent causes create one todo', async ({ team, project: id }) => {
  const issue = textAt(await team.owner.post(`/projects/${id}/issues`, { title: 'Knot' }), 'iid')
  const call = () =>
    team.owner.post(`/projects/${id}/issues/${issue}/notes`, { body: `@${team.reporter.username}!` })
  const calls = await Promise.all([call(), call(), call()])
  expect(calls.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await waiting(team.reporter)).toEqual(['mentioned Issue'])
  await team.reporter.post('/todos/mark_as_done')
  await call()
  expect(await waiting(team.reporter)).toEqual(['mentioned Issue'])
})

test('todos are visible only while merge requests are enabled', async ({ team, repository: id }) => {
  await branchWith(team.owner, id, 'feature')
  await openMergeRequest(team.owner, id, 'feature', { assignee_id: team.developer.id })
  const events = async (caller: Caller) =>
    each(await caller.get(`/projects/${id}/events?target_type=merge_request`), 'target_type')
  for (const enabled of [true, false, true]) {
    const updated = await team.owner.put(`/projects/${id}`, { name: 'Loom', merge_requests_enabled: enabled })
    expect(updated).toMatchObject({ status: 200, body: { merge_requests_enabled: enabled } })
    expect(await waiting(team.developer)).toEqual(enabled ? ['assigned MergeRequest'] : [])
    for (const caller of [team.developer, team.owner, team.admin])
      expect(await events(caller)).toEqual(enabled ? ['MergeRequest'] : [])
    expect((await team.owner.get(`/projects/${id}/merge_requests/1`)).status).toBe(enabled ? 200 : 403)
  }
})
