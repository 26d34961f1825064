import { expect, test } from 'vitest'
import { createForgeClient } from '../../../generated/client.ts'
import { operations } from '../../../generated/operations.ts'
import { startStub } from '../../../server-stub/index.ts'
import { limits } from '../../../server-stub/limits.ts'

const now = (): Date => new Date('2026-03-01T12:00:00Z')

test('records requests and responses, except those of the helpers', async () => {
  await using forge = await startStub({ now })
  const { id } = await forge.project()
  const reporter = await forge.as('reporter')
  expect(forge.requests()).toEqual([])
  await reporter.createIssue({ path: { id }, body: { title: 'Knot', labels: 'bug' } })
  expect(forge.requests()).toEqual([
    {
      userId: 4,
      at: '2026-03-01T12:00:00.000Z',
      method: 'POST',
      url: `/api/v4/projects/${id}/issues`,
      operationId: 'createIssue',
      parameters: { path: { id: String(id) }, query: {}, body: { title: 'Knot', labels: 'bug' } },
      violations: [],
      status: 201,
    },
  ])
})

const wrong = {
  'GET /nowhere': ['GET /api/v4/nowhere is not an operation'],
  'PATCH /projects': ['PATCH /api/v4/projects is not an operation; allowed: GET, POST, HEAD, OPTIONS'],
  'GET /projects?colour=red&per_page=x': ['colour is not declared', 'per_page must be integer'],
  'GET /projects?search=%ff': ['A parameter has a broken % escape'],
  'POST /projects {"nmae":"Loom"}': ['nmae is not declared', 'name or path is missing'],
  'POST /projects [1]': ['The body must be a JSON object'],
}

test.for(Object.entries(wrong))('lists the violations of %s', async ([request, violations]) => {
  await using forge = await startStub()
  const [method = '', path = '', body] = request.split(' ')
  await fetch(forge.baseUrl + path, {
    method,
    headers: { 'PRIVATE-TOKEN': forge.adminToken, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
  expect(forge.requests().map((sent) => sent.violations)).toEqual([violations])
})

test('records no secrets, and only the beginning of long texts', async () => {
  await using forge = await startStub()
  await fetch(`${forge.baseUrl}/users?private_token=${forge.adminToken}`, {
    method: 'POST',
    body: new URLSearchParams({
      email: 'mira@example.com',
      username: 'mira',
      name: 'Mira',
      password: 'a secret indeed',
      bio: 'weaver '.repeat(100),
    }),
  })
  const recorded = JSON.stringify(forge.requests())
  expect(recorded).toContain('mira@example.com')
  expect(recorded).not.toContain('a secret indeed')
  expect(recorded).not.toContain(forge.adminToken)
  expect(recorded.length).toBeLessThan(1000)
})

test('records the names of CI variables without their values', async () => {
  await using forge = await startStub()
  const { id } = await forge.project()
  const master = await forge.as('master')
  await master.createVariable({ path: { id }, body: { key: 'DEPLOY', value: 'warp-9' } })
  await fetch(`${forge.baseUrl}/projects/${id}/trigger/pipeline`, {
    method: 'POST',
    body: JSON.stringify({ token: 'warp-9', ref: 'master', variables: { DEPLOY: 'warp-9' } }),
    headers: { 'PRIVATE-TOKEN': forge.adminToken, 'Content-Type': 'application/json' },
  })
  const [created, triggered] = forge.requests().map(({ parameters }) => parameters?.body)
  expect(created).toEqual({ key: 'DEPLOY', value: '[masked]' })
  expect(triggered).toEqual({ token: '[masked]', ref: 'master', variables: { DEPLOY: '[masked]' } })
  expect(JSON.stringify(forge.requests())).not.toContain('warp-9')
})

test('records URLs without their user names and passwords, and other texts as they are', async () => {
  await using forge = await startStub()
  const owner = await forge.as('owner')
  const description = 'Like https://example.com/a, for you @ mira // and @tom'
  const import_url = 'https://mira:warp@9@example.com/loom.git'
  await owner.createProject({ body: { name: 'Loom', import_url, description } })
  expect(forge.requests()[0]?.parameters?.body).toMatchObject({
    import_url: 'https://[masked]@example.com/loom.git',
    description,
  })
  await owner.createProject({ body: { name: 'Heddle', description: `${'x'.repeat(180)} ${import_url}` } })
  await owner.getProject({ path: { id: 'https://mira:warp9@example.com' } })
  expect(JSON.stringify(forge.requests())).not.toContain('warp')
})

function many<Value>(value: Value): Record<string, Value> {
  return Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`name${index}`, value]))
}

test('records a limited number of properties and items, at all depths together', async () => {
  await using forge = await startStub()
  await fetch(`${forge.baseUrl}/projects/1/fork`, {
    method: 'POST',
    body: JSON.stringify({ first: many(many([1, 2, 3])), last: many('x') }),
    headers: { 'PRIVATE-TOKEN': forge.adminToken, 'Content-Type': 'application/json' },
  })
  const recorded = JSON.stringify(forge.requests()[0]?.parameters?.body)
  expect(recorded.match(/"\w+":/g)?.length).toBeLessThanOrEqual(limits.recordedItems.max)
  expect(recorded).toContain('"last"')
  const counted = Object.keys(forge.coverage().byOperation.forkProject.parameters)
  expect(counted).not.toContain('first')
})

test('records the last thousand requests', async () => {
  await using forge = await startStub()
  const anonymous = await forge.as('anonymous')
  for (let page = 1; page <= 1101; page++) await fetch(`${forge.origin}/x/${page}`)
  await anonymous.listProjects()
  const requests = forge.requests()
  expect(requests).toHaveLength(1000)
  expect(requests.at(-1)).toMatchObject({ operationId: 'listProjects', status: 200 })
})

test('counts what of the contract was exercised', async () => {
  await using forge = await startStub()
  const all = Object.keys(operations).length
  expect(forge.coverage().operations).toEqual({ exercised: 0, all })
  const client = createForgeClient({ baseUrl: forge.baseUrl, token: forge.adminToken })
  await client.listProjects({ query: { search: 'loom', page: 1 } })
  await client.getProject({ path: { id: 'root/none' } })
  await client.getProject({ path: { id: 'root/none' } })
  await forge.reset()
  const { operations: share, parameters, statuses, byOperation } = forge.coverage()
  expect(share).toEqual({ exercised: 2, all })
  expect(parameters.exercised).toBe(3)
  expect(statuses.exercised).toBe(2)
  expect(byOperation.getProject).toMatchObject({
    calls: 2,
    parameters: { id: 2, statistics: 0 },
    statuses: { 200: 0, 404: 2 },
  })
  expect(byOperation.getProject.parameters).not.toHaveProperty('sudo')
  expect(byOperation.listProjects.parameters).toMatchObject({ search: 1, page: 1, per_page: 0 })
})
