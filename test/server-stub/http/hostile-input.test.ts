/** Requests made to stall the server or exhaust its memory. Sizes are such that quadratic work would not end in time. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { jsonSize } from '../../../server-stub/http/json-size.ts'
import { createRecorder } from '../../../server-stub/embedding/recorder.ts'
import { createApp } from '../../../server-stub/http/create-app.ts'
import { listen } from '../../../server-stub/http/listen.ts'
import { limits } from '../../../server-stub/limits.ts'
import { exchange, serve, type TestResponse, type Sent } from '../support/serve.ts'

// Megabytes are slow on a busy machine; quadratic work would last hours.
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }

const tooLarge = (what: string) => ({
  status: 413,
  body: { message: expect.stringContaining(what) },
})

async function anonymousPost(path: string, sent: Sent): Promise<TestResponse> {
  await using app = await serve({})
  return await app.anonymous(path, { method: 'POST', ...sent })
}

async function post(path: string, sent: Sent): Promise<TestResponse> {
  await using app = await serve({})
  return await app.send(path, { method: 'POST', ...sent })
}

/** A multipart form of so many parameters. */
function multipartForm(count: number): string {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  return `${part.repeat(count)}--x--\r\n`
}

describe('before authentication', () => {
  test('reads a form with millions of line ends in one pass', async () => {
    const response = await anonymousPost('/projects/1/issues', {
      headers: form,
      body: `x=${'\n'.repeat(5_000_000)}x`,
    })
    expect(response.status).toBe(401)
  })

  test('reads as many values of one name as a form may have', async () => {
    const body = Array.from({ length: limits.parameters.max }, () => 'a=1').join('&')
    expect(await anonymousPost('/projects/1/issues', { headers: form, body })).toMatchObject({ status: 401 })
  })

  test('ignores a credential behind more parameters than allowed, and returns 413 with another credential', async () => {
    const body = 'a=1&'.repeat(3_000_000)
    expect(await anonymousPost('/projects/1/issues', { headers: form, body })).toMatchObject({ status: 401 })
    expect(await post('/projects/1/issues', { headers: form, body })).toMatchObject(tooLarge('parameters'))
  })
})

test('counts the parameters of a form before it decodes them', async () => {
  const body = Buffer.concat([Buffer.from('a=1&'.repeat(limits.parameters.max + 1)), Buffer.of(0xff)])
  expect(await post('/projects/1/issues', { headers: form, body })).toMatchObject(tooLarge('parameters'))
})

describe('multipart forms', () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  test('are accepted with as many parameters as allowed', async () => {
    const body = multipartForm(limits.parameters.max)
    expect(await post('/projects/1/issues', { headers: type, body })).toMatchObject({ status: 400 })
  })

  test('are rejected before they are parsed if they have more', async () => {
    const parsing = vi.spyOn(Response.prototype, 'formData')
    for (const count of [limits.parameters.max + 2, 500_000])
      expect(await post('/projects/1/issues', { headers: type, body: multipartForm(count) })).toMatchObject(
        tooLarge('parameters'),
      )
    expect(parsing).not.toHaveBeenCalled()
  })
})

describe('large JSON bodies', () => {
  test('rejects more values than the limit before parsing them', async () => {
    const body = `{"title":"t","assignee_ids":[${'"",'.repeat(12_000_000)}1]}`
    expect(await post('/projects/1/issues', { headers: json, body })).toMatchObject(tooLarge('JSON values'))
  })

  test('rejects deep nesting', async () => {
    const body = `{"title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    expect(await post('/projects/1/issues', { headers: json, body })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('nested') },
    })
  })

  test('rejects an array beyond the limit', async () => {
    const items = Array.from({ length: limits.arrayItems.max + 1 }, () => 1)
    expect(await post('/projects/1/issues', { json: { title: 't', assignee_ids: items } })).toMatchObject({
      status: 400,
      body: { message: { assignee_ids: [`has more than ${limits.arrayItems.max} items`] } },
    })
  })

  test('reports one error of thousands of wrong items', async () => {
    const actions = Array.from({ length: limits.arrayItems.max }, () => 0)
    const response = await post('/projects/1/repository/commits', {
      json: { branch: 'master', commit_message: 'm', actions },
    })
    expect(response.status).toBe(400)
    expect(JSON.stringify(response.body)).toContain('actions[0]')
    expect(JSON.stringify(response.body)).not.toContain('actions[1]')
  })

  test('ignores many unknown properties', async () => {
    const names = Array.from({ length: 190_000 }, (_, index): [string, number] => [`k${index}`, 1])
    const recorder = createRecorder({ now: () => new Date(0), secret: 'x' })
    await using app = await serve(
      { createProject: async () => ({ status: 409, body: { message: 'seen' } }) },
      { onRequest: recorder.onRequest },
    )
    const json = { name: 'Loom', ...Object.fromEntries(names) }
    expect(await app.send('/projects', { method: 'POST', json })).toMatchObject({ status: 409 })
    expect(recorder.requests().at(0)?.violations).toHaveLength(limits.recordedItems.max)
  })

  test.for<[string, number, number]>([
    ['{"a":"x,[{\\"","b":[1,2]}', 5, 2],
    ['"unfinished \\\\\\', 1, 0],
    ['{"a":"\\\\","b":{}}', 4, 2],
    ['', 1, 0],
  ])('measures %j', ([text, values, depth]) => {
    expect(jsonSize(Buffer.from(text), 1000)).toEqual({ values, depth })
  })
})

test('stores only the beginnings of long names and values', async () => {
  const recorder = createRecorder({ now: () => new Date(0), secret: 'x' })
  await using app = await serve({}, { onRequest: recorder.onRequest })
  const send = async (json: unknown): Promise<void> => {
    await app.send('/projects/1/issues', { method: 'POST', json })
  }
  const heapAfter = async (count: number): Promise<number> => {
    for (let index = 0; index < count; index++) {
      await send({ [`k${index}${'n'.repeat(2_000_000)}`]: 1, title: '' })
      await send({ title: index + 'v'.repeat(2_000_000), labels: 1 })
      await send({ title: 't', description: `${index}\0${'v'.repeat(2_000_000)}` })
    }
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = await heapAfter(2)
  const after = await heapAfter(10)
  expect(after - before).toBeLessThan(30_000_000)
  expect(JSON.stringify(recorder.requests()).length).toBeLessThan(100_000)
})

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

describe('numbers', () => {
  test.for(['0x1', '1e0', '0b1', '1.0', '%201', '1%0A', '+1', '1_000'])(
    '%s in a path is no number',
    async (id) => {
      await using app = await serve({})
      expect(await app.send(`/users/${id}`)).toMatchObject({
        status: 400,
        body: { message: { id: ['must be integer'] } },
      })
    },
  )

  test.for([
    'page=-Infinity',
    'page=Infinity',
    'page=1e400',
    'page=0x10',
    'per_page=-1e400',
    'per_page=1e1',
    'page=1.0',
  ])('%s is rejected', async (query) => {
    await using app = await serve({})
    expect(await app.anonymous(`/projects?${query}`)).toMatchObject({
      status: 400,
      body: { message: { [query.split('=')[0] ?? '']: ['must be integer'] } },
    })
  })

  test.for<[string, Record<string, string[]>]>([
    ['page=9007199254740992', { page: ['must be <= 9007199254740991'] }],
    ['page=99999999999999999999', { page: ['must be <= 9007199254740991'] }],
    ['per_page=999999999999999999999', { per_page: ['must be <= 9007199254740991'] }],
    ['skip_groups[]=9007199254740993', { 'skip_groups[0]': ['must be <= 9007199254740991'] }],
  ])('%s, which would be rounded, is rejected', async ([query, message]) => {
    await using app = await serve({})
    expect(await app.send(`/groups?${query}`)).toMatchObject({ status: 400, body: { message } })
  })
})

describe('unusual forms of HTTP', () => {
  const close = 'Connection: close\r\nPrivate-Token: a\r\n'
  const emails = {
    listCurrentUserEmails: async () => ({
      status: 200 as const,
      body: [],
      page: { page: 1, perPage: 20, total: 45 },
    }),
  }

  test('a whole URL as the target names the host', async () => {
    await using app = await serve(emails)
    const target = 'http://forge.example:81/api/v4/user/emails?per_page=20'
    const text = await app.raw(`GET ${target} HTTP/1.1\r\nHost: other.example\r\n${close}\r\n`)
    expect(text).toMatch(/^HTTP\/1.1 200 /)
    expect(text).toContain('<http://forge.example:81/api/v4/user/emails?page=2&per_page=20>; rel="next"')
    expect(text).not.toContain('other.example')
  })

  test('an invalid host in a whole URL is not parsed by the deprecated url.parse', async () => {
    const warnings = vi.spyOn(process, 'emitWarning')
    const server = await listen(createApp({}), {})
    const request = `GET http://${':'.repeat(40)}/ HTTP/1.1\r\nHost: a\r\n${close}\r\n`
    expect(await exchange(Number(new URL(server.origin).port), request)).toMatch(/^HTTP\/1.1 404 /)
    expect(warnings).not.toHaveBeenCalled()
    await server.close()
  })

  test('HTTP/1.0 without a Host header is linked to where it was sent', async () => {
    await using app = await serve(emails)
    const text = await app.raw(`GET /api/v4/user/emails HTTP/1.0\r\n${close}\r\n`)
    expect(text).toMatch(/^HTTP\/1.1 200 /)
    expect(text).toContain(`<${app.origin}/api/v4/user/emails?page=2`)
  })

  test.for<[string, string, number, string]>([
    ['HTTP/1.1 without Host', `GET /api/v4/user HTTP/1.1\r\n${close}\r\n`, 400, 'Host'],
    [
      'an unknown expectation',
      `GET /api/v4/user HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${close}\r\n`,
      417,
      '417',
    ],
  ])('%s is rejected with a message', async ([, request, status, message]) => {
    await using app = await serve({})
    const text = await app.raw(request)
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(text).toMatch(new RegExp(`"message":"[^"]*${message}`))
  })
})

test.for<[string, number, string]>([
  ['an unknown path', 404, 'POST /api/v4/nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n'],
  ['a missing Host', 400, 'POST /api/v4/projects HTTP/1.1\r\nConnection: close\r\n'],
  ['an unknown expectation', 417, 'POST /api/v4/projects HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n'],
  [
    'a header over the limit',
    431,
    `POST /api/v4/projects HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(limits.headerBytes.max)}\r\n`,
  ],
])('%s is a response also to a client that still sends its body', async ([, status, head]) => {
  await using app = await serve({})
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1')
  // More than the system sends before the server reads it.
  const body = Buffer.alloc(10_000_000, 'x')
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`)
  socket.write(body)
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('the rest of a rejected request is awaited for a limited time', async () => {
  await using app = await serve({})
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1')
  socket.write('POST /api/v4/nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 9\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 404 /)
})

test('rejects a long search text', async () => {
  await using app = await serve({})
  expect(await app.anonymous(`/projects?search=${'a'.repeat(256)}`)).toMatchObject({
    status: 400,
    body: { message: { search: [expect.stringContaining('too long')] } },
  })
})
