import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startStub, type LogEntry, type Stub, type StubOptions } from '../../../server-stub/index.ts'
import { run } from '../../cli/captured.ts'

/** A server and its log so far. */
async function logged(options: StubOptions = {}): Promise<{ stub: Stub; log: LogEntry[] }> {
  const log: LogEntry[] = []
  const stub = await startStub({ log: (entry) => log.push(entry), ...options })
  onTestFinished(() => stub.close())
  return { stub, log }
}

/** Closes the server, so that the entries of all requests are written, and returns those. */
async function requestsIn({ stub, log }: { stub: Stub; log: LogEntry[] }): Promise<LogEntry[]> {
  await stub.close()
  return log.filter(({ event }) => event === 'request')
}

test('an entry for each request, with its id, operation, user and duration', async () => {
  const server = await logged()
  const { stub, log } = server
  const headers = { 'PRIVATE-TOKEN': stub.adminToken, 'User-Agent': 'example/1' }
  const response = await fetch(`${stub.baseUrl}/projects?search=a`, { headers })
  const [entry] = await requestsIn(server)
  expect(entry).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
    level: 'info',
    event: 'request',
    request_id: response.headers.get('X-Request-Id'),
    method: 'GET',
    url: '/api/v4/projects?search=a',
    operation: 'listProjects',
    status: 200,
    duration_ms: expect.any(Number),
    user_id: 1,
    ip: '127.0.0.1',
    user_agent: 'example/1',
  })
  expect(log.map(({ event }) => event)).toEqual(['started', 'request', 'stopping', 'stopped'])
})

test('names the administrator of a request under sudo, and the proxy only if it is trusted', async () => {
  const server = await logged({ trustProxy: true })
  const { stub } = server
  const ada = { username: 'ada', name: 'Ada', email: 'ada@example.com', reset_password: 'true' }
  const asAdministrator = { 'PRIVATE-TOKEN': stub.adminToken }
  const created = await fetch(`${stub.baseUrl}/users`, {
    method: 'POST',
    headers: asAdministrator,
    body: new URLSearchParams(ada),
  })
  expect(created.status).toBe(201)
  const headers = { ...asAdministrator, Sudo: 'ada', 'X-Forwarded-For': '192.0.2.1' }
  await fetch(`${stub.baseUrl}/user`, { headers })
  const entry = (await requestsIn(server)).findLast(({ operation }) => operation === 'getCurrentUser')
  expect(entry).toMatchObject({ user_id: expect.any(Number), sudoer_id: 1, forwarded_for: '192.0.2.1' })
  expect(entry?.['user_id']).not.toBe(1)
})

test('Git requests have their user', async () => {
  const server = await logged()
  const { stub } = server
  await fetch(`${stub.baseUrl}/projects?name=a`, {
    method: 'POST',
    headers: { 'PRIVATE-TOKEN': stub.adminToken },
  })
  const owner = 'root'
  const authorization = `Basic ${btoa(`${owner}:${stub.adminToken}`)}`
  await fetch(`${stub.origin}/${owner}/a.git/info/refs?service=git-receive-pack`, {
    headers: { Authorization: authorization },
  })
  expect((await requestsIn(server)).at(-1)).toMatchObject({
    operation: 'git-receive-pack',
    status: 200,
    user_id: 1,
  })
})

test('no secret of a request is in the log', async () => {
  const server = await logged()
  const { stub, log } = server
  const { baseUrl, origin } = stub
  const secret = 'S3CR3T-of-no-user'
  const requests: [string, RequestInit?][] = [
    [`${baseUrl}/user?private_token=${secret}`],
    [`${baseUrl}/user?%70rivate%5Ftoken=${secret}`],
    [`${baseUrl}/user?private_token[]=${secret}`],
    [`${baseUrl}/user?access_token=${secret}`],
    [`${baseUrl}/user`, { headers: { 'PRIVATE-TOKEN': secret } }],
    [`${baseUrl}/user`, { headers: { Authorization: `Bearer ${secret}` } }],
    [`${baseUrl}/user`, { headers: { Authorization: `Basic ${btoa(`u:${secret}`)}` } }],
    [`${baseUrl}/user`, { headers: { Cookie: `_service_session=${secret}` } }],
    [`${baseUrl}/projects`, { method: 'POST', body: new URLSearchParams({ private_token: secret }) }],
    [`${baseUrl}/users?password=${secret}`, { method: 'POST' }],
    [`${baseUrl}/projects/1/variables?key=A&value=${secret}`, { method: 'POST' }],
    [`${baseUrl}/projects/1/trigger/pipeline?token=${secret}&variables[A]=${secret}`, { method: 'POST' }],
    [`${baseUrl}/projects?name=a&import_url=https://u:${secret}@example.com/a.git`, { method: 'POST' }],
    [`${baseUrl}/projects?import_url=${encodeURIComponent(`https://${secret}@example.com/`)}`],
    [
      `${origin}/none/none.git/info/refs?service=git-upload-pack`,
      {
        headers: { Authorization: `Basic ${btoa(`u:${secret}`)}` },
      },
    ],
    [
      `${origin}/users/sign_in`,
      {
        method: 'POST',
        body: new URLSearchParams({ login: 'root', password: secret }),
      },
    ],
    [`${origin}/-/health?token=${secret}`],
  ]
  for (const [url, init] of requests) await (await fetch(url, init)).text()
  expect(await requestsIn(server)).toHaveLength(requests.length - 1)
  const text = JSON.stringify(log)
  expect(text).not.toContain(secret)
  expect(text).not.toContain(btoa(`u:${secret}`))
})

test('an incident is an entry, and not a line of text', async () => {
  const server = await logged({ seed: async ({ db }) => db.schema.dropTable('star').execute() })
  const { stub, log } = server
  const response = await fetch(`${stub.baseUrl}/projects?name=a`, {
    method: 'POST',
    headers: { 'PRIVATE-TOKEN': stub.adminToken },
  })
  expect(response.status).toBe(500)
  await stub.close()
  expect(log.find(({ event }) => event === 'incident')).toMatchObject({
    level: 'error',
    kind: 'unexpected',
    request_id: response.headers.get('X-Request-Id'),
    url: '/api/v4/projects?name=a',
    message: expect.stringContaining('star'),
  })
})

test('a safe X-Request-Id of the client is kept, another one replaced', async () => {
  await using stub = await startStub()
  const idFor = async (given: string, path = '/api/v4/projects'): Promise<string | null> =>
    (await fetch(stub.origin + path, { headers: { 'X-Request-Id': given } })).headers.get('X-Request-Id')
  expect(await idFor('proxy-4711.a:b_c')).toBe('proxy-4711.a:b_c')
  expect(await idFor('proxy-1', '/-/health')).toBe('proxy-1')
  expect(await idFor('proxy-2', '/docs')).toBe('proxy-2')
  for (const given of ['a b', 'a"b', 'a,b', '<script>', 'x'.repeat(129)])
    expect(await idFor(given)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})

test('a response to malformed HTTP has an id as well', async () => {
  await using stub = await startStub()
  const socket = connect(Number(new URL(stub.origin).port), '127.0.0.1')
  socket.end('nonsense\r\n\r\n')
  expect(await text(socket)).toMatch(/\r\nX-Request-Id: [\da-f-]{36}\r\n/)
})

test('serve --log writes JSON lines to standard error', async () => {
  const { code, err } = await run(['serve', '--port', '0', '--seed', 'none', '--log'], {
    onOutput: (_out, stop) => stop(),
  })
  expect(code).toBe(0)
  const events = err
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(events).toMatchObject([{ event: 'started' }, { event: 'stopping' }, { event: 'stopped' }])
})

test('serve --log does not print the token of an option', async () => {
  const args = ['--port', '0', '--seed', 'none', '--log', '--admin-token', 'pt-known']
  const printed = await run(['serve', ...args], {
    onError: (err, stop) => {
      if (err.includes('started')) stop()
    },
  })
  expect(printed).toMatchObject({ code: 0, out: '' })
  expect(printed.err).not.toContain('pt-known')
})
