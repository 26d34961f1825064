import { expect } from 'vitest'
import { each, idOf, test, type Forge, type Person } from '../../support/forge.ts'

interface Place {
  path: string
  owner: Person
  asker: Person
}

/** A public group and a public project that take requests. */
async function places(forge: Forge): Promise<Place[]> {
  const [owner, asker] = [await forge.person('owner'), await forge.person('asker')]
  const open = { visibility: 'public', request_access_enabled: true }
  const group = idOf(await owner.post('/groups', { name: 'Open', path: `open-${owner.username}`, ...open }))
  const project = idOf(await owner.post('/projects', { name: 'Open', ...open }))
  return [`/groups/${group}`, `/projects/${project}`].map((path) => ({ path, owner, asker }))
}

test('a request is that of the caller, and pending until it is answered', async ({ forge }) => {
  for (const { path, owner, asker } of await places(forge)) {
    const asked = await asker.post(`${path}/access_requests`)
    expect(asked).toMatchObject({
      status: 201,
      body: { id: asker.id, username: asker.username, state: 'active' },
    })
    expect(asked.body).toHaveProperty('requested_at')
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([asked.body])
    expect((await asker.post(`${path}/access_requests`)).status).toBe(409)
    expect(each(await owner.get(`${path}/access_requests`), 'id')).toEqual([asker.id])
  }
})

test('an approval makes a developer unless a level is given', async ({ forge }) => {
  for (const { path, owner, asker } of await places(forge)) {
    await asker.post(`${path}/access_requests`)
    const approved = await owner.put(`${path}/access_requests/${asker.id}/approve`)
    expect(approved).toMatchObject({ status: 200, body: { id: asker.id, access_level: 30 } })
    expect(approved.body).not.toHaveProperty('requested_at')
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([])
    expect((await owner.get(`${path}/members/${asker.id}`)).body).toMatchObject({ access_level: 30 })
    expect((await owner.put(`${path}/access_requests/${asker.id}/approve`)).status).toBe(404)
    expect((await asker.post(`${path}/access_requests`)).status).toBe(409)
  }
})

test('an approval gives the level that is asked for', async ({ forge }) => {
  for (const { path, owner, asker } of await places(forge)) {
    await asker.post(`${path}/access_requests`)
    const approve = (access_level: number) =>
      owner.put(`${path}/access_requests/${asker.id}/approve`, { access_level })
    expect((await approve(31)).status).toBe(400)
    expect((await approve(20)).body).toMatchObject({ access_level: 20 })
  }
})

test('nobody is made the owner of a project', async ({ forge }) => {
  const [, project] = await places(forge)
  if (project === undefined) throw new Error('No project')
  const { path, owner, asker } = project
  await asker.post(`${path}/access_requests`)
  expect((await owner.put(`${path}/access_requests/${asker.id}/approve`, { access_level: 50 })).status).toBe(
    400,
  )
  expect(each(await owner.get(`${path}/access_requests`), 'id')).toEqual([asker.id])
})

test('a denial removes the request, and denying again succeeds', async ({ forge }) => {
  for (const { path, owner, asker } of await places(forge)) {
    await asker.post(`${path}/access_requests`)
    expect((await owner.delete(`${path}/access_requests/${asker.id}`)).status).toBe(200)
    expect((await owner.delete(`${path}/access_requests/${asker.id}`)).status).toBe(200)
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([])
    expect((await owner.get(`${path}/members/${asker.id}`)).status).toBe(404)
    expect((await asker.post(`${path}/access_requests`)).status).toBe(201)
  }
})

test('only those who manage members see and answer requests, and askers take their own back', async ({
  forge,
}) => {
  const developer = await forge.person('developer')
  for (const { path, owner, asker } of await places(forge)) {
    await owner.post(`${path}/members`, { user_id: developer.id, access_level: 30 })
    await asker.post(`${path}/access_requests`)
    for (const [caller, status] of [
      [forge.anonymous, 401],
      [asker, 403],
      [developer, 403],
    ] as const) {
      expect((await caller.get(`${path}/access_requests`)).status).toBe(status)
      expect((await caller.put(`${path}/access_requests/${asker.id}/approve`)).status).toBe(status)
    }
    expect((await developer.delete(`${path}/access_requests/${asker.id}`)).status).toBe(403)
    expect(each(await forge.admin.get(`${path}/access_requests`), 'id')).toEqual([asker.id])
    expect((await asker.delete(`${path}/access_requests/${asker.id}`)).status).toBe(200)
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([])
  }
})

test('nobody asks where requests are turned off, where the place is hidden, or as a member', async ({
  forge,
}) => {
  for (const { path, owner, asker } of await places(forge)) {
    expect((await owner.post(`${path}/access_requests`)).status).toBe(409)
    await owner.put(path, { name: 'Closed', request_access_enabled: false })
    expect((await asker.post(`${path}/access_requests`)).status).toBe(403)
    await owner.put(path, { name: 'Hidden', visibility: 'private' })
    expect((await asker.post(`${path}/access_requests`)).status).toBe(404)
    expect((await forge.anonymous.post(`${path}/access_requests`)).status).toBe(401)
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([])
  }
})

test('a member who is added in person has no request left', async ({ forge }) => {
  for (const { path, owner, asker } of await places(forge)) {
    await asker.post(`${path}/access_requests`)
    await owner.post(`${path}/members`, { user_id: asker.id, access_level: 10 })
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([])
  }
})
