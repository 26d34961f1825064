import { describe, expect, test } from 'vitest'
import { list, slice } from '../../../server-stub/http/handler.ts'
import type { PageRequest } from '../../../server-stub/page.ts'
import { createApp } from '../../../server-stub/http/create-app.ts'
import { serve } from '../support/serve.ts'

const handlers = {
  listProjects: async ({ paging }: { paging: PageRequest }) => list(slice<never>([], paging), (row) => row),
}
const page = 'https://app.example.com'

function preflight(origin: string): { method: string; headers: Record<string, string> } {
  return {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'private-token,content-type',
    },
  }
}

describe('scripts of other origins', () => {
  test('are blocked unless the origin is configured', async () => {
    await using app = await serve(handlers)
    const responses = [
      await app.anonymous('/projects', { headers: { origin: page } }),
      await app.anonymous('/projects/7', preflight(page)),
    ]
    for (const { headers } of responses)
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  test('may call from a configured origin and read the headers of lists', async () => {
    await using app = await serve(handlers, { cors: ['https://else.example.com', page] })
    const { status, headers } = await app.anonymous('/projects', { headers: { origin: page } })
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([
      200,
      page,
      'Origin',
    ])
    expect(headers.get('access-control-expose-headers')?.split(',')).toEqual(
      expect.arrayContaining(['Link', 'X-Total', 'X-Next-Page', 'X-Request-Id']),
    )
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  })

  test('may read errors, too', async () => {
    await using app = await serve(handlers, { cors: [page] })
    for (const path of ['/user', '/nowhere']) {
      const { headers } = await app.anonymous(path, { headers: { origin: page } })
      expect(headers.get('access-control-allow-origin')).toBe(page)
    }
  })
})

describe('OPTIONS from other origins', () => {
  test('responds to a preflight with what may be sent', async () => {
    await using app = await serve(handlers, { cors: [page] })
    for (const path of ['/projects/7', '/nowhere']) {
      const { status, headers } = await app.anonymous(path, preflight(page))
      expect([status, headers.get('access-control-allow-headers')]).toEqual([
        204,
        'private-token,content-type',
      ])
      expect(headers.get('access-control-allow-methods')?.split(',')).toContain('PUT')
    }
  })

  test('does not allow another origin', async () => {
    await using app = await serve(handlers, { cors: [page] })
    for (const sent of [
      preflight('https://evil.example.com'),
      { headers: { origin: 'https://evil.example.com' } },
    ]) {
      const { headers } = await app.anonymous('/projects', sent)
      expect(headers.has('access-control-allow-origin')).toBe(false)
    }
  })

  test('is irrelevant if all origins are allowed', async () => {
    await using app = await serve(handlers, { cors: ['*'] })
    const { headers } = await app.anonymous('/projects', { headers: { origin: 'https://any.example.com' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  test('names the methods without a preflight', async () => {
    await using app = await serve(handlers, { cors: [page] })
    const { status, headers } = await app.anonymous('/user', { method: 'OPTIONS', headers: { origin: page } })
    expect([status, headers.get('allow'), headers.get('access-control-allow-origin')]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
      page,
    ])
  })
})

test.for([
  'app.example.com',
  'https://app.example.com/',
  'https://App.example.com',
  'https://a:443',
  'ftp://a',
  '',
])('%j is no origin', (origin) => {
  expect(() => createApp({}, { cors: [origin] })).toThrow(
    `Not an origin such as https://app.example.com: ${origin}`,
  )
})
