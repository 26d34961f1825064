import { expect } from 'vitest'
import { at, each, idOf } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { branchWith } from '../../support/repository.ts'
import { permittedFrom, statusByRole } from '../../support/team.ts'

test('a status is added, and updated under the same name', async ({ team, repository: project }) => {
  const sha = await branchWith(team.owner, project, 'feature')
  const set = (given: object) => team.developer.post(`/projects/${project}/statuses/${sha}`, given)
  const first = await set({ state: 'pending' })
  expect(first).toMatchObject({
    status: 201,
    body: {
      sha,
      ref: 'feature',
      name: 'default',
      status: 'pending',
      started_at: null,
      finished_at: null,
      allow_failure: false,
      author: { username: team.developer.username },
    },
  })
  const details = { target_url: 'https://ci.example.com/1', description: 'All well' }
  expect((await set({ state: 'running' })).body).toMatchObject({
    started_at: expect.any(String),
    finished_at: null,
  })
  const last = await set({ state: 'success', ...details })
  expect(last.body).toMatchObject({ id: idOf(first), ...details, finished_at: expect.any(String) })
  const listed = await team.owner.get(`/projects/${project}/repository/commits/${sha}/statuses`)
  expect(listed.body).toEqual([last.body])
})

test('filters by ref, stage and name; context is the name', async ({ team, repository: project }) => {
  const set = (given: object) => team.owner.post(`/projects/${project}/statuses/master`, given)
  await set({ state: 'success', name: 'lint' })
  await set({ state: 'failed', context: 'unit', ref: 'release' })
  await set({ state: 'running', context: 'lint', name: 'ignored' })
  const list = async (query: string) =>
    each(await team.owner.get(`/projects/${project}/repository/commits/master/statuses?${query}`), 'name')
  expect(await list('')).toEqual(['unit', 'lint'])
  expect(await list('name=lint')).toEqual(['lint'])
  expect(await list('ref=release')).toEqual(['unit'])
  expect(await list('ref=master')).toEqual(['lint'])
  expect(await list('stage=external')).toEqual(['unit', 'lint'])
  expect(await list('stage=deploy')).toEqual([])
})

test('a status after a finished one is another run', async ({ team, repository: project }) => {
  for (const state of ['running', 'failed', 'pending', 'success'])
    await team.owner.post(`/projects/${project}/statuses/master`, { state, name: 'unit' })
  const list = async (query: string) =>
    each(await team.owner.get(`/projects/${project}/repository/commits/master/statuses${query}`), 'status')
  expect(await list('')).toEqual(['success'])
  expect(await list('?all=true')).toEqual(['failed', 'success'])
})

test('the commit has the combined status', async ({ team, repository: project }) => {
  const set = (name: string, state: string) =>
    team.owner.post(`/projects/${project}/statuses/master`, { name, state })
  const status = async () =>
    at(await team.owner.get(`/projects/${project}/repository/commits/master`), 'status')
  expect(await status()).toBeNull()
  for (const [name, state, whole] of [
    ['a', 'pending', 'pending'],
    ['b', 'success', 'running'],
    ['a', 'success', 'success'],
    ['b', 'failed', 'failed'],
    ['b', 'canceled', 'canceled'],
    ['c', 'running', 'running'],
  ] as const) {
    await set(name, state)
    expect([name, state, await status()]).toEqual([name, state, whole])
  }
})

test('a status requires a state and a commit', async ({ team, repository: project }) => {
  const statuses = `/projects/${project}/statuses/master`
  for (const wrong of [
    {},
    { state: 'skipped' },
    { state: 'success', name: ' ' },
    { state: 'success', name: 'x'.repeat(256) },
    { state: 'success', coverage: 'much' },
  ])
    expect((await team.owner.post(statuses, wrong)).status).toBe(400)
  expect(
    (await team.owner.post(`/projects/${project}/statuses/${'0'.repeat(40)}`, { state: 'success' })).status,
  ).toBe(404)
  expect((await team.owner.get(`/projects/${project}/repository/commits/master/statuses`)).body).toEqual([])
  const form = { state: 'success', coverage: '97.5' }
  expect((await team.owner.send('POST', statuses, { form })).status).toBe(201)
})

test('two equal concurrent statuses are one', async ({ team, repository: project }) => {
  const set = () => team.owner.post(`/projects/${project}/statuses/master`, { state: 'pending' })
  await Promise.all([set(), set(), set()])
  const listed = await team.owner.get(`/projects/${project}/repository/commits/master/statuses?all=true`)
  expect(each(listed, 'name')).toEqual(['default'])
})

test('developers set statuses, reporters read them', async ({ team, repository: project }) => {
  expect(
    await statusByRole(team, (caller) =>
      caller.post(`/projects/${project}/statuses/master`, { state: 'success' }),
    ),
  ).toEqual(permittedFrom('developer', 201))
  expect(
    await statusByRole(team, (caller) =>
      caller.get(`/projects/${project}/repository/commits/master/statuses`),
    ),
  ).toEqual(permittedFrom('reporter'))
})
