import { expect } from 'vitest'
import { at, each, idOf, type Caller } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { addMilestone } from '../../support/planning.ts'
import { statementsOf } from '../../support/statements.ts'

async function open(user: Caller, project: number, title: string, attributes: object = {}): Promise<void> {
  idOf(await user.post(`/projects/${project}/issues`, { title, ...attributes }))
}

async function titles(user: Caller, listPath: string): Promise<unknown[]> {
  return each(await user.get(listPath), 'title')
}

test('own issues are those that the caller created, in every project', async ({ forge }) => {
  const [me, other] = [await forge.newUser('me'), await forge.newUser('other')]
  const mine = idOf(await me.post('/projects', { name: 'My issues' }))
  const theirs = idOf(await other.post('/projects', { name: 'Their issues', visibility: 'public' }))
  await open(me, mine, 'At home')
  await open(me, theirs, 'Elsewhere')
  await open(other, theirs, 'Not mine')
  expect(await titles(me, '/issues')).toEqual(['Elsewhere', 'At home'])
  expect((await forge.anonymous.get('/issues')).status).toBe(401)
  await other.put(`/projects/${theirs}`, { name: 'Their issues', visibility: 'private' })
  expect(await titles(me, '/issues')).toEqual(['At home'])
})

test('a listed issue does not contain whether the caller is subscribed', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Silent list' }))
  await open(owner, project, 'Listed')
  for (const listPath of ['/issues', `/projects/${project}/issues`]) {
    const { body } = await owner.get(listPath)
    expect(body).toEqual([expect.not.objectContaining({ subscribed: expect.anything() })])
  }
})

test('filters by state, labels, milestone, number and text are combined', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Sieved issues' }))
  const milestone_id = await addMilestone(forge, project, 'First cloth')
  await open(owner, project, 'Warp', { labels: 'bug,urgent', milestone_id })
  await open(owner, project, 'Weft', { labels: 'bug', description: 'Has a WARP thread' })
  await open(owner, project, 'Shuttle', { description: '100% wood' })
  await forge.appContext.db
    .updateTable('issue')
    .set({ state: 'closed' })
    .where('project_id', '=', project)
    .where('iid', '=', 3)
    .execute()
  const list = (query: string): Promise<unknown[]> => titles(owner, `/projects/${project}/issues?${query}`)
  expect(await list('')).toEqual(['Shuttle', 'Weft', 'Warp'])
  expect(await list('state=opened')).toEqual(['Weft', 'Warp'])
  expect(await list('state=closed')).toEqual(['Shuttle'])
  expect(await list('labels=bug')).toEqual(['Weft', 'Warp'])
  expect(await list('labels=bug,urgent')).toEqual(['Warp'])
  expect(await list('labels=bug,missing')).toEqual([])
  expect(await list('labels=Bug')).toEqual([])
  expect(await list('labels=No+Label')).toEqual(['Shuttle'])
  expect(await list('labels=No%2BLabel')).toEqual(['Shuttle'])
  expect(await list('milestone=First%20cloth')).toEqual(['Warp'])
  expect(await list('milestone=Second')).toEqual([])
  expect(await list('iids=1&iids=3')).toEqual(['Shuttle', 'Warp'])
  expect(await list('iids[]=2')).toEqual(['Weft'])
  expect(await list('iids=99999999999')).toEqual([])
  expect(await list('search=warp')).toEqual(['Weft', 'Warp'])
  expect(await list('search=100%25')).toEqual(['Shuttle'])
  expect(await list('search=_')).toEqual([])
  expect(await list('search=warp&labels=urgent&state=opened')).toEqual(['Warp'])
  expect((await owner.get(`/projects/${project}/issues?state=merged`)).status).toBe(400)
  const many = Array.from({ length: 101 }, (_, index) => index).join(',')
  expect((await owner.get(`/projects/${project}/issues?labels=${many}`)).status).toBe(400)
})

test('issues are ordered by creation, the newest first, by default', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Ordered issues' }))
  await open(owner, project, 'One')
  await open(owner, project, 'Two')
  await open(owner, project, 'Zero', { created_at: '2015-01-01T00:00:00Z' })
  await owner.post(`/projects/${project}/issues/1/notes`, { body: 'Changes it.' })
  const list = (query: string): Promise<unknown[]> => titles(owner, `/projects/${project}/issues?${query}`)
  expect(await list('')).toEqual(['Two', 'One', 'Zero'])
  expect(await list('sort=asc')).toEqual(['Zero', 'One', 'Two'])
  expect(await list('order_by=updated_at')).toEqual(['One', 'Zero', 'Two'])
  expect(await list('order_by=updated_at&sort=asc')).toEqual(['Two', 'Zero', 'One'])
  expect((await owner.get(`/projects/${project}/issues?order_by=title`)).status).toBe(400)
})

test('pages of issues neither overlap nor have gaps', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Paged issues' }))
  for (const title of ['a', 'b', 'c']) await open(owner, project, title, { labels: 'x,y' })
  const pages = []
  for (const page of [1, 2, 3]) {
    const response = await owner.get(`/projects/${project}/issues?labels=x&per_page=2&page=${page}`)
    expect(response.headers.get('x-total')).toBe('3')
    pages.push(each(response, 'title'))
  }
  expect(pages).toEqual([['c', 'b'], ['a'], []])
})

test('a private project lists its issues for members alone', async ({ team, project }) => {
  await open(team.guest, project, 'Seen')
  expect(await titles(team.guest, `/projects/${project}/issues`)).toEqual(['Seen'])
  expect((await team.nonMember.get(`/projects/${project}/issues`)).status).toBe(404)
  expect((await team.anonymous.get(`/projects/${project}/issues`)).status).toBe(401)
})

test('issues of a group are those of all projects below it that the caller can see', async ({ forge }) => {
  const [owner, guest, nonMember] = [
    await forge.newUser('owner'),
    await forge.newUser('guest'),
    await forge.newUser('nonMember'),
  ]
  const path = `atelier-${owner.id}`
  const group = idOf(await owner.post('/groups', { name: path, path, visibility: 'public' }))
  const nested = { name: 'Dyes', path: 'dyes', parent_id: group, visibility: 'public' }
  const dyes = idOf(await owner.post('/groups', nested))
  const neighbour = idOf(await owner.post('/groups', { name: `${path}x`, path: `${path}x` }))
  const projectIn = async (namespace_id: number, name: string, visibility: string): Promise<number> =>
    idOf(await owner.post('/projects', { name, namespace_id, visibility }))
  await open(owner, await projectIn(group, 'Open', 'public'), 'Of the group')
  const hidden = await projectIn(group, 'Hidden', 'private')
  await open(owner, hidden, 'Hidden')
  const red = await projectIn(dyes, 'Red', 'public')
  await open(owner, red, 'Below', { labels: 'red' })
  await open(owner, red, 'Secret', { confidential: true })
  await open(owner, await projectIn(neighbour, 'Next', 'private'), 'Of the neighbour')
  await owner.post(`/projects/${hidden}/members`, { user_id: guest.id, access_level: 10 })
  const listPath = `/groups/${path}/issues?sort=asc`
  expect(await titles(owner, listPath)).toEqual(['Of the group', 'Hidden', 'Below', 'Secret'])
  expect(await titles(guest, listPath)).toEqual(['Of the group', 'Hidden', 'Below'])
  expect(await titles(nonMember, listPath)).toEqual(['Of the group', 'Below'])
  expect(await titles(nonMember, `/groups/${path}%2Fdyes/issues`)).toEqual(['Below'])
  expect(await titles(nonMember, `${listPath}&labels=red`)).toEqual(['Below'])
  expect((await nonMember.get(`/groups/${path}x/issues`)).status).toBe(404)
  expect((await forge.anonymous.get(listPath)).status).toBe(401)
})

test('reporters through a group or a share see confidential issues', async ({ forge }) => {
  const [owner, reporter, guest] = [
    await forge.newUser('owner'),
    await forge.newUser('reporter'),
    await forge.newUser('guest'),
  ]
  const group = idOf(await owner.post('/groups', { name: 'Trust', path: `trust-${owner.id}` }))
  for (const [user, access_level] of [
    [reporter, 20],
    [guest, 10],
  ] as const)
    await owner.post(`/groups/${group}/members`, { user_id: user.id, access_level })
  const inGroup = idOf(await owner.post('/projects', { name: 'Inside', namespace_id: group }))
  const shared = idOf(await owner.post('/projects', { name: 'Shared' }))
  const now = '2026-02-01T08:00:00.000Z'
  const link = { project_id: shared, group_id: group, group_access: 20 as const, created_at: now }
  await forge.appContext.db.insertInto('project_group_link').values(link).execute()
  for (const project of [inGroup, shared]) {
    await open(owner, project, 'Secret', { confidential: true })
    await open(owner, project, 'Open')
    expect(await titles(reporter, `/projects/${project}/issues`)).toEqual(['Open', 'Secret'])
    expect(await titles(guest, `/projects/${project}/issues`)).toEqual(['Open'])
    expect((await reporter.get(`/projects/${project}/issues/1`)).status).toBe(200)
    expect((await guest.get(`/projects/${project}/issues/1`)).status).toBe(404)
  }
  await forge.appContext.db.updateTable('project_group_link').set({ group_access: 10 }).execute()
  expect(await titles(reporter, `/projects/${shared}/issues`)).toEqual(['Open'])
})

test('lists include the number of notes that users wrote', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Counted notes' }))
  await open(owner, project, 'Discussed')
  await open(owner, project, 'Silent')
  await owner.post(`/projects/${project}/issues/1/notes`, { body: 'One' })
  await owner.post(`/projects/${project}/issues/1/notes`, { body: 'Two' })
  expect(each(await owner.get(`/projects/${project}/issues`), 'user_notes_count')).toEqual([0, 2])
  expect(at(await owner.get(`/projects/${project}/issues/1`), 'user_notes_count')).toBe(2)
})

test('the total of a search changes with the issues of the project and their visibility', async ({
  forge,
  team,
}) => {
  const { owner } = team
  const project = idOf(await owner.post('/projects', { name: 'Searched', visibility: 'public' }))
  const nonMember = await forge.newUser('nonMember')
  const totals = async (filters = '') => {
    const list = `/projects/${project}/issues?search=knot${filters}&per_page=1`
    return [
      (await owner.get(list)).headers.get('x-total'),
      (await nonMember.get(list)).headers.get('x-total'),
    ]
  }
  const { db } = forge.appContext
  const issues = db.updateTable('issue').where('project_id', '=', project)
  for (const title of ['Knot', 'A knot', 'Unknotted', 'Loop']) await open(owner, project, title)
  expect(await totals()).toEqual(['3', '3'])
  expect(await totals('&state=closed')).toEqual(['0', '0'])
  expect(await totals('&iids[]=1')).toEqual(['1', '1'])
  await open(owner, project, 'Secret knot', { confidential: true })
  expect(await totals()).toEqual(['4', '3'])
  await issues.set({ description: 'Like a knot' }).where('title', '=', 'Loop').execute()
  expect(await totals()).toEqual(['5', '4'])
  await issues.set({ state: 'closed' }).where('iid', '=', 1).execute()
  expect(await totals('&state=closed')).toEqual(['1', '1'])
  await issues.set({ confidential: 1 }).where('iid', '=', 2).execute()
  expect(await totals()).toEqual(['5', '3'])
  await owner.post(`/projects/${project}/members`, { user_id: nonMember.id, access_level: 20 })
  expect(await totals()).toEqual(['5', '5'])
  await db.deleteFrom('issue').where('project_id', '=', project).where('iid', '=', 3).execute()
  expect(await totals()).toEqual(['4', '4'])
  await issues.set({ iid: 1000 }).where('iid', '=', 1).execute()
  await issues.set({ iid: 2999 }).where('iid', '=', 2).execute()
  expect(await totals()).toEqual(['4', '4'])
  await issues.set({ title: 'Loop' }).where('iid', '=', 1000).execute()
  expect(await totals()).toEqual(['3', '3'])
  expect(await totals('&state=opened')).toEqual(['3', '3'])
})

test('a search is counted again only after a change of the issues of the project', async ({ team }) => {
  const { owner } = team
  const project = idOf(await owner.post('/projects', { name: 'Searched' }))
  const other = idOf(await owner.post('/projects', { name: 'Another' }))
  for (const title of ['Knot', 'Another knot']) await open(owner, project, title)
  const countsOfSearch = async () => {
    const statements = await statementsOf(() =>
      owner.get(`/projects/${project}/issues?search=knot&per_page=1`),
    )
    return statements.filter((sql) => /\) as "all"/.test(sql)).length
  }
  expect(await countsOfSearch()).toBe(1)
  expect(await countsOfSearch()).toBe(0)
  await open(owner, other, 'Knot')
  expect(await countsOfSearch()).toBe(0)
  await open(owner, project, 'A third knot')
  expect(await countsOfSearch()).toBe(1)
})
