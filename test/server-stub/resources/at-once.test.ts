import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { lockNamespace } from '../../../server-stub/database/locks.ts'
import { transferProject } from '../../../server-stub/resources/projects/commands/index.ts'
import { administratorServices } from '../../support/services.ts'
import { each, idOf, test, type TestResponse } from '../../support/forge.ts'
import { ed25519Key } from '../../support/ssh.ts'

/** The statuses of five equal requests sent at once. */
async function statusesOf(request: () => Promise<TestResponse>): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: 5 }, request))
  return responses.map(({ status }) => status).toSorted((one, other) => one - other)
}

function four(status: number): number[] {
  return [status, status, status, status]
}

test('of equal concurrent requests, one creates and the others are rejected', async ({ forge }) => {
  const [owner, other] = [await forge.newUser('owner'), await forge.newUser('other')]
  const project = idOf(
    await owner.post('/projects', { name: 'Open', visibility: 'public', request_access_enabled: true }),
  )
  const user = { email: 'once@example.com', username: 'once', name: 'Once', reset_password: true }
  const key = { title: 'Once', key: ed25519Key() }
  expect(await statusesOf(() => owner.post('/projects', { name: 'Once' }))).toEqual([201, ...four(400)])
  expect(await statusesOf(() => owner.post('/groups', { name: 'Once', path: 'once-a-group' }))).toEqual([
    201,
    ...four(400),
  ])
  expect(await statusesOf(() => forge.admin.post('/users', user))).toEqual([201, ...four(409)])
  expect(await statusesOf(() => owner.post('/user/keys', key))).toEqual([201, ...four(400)])
  expect(await statusesOf(() => other.post(`/projects/${project}/fork`))).toEqual([201, ...four(409)])
  expect(await statusesOf(() => other.post(`/projects/${project}/access_requests`))).toEqual([
    201,
    ...four(409),
  ])
  const member = { user_id: other.id, access_level: 20 }
  expect(await statusesOf(() => owner.post(`/projects/${project}/members`, member))).toEqual([
    201,
    ...four(409),
  ])
  expect(each(await owner.get('/projects?owned=true&search=once'), 'name')).toEqual(['Once'])
  expect(each(await forge.admin.get('/users?username=once'), 'username')).toEqual(['once'])
})

test('of equal concurrent approvals, one adds a member', async ({ forge }) => {
  const [owner, asker] = [await forge.newUser('owner'), await forge.newUser('asker')]
  const open = { visibility: 'public', request_access_enabled: true }
  const project = idOf(await owner.post('/projects', { name: 'Asked', ...open }))
  await asker.post(`/projects/${project}/access_requests`)
  const approve = () => owner.put(`/projects/${project}/access_requests/${asker.id}/approve`)
  expect(await statusesOf(approve)).toEqual([200, 404, 404, 404, 404])
})

test('of equal concurrent deletions of a user, one returns the user', async ({ forge }) => {
  const user = await forge.newUser('leaver')
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => forge.admin.delete(`/users/${user.id}`)),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const bodies = responses.map(({ body }) => body)
  expect(bodies.filter((body) => Object.keys(Object(body)).length > 0)).toMatchObject([{ id: user.id }])
})

test('of two last owners who leave concurrently, one remains', async ({ forge }) => {
  const [one, other] = [await forge.newUser('one'), await forge.newUser('other')]
  const group = idOf(await one.post('/groups', { name: 'Two', path: 'two-owners' }))
  await one.post(`/groups/${group}/members`, { user_id: other.id, access_level: 50 })
  const leave = [one, other].map((owner) => owner.delete(`/groups/${group}/members/${owner.id}`))
  const statuses = (await Promise.all(leave)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403])
  expect(each(await forge.admin.get(`/groups/${group}/members`), 'access_level')).toEqual([50])
})

test('concurrent deletions all succeed', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Gone' }))
  const group = idOf(await owner.post('/groups', { name: 'Gone', path: 'gone-group' }))
  expect(await statusesOf(() => owner.delete(`/groups/${group}`))).toEqual([200, 200, 200, 200, 200])
  for (const status of await statusesOf(() => owner.delete(`/projects/${project}`)))
    expect([200, 202]).toContain(status)
  expect(await statusesOf(() => forge.admin.delete(`/users/${owner.id}`))).toEqual([200, 200, 200, 200, 200])
  expect((await forge.admin.get(`/users/${owner.id}`)).status).toBe(404)
})

test('full paths follow changes of the groups around them that wait for each other', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const top = idOf(await owner.post('/groups', { name: 'Top', path: 'top' }))
  const inner = idOf(await owner.post('/groups', { name: 'Inner', path: 'inner', parent_id: top }))
  const changes = forge.appContext.db.transaction().execute(async (tx) => {
    await lockNamespace(tx, top)
    const waiting = [
      owner.put(`/groups/${top}`, { name: 'New top', path: 'new-top' }),
      owner.put(`/groups/${inner}`, { name: 'New inner', path: 'new-inner' }),
      owner.post('/groups', { name: 'Newest', path: 'newest', parent_id: inner }),
    ]
    await setTimeout(200)
    return { waiting }
  })
  const responses = await Promise.all((await changes).waiting)
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 201])
  expect(each(await owner.get('/groups?order_by=path'), 'full_path')).toEqual([
    'new-top/new-inner',
    'new-top',
    'new-top/new-inner/newest',
  ])
  expect(each(await owner.get('/groups?order_by=path'), 'full_name')).toEqual([
    'New top / New inner',
    'New top',
    'New top / New inner / Newest',
  ])
})

test('a project that is renamed while it is moved is moved with its new name', async ({ forge }) => {
  const { admin } = forge
  const group = idOf(await admin.post('/groups', { name: 'Target', path: 'target' }))
  for (const name of ['Old', 'Taken'])
    expect((await admin.post('/projects', { name, namespace_id: group })).status).toBe(201)
  const project = idOf(await admin.post('/projects', { name: 'Old' }))
  const services = await administratorServices(forge)
  const [target, before] = [await services.find.group(group), await services.find.project(project)]
  const move = () => services.transaction((tx) => transferProject(tx, before, target))
  expect((await admin.put(`/projects/${project}`, { name: 'Taken', path: 'taken' })).status).toBe(200)
  await expect(move()).rejects.toMatchObject({ kind: 'invalid' })
  expect((await admin.put(`/projects/${project}`, { name: 'New', path: 'new' })).status).toBe(200)
  await move()
  expect((await admin.get(`/projects/${project}`)).body).toMatchObject({
    name: 'New',
    path_with_namespace: 'target/new',
  })
})
