import { expect } from 'vitest'
import { at, each, idOf, test } from '../../support/forge.ts'

const loom = { email: 'loom@example.com', username: 'loom', name: 'Loom Example', password: 'warp and weft' }

test('only administrators create, change, delete and block users', async ({ forge }) => {
  const user = await forge.person()
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
  expect((await user.get('/user')).body).toMatchObject({ id: user.id, name: 'somebody Example' })
})

test('a new user has the attributes that were given and a namespace of the same name', async ({ forge }) => {
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

test('a password is kept as a salted hash, and a wished reset takes priority over it', async ({ forge }) => {
  const hashOf = async (username: string): Promise<string | null> => {
    const query = forge.house.db.selectFrom('user').select('password_hash').where('username', '=', username)
    return (await query.executeTakeFirstOrThrow()).password_hash
  }
  for (const username of ['hashed', 'hashed2'])
    await forge.admin.post('/users', { ...loom, email: `${username}@example.com`, username })
  await forge.admin.post('/users', {
    ...loom,
    email: 'reset@example.com',
    username: 'reset',
    reset_password: true,
  })
  expect(await hashOf('hashed')).toMatch(/^scrypt:/)
  expect(await hashOf('hashed')).not.toBe(await hashOf('hashed2'))
  expect(await hashOf('reset')).toBeNull()
})

test('what is missing or unfit in a new user is named', async ({ forge }) => {
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

test('an email, username or group path that is taken is a conflict, and nothing is left behind', async ({
  forge,
}) => {
  const first = await forge.person('taken')
  await forge.admin.post('/groups', { name: 'Taken', path: 'taken-by-group' })
  const create = (attributes: object) => forge.admin.post('/users', { ...loom, ...attributes })
  expect(await create({ email: `${first.username}@EXAMPLE.com` })).toMatchObject({
    status: 409,
    body: { message: 'Email has already been taken' },
  })
  const usernameTaken = { status: 409, body: { message: 'Username has already been taken' } }
  expect(await create({ username: first.username.toUpperCase() })).toMatchObject(usernameTaken)
  expect(await create({ username: 'taken-by-group' })).toMatchObject(usernameTaken)
  await forge.person('identified', { provider: 'ldapmain', extern_uid: 'uid=once' })
  expect((await create({ provider: 'ldapmain', extern_uid: 'uid=once' })).status).toBe(409)
  expect((await forge.admin.get(`/users?search=${loom.email}`)).body).toEqual([])
  expect((await create({})).status).toBe(201)
})

test('external users start without rights of their own', async ({ forge }) => {
  const external = await forge.person('external', { external: true })
  expect((await external.get('/user')).body).toMatchObject({
    external: true,
    projects_limit: 0,
    can_create_group: false,
  })
  expect((await external.post('/groups', { name: 'No', path: 'no' })).status).toBe(403)
})

test('an update changes what is given and leaves the rest', async ({ forge }) => {
  const user = await forge.person('changing', { bio: 'Before', location: 'Porto' })
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

test('a new username changes the addresses of the projects', async ({ forge }) => {
  const user = await forge.person('renamed')
  const id = idOf(await user.post('/projects', { name: 'Cloth' }))
  await forge.admin.put(`/users/${user.id}`, { username: 'rebaptised' })
  expect((await user.get(`/projects/${id}`)).body).toMatchObject({ path_with_namespace: 'rebaptised/cloth' })
  expect((await user.get('/projects/rebaptised%2Fcloth')).status).toBe(200)
})

test('a changed password has to be changed again', async ({ forge }) => {
  const user = await forge.person('forgetful')
  await forge.admin.put(`/users/${user.id}`, { password: 'a new password' })
  const query = forge.house.db.selectFrom('user').select(['password_hash', 'password_change_required'])
  expect(await query.where('id', '=', user.id).executeTakeFirst()).toEqual({
    password_hash: expect.stringMatching(/^scrypt:/),
    password_change_required: 1,
  })
})

test('whatever fails in an update is a 404, and changes nothing', async ({ forge }) => {
  const [user, other] = [await forge.person('stable'), await forge.person('other')]
  const before = (await forge.admin.get(`/users/${user.id}`)).body
  for (const change of [
    { email: `${other.username}@example.com` },
    { username: other.username },
    { email: 'no address' },
    { name: '' },
    { password: 'short' },
    { provider: 'alone' },
    { bio: 'Changed', username: other.username },
  ])
    expect((await forge.admin.put(`/users/${user.id}`, change)).status).toBe(404)
  expect((await forge.admin.get(`/users/${user.id}`)).body).toEqual(before)
  expect((await forge.admin.put('/users/999999', { name: 'Nobody' })).status).toBe(404)
})

test('a blocked user cannot act until unblocked', async ({ forge }) => {
  const user = await forge.person('blocked')
  expect((await forge.admin.post(`/users/${user.id}/block`)).status).toBe(201)
  expect((await user.get('/user')).status).toBe(403)
  expect((await user.post('/projects', { name: 'No' })).status).toBe(403)
  expect(at(await forge.admin.get(`/users/${user.id}`), 'state')).toBe('blocked')
  expect((await forge.admin.post(`/users/${user.id}/block`)).status).toBe(201)
  expect((await forge.admin.post(`/users/${user.id}/unblock`)).status).toBe(201)
  expect((await user.get('/user')).status).toBe(200)
  expect((await forge.admin.post('/users/999999/block')).status).toBe(404)
})

test('a deletion shows the user who went, and a second one shows nothing', async ({ forge }) => {
  const user = await forge.person('leaver')
  const project = idOf(await user.post('/projects', { name: 'Left', visibility: 'public' }))
  const deletion = await forge.admin.delete(`/users/${user.id}`)
  expect(deletion).toMatchObject({ status: 200, body: { id: user.id, username: user.username } })
  expect(await forge.admin.delete(`/users/${user.id}`)).toMatchObject({ status: 200, body: undefined })
  expect((await forge.admin.get(`/users/${user.id}`)).status).toBe(404)
  expect((await user.get('/user')).status).toBe(401)
  expect((await forge.admin.get(`/projects/${project}`)).status).toBe(404)
  expect(
    (await forge.admin.post('/users', { ...loom, email: 'next@example.com', username: user.username }))
      .status,
  ).toBe(201)
})

test('contributions of a deleted user move to the ghost user, who cannot be deleted', async ({ forge }) => {
  const [leaver, keeper] = [await forge.person('leaver'), await forge.person('keeper')]
  const path = `remaining-${keeper.username}`
  const group = idOf(await keeper.post('/groups', { name: 'Remaining', path }))
  await keeper.post(`/groups/${group}/members`, { user_id: leaver.id, access_level: 50 })
  const project = idOf(await leaver.post('/projects', { name: 'Shared', namespace_id: group }))
  const comment = {
    project_id: project,
    sha: 'a'.repeat(40),
    note: 'Nice',
    author_id: leaver.id,
    created_at: '2026-03-01T08:00:00.000Z',
  }
  await forge.house.db.insertInto('commit_comment').values(comment).execute()
  await forge.admin.delete(`/users/${leaver.id}`)
  const ghost = Number(at(await keeper.get(`/projects/${project}`), 'creator_id'))
  expect((await keeper.get(`/users/${ghost}`)).body).toMatchObject({ name: 'Ghost User', username: 'ghost' })
  const authors = await forge.house.db
    .selectFrom('commit_comment')
    .select('author_id')
    .where('project_id', '=', project)
    .execute()
  expect(authors.map(({ author_id }) => author_id)).toEqual([ghost])
  expect(await forge.admin.delete(`/users/${ghost}`)).toMatchObject({ status: 200, body: undefined })
  expect((await keeper.get(`/users/${ghost}`)).status).toBe(200)
  expect(each(await keeper.get('/users?search=ghost'), 'id')).toEqual([])
})

test('the ghost user inherits notes and awards of all who left, and no award twice', async ({ forge }) => {
  const keeper = await forge.person('keeper')
  const project_id = idOf(await keeper.post('/projects', { name: 'Talked of' }))
  const times = { created_at: '2026-03-01T08:00:00.000Z', updated_at: '2026-03-01T08:00:00.000Z' }
  const { db } = forge.house
  const issue = { project_id, iid: 1, title: 'Warp breaks', author_id: keeper.id, ...times }
  const { id: issue_id } = await db
    .insertInto('issue')
    .values(issue)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const leaver of [await forge.person('leaver'), await forge.person('leaver')]) {
    await db
      .insertInto('note')
      .values({ issue_id, author_id: leaver.id, body: 'Mine too', ...times })
      .execute()
    await db
      .insertInto('award_emoji')
      .values({ issue_id, user_id: leaver.id, name: 'thumbsup', ...times })
      .execute()
    expect((await forge.admin.delete(`/users/${leaver.id}`)).body).toMatchObject({ id: leaver.id })
  }
  const { id: ghost } = await db
    .selectFrom('user')
    .select('id')
    .where('ghost', '=', 1)
    .executeTakeFirstOrThrow()
  const notes = await db.selectFrom('note').select('author_id').where('issue_id', '=', issue_id).execute()
  const awards = await db
    .selectFrom('award_emoji')
    .select('user_id')
    .where('issue_id', '=', issue_id)
    .execute()
  expect(notes.map(({ author_id }) => author_id)).toEqual([ghost, ghost])
  expect(awards.map(({ user_id }) => user_id)).toEqual([ghost])
  expect(at(await keeper.get(`/projects/${project_id}`), 'open_issues_count')).toBe(1)
})

test('a hard deletion takes contributions and solely owned groups along', async ({ forge }) => {
  const [leaver, keeper] = [await forge.person('leaver'), await forge.person('keeper')]
  const alone = idOf(await leaver.post('/groups', { name: 'Alone', path: `alone-${leaver.username}` }))
  const inside = idOf(await leaver.post('/projects', { name: 'Inside', namespace_id: alone }))
  const shared = idOf(await leaver.post('/groups', { name: 'Shared', path: `shared-${leaver.username}` }))
  await leaver.post(`/groups/${shared}/members`, { user_id: keeper.id, access_level: 50 })
  const kept = idOf(await leaver.post('/projects', { name: 'Kept', namespace_id: shared }))
  const comment = {
    project_id: kept,
    sha: 'a'.repeat(40),
    note: 'Gone',
    author_id: leaver.id,
    created_at: '2026-03-01T08:00:00.000Z',
  }
  await forge.house.db.insertInto('commit_comment').values(comment).execute()
  expect((await forge.admin.delete(`/users/${leaver.id}?hard_delete=true`)).body).toMatchObject({
    id: leaver.id,
  })
  expect((await forge.admin.get(`/groups/${alone}`)).status).toBe(404)
  expect((await forge.admin.get(`/projects/${inside}`)).status).toBe(404)
  expect((await keeper.get(`/groups/${shared}`)).status).toBe(200)
  expect((await keeper.get(`/projects/${kept}`)).status).toBe(200)
  expect(
    await forge.house.db.selectFrom('commit_comment').selectAll().where('project_id', '=', kept).execute(),
  ).toEqual([])
})

test('without a hard deletion, groups outlive their only owner', async ({ forge }) => {
  const leaver = await forge.person('leaver')
  const group = idOf(await leaver.post('/groups', { name: 'Orphaned', path: `orphaned-${leaver.username}` }))
  await forge.admin.delete(`/users/${leaver.id}`)
  expect((await forge.admin.get(`/groups/${group}`)).status).toBe(200)
  expect((await forge.admin.get(`/groups/${group}/members`)).body).toEqual([])
})
