import { expect } from 'vitest'
import { statusesAtOnce } from '../../support/at-once.ts'
import { at, each, idOf, test, type User } from '../../support/forge.ts'

let groups = 0

async function newGroup(owner: User, attributes: object = {}): Promise<{ id: number; path: string }> {
  const path = `group-${++groups}`
  return { id: idOf(await owner.post('/groups', { name: `Group ${groups}`, path, ...attributes })), path }
}

async function listedIds(caller: User, query: string): Promise<unknown[]> {
  return each(await caller.get(`/groups?search=listed&${query}`), 'id')
}

test('a new group belongs to its creator, and is private by default', async ({ forge }) => {
  const owner = await forge.newUser('founder')
  const given = {
    name: 'Atelier',
    path: 'atelier',
    description: 'All weavers',
    lfs_enabled: false,
    request_access_enabled: true,
  }
  const created = await owner.post('/groups', given)
  expect(created).toMatchObject({
    status: 201,
    body: {
      ...given,
      visibility: 'private',
      full_name: 'Atelier',
      full_path: 'atelier',
      parent_id: null,
      avatar_url: null,
      web_url: `${forge.origin}/groups/atelier`,
    },
  })
  const id = idOf(created)
  expect((await owner.get(`/groups/${id}`)).body).toEqual({
    ...Object(created.body),
    projects: [],
    shared_projects: [],
  })
  expect((await owner.get(`/groups/${id}/members`)).body).toMatchObject([{ id: owner.id, access_level: 50 }])
})

test('a group with an invalid path, or one that exists, is rejected', async ({ forge }) => {
  const owner = await forge.newUser('founder')
  const { path } = await newGroup(owner)
  const taken = { status: 400, body: { message: { path: ['has already been taken'] } } }
  expect(await owner.post('/groups', { name: 'Again', path: path.toUpperCase() })).toMatchObject(taken)
  expect(await owner.post('/groups', { name: 'Person', path: owner.username })).toMatchObject(taken)
  expect((await owner.post('/groups', { name: 'No path' })).status).toBe(400)
  expect((await owner.post('/groups', { path: 'no-name' })).status).toBe(400)
  for (const unfit of ['a b', '-a', 'a.git', 'api', '..'])
    expect(at(await owner.post('/groups', { name: 'Unfit', path: unfit }), 'message')).toHaveProperty('path')
  expect((await owner.post('/groups', { name: 'Unfit', path: 'unfit', visibility: 'secret' })).status).toBe(
    400,
  )
  expect((await owner.post('/groups', { name: 'Unfit', path: 'unfit', parent_id: 999999 })).status).toBe(404)
  expect(each(await owner.get('/groups'), 'path')).toEqual([path])
})

test('a user who may not create groups is rejected', async ({ forge }) => {
  const user = await forge.newUser('humble', { can_create_group: false })
  expect((await user.post('/groups', { name: 'No', path: 'humble-group' })).status).toBe(403)
  expect((await forge.anonymous.post('/groups', { name: 'No', path: 'humble-group' })).status).toBe(401)
})

test('only owners of a group create subgroups in it', async ({ forge }) => {
  const [owner, other] = [await forge.newUser('founder'), await forge.newUser('other')]
  const parent = await newGroup(owner, { visibility: 'public' })
  const nested = { name: 'Dyes', path: 'dyes', parent_id: parent.id }
  expect((await other.post('/groups', nested)).status).toBe(403)
  const child = await owner.post('/groups', nested)
  expect(child).toMatchObject({
    status: 201,
    body: {
      full_path: `${parent.path}/dyes`,
      full_name: expect.stringMatching(/^Group \d+ \/ Dyes$/),
      parent_id: parent.id,
    },
  })
  expect(idOf(await owner.get(`/groups/${parent.path}%2Fdyes`))).toBe(idOf(child))
  const project = await owner.post('/projects', { name: 'Indigo', namespace_id: idOf(child) })
  expect(project.body).toMatchObject({
    path_with_namespace: `${parent.path}/dyes/indigo`,
    name_with_namespace: expect.stringMatching(/ \/ Dyes \/ Indigo$/),
  })
})

test('a subgroup and a project of one group have different paths', async ({ forge }) => {
  const owner = await forge.newUser('founder')
  const { id, path } = await newGroup(owner)
  const subgroup = (given: string) => ({ name: given, path: given, parent_id: id })
  const warp = idOf(await owner.post('/projects', { name: 'Warp', namespace_id: id }))
  const weft = idOf(await owner.post('/groups', subgroup('weft')))
  const taken = { status: 400, body: { message: { path: ['has already been taken'] } } }
  expect(await owner.post('/groups', subgroup('WARP'))).toMatchObject(taken)
  expect(await owner.put(`/groups/${weft}`, { path: 'Warp' })).toMatchObject(taken)
  expect((await owner.put(`/groups/${weft}`, { path: 'Weft' })).status).toBe(200)
  expect(await owner.post('/projects', { name: 'weft', namespace_id: id })).toMatchObject(taken)
  expect(await owner.put(`/projects/${warp}`, { name: 'Warp', path: 'weft' })).toMatchObject(taken)
  const own = idOf(await owner.post('/projects', { name: 'Else', path: 'weft' }))
  expect(await forge.admin.post(`/groups/${id}/projects/${own}`)).toMatchObject(taken)
  expect((await owner.post(`/projects/${own}/fork`, { namespace: path })).status).toBe(409)
  expect(each(await owner.get(`/groups/${id}/projects`), 'path')).toEqual(['warp'])
  expect((await owner.post('/groups', { name: 'Warp', path: `warp-${id}` })).status).toBe(201)
  expect((await owner.post('/projects', { name: 'Warp', namespace_id: weft })).status).toBe(201)
})

test('of a subgroup and a project with one path at the same time, one is created', async ({ forge }) => {
  const owner = await forge.newUser('founder')
  const { id } = await newGroup(owner)
  const nested = idOf(await owner.post('/groups', { name: 'Nested', path: 'nested', parent_id: id }))
  for (const parent of [id, nested]) {
    const statuses = await statusesAtOnce(
      () => owner.post('/projects', { name: 'Same', namespace_id: parent }),
      () => owner.post('/groups', { name: 'Same', path: 'same', parent_id: parent }),
    )
    expect(statuses).toEqual([201, 400])
  }
})

test('non-members do not find a private group, only owners change it', async ({ forge }) => {
  const [owner, master, nonMember] = [
    await forge.newUser('owner'),
    await forge.newUser('master'),
    await forge.newUser(),
  ]
  const { id } = await newGroup(owner)
  await owner.post(`/groups/${id}/members`, { user_id: master.id, access_level: 40 })
  const update = { description: 'Changed' }
  for (const [caller, reading, writing] of [
    [forge.anonymous, 401, 401],
    [nonMember, 404, 404],
    [master, 200, 403],
    [owner, 200, 200],
    [forge.admin, 200, 200],
  ] as const) {
    expect((await caller.get(`/groups/${id}`)).status).toBe(reading)
    expect((await caller.get(`/groups/${id}/projects`)).status).toBe(reading)
    expect((await caller.put(`/groups/${id}`, update)).status).toBe(writing)
  }
  expect((await nonMember.get(`/groups/${id}`)).body).toEqual((await nonMember.get('/groups/999999')).body)
  expect((await master.delete(`/groups/${id}`)).status).toBe(403)
  expect((await nonMember.delete(`/groups/${id}`)).status).toBe(200)
  expect((await owner.get(`/groups/${id}`)).status).toBe(200)
})

test('an update changes the given properties, and returns the group with its projects', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const { id, path } = await newGroup(owner, { description: 'Before' })
  const project = idOf(await owner.post('/projects', { name: 'Inside', namespace_id: id }))
  const updated = await owner.put(`/groups/${id}`, { name: 'Renamed', visibility: 'internal' })
  expect(updated).toMatchObject({
    status: 200,
    body: { name: 'Renamed', visibility: 'internal', description: 'Before', path },
  })
  expect(Object(at(updated, 'projects'))[0]).toMatchObject({ id: project })
  expect((await owner.put(`/groups/${id}`, {})).body).toEqual(updated.body)
})

test('a new path changes the URLs of all descendants', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const { id, path } = await newGroup(owner)
  const child = idOf(await owner.post('/groups', { name: 'Child', path: 'child', parent_id: id }))
  const project = idOf(await owner.post('/projects', { name: 'Deep', namespace_id: child }))
  const sibling = await newGroup(owner, { path: `${path}x` })
  expect((await owner.put(`/groups/${id}`, { path: `${path}x` })).status).toBe(400)
  await owner.put(`/groups/${id}`, { path: `moved-${path}` })
  expect(at(await owner.get(`/groups/${child}`), 'full_path')).toBe(`moved-${path}/child`)
  expect(at(await owner.get(`/projects/${project}`), 'path_with_namespace')).toBe(`moved-${path}/child/deep`)
  expect(at(await owner.get(`/groups/${sibling.id}`), 'full_path')).toBe(`${path}x`)
  expect((await owner.get(`/groups/${path}`)).status).toBe(404)
})

test('a deletion includes the subgroups and all projects', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const { id, path } = await newGroup(owner)
  const child = idOf(await owner.post('/groups', { name: 'Child', path: 'child', parent_id: id }))
  const projects: number[] = []
  for (const namespace_id of [id, child])
    projects.push(idOf(await owner.post('/projects', { name: 'Gone', namespace_id })))
  expect((await owner.delete(`/groups/${path}`)).status).toBe(200)
  expect((await owner.delete(`/groups/${path}`)).status).toBe(200)
  for (const group of [id, child]) expect((await forge.admin.get(`/groups/${group}`)).status).toBe(404)
  for (const project of projects) expect((await forge.admin.get(`/projects/${project}`)).status).toBe(404)
  const members = forge.appContext.db.selectFrom('member').select('id').where('user_id', '=', owner.id)
  expect(await members.execute()).toEqual([])
})

test('lists own groups, all available ones on request, all for administrators', async ({ forge }) => {
  const [owner, joiner] = [await forge.newUser('owner'), await forge.newUser('joiner')]
  const group = (visibility: string) => newGroup(owner, { name: `Listed ${visibility}`, visibility })
  const [hidden, internal, open] = [await group('private'), await group('internal'), await group('public')]
  await owner.post(`/groups/${internal.id}/members`, { user_id: joiner.id, access_level: 40 })
  const child = idOf(
    await owner.post('/groups', { name: 'Listed child', path: 'child', parent_id: internal.id }),
  )
  expect(await listedIds(joiner, '')).toEqual([child, internal.id])
  expect(await listedIds(joiner, 'all_available=true')).toEqual([child, internal.id, open.id])
  expect(await listedIds(joiner, 'owned=true')).toEqual([])
  expect(await listedIds(owner, 'owned=true')).toEqual([child, internal.id, hidden.id, open.id])
  expect(await listedIds(forge.admin, '')).toEqual([child, internal.id, hidden.id, open.id])
  expect(await listedIds(forge.admin, 'owned=true')).toEqual([])
  expect((await forge.anonymous.get('/groups')).status).toBe(401)
})

test('the list is ordered by name, ascending, by default', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  await newGroup(owner, { name: 'Sorted a', path: 'sorted-3' })
  await newGroup(owner, { name: 'Sorted c', path: 'sorted-1' })
  const { id } = await newGroup(owner, { name: 'Sorted b', path: 'sorted-2' })
  const names = async (query: string) => each(await owner.get(`/groups?${query}`), 'name')
  expect(await names('')).toEqual(['Sorted a', 'Sorted b', 'Sorted c'])
  expect(await names('sort=desc')).toEqual(['Sorted c', 'Sorted b', 'Sorted a'])
  expect(await names('order_by=path')).toEqual(['Sorted c', 'Sorted b', 'Sorted a'])
  expect(await names('search=SORTED-1')).toEqual(['Sorted c'])
  expect(await names(`skip_groups[]=${id}&skip_groups[]=999`)).toEqual(['Sorted a', 'Sorted c'])
  expect(await names(`skip_groups=${id}`)).toEqual(['Sorted a', 'Sorted c'])
})

test('statistics of groups are for administrators', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const { path } = await newGroup(owner)
  const listed = async (caller: User) =>
    Object((await caller.get(`/groups?search=${path}&statistics=true`)).body)[0]
  expect(await listed(forge.admin)).toMatchObject({ statistics: { repository_size: 0 } })
  expect(await listed(owner)).not.toHaveProperty('statistics')
})

test('lists visible projects of a group without owner and statistics', async ({ forge }) => {
  const [owner, nonMember] = [await forge.newUser('owner'), await forge.newUser()]
  const { id } = await newGroup(owner, { visibility: 'public' })
  const add = async (name: string, attributes: object) =>
    idOf(await owner.post('/projects', { name, namespace_id: id, ...attributes }))
  const open = await add('Open cloth', { visibility: 'public' })
  const hidden = await add('Hidden cloth', { visibility: 'private' })
  const ids = async (caller: User, query: string) =>
    each(await caller.get(`/groups/${id}/projects?${query}`), 'id')
  expect(await ids(owner, '')).toEqual([hidden, open])
  expect(await ids(nonMember, '')).toEqual([open])
  expect(await ids(owner, 'order_by=name&sort=asc')).toEqual([hidden, open])
  expect(await ids(owner, 'visibility=public')).toEqual([open])
  expect(await ids(owner, 'search=hidden')).toEqual([hidden])
  expect(await ids(owner, 'owned=true')).toEqual([hidden, open])
  expect(await ids(nonMember, 'owned=true')).toEqual([])
  expect(await ids(owner, 'starred=true')).toEqual([])
  expect(await ids(owner, 'archived=true')).toEqual([])
  const [record] = Object((await owner.get(`/groups/${id}/projects`)).body)
  for (const member of ['owner', 'permissions', 'statistics']) expect(record).not.toHaveProperty(member)
  expect(Object.keys(Object((await owner.get(`/groups/${id}/projects?simple=true`)).body)[0])).not.toContain(
    'visibility',
  )
  expect(Object(at(await nonMember.get(`/groups/${id}`), 'projects'))).toMatchObject([{ id: open }])
})

test('projects shared with a group are included in it, and visible to its members', async ({ forge }) => {
  const [owner, sharer, member] = [
    await forge.newUser('owner'),
    await forge.newUser('sharer'),
    await forge.newUser('member'),
  ]
  const { id } = await newGroup(owner)
  await owner.post(`/groups/${id}/members`, { user_id: member.id, access_level: 40 })
  const project = idOf(await sharer.post('/projects', { name: 'Lent' }))
  const link = {
    project_id: project,
    group_id: id,
    group_access: 20,
    created_at: '2026-03-01T08:00:00.000Z',
  } as const
  await forge.appContext.db.insertInto('project_group_link').values(link).execute()
  expect(at(await member.get(`/groups/${id}`), 'shared_projects')).toMatchObject([
    { id: project, shared_with_groups: [{ group_id: id, group_access_level: 20 }] },
  ])
  expect((await member.put(`/projects/${project}`, { name: 'Lent' })).status).toBe(403)
})

test('only administrators transfer a project to a group', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const { id, path } = await newGroup(owner)
  const project = idOf(await owner.post('/projects', { name: 'Wanderer' }))
  expect((await owner.post(`/groups/${id}/projects/${project}`)).status).toBe(403)
  expect((await forge.anonymous.post(`/groups/${id}/projects/${project}`)).status).toBe(401)
  expect((await forge.admin.post(`/groups/${id}/projects/999999`)).status).toBe(404)
  expect((await forge.admin.post(`/groups/999999/projects/${project}`)).status).toBe(404)
  expect((await forge.admin.post(`/groups/${path}/projects/${owner.username}%2Fwanderer`)).status).toBe(200)
  expect((await owner.get(`/projects/${project}`)).body).toMatchObject({
    path_with_namespace: `${path}/wanderer`,
    namespace: { id, kind: 'group' },
  })
  const twin = idOf(await owner.post('/projects', { name: 'Wanderer' }))
  expect((await forge.admin.post(`/groups/${id}/projects/${twin}`)).status).toBe(400)
  expect(at(await owner.get(`/projects/${twin}`), 'path_with_namespace')).toBe(`${owner.username}/wanderer`)
})

test('a page of groups has the total for administrators as well', async ({ forge }) => {
  const owner = await forge.newUser()
  for (const visibility of ['private', 'public']) await newGroup(owner, { visibility })
  const page = await forge.admin.get('/groups?per_page=1')
  expect(page.status).toBe(200)
  expect(page.headers.get('x-next-page')).toBe('2')
  expect(Number(page.headers.get('x-total'))).toBeGreaterThanOrEqual(2)
})
