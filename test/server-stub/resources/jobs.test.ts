import { expect } from 'vitest'
import { newJob, newPipeline } from '../../support/builds.ts'
import { commitFile } from '../../support/commits.ts'
import { at, each, idOf, test, type Forge } from '../../support/forge.ts'
import { newProject, newTeam, permittedFrom, statusByRole, type Team } from '../../support/team.ts'

const states = [
  'created',
  'pending',
  'running',
  'failed',
  'success',
  'canceled',
  'skipped',
  'manual',
] as const

async function projectWithTeam(
  forge: Forge,
  attributes: object = {},
): Promise<{ team: Team; project: number }> {
  const team = await newTeam(forge)
  return { team, project: await newProject(team, attributes) }
}

test('a job has its state, commit, pipeline, user and artifacts', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const pipeline = await newPipeline(forge, project, 'feature/warp')
  const { id } = await forge.provision.job({
    pipeline_id: pipeline.id,
    name: 'rspec',
    stage: 'test',
    status: 'success',
    user_id: team.developer.id,
    created_at: '2026-03-02T11:00:00+01:00',
    artifacts: { file_name: 'cloth.zip', content: 'cloth' },
  })
  expect(await team.reporter.get(`/projects/${project}/jobs/${id}`)).toMatchObject({
    status: 200,
    body: {
      id,
      name: 'rspec',
      stage: 'test',
      ref: 'feature/warp',
      tag: false,
      status: 'success',
      commit: { id: pipeline.sha, short_id: pipeline.sha.slice(0, 8), author_name: 'Mira Castell' },
      pipeline: { id: pipeline.id, ref: 'feature/warp', sha: pipeline.sha, status: 'success' },
      artifacts_file: { filename: 'cloth.zip', size: 5 },
      user: { id: team.developer.id, bio: null },
      coverage: null,
      runner: null,
      created_at: '2026-03-02T10:00:00.000Z',
    },
  })
})

test('jobs are listed newest first, those of one pipeline on their own', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const [one, other] = [await newPipeline(forge, project), await newPipeline(forge, project)]
  const add = async (pipeline_id: number) => (await forge.provision.job({ pipeline_id, name: 'rspec' })).id
  const ids = [await add(one.id), await add(other.id), await add(one.id)]
  const jobs = await team.reporter.get(`/projects/${project}/jobs`)
  expect(each(jobs, 'id')).toEqual(ids.toReversed())
  expect(jobs.headers.get('x-total')).toBe('3')
  const second = await team.reporter.get(`/projects/${project}/jobs?per_page=2&page=2`)
  expect(each(second, 'id')).toEqual([ids[0]])
  const ofOne = await team.reporter.get(`/projects/${project}/pipelines/${one.id}/jobs`)
  expect(each(ofOne, 'id')).toEqual([ids[2], ids[0]])
  const running = `/projects/${project}/pipelines/${one.id}/jobs?scope=running`
  expect((await team.reporter.get(running)).body).toEqual([])
})

test('a scope is one state or several, in every spelling of a list', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const { id: pipeline_id } = await newPipeline(forge, project)
  for (const status of states) await forge.provision.job({ pipeline_id, name: status, status })
  const listed = async (query: string) =>
    each(await team.reporter.get(`/projects/${project}/jobs?${query}`), 'status')
      .map(String)
      .toSorted()
  expect(await listed('')).toEqual([...states].toSorted())
  for (const status of states) expect(await listed(`scope=${status}`)).toEqual([status])
  expect(await listed('scope[]=failed&scope[]=manual')).toEqual(['failed', 'manual'])
  expect(await listed('scope=failed&scope=manual')).toEqual(['failed', 'manual'])
  expect((await team.reporter.get(`/projects/${project}/jobs?scope=lost`)).status).toBe(400)
})

test('reporters read jobs of a private project, developers change them', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const id = await newJob(forge, project, { status: 'running', trace: 'a line' })
  const { id: pipeline } = await newPipeline(forge, project)
  const readers = permittedFrom('reporter')
  for (const path of ['jobs', `jobs/${id}`, `jobs/${id}/trace`, 'pipelines', `pipelines/${pipeline}/jobs`])
    expect(await statusByRole(team, (who) => who.get(`/projects/${project}/${path}`)), path).toEqual(readers)
  const builders = permittedFrom('developer', 201)
  for (const change of ['cancel', 'erase'])
    expect(
      await statusByRole(team, (who) => who.post(`/projects/${project}/jobs/${id}/${change}`)),
      change,
    ).toEqual(builders)
})

test('jobs of a public project are visible, unless it restricts them', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge, { visibility: 'public' })
  const kept = await newProject(team, { visibility: 'public', public_jobs: false })
  const off = await newProject(team, { visibility: 'public', jobs_enabled: false })
  const statuses = (id: number) => statusByRole(team, (who) => who.get(`/projects/${id}/jobs`))
  expect(await statuses(project)).toMatchObject({ anonymous: 401, nonMember: 200, guest: 200 })
  expect(await statuses(kept)).toMatchObject({ nonMember: 403, guest: 403, reporter: 200 })
  expect(await statuses(off)).toMatchObject({ nonMember: 403, owner: 403, admin: 403 })
})

test('a missing job returns the same 404 as a job of another project', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const elsewhere = await newProject(team)
  const id = await newJob(forge, elsewhere, { trace: 'a line' })
  const { id: pipeline } = await newPipeline(forge, elsewhere)
  for (const suffix of ['', '/trace', '/artifacts']) {
    const missing = await team.owner.get(`/projects/${project}/jobs/999999${suffix}`)
    expect(missing).toMatchObject({ status: 404, body: { message: '404 Job Not Found' } })
    const alien = await team.owner.get(`/projects/${project}/jobs/${id}${suffix}`)
    expect(alien).toMatchObject({ status: 404, body: missing.body })
  }
  for (const change of ['cancel', 'retry', 'erase', 'artifacts/keep'])
    expect((await team.owner.post(`/projects/${project}/jobs/${id}/${change}`)).status, change).toBe(404)
  const jobs = await team.owner.get(`/projects/${project}/pipelines/${pipeline}/jobs`)
  expect(jobs).toMatchObject({ status: 404, body: { message: '404 Pipeline Not Found' } })
  expect((await team.owner.get(`/projects/${project}/jobs/99999999999`)).status).toBe(404)
})

test('canceling ends unfinished jobs, and does not change others', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const { id: pipeline_id } = await newPipeline(forge, project)
  for (const status of states) {
    const { id } = await forge.provision.job({ pipeline_id, name: status, status })
    const before = await team.developer.get(`/projects/${project}/jobs/${id}`)
    const canceled = await team.developer.post(`/projects/${project}/jobs/${id}/cancel`)
    expect(canceled.status).toBe(201)
    expect(canceled.body).not.toHaveProperty('pipeline')
    const ended = ['created', 'pending', 'running', 'manual'].includes(status)
    expect(at(canceled, 'status'), status).toBe(ended ? 'canceled' : status)
    if (ended) expect(at(canceled, 'finished_at')).toEqual(expect.any(String))
    else expect(at(canceled, 'finished_at')).toBe(at(before, 'finished_at'))
    const again = await team.developer.post(`/projects/${project}/jobs/${id}/cancel`)
    expect(again).toMatchObject({ status: 201, body: Object(canceled.body) })
  }
})

test('retrying resets a finished job to pending, without the results of the last run', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const { id: pipeline_id } = await newPipeline(forge, project)
  for (const status of ['success', 'failed', 'canceled', 'skipped'] as const) {
    const left = { trace: 'a line', artifacts: { content: 'cloth' }, coverage: 97.5 }
    const { id } = await forge.provision.job({ pipeline_id, name: status, status, ...left })
    const retried = await team.developer.post(`/projects/${project}/jobs/${id}/retry`)
    expect(retried).toMatchObject({
      status: 201,
      body: { id, status: 'pending', started_at: null, finished_at: null, artifacts_file: null },
    })
    expect(retried.body).toMatchObject({ coverage: null, user: { id: team.developer.id } })
    expect(retried.body).not.toHaveProperty('pipeline')
    expect((await team.developer.get(`/projects/${project}/jobs/${id}/trace`)).status).toBe(404)
    const again = await team.developer.post(`/projects/${project}/jobs/${id}/retry`)
    expect(again).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - The job has not finished' },
    })
  }
})

test('erasing removes artifacts and trace, and does not change the state', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const job = { status: 'failed', trace: 'a line', artifacts: { content: 'cloth' } } as const
  const id = await newJob(forge, project, job)
  for (const _ of ['first', 'again']) {
    const erased = await team.developer.post(`/projects/${project}/jobs/${id}/erase`)
    const shown = { status: 'failed', artifacts_file: null, download_url: null }
    expect(erased).toMatchObject({ status: 201, body: shown })
    expect(erased.body).not.toHaveProperty('pipeline')
  }
  for (const file of ['trace', 'artifacts'])
    expect((await team.developer.get(`/projects/${project}/jobs/${id}/${file}`)).status).toBe(404)
})

test('a pipeline follows its jobs', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const { id: pipeline_id } = await newPipeline(forge, project)
  const state = async () => {
    const { body } = await team.reporter.get(`/projects/${project}/pipelines`)
    return Array.isArray(body) ? Object(body[0]).status : undefined
  }
  const add = async (name: string, allow_failure = false) =>
    (await forge.provision.job({ pipeline_id, name, allow_failure })).id
  const [unit, style] = [await add('unit'), await add('style', true)]
  expect(await state()).toBe('pending')
  await forge.provision.change.job(unit, { status: 'running' })
  expect(await state()).toBe('running')
  await forge.provision.change.job(style, { status: 'failed' })
  await forge.provision.change.job(unit, { status: 'success' })
  expect(await state()).toBe('success')
  await team.developer.post(`/projects/${project}/jobs/${unit}/retry`)
  expect(await state()).toBe('pending')
  await team.developer.post(`/projects/${project}/jobs/${unit}/cancel`)
  expect(await state()).toBe('canceled')
})

test('a successful pipeline merges, a failed job creates a todo', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  await commitFile(forge, project, 'master', 'README.md')
  const master = await forge.appContext.db
    .selectFrom('git_ref')
    .selectAll()
    .where('project_id', '=', project)
    .execute()
  await team.developer.post(`/projects/${project}/repository/branches`, {
    branch: 'warp',
    ref: master[0]?.oid,
  })
  const { id: pipeline_id } = await newPipeline(forge, project, 'warp')
  const { id: job } = await forge.provision.job({ pipeline_id, name: 'rspec', status: 'running' })
  const branches = { source_branch: 'warp', target_branch: 'master' }
  const opened = await team.developer.post(`/projects/${project}/merge_requests`, {
    ...branches,
    title: 'Warp',
  })
  const path = `/projects/${project}/merge_requests/${String(at(opened, 'iid'))}`
  const scheduled = await team.master.put(`${path}/merge`, { merge_when_pipeline_succeeds: true })
  expect(scheduled).toMatchObject({ status: 200, body: { state: 'opened' } })
  await forge.provision.change.job(job, { status: 'failed' })
  expect(await team.master.get(path)).toMatchObject({ body: { state: 'opened' } })
  const todos = await team.developer.get('/todos?action=build_failed')
  expect(each(todos, 'target_type')).toEqual(['MergeRequest'])
  await team.master.post(`/projects/${project}/jobs/${job}/retry`)
  await forge.provision.change.job(job, { status: 'success' })
  expect(await team.master.get(path)).toMatchObject({ body: { state: 'merged' } })
})

test('developers stop an environment, and an invisible project returns 404', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const { id } = await forge.provision.environment({ project_id: project, name: 'Loom room' })
  expect(await statusByRole(team, (who) => who.post(`/environments/${id}/stop`))).toEqual(
    permittedFrom('developer', 201),
  )
  const stopped = await team.developer.post(`/environments/${id}/stop`)
  expect(stopped.body).toMatchObject({ id, name: 'Loom room', slug: 'loom-room', state: 'stopped' })
  expect(idOf({ ...stopped, body: at(stopped, 'project') })).toBe(project)
  const hidden = await team.nonMember.post(`/environments/${id}/stop`)
  expect(hidden.body).toEqual((await team.nonMember.post('/environments/999999/stop')).body)
})
