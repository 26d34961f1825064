import { expect } from 'vitest'
import { at, idOf, test } from '../../support/forge.ts'

const loom = { email: 'loom@example.com', username: 'loom', name: 'Loom Example', password: 'warp and weft' }

test('lets only administrators create, update, delete and block users', async ({ forge }) => {
  const user = await forge.newUser()
  for (const [caller, status] of [
    [forge.anonymous, 401],
    [user, 403],
  ] as const) {
    expect((await caller.post('/users', loom)).status).toBe(status)
    expect((await caller.put(`/users/${user.id}`, { name: 'Else' })).status).toBe(status)
    expect((await caller.delete(`/users/${user.id}`)).status).toBe(status)
    expect((await caller.post(`/users/${user.id}/block`)).status).toBe(status)
    expect((await caller.post(`/users/${user.id}/unblock`)).status).toBe(status)
  }
  expect((await user.get('/user')).body).toMatchObject({ id: user.id, name: 'user Example' })
})

test('creates a user with the given properties and a namespace of the same name', async ({ forge }) => {
  const given = {
    bio: 'Weaves.',
    location: 'Porto',
    messenger_id: 'loomer',
    work_profile: 'https://work.example/loom',
    micro_blog: '@loom',
    website_url: 'https://loom.example',
    organization: 'Atelier',
    projects_limit: 7,
    can_create_group: false,
  }
  const names = { email: 'given@example.com', username: 'given', name: 'Given Example' }
  const identity = { provider: 'ldapmain', extern_uid: 'uid=given' }
  const created = await forge.admin.post('/users', {
    ...names,
    ...given,
    ...identity,
    password: 'warp and weft',
    admin: true,
  })
  expect(created).toMatchObject({
    status: 201,
    body: { ...names, ...given, identities: [identity], is_admin: true, external: false, state: 'active' },
  })
  expect((await forge.admin.get(`/users/${idOf(created)}`)).body).toEqual(created.body)
  expect((await forge.admin.post('/projects?sudo=given', { name: 'Own' })).body).toMatchObject({
    path_with_namespace: 'given/own',
  })
})

test('requires a password unless reset_password is true', async ({ forge }) => {
  const { password, ...names } = loom
  const given = { ...names, email: 'heddle@example.com', username: 'heddle' }
  expect(await forge.admin.post('/users', { ...given, reset_password: false })).toMatchObject({
    status: 400,
    body: { message: 'password is missing' },
  })
  expect((await forge.admin.post('/users', { ...given, reset_password: false, password })).status).toBe(201)
})

test('stores a password as a salted hash; reset_password takes priority over it', async ({ forge }) => {
  const hashOf = async (username: string): Promise<string | null> => {
    const query = forge.appContext.db
      .selectFrom('user')
      .select('password_hash')
      .where('username', '=', username)
    return (await query.executeTakeFirstOrThrow()).password_hash
  }
  for (const username of ['hashed', 'hashed2'])
    await forge.admin.post('/users', { ...loom, email: `${username}@example.com`, username })
  for (const [username, password] of [
    ['reset', loom.password],
    ['reset2', 'short'],
  ] as const) {
    const names = { ...loom, email: `${username}@example.com`, username }
    expect((await forge.admin.post('/users', { ...names, password, reset_password: true })).status).toBe(201)
  }
  expect(await hashOf('hashed')).toMatch(/^scrypt:/)
  expect(await hashOf('hashed')).not.toBe(await hashOf('hashed2'))
  expect(await hashOf('reset')).toBeNull()
  expect(await hashOf('reset2')).toBeNull()
})

test('names missing and invalid properties of a new user', async ({ forge }) => {
  for (const name of ['email', 'username', 'name', 'password'])
    expect((await forge.admin.post('/users', { ...loom, [name]: undefined })).status).toBe(400)
  const unfit = {
    email: 'no address',
    username: 'a/b',
    name: ' ',
    password: 'short',
    projects_limit: -1,
    provider: 'alone',
    bio: 'x'.repeat(256),
  }
  const { status, body } = await forge.admin.post('/users', unfit)
  expect(status).toBe(400)
  const message = Object(body).message
  expect(Object.keys(message).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
    'bio',
    'email',
    'extern_uid',
    'name',
    'password',
    'projects_limit',
    'username',
  ])
  expect((await forge.admin.post('/users', { ...loom, username: 'api' })).status).toBe(400)
  expect((await forge.admin.get('/users?username=api')).body).toEqual([])
})

test('returns 409 for an email, username or group path in use, and writes nothing', async ({ forge }) => {
  const first = await forge.newUser('taken')
  await forge.admin.post('/groups', { name: 'Taken', path: 'taken-by-group' })
  const create = (attributes: object) => forge.admin.post('/users', { ...loom, ...attributes })
  expect(await create({ email: `${first.username}@EXAMPLE.com` })).toMatchObject({
    status: 409,
    body: { message: 'Email has already been taken' },
  })
  const usernameTaken = { status: 409, body: { message: 'Username has already been taken' } }
  expect(await create({ username: first.username.toUpperCase() })).toMatchObject(usernameTaken)
  expect(await create({ username: 'taken-by-group' })).toMatchObject(usernameTaken)
  await forge.newUser('identified', { provider: 'ldapmain', extern_uid: 'uid=once' })
  expect((await create({ provider: 'ldapmain', extern_uid: 'uid=once' })).status).toBe(409)
  expect((await forge.admin.get(`/users?search=${loom.email}`)).body).toEqual([])
  expect((await create({})).status).toBe(201)
})

test('creates external users without permission to create groups and projects', async ({ forge }) => {
  const external = await forge.newUser('external', { external: true })
  expect((await external.get('/user')).body).toMatchObject({
    external: true,
    projects_limit: 0,
    can_create_group: false,
  })
  expect((await external.post('/groups', { name: 'No', path: 'no' })).status).toBe(403)
})

test('updates the given properties and keeps the others', async ({ forge }) => {
  const user = await forge.newUser('changing', { bio: 'Before', location: 'Porto' })
  expect(
    await forge.admin.put(`/users/${user.id}`, {
      bio: 'After',
      admin: true,
      provider: 'ldap',
      extern_uid: '1',
    }),
  ).toMatchObject({
    status: 200,
    body: {
      bio: 'After',
      location: 'Porto',
      is_admin: true,
      identities: [{ provider: 'ldap', extern_uid: '1' }],
    },
  })
  const again = await forge.admin.put(`/users/${user.id}`, { provider: 'ldap', extern_uid: '2' })
  expect(at(again, 'identities')).toEqual([{ provider: 'ldap', extern_uid: '2' }])
  expect((await forge.admin.put(`/users/${user.id}`, {})).body).toEqual(again.body)
})

test('changes the paths of the projects with the username', async ({ forge }) => {
  const user = await forge.newUser('renamed')
  const id = idOf(await user.post('/projects', { name: 'Cloth' }))
  await forge.admin.put(`/users/${user.id}`, { username: 'rebaptised' })
  expect((await user.get(`/projects/${id}`)).body).toMatchObject({ path_with_namespace: 'rebaptised/cloth' })
  expect((await user.get('/projects/rebaptised%2Fcloth')).status).toBe(200)
})

test('requires a new password after an administrator changed it', async ({ forge }) => {
  const user = await forge.newUser('forgetful')
  await forge.admin.put(`/users/${user.id}`, { password: 'a new password' })
  const query = forge.appContext.db.selectFrom('user').select(['password_hash', 'password_change_required'])
  expect(await query.where('id', '=', user.id).executeTakeFirst()).toEqual({
    password_hash: expect.stringMatching(/^scrypt:/),
    password_change_required: 1,
  })
})

test('returns 404 for every failed update, and changes nothing', async ({ forge }) => {
  const [user, other] = [await forge.newUser('stable'), await forge.newUser('other')]
  const before = (await forge.admin.get(`/users/${user.id}`)).body
  for (const change of [
    { email: `${other.username}@example.com` },
    { username: other.username },
    { email: 'no address' },
    { name: '' },
    { password: 'short' },
    { provider: 'alone' },
    { bio: 'Changed', username: other.username },
    { bio: 'Changed', projects_limit: 'many' },
    { bio: 'Changed', admin: 'perhaps' },
    { name: ['Changed'] },
  ])
    expect((await forge.admin.put(`/users/${user.id}`, change)).status).toBe(404)
  expect((await forge.admin.get(`/users/${user.id}`)).body).toEqual(before)
  expect((await forge.admin.put('/users/999999', { name: 'Nobody' })).status).toBe(404)
})

test('names the reason of a failed update', async ({ forge }) => {
  const [user, other] = [await forge.newUser('unchanged'), await forge.newUser('same')]
  const messageFor = async (change: object) =>
    at(await forge.admin.put(`/users/${user.id}`, change), 'message')
  expect(await messageFor({ email: `${other.username}@example.com` })).toBe('Email has already been taken')
  expect(await messageFor({ name: '' })).toEqual({ name: ["can't be blank"] })
  expect(await messageFor({ projects_limit: 'many' })).toEqual({ projects_limit: ['must be integer'] })
})

test('rejects requests of a blocked user until unblocked', async ({ forge }) => {
  const user = await forge.newUser('blocked')
  expect((await forge.admin.post(`/users/${user.id}/block`)).status).toBe(201)
  expect((await user.get('/user')).status).toBe(403)
  expect((await user.post('/projects', { name: 'No' })).status).toBe(403)
  expect(at(await forge.admin.get(`/users/${user.id}`), 'state')).toBe('blocked')
  expect((await forge.admin.post(`/users/${user.id}/block`)).status).toBe(201)
  expect((await forge.admin.post(`/users/${user.id}/unblock`)).status).toBe(201)
  expect((await user.get('/user')).status).toBe(200)
  expect((await forge.admin.post('/users/999999/block')).status).toBe(404)
})
