import { setIssueState } from '../../../server-stub/resources/issues/index.ts'
import { expect } from 'vitest'
import { at, each, idOf, textAt, type Caller, type Forge } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { addMilestone } from '../../support/planning.ts'
import { newProject, permittedFrom, statusByRole } from '../../support/team.ts'

async function issueOf(user: Caller, project: number, attributes: object = {}): Promise<number> {
  return Number(at(await user.post(`/projects/${project}/issues`, { title: 'Knot', ...attributes }), 'iid'))
}

const reportIn = (project: number) => (caller: Caller) =>
  caller.post(`/projects/${project}/issues`, { title: 'Knot' })

function todosOf({ appContext }: Forge, userId: number) {
  const rows = appContext.db.selectFrom('todo').where('user_id', '=', userId).where('state', '=', 'pending')
  return rows.select(['action', 'issue_id', 'author_id']).orderBy('id').execute()
}

test('a created issue has the given properties, and is read as it was returned', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Issues whole' }))
  const milestone_id = await addMilestone(forge, project, 'First cloth')
  const created = await owner.post(`/projects/${project}/issues`, {
    title: 'Warp breaks',
    description: 'Above twelve.',
    assignee_ids: [owner.id],
    milestone_id,
    labels: ' urgent , bug,,bug',
    due_date: '2026-05-01',
  })
  expect(created).toMatchObject({
    status: 201,
    body: {
      iid: 1,
      project_id: project,
      title: 'Warp breaks',
      description: 'Above twelve.',
      state: 'opened',
      author: { id: owner.id },
      assignees: [{ id: owner.id }],
      assignee: { id: owner.id },
      milestone: { id: milestone_id, title: 'First cloth' },
      labels: ['bug', 'urgent'],
      due_date: '2026-05-01',
      confidential: false,
      user_notes_count: 0,
      subscribed: true,
      web_url: `${forge.origin}/${owner.username}/issues-whole/issues/1`,
    },
  })
  expect((await owner.get(`/projects/${project}/issues/1`)).body).toEqual(created.body)
})

test('an issue with only a title is not confidential and has no assignee', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Bare issues' }))
  expect((await owner.post(`/projects/${project}/issues`, { title: 'Bare' })).body).toMatchObject({
    description: null,
    assignees: [],
    assignee: null,
    milestone: null,
    labels: [],
    due_date: null,
    confidential: false,
  })
})

test('issues are created from form bodies, arrays and booleans included', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Issue forms' }))
  const form = new URLSearchParams([
    ['title', 'From a form'],
    ['assignee_ids[]', String(owner.id)],
    ['confidential', 'true'],
  ])
  expect(await owner.send('POST', `/projects/${project}/issues`, { form })).toMatchObject({
    status: 201,
    body: { title: 'From a form', assignees: [{ id: owner.id }], confidential: true },
  })
})

test('users who see a project create issues in it', async ({ team }) => {
  expect(await statusByRole(team, reportIn(await newProject(team)))).toEqual(permittedFrom('guest', 201))
  expect(await statusByRole(team, reportIn(await newProject(team, { visibility: 'public' })))).toMatchObject({
    anonymous: 401,
    nonMember: 201,
  })
})

test('non-members can neither label an issue nor assign it', async ({ forge, team }) => {
  const project = await newProject(team, { visibility: 'public' })
  const given = { labels: 'spam', assignee_ids: [team.owner.id], milestone_id: 999_999 }
  for (const role of ['nonMember', 'guest'] as const)
    expect(await team[role].post(`/projects/${project}/issues`, { title: 'Knot', ...given })).toMatchObject({
      status: 201,
      body: { labels: [], assignees: [], milestone: null },
    })
  const labels = await forge.appContext.db
    .selectFrom('label')
    .where('project_id', '=', project)
    .selectAll()
    .execute()
  expect(labels).toEqual([])
})

test('a rejected issue stores nothing, and its number is given to the next', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const nonMember = await forge.newUser('nonMember')
  const project = idOf(await owner.post('/projects', { name: 'Refused issues' }))
  const other = idOf(await owner.post('/projects', { name: 'Other milestones' }))
  const foreign = await addMilestone(forge, other, 'Elsewhere')
  const wrong: [object, string][] = [
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(256) }, 'title'],
    [{ milestone_id: foreign }, 'milestone_id'],
    [{ milestone_id: 99_999_999_999 }, 'milestone_id'],
    [{ assignee_ids: [nonMember.id] }, 'assignee_ids'],
    [{ assignee_ids: [99_999_999_999] }, 'assignee_ids'],
    [{ labels: 'y'.repeat(256) }, 'labels'],
    [{ labels: Array.from({ length: 101 }, (_, index) => index).join(',') }, 'labels'],
    [{ merge_request_to_resolve_discussions_of: 7 }, 'merge_request_to_resolve_discussions_of'],
    [{ discussion_to_resolve: '1' }, 'discussion_to_resolve'],
    [{ created_at: '2016-12-31T23:59:60Z' }, 'created_at'],
  ]
  for (const [attributes, named] of wrong)
    expect(
      await owner.post(`/projects/${project}/issues`, { title: 'Knot', labels: 'left', ...attributes }),
    ).toMatchObject({ status: 400, body: { message: { [named]: [expect.any(String)] } } })
  expect((await owner.post(`/projects/${project}/issues`, {})).status).toBe(400)
  expect(await issueOf(owner, project)).toBe(1)
  const { db } = forge.appContext
  expect(await db.selectFrom('label').where('project_id', '=', project).selectAll().execute()).toEqual([])
})

test('concurrent issues have numbers without gaps, and share new labels', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Many at once' }))
  const iids = await Promise.all(
    Array.from({ length: 10 }, () => issueOf(owner, project, { labels: 'same,new' })),
  )
  expect(iids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const labels = forge.appContext.db.selectFrom('label').where('project_id', '=', project).select('name')
  expect(await labels.orderBy('name').execute()).toEqual([{ name: 'new' }, { name: 'same' }])
})

test('only owners and administrators set when an issue was created', async ({ team, project }) => {
  const given = { title: 'Old', created_at: '2015-05-05T12:00:00+02:00' }
  for (const role of ['owner', 'admin'] as const)
    expect(textAt(await team[role].post(`/projects/${project}/issues`, given), 'created_at')).toBe(
      '2015-05-05T10:00:00.000Z',
    )
  for (const role of ['guest', 'master'] as const)
    expect(textAt(await team[role].post(`/projects/${project}/issues`, given), 'created_at')).toMatch(
      /^2026-/,
    )
})

test.for([
  ['2015-05-05T12:00:00.000Z', '2015-05-05T12:00:00.000Z'],
  ['2015-05-05t12:00:00z', '2015-05-05T12:00:00.000Z'],
  ['2015-05-05T12:00:00.250001', '2015-05-05T12:00:00.250Z'],
  ['2015-05-05 12:00:00', '2015-05-05T12:00:00.000Z'],
  ['2015-05-05T12:00', '2015-05-05T12:00:00.000Z'],
  ['2015-05-05T12:00:00+0200', '2015-05-05T10:00:00.000Z'],
  ['2015-05-05T12:00:00-02', '2015-05-05T14:00:00.000Z'],
  ['2015-05-05', '2015-05-05T00:00:00.000Z'],
] as const)('the time %s is %s', async ([created_at, expected], { team, project }) => {
  const path = `/projects/${project}/issues`
  const sent = new URLSearchParams({ title: 'Old', created_at })
  for (const response of [
    await team.owner.post(path, { title: 'Old', created_at }),
    await team.owner.post(`${path}?${sent}`, {}),
  ])
    expect(response).toMatchObject({ status: 201, body: { created_at: expected } })
})

test.for(['2015-05-05T12', '12:00:00', '2015-13-05', '2015-05-05T25:00', '2015-05-05T12:00:00+2', 'now'])(
  'the time %s is rejected',
  async (created_at, { team, project }) => {
    expect(await team.owner.post(`/projects/${project}/issues`, { title: 'Old', created_at })).toMatchObject({
      status: 400,
      body: { message: { created_at: [expect.any(String)] } },
    })
  },
)

test('guests do not find a confidential issue; author and assignee do', async ({ forge, team }) => {
  const project = await newProject(team, { visibility: 'public' })
  const [assignee, author] = [await forge.newUser('assignee'), await forge.newUser('author')]
  const iid = await issueOf(team.owner, project, { confidential: true, assignee_ids: [assignee.id] })
  expect(await statusByRole(team, (caller) => caller.get(`/projects/${project}/issues/${iid}`))).toEqual({
    anonymous: 401,
    nonMember: 404,
    guest: 404,
    reporter: 200,
    developer: 200,
    master: 200,
    owner: 200,
    admin: 200,
  })
  const own = await issueOf(author, project, { confidential: true })
  const seen = async (caller: Caller) => each(await caller.get(`/projects/${project}/issues?sort=asc`), 'iid')
  expect(await seen(team.guest)).toEqual([])
  expect(await seen(team.reporter)).toEqual([iid, own])
  expect(await seen(assignee)).toEqual([iid])
  expect(await seen(author)).toEqual([own])
  const [hidden, missing] = [
    await team.nonMember.get(`/projects/${project}/issues/${iid}`),
    await team.nonMember.get(`/projects/${project}/issues/999`),
  ]
  expect(hidden.body).toEqual(missing.body)
  expect((await team.guest.get(`/projects/${project}/issues/${iid}/notes`)).status).toBe(404)
  expect(
    (await team.guest.post(`/projects/${project}/issues/${iid}/award_emoji`, { name: 'x' })).status,
  ).toBe(404)
})

test('an issue is found below its own project alone', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'With an issue' }))
  const other = idOf(await owner.post('/projects', { name: 'Without an issue' }))
  const iid = await issueOf(owner, project)
  expect((await owner.get(`/projects/${other}/issues/${iid}`)).status).toBe(404)
  expect((await owner.get(`/projects/${project}/issues/99999999999`)).status).toBe(404)
  expect((await owner.get(`/projects/${project}/issues/knot`)).status).toBe(400)
})

test('in an archived project issues can be read, but not created', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Archived issues' }))
  const iid = await issueOf(owner, project)
  await forge.appContext.db.updateTable('project').set({ archived: 1 }).where('id', '=', project).execute()
  expect((await owner.post(`/projects/${project}/issues`, { title: 'Late' })).status).toBe(403)
  expect((await owner.get(`/projects/${project}/issues/${iid}`)).status).toBe(200)
})

test('a project without issues returns none', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Turned off' }))
  const iid = await issueOf(owner, project)
  await owner.put(`/projects/${project}`, { name: 'Turned off', issues_enabled: false })
  for (const path of ['issues', `issues/${iid}`, `issues/${iid}/notes`, 'boards'])
    expect((await owner.get(`/projects/${project}/${path}`)).status).toBe(403)
  expect((await owner.post(`/projects/${project}/issues`, { title: 'Late' })).status).toBe(403)
  expect((await owner.get('/issues')).body).toEqual([])
})

test('open issues are counted in the project', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Counted issues' }))
  await issueOf(owner, project)
  const { id } = await forge.appContext.db
    .selectFrom('issue')
    .select('id')
    .where('project_id', '=', project)
    .executeTakeFirstOrThrow()
  await issueOf(owner, project)
  const openAfter = async (state: 'opened' | 'closed'): Promise<unknown> => {
    await forge.appContext.db
      .transaction()
      .execute((tx) => setIssueState(tx, id, state, '2026-01-01T00:00:00.000Z'))
    return at(await owner.get(`/projects/${project}`), 'open_issues_count')
  }
  expect(await openAfter('opened')).toBe(2)
  expect(await openAfter('closed')).toBe(1)
  expect(await openAfter('closed')).toBe(1)
  expect(await openAfter('opened')).toBe(2)
})

test('a new issue creates an event', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Told of' }))
  await issueOf(owner, project, { title: 'News' })
  const { db } = forge.appContext
  const events = db.selectFrom('event').where('project_id', '=', project).where('target_type', '=', 'issue')
  expect(await events.select(['action', 'author_id', 'target_title']).execute()).toEqual([
    { action: 'created', author_id: owner.id, target_title: 'News' },
  ])
})

test('users who are assigned to or mentioned in an issue have a todo', async ({ forge, team, project }) => {
  const { master, guest, nonMember, developer, owner } = team
  const created = await owner.post(`/projects/${project}/issues`, {
    title: `A knot for @${master.username.toUpperCase()}`,
    description: `@${guest.username}, @${nonMember.username} and @${owner.username}; not \`@${developer.username}\` nor x@${developer.username}`,
    assignee_ids: [developer.id],
  })
  const todo = (action: string) => [{ action, issue_id: idOf(created), author_id: owner.id }]
  expect(await todosOf(forge, master.id)).toEqual(todo('mentioned'))
  expect(await todosOf(forge, guest.id)).toEqual(todo('mentioned'))
  expect(await todosOf(forge, developer.id)).toEqual(todo('assigned'))
  expect(await todosOf(forge, nonMember.id)).toEqual([])
  expect(await todosOf(forge, owner.id)).toEqual([])
})

test('a confidential issue mentions only users who can see it', async ({ forge, team, project }) => {
  const description = `@${team.guest.username} @${team.reporter.username}`
  await issueOf(team.owner, project, { confidential: true, description })
  expect(await todosOf(forge, team.guest.id)).toEqual([])
  expect(await todosOf(forge, team.reporter.id)).toHaveLength(1)
})
