import { expect } from 'vitest'
import { at, each, idOf } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { newProject, statusByRole } from '../../support/team.ts'

test('the default path is the name in lower case with dashes', async ({ forge }) => {
  const owner = await forge.newUser('namer')
  for (const [name, path] of [
    ['Loom - Shuttle', 'loom-shuttle'],
    ['Ünïcode Wörks', 'unicode-works'],
    ['v1.0 beta', 'v1-0-beta'],
  ])
    expect((await owner.post('/projects', { name })).body).toMatchObject({ name, path })
})

test('the default name is the path', async ({ forge }) => {
  const owner = await forge.newUser('pather')
  expect((await owner.post('/projects', { path: 'Loom.Works' })).body).toMatchObject({
    name: 'Loom.Works',
    path: 'Loom.Works',
    path_with_namespace: `${owner.username}/Loom.Works`,
  })
})

test('a project without name and path, or a valid path, is rejected', async ({ forge }) => {
  const owner = await forge.newUser()
  expect((await owner.post('/projects', {})).status).toBe(400)
  expect(await owner.post('/projects', { name: '織機' })).toMatchObject({
    status: 400,
    body: { message: { path: ["can't be blank"] } },
  })
  expect((await owner.get('/projects?owned=true')).body).toEqual([])
})

test('a new project has the given attributes, and is private by default', async ({ forge }) => {
  const owner = await forge.newUser('giver')
  const given = {
    name: 'Given',
    description: 'All of it',
    issues_enabled: false,
    merge_requests_enabled: false,
    jobs_enabled: false,
    wiki_enabled: false,
    snippets_enabled: false,
    container_registry_enabled: false,
    shared_runners_enabled: false,
    public_jobs: false,
    only_allow_merge_if_pipeline_succeeds: true,
    only_allow_merge_if_all_discussions_are_resolved: true,
    request_access_enabled: true,
    tag_list: ['weaving', 'ci'],
  }
  const created = await owner.post('/projects', given)
  expect(created).toMatchObject({
    status: 201,
    body: { ...given, visibility: 'private', creator_id: owner.id, archived: false, import_status: 'none' },
  })
  expect((await owner.get(`/projects/${idOf(created)}`)).body).toEqual(created.body)
})

test('a form creates the same project as JSON', async ({ forge }) => {
  const owner = await forge.newUser('former')
  const form = new URLSearchParams('name=Formed&issues_enabled=false&tag_list[]=a&tag_list[]=b&public_jobs=0')
  expect(await owner.send('POST', '/projects', { form })).toMatchObject({
    status: 201,
    body: { name: 'Formed', issues_enabled: false, public_jobs: false, tag_list: ['a', 'b'] },
  })
  const one = new URLSearchParams({ name: 'One field', tag_list: 'a, b' })
  expect((await owner.send('POST', '/projects', { form: one })).body).toMatchObject({ tag_list: ['a', 'b'] })
})

test('a path is taken once in a namespace, letter case aside, and again elsewhere', async ({ forge }) => {
  const [owner, other] = [await forge.newUser('first'), await forge.newUser('second')]
  await owner.post('/projects', { name: 'Twice' })
  const taken = { status: 400, body: { message: { path: ['has already been taken'] } } }
  expect(await owner.post('/projects', { name: 'Twice' })).toMatchObject(taken)
  expect(await owner.post('/projects', { name: 'Else', path: 'TWICE' })).toMatchObject(taken)
  expect((await other.post('/projects', { name: 'Twice' })).status).toBe(201)
  expect(each(await owner.get('/projects?owned=true'), 'path')).toEqual(['twice'])
})

/** The response to names that are not free. */
function taken(...names: string[]): object {
  const message = Object.fromEntries(names.map((name) => [name, ['has already been taken']]))
  return { status: 400, body: { message } }
}

test('a name is taken once in a namespace, and again elsewhere', async ({ forge }) => {
  const [owner, other] = [await forge.newUser('namer'), await forge.newUser('namesake')]
  const id = idOf(await owner.post('/projects', { name: 'Warp' }))
  const second = idOf(await owner.post('/projects', { name: 'Weft' }))
  const responses = [
    await owner.post('/projects', { name: 'Warp', path: 'elsewhere' }),
    await owner.post('/projects', { name: 'Warp' }),
    await owner.put(`/projects/${second}`, { name: 'Warp' }),
    await owner.put(`/projects/${second}`, { name: ' Warp ', path: 'warp' }),
  ].map(({ status, body }) => ({ status, body }))
  expect(responses).toEqual([taken('name'), taken('name', 'path'), taken('name'), taken('name', 'path')])
  expect((await owner.put(`/projects/${id}`, { name: 'Warp', path: 'Warp' })).status).toBe(200)
  expect((await other.post('/projects', { name: 'Warp' })).status).toBe(201)
  expect(new Set(each(await owner.get('/projects?owned=true'), 'name'))).toEqual(new Set(['Warp', 'Weft']))
})

test('of two renames to one name at the same time, one succeeds', async ({ forge }) => {
  const owner = await forge.newUser('racer')
  const ids = [
    idOf(await owner.post('/projects', { name: 'One' })),
    idOf(await owner.post('/projects', { name: 'Two' })),
  ]
  const responses = await Promise.all(ids.map((id) => owner.put(`/projects/${id}`, { name: 'Same' })))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.find(({ status }) => status !== 200)).toMatchObject(taken('name'))
})

test('names and paths that are invalid in URLs are rejected together', async ({ forge }) => {
  const owner = await forge.newUser()
  for (const path of ['-loom', 'loom.git', 'loom.atom', 'a/b', 'a b', '..', 'ä'])
    expect(at(await owner.post('/projects', { name: 'Fine', path }), 'message')).toHaveProperty('path')
  expect(at(await owner.post('/projects', { name: ' ', path: 'loom.git' }), 'message')).toMatchObject({
    name: ["can't be blank"],
    path: [expect.stringContaining('Cannot start with')],
  })
  expect(at(await owner.post('/projects', { name: 'x'.repeat(256) }), 'message')).toMatchObject({
    name: ['is too long (maximum is 255 characters)'],
  })
  expect((await owner.post('/projects', { name: 'Nul', description: 'a\0b' })).status).toBe(400)
})

test('masters of a group create projects in it, developers do not', async ({ forge }) => {
  const [owner, master, developer, nonMember] = await Promise.all([
    forge.newUser('owner'),
    forge.newUser('master'),
    forge.newUser('developer'),
    forge.newUser('nonMember'),
  ])
  const group = idOf(await owner.post('/groups', { name: 'Weavers', path: `weavers-${owner.username}` }))
  await owner.post(`/groups/${group}/members`, { user_id: master.id, access_level: 40 })
  await owner.post(`/groups/${group}/members`, { user_id: developer.id, access_level: 30 })
  const create = (by: typeof owner, name: string) => by.post('/projects', { name, namespace_id: group })
  expect((await create(developer, 'No')).status).toBe(403)
  expect((await create(nonMember, 'No')).status).toBe(404)
  expect(await create(master, 'Yes')).toMatchObject({
    status: 201,
    body: {
      namespace: { id: group, kind: 'group' },
      permissions: { project_access: null, group_access: { access_level: 40 } },
    },
  })
  expect(each(await owner.get(`/groups/${group}/projects`), 'name')).toEqual(['Yes'])
})

test('only administrators create projects in the namespace of another user', async ({ forge }) => {
  const [owner, other] = [await forge.newUser('host'), await forge.newUser('guest')]
  const project = await owner.post('/projects', { name: 'Hosted' })
  const namespace_id = Number(Reflect.get(Object(at(project, 'namespace')), 'id'))
  expect((await other.post('/projects', { name: 'Intruder', namespace_id })).status).toBe(403)
  expect((await forge.admin.post('/projects', { name: 'Placed', namespace_id })).status).toBe(201)
})

test('the projects limit counts projects in the own namespace', async ({ forge }) => {
  const owner = await forge.newUser('limited', { projects_limit: 1 })
  expect((await owner.post('/projects', { name: 'First' })).status).toBe(201)
  expect(await owner.post('/projects', { name: 'Second' })).toMatchObject({
    status: 400,
    body: { message: { limit_reached: [expect.stringContaining('Your project limit is 1')] } },
  })
  const group = idOf(await owner.post('/groups', { name: 'Room', path: `room-${owner.username}` }))
  expect((await owner.post('/projects', { name: 'Second', namespace_id: group })).status).toBe(201)
})

test('settings contain the default visibility, and levels for administrators only', async ({ forge }) => {
  const owner = await forge.newUser('restricted')
  const updated_at = '2026-03-01T08:00:00.000Z'
  const set = (key: string, value: unknown) =>
    forge.appContext.db
      .insertInto('application_setting')
      .values({ key, value: JSON.stringify(value), updated_at })
      .execute()
  await set('default_project_visibility', 'internal')
  await set('restricted_visibility_levels', ['public'])
  expect((await owner.post('/projects', { name: 'Default' })).body).toMatchObject({ visibility: 'internal' })
  expect(at(await owner.post('/projects', { name: 'Open', visibility: 'public' }), 'message')).toHaveProperty(
    'visibility',
  )
  expect((await forge.admin.post('/projects', { name: 'Open', visibility: 'public' })).status).toBe(201)
  await forge.appContext.db.deleteFrom('application_setting').execute()
})

test('an import is accepted, and has the status failed', async ({ forge }) => {
  const owner = await forge.newUser('importer')
  expect(
    await owner.post('/projects', { name: 'From afar', import_url: 'https://git.example/loom.git' }),
  ).toMatchObject({
    status: 201,
    body: { import_status: 'failed', import_error: expect.stringContaining('does not import') },
  })
  expect((await owner.post('/projects', { name: 'Nowhere', import_url: 'loom' })).status).toBe(400)
  expect((await owner.post('/projects', { name: 'Inside', import_url: 'file:///etc' })).status).toBe(400)
})

test('only administrators create projects for users', async ({ forge }) => {
  const owner = await forge.newUser('gifted')
  expect((await owner.post(`/projects/user/${owner.id}`, { name: 'Mine' })).status).toBe(403)
  expect((await forge.anonymous.post(`/projects/user/${owner.id}`, { name: 'Mine' })).status).toBe(401)
  expect((await forge.admin.post('/projects/user/999999', { name: 'Nobody' })).status).toBe(404)
  expect((await forge.admin.post(`/projects/user/${owner.id}`, { path: 'nameless' })).status).toBe(400)
  expect(
    await forge.admin.post(`/projects/user/${owner.id}`, { name: 'A Gift', issues_enabled: false }),
  ).toMatchObject({
    status: 201,
    body: {
      path: 'a-gift',
      default_branch: 'master',
      creator_id: owner.id,
      owner: { id: owner.id },
      issues_enabled: false,
    },
  })
})

test('masters change a project, and only owners its path and visibility', async ({ team, project: id }) => {
  const update = (change: object) =>
    statusByRole(team, (caller) => caller.put(`/projects/${id}`, { name: 'New', ...change }))
  const rejected = { anonymous: 401, nonMember: 404, guest: 403, reporter: 403, developer: 403 }
  expect(await update({ description: 'new' })).toEqual({ ...rejected, master: 200, owner: 200, admin: 200 })
  expect(await update({ path: `moved-${id}` })).toMatchObject({ ...rejected, master: 403, owner: 200 })
  expect(await update({ visibility: 'internal' })).toMatchObject({ guest: 403, master: 403, owner: 200 })
})

test('an update does not change absent properties, and replaces all topics', async ({ forge }) => {
  const owner = await forge.newUser('updater')
  const id = idOf(
    await owner.post('/projects', {
      name: 'Before',
      description: 'Kept',
      tag_list: ['a', 'b'],
      wiki_enabled: false,
    }),
  )
  expect(await owner.put(`/projects/${id}`, { name: 'After', tag_list: ['c'] })).toMatchObject({
    status: 200,
    body: { id, name: 'After', path: 'before', description: 'Kept', tag_list: ['c'], wiki_enabled: false },
  })
  expect((await owner.put(`/projects/${id}`, { description: 'No name' })).status).toBe(400)
  expect((await owner.get(`/projects/${id}`)).body).toMatchObject({ name: 'After', description: 'Kept' })
})

test('a new path changes the URLs, and the old one is not found', async ({ forge }) => {
  const owner = await forge.newUser('mover')
  const id = idOf(await owner.post('/projects', { name: 'Old place' }))
  await owner.post('/projects', { name: 'Occupied' })
  const moved = await owner.put(`/projects/${id}`, { name: 'Old place', path: 'new-place' })
  expect(moved.body).toMatchObject({ web_url: `${forge.origin}/${owner.username}/new-place` })
  expect((await owner.get(`/projects/${owner.username}%2Fold-place`)).status).toBe(404)
  expect(await owner.put(`/projects/${id}`, { name: 'Lost', path: 'occupied' })).toMatchObject({
    status: 400,
    body: { message: { path: ['has already been taken'] } },
  })
  expect((await owner.get(`/projects/${owner.username}%2Fnew-place`)).body).toMatchObject({
    name: 'Old place',
  })
})

test('a star is removed, and removing it again succeeds', async ({ forge }) => {
  const [owner, fan] = [await forge.newUser('owner'), await forge.newUser('fan')]
  const id = idOf(await owner.post('/projects', { name: 'Starry', visibility: 'public' }))
  for (const user_id of [fan.id, owner.id])
    await forge.appContext.db
      .insertInto('star')
      .values({ user_id, project_id: id, created_at: '2026-03-01T08:00:00.000Z' })
      .execute()
  expect((await forge.anonymous.post(`/projects/${id}/unstar`)).status).toBe(401)
  expect(await fan.post(`/projects/${id}/unstar`)).toMatchObject({ status: 201, body: { id, star_count: 1 } })
  expect(await fan.post(`/projects/${id}/unstar`)).toMatchObject({ status: 201, body: { id, star_count: 1 } })
  expect((await fan.post('/projects/999999/unstar')).status).toBe(404)
})

test('owners delete a project: no list contains it, and its path is free again', async ({ forge, team }) => {
  const id = await newProject(team, { name: 'Doomed', visibility: 'public' })
  expect(await statusByRole(team, (caller) => caller.delete(`/projects/${id}`))).toEqual({
    anonymous: 401,
    nonMember: 403,
    guest: 403,
    reporter: 403,
    developer: 403,
    master: 403,
    owner: 202,
    admin: 200,
  })
  expect((await team.owner.get(`/projects/${id}`)).status).toBe(404)
  expect((await team.owner.get('/projects?search=doomed')).body).toEqual([])
  expect((await team.owner.get(`/projects/${id}/members`)).status).toBe(404)
  const { db } = forge.appContext
  expect(await db.selectFrom('member').select('id').where('project_id', '=', id).execute()).toEqual([])
  expect((await team.owner.post('/projects', { name: 'Doomed' })).status).toBe(201)
})

test('deleting an invisible project returns 200 without effect', async ({ forge }) => {
  const owner = await forge.newUser('keeper')
  const id = idOf(await owner.post('/projects', { name: 'Kept' }))
  expect((await (await forge.newUser()).delete(`/projects/${id}`)).status).toBe(200)
  expect((await owner.get(`/projects/${id}`)).status).toBe(200)
})
