import { describe, expect, test } from 'vitest'
import { createApp } from '../../../server-stub/http/create-app.ts'
import type { Credentials } from '../../../server-stub/http/credentials.ts'
import type { ContextRequest } from '../../../server-stub/http/dispatch.ts'
import { HttpError } from '../../../server-stub/http/errors.ts'
import { ok } from '../../../server-stub/http/handler.ts'
import { send, listen, serve, type Sent } from '../support/serve.ts'

const privateToken = { presented: [{ kind: 'private-token', secret: 'pt' }] }
const oauth = { presented: [{ kind: 'oauth', secret: 'at' }] }
const form = (name: string, value: string): Sent => ({
  method: 'POST',
  body: new URLSearchParams({ name: 'Loom', [name]: value }),
})

/** Sends one request and returns the credentials in its context. */
async function presented(path: string, sent: Sent): Promise<Credentials | undefined> {
  const seen: Credentials[] = []
  const context = async ({ credentials }: ContextRequest): Promise<object> => {
    seen.push(credentials)
    return {}
  }
  await using app = await listen(createApp<object>({}, { context }))
  await send(`${app.origin}/api/v4${path}`, sent)
  return seen[0]
}

describe('credentials', () => {
  test.for<[string, string, Sent, unknown]>([
    ['a PRIVATE-TOKEN header', '/projects', { headers: { 'PRIVATE-TOKEN': 'pt' } }, privateToken],
    ['the private_token parameter', '/projects?private_token=pt', {}, privateToken],
    ['the private_token of a form', '/projects', form('private_token', 'pt'), privateToken],
    [
      'the private_token of JSON',
      '/projects',
      { method: 'POST', json: { private_token: 'pt' } },
      privateToken,
    ],
    ['a bearer', '/projects', { headers: { authorization: 'Bearer at' } }, oauth],
    ['a bearer in lower case', '/projects', { headers: { authorization: 'bearer at' } }, oauth],
    ['the access_token parameter', '/projects?access_token=at', {}, oauth],
    ['the access_token of a form', '/projects', form('access_token', 'at'), oauth],
    [
      'the session cookie',
      '/projects',
      { headers: { cookie: 'a=b; _service_session=sc' } },
      { presented: [{ kind: 'session', secret: 'sc' }] },
    ],
    ['nothing', '/projects', {}, { presented: [] }],
    [
      'empty ones',
      '/projects?private_token=&access_token=',
      { headers: { 'PRIVATE-TOKEN': '', cookie: '_service_session=' } },
      { presented: [] },
    ],
    ['another scheme', '/projects', { headers: { authorization: 'Basic YTpi' } }, { presented: [] }],
    [
      'the SUDO header',
      '/projects',
      { headers: { 'PRIVATE-TOKEN': 'pt', SUDO: 'mira' } },
      { ...privateToken, sudo: 'mira' },
    ],
    [
      'the sudo parameter',
      '/projects?sudo=2',
      { headers: { 'PRIVATE-TOKEN': 'pt' } },
      { ...privateToken, sudo: '2' },
    ],
    [
      'the sudo of JSON',
      '/projects',
      { method: 'POST', json: { private_token: 'pt', sudo: 2 } },
      { ...privateToken, sudo: '2' },
    ],
  ])('by %s', async ([, path, sent, credentials]) => {
    expect(await presented(path, sent)).toEqual(credentials)
  })
})

describe('credentials of a request', () => {
  test('never reach a handler', async () => {
    const seen: object[] = []
    await using app = await serve({
      updateProject: async ({ query, body }) => {
        seen.push({ query, body })
        return { status: 422, body: { message: 'seen' } }
      },
    })
    await app.send('/projects/7?sudo=2&private_token=a', {
      method: 'PUT',
      json: { name: 'Loom', access_token: 'at', sudo: 1 },
    })
    expect(seen).toEqual([{ query: {}, body: { name: 'Loom' } }])
  })

  test('are required by the contract, and validated first', async () => {
    await using app = await serve({})
    const broken = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }
    for (const response of [
      await app.anonymous('/user'),
      await app.anonymous('/user/keys', broken),
      await app.anonymous('/user?x=%zz'),
    ]) {
      expect(response).toMatchObject({ status: 401, body: { message: '401 Unauthorized' } })
    }
    expect((await app.anonymous('/projects')).status).toBe(200)
  })

  test('are validated before the request', async () => {
    await using app = await listen(createApp<object>({}, { context: rejectAll }))
    expect(
      (await send(`${app.origin}/api/v4/projects?page=0`, { headers: { 'private-token': 'a' } })).status,
    ).toBe(401)
  })

  test('the context reaches the handler', async () => {
    const app = createApp<{ greeting: string }>(
      { getCurrentUserEmail: async ({ path }, { greeting }) => ok({ id: path.email_id, email: greeting }) },
      { context: async ({ operationId }) => ({ greeting: operationId }) },
    )
    await using server = await listen(app)
    const response = await send(`${server.origin}/api/v4/user/emails/4`, {
      headers: { 'private-token': 'a' },
    })
    expect(response.body).toEqual({ id: 4, email: 'getCurrentUserEmail' })
  })
})

async function rejectAll(): Promise<object> {
  throw new HttpError('unauthenticated')
}
