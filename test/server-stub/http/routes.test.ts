import { describe, expect, test } from 'vitest'
import { ok } from '../../../server-stub/http/handler.ts'
import { serve } from '../support/serve.ts'

const email = {
  getCurrentUserEmail: async ({ path }: { path: { email_id: number } }) =>
    ok({ id: path.email_id, email: 'mira@example.com' }),
}

describe('addresses', () => {
  test.for(['/nowhere', '/projects/1/nowhere', '/user/emails/1/more', '/projects//'])(
    '%s is an unknown route',
    async (path) => {
      await using app = await serve({})
      expect(await app.anonymous(path)).toMatchObject({ status: 404, body: { error: '404 Not Found' } })
    },
  )

  test('outside of the version prefix, too', async () => {
    await using app = await serve({})
    const response = await fetch(`${app.origin}/elsewhere`)
    expect([response.status, await response.json()]).toEqual([404, { error: '404 Not Found' }])
  })

  test('a known path with another method is 405 and names the methods', async () => {
    await using app = await serve({})
    const answer = await app.anonymous('/projects/7', { method: 'PATCH' })
    expect(answer).toMatchObject({ status: 405, body: { message: '405 Method Not Allowed' } })
    expect(answer.headers.get('allow')?.split(', ').toSorted()).toEqual([
      'DELETE',
      'GET',
      'HEAD',
      'OPTIONS',
      'PUT',
    ])
  })

  test('OPTIONS names the methods', async () => {
    await using app = await serve({})
    const answer = await app.anonymous('/user', { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })
})

describe('answers by address', () => {
  test('HEAD answers as GET does, without a body', async () => {
    await using app = await serve(email)
    const get = await app.send('/user/emails/3')
    const head = await app.send('/user/emails/3', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([
      200,
      get.headers.get('content-length'),
    ])
    expect(get.body).toEqual({ id: 3, email: 'mira@example.com' })
  })

  test('a trailing slash does not matter', async () => {
    await using app = await serve(email)
    expect((await app.send('/user/emails/3/')).status).toBe(200)
  })

  test('%2F belongs to a parameter', async () => {
    const seen: unknown[] = []
    await using app = await serve({
      getRawFile: async ({ path }) => {
        seen.push(path)
        return { status: 200, mediaType: 'text/plain', body: '' }
      },
    })
    await app.send('/projects/atelier%2Floom/repository/files/lib%2Fa%20b%25.rb/raw?ref=master')
    expect(seen).toEqual([{ id: 'atelier/loom', file_path: 'lib/a b%.rb' }])
  })
})

describe('addresses that are no good', () => {
  test.for([
    ['a broken escape in the path', '/projects/%E0%A4%A'],
    ['a broken escape in the query', '/projects?search=%zz'],
    ['a NUL in the path', '/projects/a%00b'],
    ['a NUL in the query', '/projects?search=a%00b'],
  ])('%s is 400', async ([, path]) => {
    await using app = await serve({})
    const answer = await app.send(path ?? '')
    expect(answer).toMatchObject({ status: 400, body: { message: expect.anything() } })
    expect(app.incidents).toEqual([])
  })

  test('what is too long to be read is refused in the same shape', async () => {
    await using app = await serve({})
    const answer = await app.raw(
      `GET /api/v4/projects?search=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1.1 431 .*"message":"431 Request Header Fields Too Large"\}$/s)
  })

  test('what is no HTTP is refused in the same shape', async () => {
    await using app = await serve({})
    expect(await app.raw('hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*"message":"400 Bad Request"\}$/s)
  })
})
