/** Projects, groups, members, access requests, variables, triggers. */
import { expect } from 'vitest'
import { test } from './world.ts'

test('projects are created, listed, updated, forked and deleted', async ({ world }) => {
  const owner = await world.as('owner')
  const made = await owner.Projects.create({ name: 'Loom', visibility: 'public' })
  expect(made).toMatchObject({ path: 'loom', visibility: 'public' })
  expect(await owner.Projects.show('owner/loom')).toMatchObject({ id: made.id })
  expect(await owner.Projects.edit(made.id, { name: 'Loom', description: 'Weaves' })).toMatchObject({
    description: 'Weaves',
  })
  expect(await owner.Projects.search('loo')).toHaveLength(1)
  expect(await owner.Projects.all({ owned: true, orderBy: 'name', sort: 'asc' })).toHaveLength(1)
  expect(await owner.Projects.allUsers(made.id)).toMatchObject([{ username: 'owner' }])
  const nonMember = await world.as('nonMember')
  const fork = await nonMember.Projects.fork(made.id)
  expect(fork).toMatchObject({ path_with_namespace: 'nonMember/loom' })
  await owner.Projects.remove(made.id)
  await expect(owner.Projects.show(made.id)).rejects.toThrow('Not Found')
})

test('lists are read page by page, or as a whole', async ({ world }) => {
  const owner = await world.as('owner')
  const { id } = await world.forge.project()
  for (let n = 1; n <= 5; n++) await owner.Issues.create(id, `Issue ${n}`)
  expect(await owner.Issues.all({ projectId: id, perPage: 2 })).toHaveLength(5)
  expect(await owner.Issues.all({ projectId: id, perPage: 2, maxPages: 1 })).toHaveLength(2)
  const page = await owner.Issues.all({ projectId: id, perPage: 2, page: 3, showExpanded: true })
  expect(page.data).toHaveLength(1)
  expect(page.paginationInfo).toEqual({
    total: 5,
    next: null,
    current: 3,
    previous: 2,
    perPage: 2,
    totalPages: 3,
  })
  const keyset = { projectId: id, pagination: 'keyset', perPage: 2 } as const
  expect(await owner.Issues.all(keyset)).toHaveLength(5)
})

test('an administrator creates projects for other users', async ({ world }) => {
  const admin = await world.as('admin')
  const { id: userId } = await world.forge.account('guest')
  expect(await admin.Projects.create({ name: 'Gift', userId })).toMatchObject({
    owner: { id: userId, name: 'Guest' },
  })
})

test('groups are created, nested, filled and deleted', async ({ world }) => {
  const [owner, admin] = [await world.as('owner'), await world.as('admin')]
  const atelier = await owner.Groups.create('Atelier', 'atelier', { visibility: 'public' })
  const dyes = await owner.Groups.create('Dyes', 'dyes', { parentId: atelier.id })
  expect(dyes).toMatchObject({ full_path: 'atelier/dyes' })
  expect(await owner.Groups.show('atelier/dyes')).toMatchObject({ id: dyes.id })
  expect(await owner.Groups.edit(atelier.id, { description: 'Cloth' })).toMatchObject({
    description: 'Cloth',
  })
  expect(await owner.Groups.search('atel')).not.toEqual([])
  const { id } = await owner.Projects.create({ name: 'Shuttle' })
  await admin.Groups.transferProject(atelier.id, id)
  expect(await owner.Groups.allProjects(atelier.id)).toMatchObject([
    { path_with_namespace: 'atelier/shuttle' },
  ])
  await owner.Groups.remove(atelier.id)
  await expect(owner.Groups.show('atelier')).rejects.toThrow('Not Found')
})

test('members of projects and groups are added, updated and removed', async ({ world }) => {
  const owner = await world.as('owner')
  const { id: userId } = await world.forge.account('nonMember')
  const { id } = await world.forge.project()
  const group = await owner.Groups.create('Guild', 'guild')
  for (const [members, where] of [
    [owner.ProjectMembers, id],
    [owner.GroupMembers, group.id],
  ] as const) {
    expect(await members.add(where, 30, { userId })).toMatchObject({ access_level: 30 })
    expect(await members.edit(where, userId, 20, { expiresAt: '2099-01-01' })).toMatchObject({
      access_level: 20,
    })
    expect(await members.show(where, userId)).toMatchObject({
      username: 'nonMember',
      expires_at: '2099-01-01',
    })
    expect(await members.all(where, { query: 'nonmem' })).toHaveLength(1)
    await members.remove(where, userId)
    await expect(members.show(where, userId)).rejects.toThrow('Not Found')
  }
})

test('access requests are approved or denied', async ({ world }) => {
  const [owner, nonMember] = [await world.as('owner'), await world.as('nonMember')]
  const { id: userId } = await world.forge.account('nonMember')
  const { id } = await world.forge.project({ visibility: 'public', request_access_enabled: true })
  const group = await owner.Groups.create('Open', 'open', {
    visibility: 'public',
    requestAccessEnabled: true,
  })
  for (const [asking, deciding, where] of [
    [nonMember.ProjectAccessRequests, owner.ProjectAccessRequests, id],
    [nonMember.GroupAccessRequests, owner.GroupAccessRequests, group.id],
  ] as const) {
    await asking.request(where)
    expect(await deciding.all(where)).toMatchObject([{ username: 'nonMember' }])
    await deciding.deny(where, userId)
    await asking.request(where)
    expect(await deciding.approve(where, userId, { accessLevel: 20 })).toMatchObject({ access_level: 20 })
  }
})

test('variables are created, read, updated and deleted', async ({ world }) => {
  const master = await world.as('master')
  const { id } = await world.forge.project()
  const variables = master.ProjectVariables
  expect(await variables.create(id, 'WEAVER_KEY', 'warp')).toMatchObject({ key: 'WEAVER_KEY', value: 'warp' })
  expect(await variables.edit(id, 'WEAVER_KEY', 'weft')).toMatchObject({ value: 'weft' })
  expect(await variables.show(id, 'WEAVER_KEY')).toMatchObject({ value: 'weft' })
  expect(await variables.all(id)).toHaveLength(1)
  await variables.remove(id, 'WEAVER_KEY')
  expect(await variables.all(id)).toEqual([])
})

test('triggers start pipelines', async ({ world }) => {
  const master = await world.as('master')
  const { id } = await world.forge.project({ files: { '.ci.yml': 'test' } })
  const made = await master.PipelineTriggerTokens.create(id, 'Nightly')
  expect(await master.PipelineTriggerTokens.show(id, made.id)).toMatchObject({ description: 'Nightly' })
  const changed = await master.PipelineTriggerTokens.edit(id, made.id, { description: 'Weekly' })
  expect(changed).toMatchObject({ description: 'Weekly' })
  expect(await master.PipelineTriggerTokens.all(id)).toHaveLength(1)
  const started = await master.PipelineTriggerTokens.trigger(id, 'master', made.token, {
    variables: { A: 'b' },
  })
  expect(started).toMatchObject({ ref: 'master' })
  await master.PipelineTriggerTokens.remove(id, made.id)
  expect(await master.PipelineTriggerTokens.all(id)).toEqual([])
})
