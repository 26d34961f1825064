/** The interface below `/provisioning`. */
import { expect } from 'vitest'
import { startStub } from '../../../server-stub/stub.ts'
import { commitFile } from '../../support/commits.ts'
import { at, each, idOf, test, type TestResponse, type Forge } from '../../support/forge.ts'

/** Sends a request; default: with the administrator's token. */
async function provisioningCall(
  forge: Pick<Forge, 'origin'> & { token?: string },
  method: string,
  path: string,
  json?: unknown,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const response = await fetch(`${forge.origin}/provisioning${path}`, {
    method,
    headers: {
      ...(forge.token === undefined ? {} : { 'private-token': forge.token }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

const admin = ({ origin, admin: { token } }: Forge) => ({ origin, token })

async function newProject(forge: Forge): Promise<number> {
  const id = idOf(
    await forge.admin.post('/projects', { path: `loom-${Math.trunc(performance.now() * 1000)}` }),
  )
  await commitFile(forge, id, 'master', 'README.md')
  return id
}

test('it returns the record that the function returns', async ({ forge }) => {
  const project = await newProject(forge)
  const pipeline = await provisioningCall(admin(forge), 'POST', '/pipelines', {
    project_id: project,
    ref: 'master',
  })
  expect(pipeline).toMatchObject({ status: 201, body: { ref: 'master', status: 'pending' } })
  const job = await provisioningCall(admin(forge), 'POST', '/jobs', {
    pipeline_id: idOf(pipeline),
    name: 'rspec',
    status: 'running',
  })
  expect(job).toMatchObject({ status: 201, body: { name: 'rspec', status: 'running', finished_at: null } })
  const ended = await provisioningCall(admin(forge), 'PUT', `/jobs/${idOf(job)}`, {
    status: 'success',
    trace: 'done',
  })
  expect(ended).toMatchObject({ status: 200, body: { id: idOf(job), status: 'success' } })
  expect(ended.body).toEqual((await forge.admin.get(`/projects/${project}/jobs/${idOf(job)}`)).body)
  const user = at(ended, 'user')
  expect(Object(user).web_url).toBe(`${forge.origin}/root`)
})

test('it requires the token of an administrator, not a cookie', async ({ forge }) => {
  const user = await forge.newUser()
  const { cookie } = await forge.provision.session({ user_id: 1 })
  const reader = await forge.provision.token({ user_id: 1, kind: 'personal', scopes: ['read_user'] })
  const bearer = await forge.provision.token({ user_id: 1, kind: 'oauth' })
  const status = async (headers: Record<string, string>) =>
    (await provisioningCall(forge, 'GET', '', undefined, headers)).status
  expect(await status({})).toBe(401)
  expect(await status({ 'private-token': 'none' })).toBe(401)
  expect(await status({ cookie: `_service_session=${cookie}` })).toBe(401)
  expect(await status({ cookie: `_service_session=${cookie}`, 'private-token': user.token })).toBe(403)
  expect(await status({ 'private-token': user.token })).toBe(403)
  expect(await status({ 'private-token': reader.token })).toBe(403)
  expect(await status({ authorization: `Bearer ${bearer.token}` })).toBe(200)
  expect(await status({ 'private-token': forge.admin.token })).toBe(200)
  const label = { project_id: await newProject(forge), name: 'bug' }
  expect((await provisioningCall({ ...forge, token: user.token }, 'POST', '/labels', label)).status).toBe(403)
})

test('it lists what it can create', async ({ forge }) => {
  const { body } = await provisioningCall(admin(forge), 'GET', '')
  const { resources } = Object(body)
  expect(Object.keys(resources).toSorted()).toEqual([
    'archives',
    'boards',
    'deploy_keys',
    'emails',
    'environments',
    'issue_states',
    'jobs',
    'labels',
    'milestones',
    'pipelines',
    'runners',
    'sessions',
    'shares',
    'snippets',
    'stars',
    'tokens',
  ])
  expect(resources.labels).toMatchObject({
    summary: expect.any(String),
    create: { required: ['project_id', 'name'], additionalProperties: false },
  })
  expect(resources.jobs.change.properties).toHaveProperty('more_trace')
  expect(resources.labels).not.toHaveProperty('change')
})

test('invalid attributes are reported by name, all at once, and nothing is created', async ({ forge }) => {
  const project = await newProject(forge)
  const wrong = { project_id: project, name: 7, colour: 'red', description: 'd'.repeat(256) }
  expect(await provisioningCall(admin(forge), 'POST', '/labels', wrong)).toMatchObject({
    status: 400,
    body: {
      message: {
        name: ['must be string'],
        colour: ["is not a known attribute; did you mean 'color'?"],
        description: ['must NOT have more than 255 characters'],
      },
    },
  })
  const rejected = async (path: string, given: object) =>
    (await provisioningCall(admin(forge), 'POST', path, given)).body
  expect(await rejected('/labels', { colour: 'red' })).toEqual({
    message: 'project_id is missing, name is missing',
  })
  expect(await rejected('/labels', { project_id: project, name: 'a\0b' })).toEqual({
    message: { name: ['is not valid text'] },
  })
  expect(await rejected('/labels', { project_id: project, name: 'bug', color: 'red' })).toEqual({
    message: { color: ['must match pattern "^#[0-9a-fA-F]{6}$"'] },
  })
  expect(await rejected('/labels', { project_id: 99_999, name: 'bug' })).toEqual({
    message: '404 Project Not Found',
  })
  expect(await rejected('/runners', { is_sharedx: true, weight: 1 })).toEqual({
    message: {
      is_sharedx: ["is not a known attribute; did you mean 'is_shared'?"],
      weight: ['is not a known attribute'],
    },
  })
  const artifacts = { content: 'x', encodng: 'text' }
  expect(await rejected('/jobs', { pipeline_id: 1, name: 'rspec', artifacts })).toEqual({
    message: { 'artifacts[encodng]': ["is not a known attribute; did you mean 'encoding'?"] },
  })
  expect(await rejected('/runners', { tag_list: ['a', 7] })).toEqual({
    message: { 'tag_list[1]': ['must be string'] },
  })
  expect(
    await forge.appContext.db.selectFrom('label').selectAll().where('project_id', '=', project).execute(),
  ).toEqual([])
})

test('unknown paths, methods and bodies are rejected like those of the API', async ({ forge }) => {
  const status = async (method: string, path: string, json?: unknown) =>
    (await provisioningCall(admin(forge), method, path, json)).status
  expect(await status('POST', '/looms', {})).toBe(404)
  expect(await status('POST', '/constructor', {})).toBe(404)
  expect(await status('PUT', '/labels/1', {})).toBe(404)
  expect(await status('POST', '/jobs/1/trace', {})).toBe(404)
  expect(await status('PUT', '/jobs/first', {})).toBe(400)
  expect(await status('PUT', '/jobs/99999', { status: 'failed' })).toBe(404)
  expect(await status('PUT', '/jobs/99999999999', { status: 'failed' })).toBe(404)
  expect(await status('GET', '/labels')).toBe(405)
  expect(await status('DELETE', '/jobs/1')).toBe(405)
  expect(await status('POST', '/labels')).toBe(400)
  expect(await status('POST', '/labels', ['bug'])).toBe(400)
  const plain = await fetch(`${forge.origin}/provisioning/labels`, {
    method: 'POST',
    headers: { 'private-token': forge.admin.token, 'content-type': 'text/plain' },
    body: 'name=bug',
  })
  expect([plain.status, await plain.json()]).toMatchObject([415, { message: expect.any(String) }])
})

test('a server can disable it, and keeps the functions', async () => {
  await using stub = await startStub({ provisioning: false })
  const headers = { 'private-token': stub.adminToken }
  const response = await fetch(`${stub.origin}/provisioning`, { headers })
  expect([response.status, await response.json()]).toEqual([404, { error: '404 Not Found' }])
  expect(await stub.provision.token({ user_id: 1, kind: 'oauth' })).toMatchObject({ user_id: 1 })
})

test('a function that rejects its arguments names itself and the error', async ({ forge }) => {
  await expect(forge.provision.label({ project_id: 99_999, name: 'bug' })).rejects.toThrow(
    'provision.label: 404 Project Not Found',
  )
  await expect(forge.provision.change.job(99_999, { status: 'failed' })).rejects.toThrow(
    'provision.change.job: 404 Job Not Found',
  )
  await expect(forge.provision.runner({ description: 'd'.repeat(300) })).rejects.toThrow(
    /provision\.runner: \{"description":\["must NOT/,
  )
})

test('a list of labels in a project is as it was made', async ({ forge }) => {
  const project = await newProject(forge)
  const { id } = await forge.provision.label({ project_id: project, name: 'bug', color: '#d9534f' })
  const board = await forge.admin.get(`/projects/${project}/boards`)
  const [boardId] = each(board, 'id')
  const list = await forge.admin.post(`/projects/${project}/boards/${String(boardId)}/lists`, {
    label_id: id,
  })
  expect(list).toMatchObject({ status: 201, body: { label: { name: 'bug', color: '#d9534f' } } })
})

test('null is treated as absent, also for required attributes', async ({ forge }) => {
  const project = await newProject(forge)
  const caller = admin(forge)
  const pipeline = await provisioningCall(caller, 'POST', '/pipelines', {
    project_id: project,
    ref: 'master',
    status: null,
  })
  expect(pipeline).toMatchObject({ status: 201, body: { status: 'pending' } })
  expect(
    await provisioningCall(caller, 'POST', '/pipelines', { project_id: null, ref: 'master' }),
  ).toMatchObject({
    status: 400,
    body: { message: 'project_id is missing' },
  })
  const body = { pipeline_id: idOf(pipeline), name: 'rspec', stage: null, status: 'running' }
  const job = await provisioningCall(caller, 'POST', '/jobs', body)
  expect(job).toMatchObject({ status: 201, body: { stage: 'test', status: 'running' } })
  expect(await provisioningCall(caller, 'PUT', `/jobs/${idOf(job)}`, { status: null })).toMatchObject({
    status: 200,
    body: { status: 'running' },
  })
  expect(await provisioningCall(caller, 'POST', '/jobs', null)).toMatchObject({
    status: 400,
    body: { message: 'pipeline_id is missing, name is missing' },
  })
})
