import { expect } from 'vitest'
import { at, each, idOf, test, type Forge, type Person } from '../../support/forge.ts'
import { newProject, newTeam, statusByRole } from '../../support/team.ts'

async function newGroup(owner: Person, attributes: object = {}): Promise<number> {
  const path = `group-of-${owner.username}`
  return idOf(await owner.post('/groups', { name: 'Group', path, ...attributes }))
}

async function pair(forge: Forge): Promise<[Person, Person]> {
  return [await forge.person('owner'), await forge.person('joiner')]
}

test('a new member has the given role until the given day', async ({ forge }) => {
  const [owner, joiner] = await pair(forge)
  const group = await newGroup(owner)
  const project = idOf(await owner.post('/projects', { name: 'Loom' }))
  for (const place of [`/groups/${group}`, `/projects/${project}`]) {
    const given = { access_level: 30, expires_at: '2030-12-31' }
    const added = await owner.post(`${place}/members`, { user_id: joiner.id, ...given })
    expect(added).toMatchObject({
      status: 201,
      body: { id: joiner.id, username: joiner.username, state: 'active', ...given },
    })
    expect((await owner.get(`${place}/members/${joiner.id}`)).body).toEqual(added.body)
    const { expires_at: _, ...listed } = Object(added.body)
    expect((await owner.get(`${place}/members`)).body).toContainEqual(listed)
  }
})

test('an existing member is a conflict', async ({ forge }) => {
  const [owner, joiner] = await pair(forge)
  const group = await newGroup(owner)
  const project = idOf(await owner.post('/projects', { name: 'Loom' }))
  for (const place of [`/groups/${group}`, `/projects/${project}`]) {
    expect((await owner.post(`${place}/members`, { user_id: joiner.id, access_level: 30 })).status).toBe(201)
    expect((await owner.post(`${place}/members`, { user_id: joiner.id, access_level: 10 })).status).toBe(409)
    expect((await owner.get(`${place}/members/${joiner.id}`)).body).toMatchObject({ access_level: 30 })
  }
})

test('what is missing or unfit in a membership is a 400, never a 422', async ({ forge }) => {
  const [owner, joiner] = await pair(forge)
  const group = await newGroup(owner)
  const project = idOf(await owner.post('/projects', { name: 'Loom' }))
  const add = (given: object) =>
    owner.post(`/projects/${project}/members`, { user_id: joiner.id, access_level: 30, ...given })
  expect((await add({ user_id: undefined })).status).toBe(400)
  expect((await add({ access_level: undefined })).status).toBe(400)
  expect((await add({ access_level: 35 })).status).toBe(400)
  expect((await add({ expires_at: 'tomorrow' })).status).toBe(400)
  expect((await add({ expires_at: '2026-02-30' })).status).toBe(400)
  expect(await add({ access_level: 50 })).toMatchObject({
    status: 400,
    body: { message: { access_level: ['is not included in the list'] } },
  })
  expect((await add({ expires_at: '2026-02-01' })).status).toBe(400)
  expect((await add({ user_id: 999999 })).status).toBe(404)
  expect((await owner.put(`/groups/${group}/members/${owner.id}`, {})).status).toBe(400)
  expect(each(await owner.get(`/projects/${project}/members`), 'id')).toEqual([owner.id])
})

test('masters manage the members of a project', async ({ forge }) => {
  const team = await newTeam(forge)
  const id = await newProject(team)
  const joiner = await forge.person('joiner')
  const refused = { anonymous: 401, stranger: 404, guest: 403, reporter: 403, developer: 403 }
  const member = `/projects/${id}/members/${joiner.id}`
  expect(
    await statusByRole(team, (caller) =>
      caller.post(`/projects/${id}/members`, { user_id: joiner.id, access_level: 10 }),
    ),
  ).toEqual({ ...refused, master: 201, owner: 409, admin: 409 })
  expect(await statusByRole(team, (caller) => caller.put(member, { access_level: 20 }))).toEqual({
    ...refused,
    master: 200,
    owner: 200,
    admin: 200,
  })
  expect(await statusByRole(team, (caller) => caller.delete(member))).toEqual({
    ...refused,
    master: 200,
    owner: 200,
    admin: 200,
  })
  expect(await statusByRole(team, (caller) => caller.get(`/projects/${id}/members`))).toMatchObject({
    anonymous: 401,
    stranger: 404,
    guest: 200,
  })
})

test('owners alone manage the members of a group', async ({ forge }) => {
  const [owner, joiner] = await pair(forge)
  const master = await forge.person('master')
  const group = await newGroup(owner)
  await owner.post(`/groups/${group}/members`, { user_id: master.id, access_level: 40 })
  const add = (caller: Person) =>
    caller.post(`/groups/${group}/members`, { user_id: joiner.id, access_level: 50 })
  expect((await add(joiner)).status).toBe(404)
  expect((await add(master)).status).toBe(403)
  expect((await master.put(`/groups/${group}/members/${master.id}`, { access_level: 50 })).status).toBe(403)
  expect((await add(owner)).status).toBe(201)
})

test('a role gives its rights at once, and loses them with the membership', async ({ forge }) => {
  const [owner, joiner] = await pair(forge)
  const id = idOf(await owner.post('/projects', { name: 'Loom' }))
  const status = async (): Promise<number> => (await joiner.get(`/projects/${id}`)).status
  expect(await status()).toBe(404)
  await owner.post(`/projects/${id}/members`, { user_id: joiner.id, access_level: 10 })
  expect(await status()).toBe(200)
  await owner.put(`/projects/${id}/members/${joiner.id}`, { access_level: 40 })
  expect((await joiner.put(`/projects/${id}`, { name: 'Loom' })).status).toBe(200)
  await owner.delete(`/projects/${id}/members/${joiner.id}`)
  expect(await status()).toBe(404)
})

test('a membership of a group holds in the groups below and in their projects, and is listed at its source', async ({
  forge,
}) => {
  const [owner, joiner] = await pair(forge)
  const parent = await newGroup(owner)
  const child = idOf(await owner.post('/groups', { name: 'Child', path: 'child', parent_id: parent }))
  const project = idOf(await owner.post('/projects', { name: 'Deep', namespace_id: child }))
  await owner.post(`/groups/${parent}/members`, { user_id: joiner.id, access_level: 20 })
  expect((await joiner.get(`/projects/${project}`)).body).toMatchObject({
    permissions: { project_access: null, group_access: { access_level: 20 } },
  })
  expect((await joiner.get(`/groups/${child}`)).status).toBe(200)
  expect(each(await owner.get(`/groups/${child}/members`), 'id')).toEqual([owner.id])
  expect((await owner.get(`/projects/${project}/members`)).body).toEqual([])
  expect((await owner.get(`/projects/${project}/members/${joiner.id}`)).status).toBe(404)
})

test('an update leaves the day on which a membership ends unless one is given', async ({ forge }) => {
  const [owner, joiner] = await pair(forge)
  const group = await newGroup(owner)
  const member = `/groups/${group}/members/${joiner.id}`
  await owner.post(`/groups/${group}/members`, {
    user_id: joiner.id,
    access_level: 30,
    expires_at: '2030-12-31',
  })
  const form = { access_level: '20' }
  expect((await owner.send('PUT', member, { form })).body).toMatchObject({
    access_level: 20,
    expires_at: '2030-12-31',
  })
  expect((await owner.put(member, { access_level: 20, expires_at: '2031-01-31' })).body).toMatchObject({
    expires_at: '2031-01-31',
  })
  expect((await owner.put(`/groups/${group}/members/999999`, { access_level: 20 })).status).toBe(404)
})

test('a membership ends on its day, and can be given anew', async ({ forge }) => {
  const [owner, joiner] = await pair(forge)
  const id = idOf(await owner.post('/projects', { name: 'Short' }))
  await owner.post(`/projects/${id}/members`, {
    user_id: joiner.id,
    access_level: 30,
    expires_at: '2026-03-10',
  })
  forge.setClock('2026-03-09T23:59:00.000Z')
  expect((await joiner.get(`/projects/${id}`)).status).toBe(200)
  forge.setClock('2026-03-10T00:00:00.000Z')
  expect((await joiner.get(`/projects/${id}`)).status).toBe(404)
  expect(each(await owner.get(`/projects/${id}/members`), 'id')).toEqual([owner.id])
  expect((await owner.get(`/projects/${id}/members/${joiner.id}`)).status).toBe(404)
  expect((await joiner.get('/projects?membership=true')).body).toEqual([])
  expect((await owner.post(`/projects/${id}/members`, { user_id: joiner.id, access_level: 20 })).status).toBe(
    201,
  )
  expect((await joiner.get(`/projects/${id}`)).status).toBe(200)
})

test('the last owner of a group neither leaves nor steps down', async ({ forge }) => {
  const [owner, joiner] = await pair(forge)
  const group = await newGroup(owner)
  const self = `/groups/${group}/members/${owner.id}`
  expect((await owner.delete(self)).status).toBe(403)
  expect((await owner.put(self, { access_level: 40 })).status).toBe(403)
  expect((await owner.put(self, { access_level: 50, expires_at: '2030-01-01' })).status).toBe(403)
  expect((await forge.admin.delete(self)).status).toBe(403)
  await owner.post(`/groups/${group}/members`, { user_id: joiner.id, access_level: 50 })
  expect((await owner.delete(self)).status).toBe(200)
  expect(each(await joiner.get(`/groups/${group}/members`), 'id')).toEqual([joiner.id])
})

test('everybody may leave, and removing who is no member succeeds', async ({ forge }) => {
  const team = await newTeam(forge)
  const id = await newProject(team)
  expect((await team.guest.delete(`/projects/${id}/members/${team.guest.id}`)).status).toBe(200)
  expect((await team.guest.get(`/projects/${id}`)).status).toBe(404)
  expect((await team.owner.delete(`/projects/${id}/members/${team.guest.id}`)).status).toBe(200)
  expect((await team.owner.delete(`/projects/${id}/members/999999`)).status).toBe(200)
  expect((await team.developer.delete(`/projects/${id}/members/${team.stranger.id}`)).status).toBe(403)
})

test('members are searched by name and username', async ({ forge }) => {
  const [owner, joiner] = await pair(forge)
  const group = await newGroup(owner)
  await owner.post(`/groups/${group}/members`, { user_id: joiner.id, access_level: 30 })
  const found = async (query: string) =>
    each(await owner.get(`/groups/${group}/members?query=${query}`), 'id')
  expect(await found(joiner.username)).toEqual([joiner.id])
  expect(await found('JOINER%20Example')).toEqual([joiner.id])
  expect(await found('nobody')).toEqual([])
  expect(at(await owner.get(`/groups/${group}/members/${joiner.id}`), 'access_level')).toBe(30)
})
