import { expect } from 'vitest'
import { at, each, idOf, test, type Forge, type User } from '../../support/forge.ts'
import { newProject, newTeam, permittedFrom, statusByRole, type Team } from '../../support/team.ts'

const listedBy = async (user: User) => each(await user.get('/runners'), 'id')

async function projectWithRunner(forge: Forge): Promise<{ team: Team; project: number; runner: number }> {
  const team = await newTeam(forge)
  const project = await newProject(team)
  const { id } = await forge.provision.runner({ project_ids: [project], description: 'shed-1' })
  return { team, project, runner: id }
}

test('the masters of a project read the details of its runner with the token', async ({ forge }) => {
  const { team, project } = await projectWithRunner(forge)
  const hidden = await newProject(await newTeam(forge))
  const { id } = await forge.provision.runner({
    project_ids: [project, hidden],
    description: 'shed-2',
    name: 'forge-runner',
    tag_list: ['ruby', 'linux'],
    token: 'secret of shed 2',
    architecture: 'amd64',
    contacted_at: '2026-02-28T12:00:00Z',
  })
  const shown = await team.master.get(`/runners/${id}`)
  expect(shown).toMatchObject({
    status: 200,
    body: {
      id,
      active: true,
      is_shared: false,
      description: 'shed-2',
      name: 'forge-runner',
      architecture: 'amd64',
      platform: null,
      revision: null,
      version: null,
      contacted_at: '2026-02-28T12:00:00.000Z',
      token: 'secret of shed 2',
      tag_list: ['ruby', 'linux'],
    },
  })
  expect(each({ ...shown, body: at(shown, 'projects') }, 'id')).toEqual([project])
  const listed = await team.master.get('/runners?per_page=100')
  expect(listed.body).toContainEqual({
    id,
    active: true,
    is_shared: false,
    description: 'shed-2',
    name: 'forge-runner',
  })
})

test('a runner is hidden from non-members, and its secret from lower roles', async ({ forge }) => {
  const { team, runner } = await projectWithRunner(forge)
  const masters = permittedFrom('master')
  expect(await statusByRole(team, (who) => who.get(`/runners/${runner}`))).toEqual(masters)
  expect(await statusByRole(team, (who) => who.put(`/runners/${runner}`, { active: true }))).toEqual(masters)
  const hidden = await team.nonMember.get(`/runners/${runner}`)
  expect(hidden.body).toEqual((await team.nonMember.get('/runners/999999')).body)
  const shared = await forge.provision.runner({ is_shared: true })
  expect(await statusByRole(team, (who) => who.get(`/runners/${shared.id}`))).toMatchObject({
    nonMember: 403,
    owner: 403,
    admin: 200,
  })
})

test('a master lists the specific runners of the own projects', async ({ forge }) => {
  const { team, runner } = await projectWithRunner(forge)
  await forge.provision.runner({ is_shared: true })
  expect(await listedBy(team.master)).toEqual([runner])
  expect(await listedBy(team.owner)).toEqual([runner])
  expect(await listedBy(team.developer)).toEqual([])
  expect(await listedBy(team.nonMember)).toEqual([])
  expect(await listedBy(team.admin)).toContain(runner)
  expect((await team.anonymous.get('/runners')).status).toBe(401)
})

test('scopes filter the lists', async ({ forge }) => {
  const { team, project, runner } = await projectWithRunner(forge)
  forge.setClock('2026-03-10T12:00:00.000Z')
  const add = async (given: object) => (await forge.provision.runner({ project_ids: [project], ...given })).id
  const online = await add({ contacted_at: '2026-03-10T11:30:00Z' })
  const lost = await add({ contacted_at: '2026-03-10T10:30:00Z', active: false })
  const { id: shared } = await forge.provision.runner({ is_shared: true })
  const own = async (scope: string) => each(await team.master.get(`/runners?scope=${scope}`), 'id')
  expect(await own('active')).toEqual([runner, online])
  expect(await own('paused')).toEqual([lost])
  expect(await own('online')).toEqual([online])
  const all = async (scope: string) =>
    each(await team.admin.get(`/runners/all?per_page=100&scope=${scope}`), 'id')
  expect(await all('')).toEqual(expect.arrayContaining([runner, online, lost, shared]))
  expect(await all('specific')).not.toContain(shared)
  expect(await all('shared')).toContain(shared)
  expect(await all('shared')).not.toContain(runner)
  expect(await all('online')).toEqual([online])
  expect(await all('paused')).toContain(lost)
  expect(await all('active')).not.toContain(lost)
  for (const scope of ['shared', 'gone'])
    expect((await team.master.get(`/runners?scope=${scope}`)).status).toBe(400)
  expect((await team.admin.get('/runners/all?scope=gone')).status).toBe(400)
  const everybody = await statusByRole(team, (who) => who.get('/runners/all'))
  expect(everybody).toMatchObject({ anonymous: 401, nonMember: 403, owner: 403, admin: 200 })
})

test('an update changes only the given properties, tags as a whole', async ({ forge }) => {
  const { team, runner } = await projectWithRunner(forge)
  const path = `/runners/${runner}`
  const before = await team.master.get(path)
  const tagged = await team.master.put(path, { tag_list: ['ruby', ' linux ', 'ruby', ''] })
  expect(tagged).toMatchObject({ status: 200, body: { ...Object(before.body), tag_list: ['ruby', 'linux'] } })
  const form = new URLSearchParams([
    ['tag_list[]', 'wool'],
    ['active', 'false'],
    ['description', 'shed-9'],
  ])
  const changed = await team.master.send('PUT', path, { form })
  expect(changed).toMatchObject({ body: { tag_list: ['wool'], active: false, description: 'shed-9' } })
  expect((await team.master.put(path, {})).body).toEqual(changed.body)
  for (const wrong of [
    { description: 'd'.repeat(256) },
    { tag_list: ['t'.repeat(256)] },
    { tag_list: Array.from({ length: 101 }, (_, index) => `t${index}`) },
    { active: 'perhaps' },
  ])
    expect((await team.master.put(path, { ...wrong, token: 'x' })).status).toBe(400)
  expect((await team.master.get(path)).body).toEqual(changed.body)
})

test('a project lists its own runners, and shared ones if it wants them', async ({ forge }) => {
  const { team, project, runner } = await projectWithRunner(forge)
  const without = await newProject(team, { shared_runners_enabled: false })
  const { id: shared } = await forge.provision.runner({ is_shared: true })
  const listed = async (id: number) =>
    each(await team.master.get(`/projects/${id}/runners?per_page=100`), 'id')
  expect(await listed(project)).toEqual(expect.arrayContaining([runner, shared]))
  expect(await listed(without)).toEqual([])
  const masters = await statusByRole(team, (who) => who.get(`/projects/${project}/runners`))
  expect(masters).toMatchObject({ anonymous: 401, nonMember: 404, developer: 403, master: 200 })
})

test('masters enable and disable a runner, except in its only project', async ({ forge }) => {
  const { team, project, runner } = await projectWithRunner(forge)
  const other = await newProject(team)
  const path = `/projects/${other}/runners`
  const enabled = await team.master.send('POST', path, { form: { runner_id: String(runner) } })
  expect(enabled).toMatchObject({
    status: 201,
    body: { id: runner, active: true, is_shared: false, description: 'shed-1', name: null },
  })
  expect(enabled.body).not.toHaveProperty('token')
  expect(await team.master.post(path, { runner_id: runner })).toMatchObject({ status: 200 })
  expect(each(await team.master.get(path), 'id')).toContain(runner)
  expect((await team.master.delete(`/projects/${project}/runners/${runner}`)).status).toBe(200)
  expect((await team.master.delete(`/projects/${project}/runners/${runner}`)).status).toBe(200)
  const rejected = await team.master.delete(`${path}/${runner}`)
  expect(rejected).toMatchObject({ status: 405, body: { message: expect.stringMatching(/only one/) } })
  expect(each(await team.master.get(path), 'id')).toContain(runner)
})

test('two masters who disable a runner concurrently leave it in one project', async ({ forge }) => {
  const { team, project, runner } = await projectWithRunner(forge)
  const other = await newProject(team)
  await team.master.post(`/projects/${other}/runners`, { runner_id: runner })
  const responses = await Promise.all(
    [project, other].map((id) => team.master.delete(`/projects/${id}/runners/${runner}`)),
  )
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 405])
})

test('a runner that is shared, missing or of another user cannot be enabled', async ({ forge }) => {
  const { team, runner } = await projectWithRunner(forge)
  const otherTeam = await newTeam(forge)
  const path = `/projects/${await newProject(otherTeam)}/runners`
  const { id: shared } = await forge.provision.runner({ is_shared: true })
  const status = async (given: object) => (await otherTeam.owner.post(path, given)).status
  expect(await status({ runner_id: runner })).toBe(404)
  expect(await status({ runner_id: shared })).toBe(403)
  expect(await status({ runner_id: 999_999 })).toBe(404)
  expect(await status({ runner_id: 99_999_999_999 })).toBe(404)
  expect(await status({})).toBe(400)
  expect(await status({ runner_id: 'shed' })).toBe(400)
  expect((await team.admin.post(path, { runner_id: runner })).status).toBe(201)
})

test('a runner is deleted by a master of all its projects', async ({ forge }) => {
  const { team, runner } = await projectWithRunner(forge)
  const others = await newTeam(forge)
  const elsewhere = await newProject(others)
  await forge.admin.post(`/projects/${elsewhere}/runners`, { runner_id: runner })
  expect((await team.master.delete(`/runners/${runner}`)).status).toBe(403)
  expect((await others.owner.delete(`/runners/${runner}`)).status).toBe(403)
  await team.admin.delete(`/projects/${elsewhere}/runners/${runner}`)
  expect((await team.developer.delete(`/runners/${runner}`)).status).toBe(403)
  expect((await team.nonMember.delete(`/runners/${runner}`)).status).toBe(200)
  expect((await team.master.get(`/runners/${runner}`)).status).toBe(200)
  expect((await team.master.delete(`/runners/${runner}`)).status).toBe(200)
  expect((await team.master.delete(`/runners/${runner}`)).status).toBe(200)
  expect((await team.admin.get(`/runners/${runner}`)).status).toBe(404)
})

test('a job has its runner until the runner is deleted', async ({ forge }) => {
  const { team, project, runner } = await projectWithRunner(forge)
  await team.master.send('POST', `/projects/${project}/repository/files/a`, {
    json: { branch: 'master', content: 'a', commit_message: 'a' },
  })
  const { id: pipeline_id } = await forge.provision.pipeline({ project_id: project, ref: 'master' })
  const { id } = await forge.provision.job({ pipeline_id, name: 'rspec' })
  await forge.provision.change.job(id, { status: 'running', runner_id: runner })
  const job = `/projects/${project}/jobs/${id}`
  const shown = await team.reporter.get(job)
  expect(idOf({ ...shown, body: at(shown, 'runner') })).toBe(runner)
  expect(at(shown, 'runner')).not.toHaveProperty('token')
  expect(at(await team.master.get(`/runners/${runner}`), 'contacted_at')).toBe(at(shown, 'started_at'))
  await team.master.delete(`/runners/${runner}`)
  expect(at(await team.reporter.get(job), 'runner')).toBeNull()
})
