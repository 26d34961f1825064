import { expect } from 'vitest'
import { each, idOf, test, type Forge, type User } from '../../support/forge.ts'

interface Source {
  path: string
  owner: User
  user: User
}

/** A public group and a public project with access requests enabled. */
async function sources(forge: Forge): Promise<Source[]> {
  const [owner, user] = [await forge.newUser('owner'), await forge.newUser('user')]
  const open = { visibility: 'public', request_access_enabled: true }
  const group = idOf(await owner.post('/groups', { name: 'Open', path: `open-${owner.username}`, ...open }))
  const project = idOf(await owner.post('/projects', { name: 'Open', ...open }))
  return [`/groups/${group}`, `/projects/${project}`].map((path) => ({ path, owner, user }))
}

test('requests access for the caller, once', async ({ forge }) => {
  for (const { path, owner, user } of await sources(forge)) {
    const requested = await user.post(`${path}/access_requests`)
    expect(requested).toMatchObject({
      status: 201,
      body: { id: user.id, username: user.username, state: 'active' },
    })
    expect(requested.body).toHaveProperty('requested_at')
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([requested.body])
    expect((await user.post(`${path}/access_requests`)).status).toBe(409)
    expect(each(await owner.get(`${path}/access_requests`), 'id')).toEqual([user.id])
  }
})

test('makes the user a developer on approval by default', async ({ forge }) => {
  for (const { path, owner, user } of await sources(forge)) {
    await user.post(`${path}/access_requests`)
    const approved = await owner.put(`${path}/access_requests/${user.id}/approve`)
    expect(approved).toMatchObject({ status: 200, body: { id: user.id, access_level: 30 } })
    expect(approved.body).not.toHaveProperty('requested_at')
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([])
    expect((await owner.get(`${path}/members/${user.id}`)).body).toMatchObject({ access_level: 30 })
    expect((await owner.put(`${path}/access_requests/${user.id}/approve`)).status).toBe(404)
    expect((await user.post(`${path}/access_requests`)).status).toBe(409)
  }
})

test('adds the user with the access level of the approval', async ({ forge }) => {
  for (const { path, owner, user } of await sources(forge)) {
    await user.post(`${path}/access_requests`)
    const approve = (access_level: number) =>
      owner.put(`${path}/access_requests/${user.id}/approve`, { access_level })
    expect((await approve(31)).status).toBe(400)
    expect((await approve(20)).body).toMatchObject({ access_level: 20 })
  }
})

test('returns 400 for an approval as owner of a project', async ({ forge }) => {
  const [, project] = await sources(forge)
  if (project === undefined) throw new Error('No project')
  const { path, owner, user } = project
  await user.post(`${path}/access_requests`)
  expect((await owner.put(`${path}/access_requests/${user.id}/approve`, { access_level: 50 })).status).toBe(
    400,
  )
  expect(each(await owner.get(`${path}/access_requests`), 'id')).toEqual([user.id])
})

test('deletes a denied request, and returns 200 if there is none', async ({ forge }) => {
  for (const { path, owner, user } of await sources(forge)) {
    await user.post(`${path}/access_requests`)
    expect((await owner.delete(`${path}/access_requests/${user.id}`)).status).toBe(200)
    expect((await owner.delete(`${path}/access_requests/${user.id}`)).status).toBe(200)
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([])
    expect((await owner.get(`${path}/members/${user.id}`)).status).toBe(404)
    expect((await user.post(`${path}/access_requests`)).status).toBe(201)
  }
})

test('lets managers of members handle requests, and users withdraw their own', async ({ forge }) => {
  const developer = await forge.newUser('developer')
  for (const { path, owner, user } of await sources(forge)) {
    await owner.post(`${path}/members`, { user_id: developer.id, access_level: 30 })
    await user.post(`${path}/access_requests`)
    for (const [caller, status] of [
      [forge.anonymous, 401],
      [user, 403],
      [developer, 403],
    ] as const) {
      expect((await caller.get(`${path}/access_requests`)).status).toBe(status)
      expect((await caller.put(`${path}/access_requests/${user.id}/approve`)).status).toBe(status)
    }
    expect((await developer.delete(`${path}/access_requests/${user.id}`)).status).toBe(403)
    expect(each(await forge.admin.get(`${path}/access_requests`), 'id')).toEqual([user.id])
    expect((await user.delete(`${path}/access_requests/${user.id}`)).status).toBe(200)
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([])
  }
})

test('rejects requests that are disabled, to invisible projects and from members', async ({ forge }) => {
  for (const { path, owner, user } of await sources(forge)) {
    expect((await owner.post(`${path}/access_requests`)).status).toBe(409)
    await owner.put(path, { name: 'Closed', request_access_enabled: false })
    expect((await user.post(`${path}/access_requests`)).status).toBe(403)
    await owner.put(path, { name: 'Hidden', visibility: 'private' })
    expect((await user.post(`${path}/access_requests`)).status).toBe(404)
    expect((await forge.anonymous.post(`${path}/access_requests`)).status).toBe(401)
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([])
  }
})

test('deletes the request of a user who is added as a member', async ({ forge }) => {
  for (const { path, owner, user } of await sources(forge)) {
    await user.post(`${path}/access_requests`)
    await owner.post(`${path}/members`, { user_id: user.id, access_level: 10 })
    expect((await owner.get(`${path}/access_requests`)).body).toEqual([])
  }
})
