import { expect } from 'vitest'
import { commitFile } from '../../support/commits.ts'
import { at, each, idOf, test, textAt, type Forge } from '../../support/forge.ts'
import { newProject, newTeam, permittedFrom, statusByRole, type Team } from '../../support/team.ts'

const masters = permittedFrom('master')

async function projectWithTeam(forge: Forge): Promise<{ team: Team; project: number; path: string }> {
  const team = await newTeam(forge)
  const project = await newProject(team)
  return { team, project, path: `/projects/${project}/triggers` }
}

test('a trigger has a token of its own and an owner', async ({ forge }) => {
  const { team, path } = await projectWithTeam(forge)
  const created = await team.master.post(path, { description: 'Nightly cloth' })
  expect(created).toMatchObject({
    status: 201,
    body: {
      description: 'Nightly cloth',
      deleted_at: null,
      last_used: null,
      owner: { id: team.master.id, username: team.master.username },
    },
  })
  expect(textAt(created, 'token')).toMatch(/^[\w-]{20}$/)
  const other = await team.owner.post(path, { description: 'Weekly cloth' })
  expect(at(other, 'token')).not.toBe(at(created, 'token'))
  expect(await team.master.get(`${path}/${idOf(created)}`)).toMatchObject({ status: 200, body: created.body })
  expect((await team.master.get(path)).body).toEqual([created.body, other.body])
})

test('a new trigger requires a description', async ({ forge }) => {
  const { team, path } = await projectWithTeam(forge)
  for (const given of [
    {},
    { description: '' },
    { description: ' ' },
    { description: 'd'.repeat(256) },
    { description: 7 },
  ])
    expect((await team.master.post(path, given)).status).toBe(400)
  expect((await team.master.get(path)).body).toEqual([])
  const created = await team.master.send('POST', path, { form: { description: 'Nightly' } })
  const one = `${path}/${idOf(created)}`
  expect(await team.master.put(one, {})).toMatchObject({ status: 200, body: { description: 'Nightly' } })
  const changed = await team.master.send('PUT', one, { form: { description: 'Weekly' } })
  expect(changed).toMatchObject({
    status: 200,
    body: { description: 'Weekly', token: at(created, 'token') },
  })
  expect((await team.master.put(one, { description: '' })).status).toBe(400)
})

test('a trigger changes its owner, and is deleted', async ({ forge }) => {
  const { team, path } = await projectWithTeam(forge)
  const one = `${path}/${idOf(await team.owner.post(path, { description: 'Nightly' }))}`
  const taken = await team.master.post(`${one}/take_ownership`)
  expect(taken).toMatchObject({ status: 201, body: { owner: { id: team.master.id } } })
  expect(await team.owner.get(one)).toMatchObject({ body: taken.body })
  expect((await team.master.delete(one)).status).toBe(200)
  expect((await team.master.delete(one)).status).toBe(200)
  expect(await team.master.get(one)).toMatchObject({
    status: 404,
    body: { message: '404 Trigger Not Found' },
  })
})

test('masters manage the triggers of their own project', async ({ forge }) => {
  const { team, path } = await projectWithTeam(forge)
  const one = `${path}/${idOf(await team.owner.post(path, { description: 'Nightly' }))}`
  expect(await statusByRole(team, (who) => who.get(path))).toEqual(masters)
  expect(await statusByRole(team, (who) => who.get(one))).toEqual(masters)
  expect(await statusByRole(team, (who) => who.put(one, {}))).toEqual(masters)
  const creators = permittedFrom('master', 201)
  expect(await statusByRole(team, (who) => who.post(path, { description: 'x' }))).toEqual(creators)
  expect(await statusByRole(team, (who) => who.post(`${one}/take_ownership`))).toEqual(creators)
  const alien = one.replace(/projects\/\d+/, `projects/${await newProject(team)}`)
  expect((await team.owner.get(alien)).status).toBe(404)
  expect((await team.owner.delete(alien)).status).toBe(200)
  expect((await team.owner.get(one)).status).toBe(200)
  expect(await statusByRole(team, (who) => who.delete(one))).toEqual(masters)
})

test('a trigger starts a pipeline on a branch or tag and has the time of its last use', async ({ forge }) => {
  const { team, project, path } = await projectWithTeam(forge)
  const sha = await commitFile(forge, project, 'feature/warp', 'README.md')
  await team.master.post(`/projects/${project}/repository/tags`, { tag_name: 'v1', ref: 'feature/warp' })
  const made = await team.master.post(path, { description: 'Nightly' })
  const token = textAt(made, 'token')
  const start = `/projects/${project}/trigger/pipeline`
  const started = await team.developer.post(start, { token, ref: 'feature/warp' })
  expect(started).toMatchObject({ status: 201, body: { ref: 'feature/warp', sha, status: 'pending' } })
  const form = new URLSearchParams({ token, ref: 'v1', 'variables[CLOTH]': 'wool' })
  expect(await team.developer.send('POST', start, { form })).toMatchObject({
    status: 201,
    body: { ref: 'v1' },
  })
  const pipelines = await team.developer.get(`/projects/${project}/pipelines`)
  expect(each(pipelines, 'ref')).toEqual(['v1', 'feature/warp'])
  expect(await team.master.get(`${path}/${idOf(made)}`)).toMatchObject({
    body: { last_used: expect.any(String), updated_at: at(made, 'updated_at') },
  })
})

test('starting a pipeline requires a trigger token and an existing ref', async ({ forge }) => {
  const { team, project, path } = await projectWithTeam(forge)
  await commitFile(forge, project, 'master', 'README.md')
  const token = textAt(await team.master.post(path, { description: 'Nightly' }), 'token')
  const other = await newProject(team)
  const elsewhere = await team.master.post(`/projects/${other}/triggers`, { description: 'Elsewhere' })
  const start = `/projects/${project}/trigger/pipeline`
  expect(await team.developer.post(start, {})).toMatchObject({
    status: 400,
    body: { message: 'token is missing, ref is missing' },
  })
  expect(await team.developer.post(start)).toMatchObject({ status: 400 })
  const status = async (given: object) => (await team.developer.post(start, given)).status
  expect(await status({ token: at(elsewhere, 'token'), ref: 'master' })).toBe(404)
  expect(await status({ token: 'none', ref: 'master' })).toBe(404)
  expect(await status({ token, ref: 'none' })).toBe(400)
  expect(await status({ token, ref: ['master'] })).toBe(400)
  expect((await team.developer.get(`/projects/${project}/pipelines`)).body).toEqual([])
  const attempts = await statusByRole(team, (who) => who.post(start, { token, ref: 'master' }))
  expect(attempts).toEqual(permittedFrom('developer', 201))
})
