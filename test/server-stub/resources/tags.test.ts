import { expect } from 'vitest'
import { statusesAtOnce } from '../../support/at-once.ts'
import { each, textAt } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { branchWith, newBranch, newRepository } from '../../support/repository.ts'
import { permittedFrom, statusByRole } from '../../support/team.ts'

const tagPath = (project: number, name: string): string =>
  `/projects/${project}/repository/tags/${encodeURIComponent(name)}`

test('creates a tag of a commit, a branch or another tag', async ({ team, repository: project }) => {
  const sha = await branchWith(team.owner, project, 'feature/warp')
  const make = (tag_name: string, ref: string, more: object = {}) =>
    team.developer.post(`/projects/${project}/repository/tags`, { tag_name, ref, ...more })
  expect(await make('v1', 'feature/warp', { message: 'First cloth\n\nAll of it.\n' })).toMatchObject({
    status: 201,
    body: { name: 'v1', message: 'First cloth\n\nAll of it.', commit: { id: sha }, release: null },
  })
  for (const [name, ref] of [
    ['by/sha', sha],
    ['by-tag', 'v1'],
    ['ünï%+&#', 'feature/warp'],
  ] as const) {
    const made = await make(name, ref)
    expect(made).toMatchObject({ status: 201, body: { name, message: null, commit: { id: sha } } })
    expect((await team.owner.get(tagPath(project, name))).body).toEqual(made.body)
  }
  expect((await make('empty', sha, { message: '', release_description: '' })).body).toMatchObject({
    message: null,
    release: null,
  })
})

test('lists tags by name in descending order', async ({ team, repository: project }) => {
  for (const tag_name of ['v1.0', 'v1.10', 'v1.2', 'beta'])
    await team.owner.post(`/projects/${project}/repository/tags`, { tag_name, ref: 'master' })
  const path = `/projects/${project}/repository/tags`
  expect(each(await team.owner.get(path), 'name')).toEqual(['v1.2', 'v1.10', 'v1.0', 'beta'])
  expect(each(await team.owner.get(`${path}?per_page=1&page=2`), 'name')).toEqual(['v1.10'])
})

test('returns 405 for an impossible tag, 400 for missing properties', async ({
  team,
  repository: project,
}) => {
  const make = (body: object) => team.owner.post(`/projects/${project}/repository/tags`, body)
  await make({ tag_name: 'v1', ref: 'master' })
  for (const [tag_name, ref, message] of [
    ['v1', 'master', 'already exists'],
    ['v1/a', 'master', 'already exists'],
    ['v2', 'nowhere', 'does not exist'],
    ['a b', 'master', 'is not a valid name'],
    ['a..b', 'master', 'is not a valid name'],
    ['x'.repeat(256), 'master', 'is too long'],
  ] as const)
    expect(await make({ tag_name, ref })).toMatchObject({
      status: 405,
      body: { message: expect.stringContaining(message) },
    })
  for (const wrong of [{}, { tag_name: 'v3' }, { ref: 'master' }])
    expect((await make(wrong)).status).toBe(400)
  const once = () => make({ tag_name: 'once', ref: 'master' })
  expect(await statusesAtOnce(once, once, once)).toEqual([201, 405, 405])
})

test('creates the release once, and replaces its notes', async ({ team, repository: project }) => {
  const tags = `/projects/${project}/repository/tags`
  const early = { tag_name: 'early', ref: 'master', release_description: '**First**' }
  expect((await team.owner.post(tags, early)).body).toMatchObject({
    release: { tag_name: 'early', description: '**First**' },
  })
  await team.owner.post(tags, { tag_name: 'rel/late', ref: 'master' })
  const path = `${tagPath(project, 'rel/late')}/release`
  expect((await team.owner.put(path, { description: 'x' })).status).toBe(404)
  expect(await team.owner.post(path, { description: 'Later' })).toMatchObject({
    status: 201,
    body: { tag_name: 'rel/late', description: 'Later' },
  })
  expect((await team.owner.post(path, { description: 'Again' })).status).toBe(409)
  expect((await team.owner.post(path, {})).status).toBe(400)
  expect(await team.owner.put(path, { description: 'Better' })).toMatchObject({
    status: 200,
    body: { tag_name: 'rel/late', description: 'Better' },
  })
  expect((await team.owner.get(tagPath(project, 'rel/late'))).body).toMatchObject({
    release: { description: 'Better' },
  })
  expect((await team.owner.post(`${tagPath(project, 'no')}/release`, { description: 'x' })).status).toBe(404)
})

test('one of two concurrent requests creates the release', async ({ team, repository: project }) => {
  await team.owner.post(`/projects/${project}/repository/tags`, { tag_name: 'v1', ref: 'master' })
  const release = () => team.owner.post(`${tagPath(project, 'v1')}/release`, { description: 'x' })
  expect(await statusesAtOnce(release, release)).toEqual([201, 409])
})

test('deletes the release with its tag', async ({ team, repository: project }) => {
  const body = { tag_name: 'v1', ref: 'master', release_description: 'x' }
  const made = await team.owner.post(`/projects/${project}/repository/tags`, body)
  expect((await team.owner.delete(tagPath(project, 'v1'))).status).toBe(200)
  expect((await team.owner.get(tagPath(project, 'v1'))).status).toBe(404)
  expect((await team.owner.delete(tagPath(project, 'v1'))).status).toBe(200)
  const again = await team.owner.post(`/projects/${project}/repository/tags`, {
    ...body,
    release_description: '',
  })
  expect(again.body).toMatchObject({ release: null })
  expect(textAt(made, 'name')).toBe('v1')
})

test('roles that read, create and delete tags', async ({ forge, team }) => {
  const [project, open] = [await newRepository(team), await newRepository(team, { visibility: 'public' })]
  const make = (caller: typeof team.owner | typeof team.anonymous, tag_name: string) =>
    caller.post(`/projects/${project}/repository/tags`, { tag_name, ref: 'master' })
  expect(await statusByRole(team, (caller, role) => make(caller, role))).toEqual(
    permittedFrom('developer', 201),
  )
  expect(await statusByRole(team, (caller) => caller.delete(tagPath(project, 'owner')))).toEqual(
    permittedFrom('developer'),
  )
  expect((await forge.anonymous.get(`/projects/${open}/repository/tags`)).status).toBe(200)
  expect((await forge.anonymous.get(`/projects/${project}/repository/tags`)).status).toBe(404)
})

test('a branch and a tag may have the same name', async ({ team, repository: project }) => {
  await newBranch(team.owner, project, 'same')
  expect(
    (await team.owner.post(`/projects/${project}/repository/tags`, { tag_name: 'same', ref: 'same' })).status,
  ).toBe(201)
})
