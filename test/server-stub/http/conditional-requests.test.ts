/** HEAD and conditional requests (RFC 9110, sections 9.3.2 and 13). */
import { describe, expect, test } from 'vitest'
import { created, list, ok, slice } from '../../../server-stub/http/handler.ts'
import { serve, type TestResponse } from '../support/serve.ts'

const email = { id: 3, email: 'mira@example.com' }
const key = { id: 1, title: 'a', key: 'b', created_at: '2017-01-10T10:00:00.000Z' }
const rows = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, email: `a${index}@example.com` }))
const handlers = {
  getCurrentUserEmail: async () => ok(email),
  listCurrentUserEmails: async ({ paging }: { paging: { page: number; perPage: number } }) =>
    list(slice(rows, paging), (row) => row),
  createCurrentUserSshKey: async () => created(key),
}

describe('If-None-Match', () => {
  test.for<[string, (etag: string) => string, number]>([
    ['the ETag of the response', (etag) => etag, 304],
    ['the ETag, compared weakly', (etag) => (etag.startsWith('W/') ? etag.slice(2) : `W/${etag}`), 304],
    ['the ETag among others', (etag) => `"other", ${etag}`, 304],
    ['every ETag', () => '*', 304],
    ['another ETag', () => '"other"', 200],
  ])('with %s', async ([, condition, status]) => {
    await using app = await serve(handlers)
    const etag = (await app.send('/user/emails/3')).headers.get('etag') ?? ''
    const response = await app.send('/user/emails/3', { headers: { 'if-none-match': condition(etag) } })
    expect([response.status, response.body]).toEqual([status, status === 304 ? '' : email])
  })

  test('takes precedence over If-Modified-Since', async () => {
    await using app = await serve(handlers)
    const etag = (await app.send('/user/emails/3')).headers.get('etag') ?? ''
    const since = { 'if-modified-since': 'Tue, 07 Mar 2017 10:00:00 GMT' }
    const both = await app.send('/user/emails/3', { headers: { 'if-none-match': etag, ...since } })
    const other = await app.send('/user/emails/3', { headers: { 'if-none-match': '"other"', ...since } })
    expect([both.status, other.status]).toEqual([304, 200])
  })

  test('applies to lists, with the headers of the page', async () => {
    await using app = await serve(handlers)
    const first = await app.send('/user/emails?page=2')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    const again = await app.send('/user/emails?page=2', { headers })
    expect([again.status, again.headers.get('x-page'), again.headers.get('link')]).toEqual([
      304,
      '2',
      first.headers.get('link'),
    ])
    expect((await app.send('/user/emails?page=3', { headers })).status).toBe(200)
  })

  test('does not concern writes and errors', async () => {
    await using app = await serve(handlers)
    const headers = { 'if-none-match': '*' }
    const json = { title: 'a', key: 'b' }
    expect((await app.send('/user/keys', { method: 'POST', json, headers })).status).toBe(201)
    expect((await app.send('/nowhere', { headers })).status).toBe(404)
  })
})

test('If-Modified-Since is ignored, since no response has a Last-Modified header', async () => {
  await using app = await serve(handlers)
  const headers = { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }
  const response = await app.send('/user/emails/3', { headers })
  expect([response.status, response.headers.has('last-modified')]).toEqual([200, false])
})

/** The headers that describe the response, not the connection. */
function headersOf({ headers }: TestResponse): Record<string, string> {
  const ignored = ['date', 'x-request-id', 'connection', 'keep-alive']
  return Object.fromEntries([...headers].filter(([name]) => !ignored.includes(name)))
}

describe('HEAD', () => {
  test.for([
    ['/user/emails/3', 200],
    ['/user/emails?page=2', 200],
    ['/user/emails/x', 400],
    ['/nowhere', 404],
    ['/projects/7/fork', 405],
  ] as const)('%s has the headers of GET and no body', async ([path, status]) => {
    await using app = await serve(handlers)
    const [get, head] = [await app.send(path), await app.send(path, { method: 'HEAD' })]
    expect([get.status, head.status, head.body]).toEqual([status, status, ''])
    expect(headersOf(head)).toEqual(headersOf(get))
  })

  test('a HEAD with If-None-Match: * returns 304', async () => {
    await using app = await serve(handlers)
    const response = await app.send('/user/emails/3', { method: 'HEAD', headers: { 'if-none-match': '*' } })
    expect(response.status).toBe(304)
  })
})
