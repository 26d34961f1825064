import { expect } from 'vitest'
import { openRepository } from '../../../server-stub/git/repository.ts'
import { commitFile } from '../../support/commits.ts'
import { at, each, idOf } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { newProject, statusByRole } from '../../support/team.ts'

test('users who may read the code of a project fork it', async ({ team }) => {
  const id = await newProject(team, { visibility: 'private' })
  const fork = (project: number) => statusByRole(team, (caller) => caller.post(`/projects/${project}/fork`))
  expect(await fork(id)).toEqual({
    anonymous: 401,
    nonMember: 404,
    guest: 403,
    reporter: 201,
    developer: 201,
    master: 201,
    owner: 409,
    admin: 201,
  })
  const open = await newProject(team, { visibility: 'public' })
  expect(await fork(open)).toMatchObject({ anonymous: 401, nonMember: 201, guest: 201 })
})

test('a fork has the repository and the settings, and is complete when it is returned', async ({ forge }) => {
  const [owner, forker] = [await forge.newUser('origin'), await forge.newUser('forker')]
  const given = {
    name: 'Forked',
    visibility: 'public',
    description: 'Cloth',
    wiki_enabled: false,
    tag_list: ['x'],
  }
  const id = idOf(await owner.post('/projects', given))
  const head = await commitFile(forge, id, 'master', 'README.md')
  await commitFile(forge, id, 'feature/warp', 'warp.rb')
  const fork = await forker.post(`/projects/${id}/fork`)
  expect(fork).toMatchObject({
    status: 201,
    body: {
      ...given,
      path: 'forked',
      creator_id: forker.id,
      owner: { id: forker.id },
      import_status: 'finished',
    },
  })
  const repository = openRepository(forge.appContext.db, idOf(fork))
  expect((await repository.branches()).map(({ name }) => name)).toEqual(['feature/warp', 'master'])
  expect(await repository.branch('master')).toBe(head)
  expect((await repository.file(head, 'README.md'))?.size).toBe(10)
})

test('the default branch of a fork is protected', async ({ forge }) => {
  const [owner, forker] = [await forge.newUser('origin'), await forge.newUser('forker')]
  const id = idOf(await owner.post('/projects', { name: 'Guarded', visibility: 'public' }))
  for (const branch of ['master', 'draft']) await commitFile(forge, id, branch, 'README.md')
  await owner.put(`/projects/${id}`, { name: 'Guarded', default_branch: 'master' })
  const fork = idOf(await forker.post(`/projects/${id}/fork`))
  const listed = await forker.get(`/projects/${fork}/repository/branches`)
  expect(each(listed, 'name')).toEqual(['draft', 'master'])
  expect(each(listed, 'protected')).toEqual([false, true])
})

test('pushes to the original project and its deletion do not affect a fork', async ({ forge }) => {
  const [owner, forker] = [await forge.newUser('origin'), await forge.newUser('forker')]
  const id = idOf(await owner.post('/projects', { name: 'Parent', visibility: 'public' }))
  const head = await commitFile(forge, id, 'master', 'one')
  const fork = idOf(await forker.post(`/projects/${id}/fork`))
  await commitFile(forge, id, 'master', 'two')
  expect(await openRepository(forge.appContext.db, fork).branch('master')).toBe(head)
  expect(at(await owner.get(`/projects/${id}`), 'forks_count')).toBe(1)
  expect((await owner.delete(`/projects/${id}`)).status).toBe(202)
  expect((await forker.get(`/projects/${fork}`)).status).toBe(200)
  expect((await openRepository(forge.appContext.db, fork).file(head, 'one'))?.size).toBe(4)
})

test('a second fork into the same namespace is a conflict, and counts once', async ({ forge }) => {
  const [owner, forker] = [await forge.newUser('origin'), await forge.newUser('forker')]
  const id = idOf(await owner.post('/projects', { name: 'Wanted', visibility: 'public' }))
  expect((await forker.post(`/projects/${id}/fork`)).status).toBe(201)
  expect((await forker.post(`/projects/${id}/fork`)).status).toBe(409)
  expect(at(await owner.get(`/projects/${id}`), 'forks_count')).toBe(1)
})

test('a fork is created in a namespace in which the caller may create projects', async ({ forge }) => {
  const [owner, forker] = [await forge.newUser('origin'), await forge.newUser('forker')]
  const id = idOf(await owner.post('/projects', { name: 'Moving', visibility: 'public' }))
  const path = `forks-of-${forker.username}`
  const group = idOf(await forker.post('/groups', { name: 'Forks', path }))
  expect((await forker.post(`/projects/${id}/fork`, { namespace: owner.username })).status).toBe(403)
  expect((await forker.post(`/projects/${id}/fork`, { namespace: 'nowhere' })).status).toBe(404)
  expect((await forker.post(`/projects/${id}/fork`, { namespace: ['x'] })).status).toBe(400)
  expect((await forker.post(`/projects/${id}/fork`, { namespace: path })).body).toMatchObject({
    path_with_namespace: `${path}/moving`,
  })
  expect((await owner.post(`/projects/${id}/fork`, { namespace: group })).status).toBe(404)
})

test('the projects limit applies to forks', async ({ forge }) => {
  const [owner, forker] = [await forge.newUser('origin'), await forge.newUser('full', { projects_limit: 0 })]
  const id = idOf(await owner.post('/projects', { name: 'Too much', visibility: 'public' }))
  expect((await forker.post(`/projects/${id}/fork`)).status).toBe(400)
  expect(at(await owner.get(`/projects/${id}`), 'forks_count')).toBe(0)
})

test('statistics count commits of the default branch, and bytes', async ({ forge }) => {
  const owner = await forge.newUser('counter')
  const id = idOf(await owner.post('/projects', { name: 'Weighed' }))
  await commitFile(forge, id, 'master', 'one')
  await commitFile(forge, id, 'master', 'two')
  await owner.put(`/projects/${id}`, { name: 'Weighed', default_branch: 'master' })
  const statistics = Object(at(await owner.get(`/projects/${id}?statistics=true`), 'statistics'))
  expect(statistics).toMatchObject({ commit_count: 2, repository_size: statistics.storage_size })
  expect(statistics.repository_size).toBeGreaterThan(100)
})

test('the default branch of a repository with commits must exist', async ({ forge }) => {
  const owner = await forge.newUser('brancher')
  const id = idOf(await owner.post('/projects', { name: 'Branches' }))
  const put = (default_branch: string) => owner.put(`/projects/${id}`, { name: 'Branches', default_branch })
  expect((await put('not yet there')).status).toBe(400)
  expect((await put('main')).body).toMatchObject({ default_branch: 'main' })
  await commitFile(forge, id, 'trunk', 'one')
  expect(await put('missing')).toMatchObject({
    status: 400,
    body: { message: { default_branch: ['does not exist'] } },
  })
  expect((await put('trunk')).body).toMatchObject({ default_branch: 'trunk' })
})
