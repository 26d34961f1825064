import { expect } from 'vitest'
import { at, each, idOf, type Forge, type User } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { statusByRole } from '../../support/team.ts'

async function newGroup(owner: User, attributes: object = {}): Promise<number> {
  const path = `group-of-${owner.username}`
  return idOf(await owner.post('/groups', { name: 'Group', path, ...attributes }))
}

async function ownerAndUser(forge: Forge): Promise<[User, User]> {
  return [await forge.newUser('owner'), await forge.newUser('user')]
}

test('adds a member with the given role and expiry date', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const group = await newGroup(owner)
  const project = idOf(await owner.post('/projects', { name: 'Loom' }))
  for (const source of [`/groups/${group}`, `/projects/${project}`]) {
    const given = { access_level: 30, expires_at: '2030-12-31' }
    const added = await owner.post(`${source}/members`, { user_id: user.id, ...given })
    expect(added).toMatchObject({
      status: 201,
      body: { id: user.id, username: user.username, state: 'active', ...given },
    })
    expect((await owner.get(`${source}/members/${user.id}`)).body).toEqual(added.body)
    const { expires_at: _, ...listed } = Object(added.body)
    expect((await owner.get(`${source}/members`)).body).toContainEqual(listed)
  }
})

test('returns 409 for a user who is a member already', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const group = await newGroup(owner)
  const project = idOf(await owner.post('/projects', { name: 'Loom' }))
  for (const source of [`/groups/${group}`, `/projects/${project}`]) {
    expect((await owner.post(`${source}/members`, { user_id: user.id, access_level: 30 })).status).toBe(201)
    expect((await owner.post(`${source}/members`, { user_id: user.id, access_level: 10 })).status).toBe(409)
    expect((await owner.get(`${source}/members/${user.id}`)).body).toMatchObject({ access_level: 30 })
  }
})

test('returns 400 for missing and invalid properties of a membership', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const group = await newGroup(owner)
  const project = idOf(await owner.post('/projects', { name: 'Loom' }))
  const add = (given: object) =>
    owner.post(`/projects/${project}/members`, { user_id: user.id, access_level: 30, ...given })
  expect((await add({ user_id: undefined })).status).toBe(400)
  expect((await add({ access_level: undefined })).status).toBe(400)
  expect((await add({ access_level: 35 })).status).toBe(400)
  expect((await add({ expires_at: 'tomorrow' })).status).toBe(400)
  expect((await add({ expires_at: '2026-02-30' })).status).toBe(400)
  const allowed = ['must be equal to one of the allowed values: 10, 20, 30, 40']
  expect((await add({ access_level: 50 })).body).toEqual({ message: { access_level: allowed } })
  expect((await owner.put(`/projects/${project}/members/${owner.id}`, { access_level: 50 })).body).toEqual({
    message: { access_level: allowed },
  })
  expect((await add({ expires_at: '2026-02-01' })).status).toBe(400)
  expect((await add({ user_id: 999999 })).status).toBe(404)
  expect((await owner.put(`/groups/${group}/members/${owner.id}`, {})).status).toBe(400)
  expect(each(await owner.get(`/projects/${project}/members`), 'id')).toEqual([owner.id])
})

test('roles that manage the members of a project', async ({ forge, team, project: id }) => {
  const user = await forge.newUser('user')
  const rejected = { anonymous: 401, nonMember: 404, guest: 403, reporter: 403, developer: 403 }
  const member = `/projects/${id}/members/${user.id}`
  expect(
    await statusByRole(team, (caller) =>
      caller.post(`/projects/${id}/members`, { user_id: user.id, access_level: 10 }),
    ),
  ).toEqual({ ...rejected, master: 201, owner: 409, admin: 409 })
  expect(await statusByRole(team, (caller) => caller.put(member, { access_level: 20 }))).toEqual({
    ...rejected,
    master: 200,
    owner: 200,
    admin: 200,
  })
  expect(await statusByRole(team, (caller) => caller.delete(member))).toEqual({
    ...rejected,
    master: 200,
    owner: 200,
    admin: 200,
  })
  expect(await statusByRole(team, (caller) => caller.get(`/projects/${id}/members`))).toMatchObject({
    anonymous: 401,
    nonMember: 404,
    guest: 200,
  })
})

test('lets only owners manage the members of a group', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const master = await forge.newUser('master')
  const group = await newGroup(owner)
  await owner.post(`/groups/${group}/members`, { user_id: master.id, access_level: 40 })
  const add = (caller: User) =>
    caller.post(`/groups/${group}/members`, { user_id: user.id, access_level: 50 })
  expect((await add(user)).status).toBe(404)
  expect((await add(master)).status).toBe(403)
  expect((await master.put(`/groups/${group}/members/${master.id}`, { access_level: 50 })).status).toBe(403)
  expect((await add(owner)).status).toBe(201)
})

test('grants permissions immediately, and revokes them with the membership', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const id = idOf(await owner.post('/projects', { name: 'Loom' }))
  const status = async (): Promise<number> => (await user.get(`/projects/${id}`)).status
  expect(await status()).toBe(404)
  await owner.post(`/projects/${id}/members`, { user_id: user.id, access_level: 10 })
  expect(await status()).toBe(200)
  await owner.put(`/projects/${id}/members/${user.id}`, { access_level: 40 })
  expect((await user.put(`/projects/${id}`, { name: 'Loom' })).status).toBe(200)
  await owner.delete(`/projects/${id}/members/${user.id}`)
  expect(await status()).toBe(404)
})

test('extends a group membership to subgroups and their projects', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const parent = await newGroup(owner)
  const child = idOf(await owner.post('/groups', { name: 'Child', path: 'child', parent_id: parent }))
  const project = idOf(await owner.post('/projects', { name: 'Deep', namespace_id: child }))
  await owner.post(`/groups/${parent}/members`, { user_id: user.id, access_level: 20 })
  expect((await user.get(`/projects/${project}`)).body).toMatchObject({
    permissions: { project_access: null, group_access: { access_level: 20 } },
  })
  expect((await user.get(`/groups/${child}`)).status).toBe(200)
  expect(each(await owner.get(`/groups/${child}/members`), 'id')).toEqual([owner.id])
  expect((await owner.get(`/projects/${project}/members`)).body).toEqual([])
  expect((await owner.get(`/projects/${project}/members/${user.id}`)).status).toBe(404)
})

test('keeps the expiry date in an update unless one is given', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const group = await newGroup(owner)
  const member = `/groups/${group}/members/${user.id}`
  await owner.post(`/groups/${group}/members`, {
    user_id: user.id,
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

test('removes the expiry date with null in JSON, also of the only owner of a group', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const project = idOf(await owner.post('/projects', { name: 'Expiring', visibility: 'private' }))
  const sources = [`/groups/${await newGroup(owner)}`, `/projects/${project}`]
  for (const source of sources) {
    await owner.post(`${source}/members`, { user_id: user.id, access_level: 30, expires_at: '2030-12-31' })
    const member = `${source}/members/${user.id}`
    expect(await owner.put(member, { access_level: 30, expires_at: null })).toMatchObject({
      status: 200,
      body: { expires_at: null },
    })
    expect(at(await owner.get(member), 'expires_at')).toBe(null)
    const form = { access_level: '30', expires_at: '' }
    expect((await owner.send('PUT', member, { form })).status).toBe(400)
  }
  const self = `${sources[0]}/members/${owner.id}`
  expect((await owner.put(self, { access_level: 40, expires_at: null })).status).toBe(403)
  expect((await owner.put(self, { access_level: 50, expires_at: null })).status).toBe(200)
})

test('ends a membership on its expiry date, after which the user can be added again', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const id = idOf(await owner.post('/projects', { name: 'Short' }))
  await owner.post(`/projects/${id}/members`, {
    user_id: user.id,
    access_level: 30,
    expires_at: '2026-03-10',
  })
  forge.setClock('2026-03-09T23:59:00.000Z')
  expect((await user.get(`/projects/${id}`)).status).toBe(200)
  forge.setClock('2026-03-10T00:00:00.000Z')
  expect((await user.get(`/projects/${id}`)).status).toBe(404)
  expect(each(await owner.get(`/projects/${id}/members`), 'id')).toEqual([owner.id])
  expect((await owner.get(`/projects/${id}/members/${user.id}`)).status).toBe(404)
  expect((await user.get('/projects?membership=true')).body).toEqual([])
  expect((await owner.post(`/projects/${id}/members`, { user_id: user.id, access_level: 20 })).status).toBe(
    201,
  )
  expect((await user.get(`/projects/${id}`)).status).toBe(200)
})

test('returns 403 if the last owner of a group would be removed, demoted or expire', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const group = await newGroup(owner)
  const self = `/groups/${group}/members/${owner.id}`
  expect((await owner.delete(self)).status).toBe(403)
  expect((await owner.put(self, { access_level: 40 })).status).toBe(403)
  expect((await owner.put(self, { access_level: 50, expires_at: '2030-01-01' })).status).toBe(403)
  expect((await forge.admin.delete(self)).status).toBe(403)
  await owner.post(`/groups/${group}/members`, { user_id: user.id, access_level: 50 })
  expect((await owner.delete(self)).status).toBe(200)
  expect(each(await user.get(`/groups/${group}/members`), 'id')).toEqual([user.id])
})

test('an owner with an expiry date does not replace the last permanent owner of a group', async ({
  forge,
}) => {
  const [owner, user] = await ownerAndUser(forge)
  const members = `/groups/${await newGroup(owner)}/members`
  const [self, other] = [`${members}/${owner.id}`, `${members}/${user.id}`]
  await owner.post(members, { user_id: user.id, access_level: 50, expires_at: '2030-01-01' })
  expect((await owner.delete(self)).status).toBe(403)
  expect((await owner.put(self, { access_level: 40 })).status).toBe(403)
  expect((await owner.put(self, { access_level: 50, expires_at: '2030-01-02' })).status).toBe(403)
  expect((await owner.put(other, { access_level: 50, expires_at: '2031-01-01' })).status).toBe(200)
  expect((await owner.put(other, { access_level: 40 })).status).toBe(200)
  expect((await owner.delete(other)).status).toBe(200)
  await owner.post(members, { user_id: user.id, access_level: 50 })
  expect((await owner.delete(self)).status).toBe(200)
})

test('members remove themselves; removing a non-member is 200', async ({ team, project: id }) => {
  expect((await team.guest.delete(`/projects/${id}/members/${team.guest.id}`)).status).toBe(200)
  expect((await team.guest.get(`/projects/${id}`)).status).toBe(404)
  expect((await team.owner.delete(`/projects/${id}/members/${team.guest.id}`)).status).toBe(200)
  expect((await team.owner.delete(`/projects/${id}/members/999999`)).status).toBe(200)
  expect((await team.developer.delete(`/projects/${id}/members/${team.nonMember.id}`)).status).toBe(403)
})

test('searches members by name and username', async ({ forge }) => {
  const [owner, user] = await ownerAndUser(forge)
  const group = await newGroup(owner)
  await owner.post(`/groups/${group}/members`, { user_id: user.id, access_level: 30 })
  const found = async (query: string) =>
    each(await owner.get(`/groups/${group}/members?query=${query}`), 'id')
  expect(await found(user.username)).toEqual([user.id])
  expect(await found('USER%20Example')).toEqual([user.id])
  expect(await found('nobody')).toEqual([])
  expect(at(await owner.get(`/groups/${group}/members/${user.id}`), 'access_level')).toBe(30)
})

test('lists the expiry of a membership as an event from its date on', async ({ forge }) => {
  const [owner, kept] = await ownerAndUser(forge)
  const [extended, removed, deleted] = [
    await forge.newUser('extended'),
    await forge.newUser('removed'),
    await forge.newUser('deleted'),
  ]
  forge.setClock('2026-04-01T08:00:00.000Z')
  const id = idOf(await owner.post('/projects', { name: 'Short' }))
  const members = `/projects/${id}/members`
  for (const user of [kept, extended, removed, deleted])
    await owner.post(members, { user_id: user.id, access_level: 30, expires_at: '2026-04-10' })
  await owner.put(`${members}/${extended.id}`, { access_level: 30, expires_at: '2026-04-20' })
  await owner.delete(`${members}/${removed.id}`)
  await forge.admin.delete(`/users/${deleted.id}`)
  const expired = async () => each(await owner.get(`/projects/${id}/events?action=expired`), 'author_id')
  forge.setClock('2026-04-09T23:59:00.000Z')
  expect(await expired()).toEqual([])
  forge.setClock('2026-04-10T00:00:00.000Z')
  expect(await expired()).toEqual([kept.id])
  forge.setClock('2026-04-20T00:00:00.000Z')
  expect(await expired()).toEqual([extended.id, kept.id])
})
