import { expect } from 'vitest'
import { at, each, idOf } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { newProject, statusByRole } from '../../support/team.ts'

test('a private project is visible to its members and is not found by others', async ({ team }) => {
  const id = await newProject(team, { visibility: 'private' })
  expect(await statusByRole(team, (caller) => caller.get(`/projects/${id}`))).toEqual({
    anonymous: 404,
    nonMember: 404,
    guest: 200,
    reporter: 200,
    developer: 200,
    master: 200,
    owner: 200,
    admin: 200,
  })
})

test('an internal project is visible to all signed-in users except external ones', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const external = await forge.newUser('external', { external: true })
  const id = idOf(await owner.post('/projects', { name: 'Open to us', visibility: 'internal' }))
  expect((await forge.anonymous.get(`/projects/${id}`)).status).toBe(404)
  expect((await external.get(`/projects/${id}`)).status).toBe(404)
  expect((await (await forge.newUser()).get(`/projects/${id}`)).status).toBe(200)
})

test('hidden and missing projects have the same response', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const nonMember = await forge.newUser()
  const id = idOf(await owner.post('/projects', { name: 'Hidden' }))
  const [hidden, missing] = [await nonMember.get(`/projects/${id}`), await nonMember.get('/projects/999999')]
  expect([hidden.status, hidden.body]).toEqual([missing.status, missing.body])
})

test('other notations of its number find no project and no group', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Numbered' }))
  const group = idOf(await owner.post('/groups', { name: 'Numbered', path: `numbered-${owner.username}` }))
  for (const path of [`/projects/${project}`, `/groups/${group}`]) {
    expect((await owner.get(path)).status).toBe(200)
    for (const suffix of ['e0', '.0', '%20', '%0A'])
      expect([suffix, (await owner.get(`${path}${suffix}`)).status]).toEqual([suffix, 404])
  }
  for (const prefix of ['0x', '%20', '%2B']) await owner.delete(`/projects/${prefix}${project}`)
  expect((await owner.get(`/projects/${project}`)).status).toBe(200)
})

test('a project is found by its encoded path, letter case aside', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const id = idOf(await owner.post('/projects', { name: 'Warp and Weft' }))
  expect(idOf(await owner.get(`/projects/${owner.username}%2Fwarp-and-weft`))).toBe(id)
  expect(idOf(await owner.get(`/projects/${owner.username.toUpperCase()}%2FWarp-And-Weft`))).toBe(id)
})

test('a public project includes the runners token for masters only', async ({ team }) => {
  const id = await newProject(team, { visibility: 'public' })
  for (const role of ['anonymous', 'nonMember', 'guest', 'developer'] as const)
    expect((await team[role].get(`/projects/${id}`)).body).not.toHaveProperty('runners_token')
  for (const role of ['master', 'owner', 'admin'] as const)
    expect((await team[role].get(`/projects/${id}`)).body).toHaveProperty('runners_token')
})

test('permissions contain the own memberships, and are absent without any', async ({ team }) => {
  const id = await newProject(team, { visibility: 'public' })
  expect((await team.reporter.get(`/projects/${id}`)).body).toMatchObject({
    permissions: { project_access: { access_level: 20, notification_level: 3 }, group_access: null },
  })
  expect((await team.nonMember.get(`/projects/${id}`)).body).not.toHaveProperty('permissions')
})

test('statistics count commits and bytes, and are included on request', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const id = idOf(await owner.post('/projects', { name: 'Counted' }))
  expect((await owner.get(`/projects/${id}`)).body).not.toHaveProperty('statistics')
  expect((await owner.get(`/projects/${id}?statistics=true`)).body).toMatchObject({
    statistics: {
      commit_count: 0,
      storage_size: 0,
      repository_size: 0,
      lfs_objects_size: 0,
      job_artifacts_size: 0,
    },
  })
})

test('the list contains what the caller can see', async ({ forge }) => {
  const owner = await forge.newUser('lister')
  const ids: Record<string, number> = {}
  for (const visibility of ['private', 'internal', 'public'])
    ids[visibility] = idOf(await owner.post('/projects', { name: `Listed ${visibility}`, visibility }))
  const { private: hidden, internal, public: open } = ids
  const nonMember = await forge.newUser()
  expect(each(await forge.anonymous.get('/projects?search=listed'), 'id')).toEqual([open])
  expect(each(await nonMember.get('/projects?search=listed'), 'id')).toEqual([open, internal])
  expect(each(await owner.get('/projects?search=listed'), 'id')).toEqual([open, internal, hidden])
  expect(each(await forge.admin.get('/projects?search=listed'), 'id')).toEqual([open, internal, hidden])
})

test('the list is ordered by creation, the newest first, by default', async ({ forge }) => {
  const owner = await forge.newUser('orderly')
  for (const name of ['Ordered b', 'Ordered c', 'Ordered a']) await owner.post('/projects', { name })
  const names = async (query: string): Promise<unknown[]> =>
    each(await owner.get(`/projects?search=ordered&${query}`), 'name')
  expect(await names('')).toEqual(['Ordered a', 'Ordered c', 'Ordered b'])
  expect(await names('sort=asc')).toEqual(['Ordered b', 'Ordered c', 'Ordered a'])
  expect(await names('order_by=name&sort=asc')).toEqual(['Ordered a', 'Ordered b', 'Ordered c'])
  expect(await names('order_by=path')).toEqual(['Ordered c', 'Ordered b', 'Ordered a'])
  expect(await names('order_by=id&sort=asc')).toEqual(['Ordered b', 'Ordered c', 'Ordered a'])
})

test('filters are combined', async ({ forge }) => {
  const owner = await forge.newUser('filterer')
  await owner.post('/projects', { name: 'Sieve one', visibility: 'public', issues_enabled: false })
  await owner.post('/projects', { name: 'Sieve two', visibility: 'public', merge_requests_enabled: false })
  await owner.post('/projects', { name: 'Sieve three', description: '100% wool' })
  const names = async (query: string): Promise<unknown[]> =>
    each(await owner.get(`/projects?${query}`), 'name')
  expect(await names('search=sieve&visibility=public&with_issues_enabled=true')).toEqual(['Sieve two'])
  expect(await names('search=sieve&with_merge_requests_enabled=true')).toEqual(['Sieve three', 'Sieve one'])
  expect(await names('search=sieve&visibility=private')).toEqual(['Sieve three'])
  expect(await names('search=sieve&archived=true')).toEqual([])
  expect(await names('search=sieve&archived=false')).toHaveLength(3)
  expect(await names('search=100%25')).toEqual(['Sieve three'])
  expect(await names('search=sieve_')).toEqual([])
})

test('owned, membership and starred relate the list to the caller', async ({ forge }) => {
  const [mine, other] = [await forge.newUser('mine'), await forge.newUser('other')]
  const own = idOf(await mine.post('/projects', { name: 'Related own' }))
  const joined = idOf(await other.post('/projects', { name: 'Related joined' }))
  const seen = idOf(await other.post('/projects', { name: 'Related seen', visibility: 'public' }))
  await other.post(`/projects/${joined}/members`, { user_id: mine.id, access_level: 20 })
  const star = { user_id: mine.id, project_id: seen, created_at: '2026-03-01T08:00:00.000Z' }
  await forge.appContext.db.insertInto('star').values(star).execute()
  const ids = async (query: string): Promise<unknown[]> =>
    each(await mine.get(`/projects?search=related&${query}`), 'id')
  expect(await ids('owned=true')).toEqual([own])
  expect(await ids('membership=true')).toEqual([joined, own])
  expect(await ids('starred=true')).toEqual([seen])
  expect(await ids('starred=true&owned=true')).toEqual([])
  expect((await forge.anonymous.get('/projects?search=related&owned=true')).body).toEqual([])
  expect(at(await mine.get(`/projects/${seen}`), 'star_count')).toBe(1)
})

test('the simple form has only ID, URLs, names and paths', async ({ forge }) => {
  const owner = await forge.newUser('simple')
  const id = idOf(await owner.post('/projects', { name: 'Simplest' }))
  const path = `${owner.username}/simplest`
  expect((await owner.get('/projects?search=simplest&simple=true')).body).toEqual([
    {
      id,
      name: 'Simplest',
      path: 'simplest',
      name_with_namespace: `${owner.username} / Simplest`,
      path_with_namespace: path,
      web_url: `${forge.origin}/${path}`,
      http_url_to_repo: `${forge.origin}/${path}.git`,
      ssh_url_to_repo: `git@127.0.0.1:${path}.git`,
    },
  ])
})

test('pages of the list neither overlap nor have gaps', async ({ forge }) => {
  const owner = await forge.newUser('pager')
  for (let number = 1; number <= 5; number += 1) await owner.post('/projects', { name: `Paged ${number}` })
  const seen: unknown[] = []
  for (const page of [1, 2, 3]) {
    const response = await owner.get(`/projects?search=paged&per_page=2&page=${page}`)
    expect(response.headers.get('x-total')).toBe('5')
    seen.push(...each(response, 'name'))
  }
  expect(seen).toEqual(['Paged 5', 'Paged 4', 'Paged 3', 'Paged 2', 'Paged 1'])
})

test('an unknown order is rejected', async ({ forge }) => {
  expect((await forge.admin.get('/projects?order_by=colour')).status).toBe(400)
})

test('users of a project are its members and its owner', async ({ team, project: id }) => {
  const members = [team.guest, team.reporter, team.developer, team.master, team.owner].map((user) => user.id)
  expect(new Set(each(await team.guest.get(`/projects/${id}/users`), 'id'))).toEqual(new Set(members))
  expect(each(await team.guest.get(`/projects/${id}/users?search=${team.master.username}`), 'id')).toEqual([
    team.master.id,
  ])
  expect((await team.nonMember.get(`/projects/${id}/users`)).status).toBe(404)
  expect((await team.anonymous.get(`/projects/${id}/users`)).status).toBe(401)
})
