import { expect } from 'vitest'
import { at, each, idOf, textAt, type Caller, type Forge } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { addSnippet, openMergeRequest } from '../../support/planning.ts'
import { newProject, permittedFrom, statusByRole, type Team } from '../../support/team.ts'

/** Paths of an issue, a merge request and a snippet in one project. */
async function noteablePaths(forge: Forge, team: Team, project: number): Promise<string[]> {
  const issue = textAt(await team.owner.post(`/projects/${project}/issues`, { title: 'Knot' }), 'iid')
  const snippet = await addSnippet(forge, project, team.owner.id, 'public')
  const mergeRequest = await openMergeRequest(forge, team.owner, project)
  return [`/projects/${project}/issues/${issue}`, mergeRequest, `/projects/${project}/snippets/${snippet}`]
}

async function noteOn(author: Caller, noteable: string, body = 'Pull it tight.'): Promise<number> {
  return idOf(await author.post(`${noteable}/notes`, { body }))
}

test('creates, returns, updates and deletes notes on all kinds of records', async ({ forge, team }) => {
  const noteables = await noteablePaths(forge, team, await newProject(team))
  for (const [index, noteable] of noteables.entries()) {
    const created = await team.owner.post(`${noteable}/notes`, { body: 'Pull it tight.' })
    expect(created).toMatchObject({
      status: 201,
      body: {
        body: 'Pull it tight.',
        attachment: null,
        author: { id: team.owner.id },
        system: false,
        noteable_type: ['Issue', 'MergeRequest', 'Snippet'][index],
      },
    })
    const note = `${noteable}/notes/${idOf(created)}`
    expect((await team.owner.get(note)).body).toEqual(created.body)
    expect((await team.owner.get(`${noteable}/notes`)).body).toEqual([created.body])
    expect(await team.owner.put(note, { body: 'And cut.' })).toMatchObject({
      status: 200,
      body: { id: idOf(created), body: 'And cut.', created_at: textAt(created, 'created_at') },
    })
    expect(textAt(await team.owner.get(note), 'updated_at') > textAt(created, 'updated_at')).toBe(true)
    expect((await team.owner.delete(note)).status).toBe(200)
    expect((await team.owner.get(note)).status).toBe(404)
    expect((await team.owner.delete(note)).status).toBe(200)
    expect((await team.owner.get(`${noteable}/notes`)).body).toEqual([])
  }
})

test('returns 404 for the note of another record', async ({ forge, team, project }) => {
  const [issue = '', request = '', snippet = ''] = await noteablePaths(forge, team, project)
  const second = textAt(await team.owner.post(`/projects/${project}/issues`, { title: 'Other' }), 'iid')
  const note = await noteOn(team.owner, issue)
  for (const other of [`/projects/${project}/issues/${second}`, request, snippet]) {
    expect((await team.admin.get(`${other}/notes/${note}`)).status).toBe(404)
    expect((await team.admin.put(`${other}/notes/${note}`, { body: 'x' })).status).toBe(404)
    expect((await team.admin.delete(`${other}/notes/${note}`)).status).toBe(200)
  }
  expect((await team.owner.get(`${issue}/notes/${note}`)).status).toBe(200)
  expect((await team.owner.get(`${issue}/notes/99999999999`)).status).toBe(404)
})

test('lets every user who sees an issue add notes', async ({ team, project }) => {
  await team.owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const write = (caller: Caller) => caller.post(`/projects/${project}/issues/1/notes`, { body: 'Yes' })
  expect(await statusByRole(team, write)).toEqual(permittedFrom('guest', 201))
})

test('hides notes on merge requests from guests', async ({ forge, team, project }) => {
  const request = await openMergeRequest(forge, team.developer, project)
  const note = await noteOn(team.reporter, request)
  for (const path of ['notes', `notes/${note}`, 'award_emoji', `notes/${note}/award_emoji`]) {
    expect((await team.guest.get(`${request}/${path}`)).status).toBe(403)
    expect((await team.nonMember.get(`${request}/${path}`)).status).toBe(404)
  }
})

test('hides a private snippet and its notes from non-members', async ({ forge, team }) => {
  const project = await newProject(team, { visibility: 'public' })
  const hidden = await addSnippet(forge, project, team.developer.id)
  const open = await addSnippet(forge, project, team.developer.id, 'public')
  const notes = (id: number) => `/projects/${project}/snippets/${id}/notes`
  expect((await team.nonMember.get(notes(hidden))).status).toBe(404)
  expect((await team.nonMember.post(notes(hidden), { body: 'Ho' })).status).toBe(404)
  expect((await team.guest.get(notes(hidden))).status).toBe(200)
  expect((await team.nonMember.get(notes(open))).status).toBe(200)
})

test('lets authors and masters update and delete notes', async ({ team, project }) => {
  await team.owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const issue = `/projects/${project}/issues/1`
  const note = await noteOn(team.guest, issue)
  const expected = {
    anonymous: 401,
    nonMember: 404,
    guest: 200,
    reporter: 403,
    developer: 403,
    master: 200,
    owner: 200,
    admin: 200,
  }
  const change = (caller: Caller) => caller.put(`${issue}/notes/${note}`, { body: 'Otherwise' })
  expect(await statusByRole(team, change)).toEqual(expected)
  const remove = async (caller: Caller) => caller.delete(`${issue}/notes/${await noteOn(team.guest, issue)}`)
  expect(await statusByRole(team, remove)).toEqual(expected)
})

test('returns 400 for empty and too long notes', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Few words' }))
  await owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const notes = `/projects/${project}/issues/1/notes`
  const note = `${notes}/${await noteOn(owner, `/projects/${project}/issues/1`)}`
  for (const body of [undefined, ' \n', 'x'.repeat(1_000_001)]) {
    expect((await owner.post(notes, { body })).status).toBe(400)
    expect((await owner.put(note, { body })).status).toBe(400)
  }
  expect((await owner.post(notes, { body: 'Old', created_at: 'yesterday' })).status).toBe(400)
  expect(each(await owner.get(notes), 'body')).toEqual(['Pull it tight.'])
})

test('lists notes by time of creation, which can be set on issues', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Old notes' }))
  await owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const notes = `/projects/${project}/issues/1/notes`
  const form = { body: 'Earlier', created_at: '2015-05-05T12:00:00+02:00' }
  await owner.post(notes, { body: 'Now' })
  expect(await owner.send('POST', notes, { form })).toMatchObject({
    status: 201,
    body: { created_at: '2015-05-05T10:00:00.000Z' },
  })
  expect(each(await owner.get(notes), 'body')).toEqual(['Earlier', 'Now'])
})

test('creates an award emoji for a note that is an emoji', async ({ forge, team }) => {
  const noteables = await noteablePaths(forge, team, await newProject(team))
  for (const noteable of noteables) {
    expect(await team.owner.post(`${noteable}/notes`, { body: ' :thumbsup: ' })).toMatchObject({
      status: 201,
      body: { name: 'thumbsup', user: { id: team.owner.id } },
    })
    for (const [body, name] of [
      ['🎉', 'tada'],
      ['👍🏽', 'thumbsup_tone3'],
      ['❤️', 'heart'],
      ['🧵', '1f9f5'],
      ['🧑🏽‍🚀', '1f9d1-1f3fd-200d-1f680'],
      ['🇵🇹', '1f1f5-1f1f9'],
    ] as const)
      expect(textAt(await team.reporter.post(`${noteable}/notes`, { body }), 'name')).toBe(name)
    expect((await team.owner.get(`${noteable}/notes`)).body).toEqual([])
    expect((await team.owner.post(`${noteable}/notes`, { body: ':thumbsup:' })).status).toBe(409)
  }
})

test('creates a note for text with an emoji, several emoji and unknown emoji', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Not only emoji' }))
  await owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const bodies = [
    ':tada: well done',
    ':tada::tada:',
    '🎉🎉',
    '🧵🧵',
    '🧵!',
    '7',
    'x',
    ':Not An Emoji:',
    '::',
    'constructor',
  ]
  for (const body of bodies) await owner.post(`/projects/${project}/issues/1/notes`, { body })
  expect(each(await owner.get(`/projects/${project}/issues/1/notes`), 'body')).toEqual(bodies)
})

test('records an event, counts the note and finishes todos', async ({ forge, team, project }) => {
  const given = { title: 'Knot', assignee_ids: [team.developer.id] }
  const issue = idOf(await team.owner.post(`/projects/${project}/issues`, given))
  const notes = `/projects/${project}/issues/1/notes`
  const { db } = forge.appContext
  const todos = (user: { id: number }) =>
    db
      .selectFrom('todo')
      .where('user_id', '=', user.id)
      .where('state', '=', 'pending')
      .select(['action', 'note_id'])
      .execute()
  expect(await todos(team.developer)).toHaveLength(1)
  const body = `What says @${team.master.username}? And @${team.nonMember.username}, @${team.developer.username}?`
  const note = idOf(await team.developer.post(notes, { body }))
  expect(await todos(team.developer)).toEqual([])
  expect(await todos(team.master)).toEqual([{ action: 'mentioned', note_id: note }])
  expect(await todos(team.nonMember)).toEqual([])
  const event = db.selectFrom('event').where('note_id', '=', note).select(['action', 'issue_id', 'author_id'])
  expect(await event.execute()).toEqual([
    { action: 'commented', issue_id: issue, author_id: team.developer.id },
  ])
  expect(at(await team.owner.get(`/projects/${project}/issues/1`), 'user_notes_count')).toBe(1)
})

test('finishes the todos of the user who adds an award emoji', async ({ forge, team, project }) => {
  const given = { title: 'Knot', assignee_ids: [team.developer.id] }
  await team.owner.post(`/projects/${project}/issues`, given)
  await team.developer.post(`/projects/${project}/issues/1/award_emoji`, { name: 'eyes' })
  const { db } = forge.appContext
  const todos = db.selectFrom('todo').where('user_id', '=', team.developer.id).select('state')
  expect(await todos.execute()).toEqual([{ state: 'done' }])
})

test('rejects changes of notes in an archived project', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Archived notes' }))
  await owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const notes = `/projects/${project}/issues/1/notes`
  const note = await noteOn(owner, `/projects/${project}/issues/1`)
  await forge.appContext.db.updateTable('project').set({ archived: 1 }).where('id', '=', project).execute()
  expect((await owner.post(notes, { body: 'Late' })).status).toBe(403)
  expect((await owner.put(`${notes}/${note}`, { body: 'Late' })).status).toBe(403)
  expect((await owner.delete(`${notes}/${note}`)).status).toBe(403)
  expect((await owner.get(notes)).status).toBe(200)
})

test('adds read-only system notes for changes of a merge request', async ({ forge, team, project }) => {
  const request = await openMergeRequest(forge, team.owner, project)
  const title = textAt(await team.owner.get(request), 'title')
  await team.master.put(request, { assignee_id: team.developer.id, labels: 'bug,urgent' })
  await team.master.put(request, { labels: 'bug', title: 'Weave' })
  await team.master.put(request, { state_event: 'close' })
  await team.master.put(request, { state_event: 'reopen' })
  expect((await team.master.put(`${request}/merge`, {})).status).toBe(200)
  const notes = await team.master.get(`${request}/notes`)
  expect(each(notes, 'body')).toEqual([
    `assigned to @${team.developer.username}`,
    'added ~"bug" ~"urgent" labels',
    `changed title from **${title}** to **Weave**`,
    'removed ~"urgent" label',
    'closed',
    'reopened',
    'merged',
  ])
  expect(new Set(each(notes, 'system'))).toEqual(new Set([true]))
  expect(at(await team.master.get(request), 'user_notes_count')).toBe(0)
  const [id] = each(notes, 'id')
  expect((await team.admin.put(`${request}/notes/${String(id)}`, { body: 'x' })).status).toBe(403)
  expect((await team.admin.delete(`${request}/notes/${String(id)}`)).status).toBe(403)
})

test('counts votes and notes of a merge request', async ({ forge, team, project }) => {
  const request = await openMergeRequest(forge, team.owner, project)
  await noteOn(team.reporter, request)
  for (const user of [team.reporter, team.developer])
    await user.post(`${request}/award_emoji`, { name: 'thumbsup' })
  await team.master.post(`${request}/award_emoji`, { name: 'thumbsdown' })
  await team.master.post(`${request}/award_emoji`, { name: 'tada' })
  const figures = { upvotes: 2, downvotes: 1, user_notes_count: 1 }
  expect((await team.owner.get(request)).body).toMatchObject(figures)
  expect((await team.owner.get(`/projects/${project}/merge_requests`)).body).toMatchObject([figures])
})
