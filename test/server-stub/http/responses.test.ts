import { describe, expect, test } from 'vitest'
import { created, list, ok, slice } from '../../../server-stub/http/handler.ts'
import { describeIncident as told } from '../../../server-stub/http/log.ts'
import { itemsOf, serve } from '../support/serve.ts'

const email = { id: 3, email: 'mira@example.com' }
const raw = '/projects/7/repository/files/a/raw?ref=master'

const rows = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  address: `a${index + 1}@example.com`,
}))
const emails = {
  listCurrentUserEmails: async ({ paging }: { paging: { page: number; perPage: number } }) =>
    list(slice(rows, paging), (row) => ({ id: row.id, email: row.address })),
}
const paging = (headers: Headers): (string | null)[] =>
  ['x-total', 'x-total-pages', 'x-per-page', 'x-page', 'x-next-page', 'x-prev-page'].map((name) =>
    headers.get(name),
  )

/** What a handler outside of TypeScript might do. */
function wrongly(result: unknown): () => Promise<never> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that it is wrong is the point
  return async () => result as never
}

describe('bodies of responses', () => {
  test('the client receives the JSON that the handler returns, and {} for a deletion', async () => {
    const key = { id: 1, title: 'a', key: 'b', created_at: '2017-01-10T10:00:00.000Z' }
    await using app = await serve({
      getCurrentUserEmail: async () => ok(email),
      createCurrentUserSshKey: async () => created(key),
      deleteCurrentUserSshKey: async () => ok(),
    })
    expect(await app.send('/user/emails/3')).toMatchObject({ status: 200, body: email })
    expect(await app.send('/user/keys', { method: 'POST', json: { title: 'a', key: 'b' } })).toMatchObject({
      status: 201,
      body: key,
    })
    expect(await app.send('/user/keys/1', { method: 'DELETE' })).toMatchObject({ status: 200, body: {} })
  })

  test('can be text or bytes, with a name to save them under', async () => {
    await using app = await serve({
      getRawFile: async ({ path }) =>
        path.file_path === 'a'
          ? { status: 200, mediaType: 'text/plain', body: 'Tension' }
          : {
              status: 200,
              mediaType: 'application/octet-stream',
              body: new Uint8Array([0, 255]),
              fileName: 'wärp.bin',
            },
    })
    const text = await app.send(raw)
    expect([text.body, text.headers.get('content-type')]).toEqual(['Tension', 'text/plain; charset=utf-8'])
    const bytes = await fetch(`${app.origin}/api/v4${raw.replace('/a/', '/b/')}`, {
      headers: { 'private-token': 'any' },
    })
    expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([0, 255])
    expect(bytes.headers.get('content-type')).toBe('application/octet-stream')
    expect(bytes.headers.get('content-disposition')).toContain("filename*=UTF-8''w%C3%A4rp.bin")
    expect(bytes.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('of writes whose body is not specified are an empty object', async () => {
    await using app = await serve({ deleteProject: async () => ok(), unstarProject: async () => ok() })
    for (const [method, path] of [
      ['DELETE', '/projects/7'],
      ['POST', '/projects/7/unstar'],
    ]) {
      const response = await app.send(path ?? '', { method: method ?? '' })
      expect([response.status, response.headers.get('content-type'), response.body]).toEqual([
        200,
        'application/json',
        {},
      ])
    }
  })
})

describe('responses without a handler', () => {
  test('are the contract’s example where there is no handler', async () => {
    await using app = await serve({})
    const response = await app.send('/user/emails')
    expect([response.status, response.headers.get('x-forge-contract')]).toEqual([200, 'example'])
    expect(response.body).toEqual(
      expect.arrayContaining([{ id: expect.any(Number), email: expect.any(String) }]),
    )
    expect(response.headers.get('x-total')).toBe(String(itemsOf(response).length))
  })
})

describe('the media type of JSON', () => {
  test.for<[string, string, number]>([
    ['a record', '/user/emails/3', 200],
    ['a list', '/user/emails', 200],
    ['an error', '/user/emails/x', 400],
    ['an unknown route', '/nowhere', 404],
    ['an unexpected error', '/user', 500],
  ])('is application/json without a charset for %s', async ([, path, status]) => {
    await using app = await serve({
      ...emails,
      getCurrentUserEmail: async () => ok(email),
      getCurrentUser: () => Promise.reject(new Error('The database is gone')),
    })
    const { headers, ...response } = await app.send(path)
    expect([response.status, headers.get('content-type')]).toEqual([status, 'application/json'])
  })

  test('is the same in a response to bytes that are not HTTP', async () => {
    await using app = await serve({})
    expect(await app.raw('hello\r\n\r\n')).toMatch(/^Content-Type: application\/json\r$/m)
  })
})

describe('responses that violate the contract', () => {
  const page = { page: 1, perPage: 20, total: 1 }
  test.for<[string, unknown, string]>([
    ['no reply', undefined, 'status 0 is not documented'],
    ['an undocumented status', { status: 418, body: {} }, 'status 418 is not documented'],
    ['a wrong type', { status: 200, body: [{ id: 'three', email: 'a' }], page }, '/0/id must be integer'],
    ['a missing member', { status: 200, body: [{ id: 3 }], page }, "/0 must have required property 'email'"],
    ['another shape', { status: 200, body: { id: 3 }, page }, 'the body must be array'],
    ['a list without its page', { status: 200, body: [] }, 'a list needs its page'],
    ['no body', { status: 200 }, 'status 200 has a body'],
    [
      'another media type',
      { status: 200, mediaType: 'text/csv', body: '' },
      'media type text/csv is not documented',
    ],
    ['bytes without media type', { status: 200, body: new Uint8Array() }, 'bytes need a media type'],
    ['a wrong error body', { status: 403, body: { message: 7 } }, '/message must be'],
  ])('%s is a 500 to the caller and a violation to the log', async ([, result, problem]) => {
    await using app = await serve({ listCurrentUserEmails: wrongly(result) })
    const response = await app.send('/user/emails')
    expect(response).toMatchObject({ status: 500, body: { message: '500 Internal Server Error' } })
    expect(app.incidents).toMatchObject([{ kind: 'violation', operationId: 'listCurrentUserEmails' }])
    expect(app.incidents.map(told).join()).toContain(problem)
  })

  test('are sent if validation is off', async () => {
    await using app = await serve(
      { getCurrentUserEmail: wrongly({ status: 200, body: { id: 'three' } }) },
      { validateResponses: false },
    )
    expect(await app.send('/user/emails/3')).toMatchObject({ status: 200, body: { id: 'three' } })
  })
})

describe('lists', () => {
  test.for<[string, number, string[]]>([
    ['', 20, ['45', '3', '20', '1', '2', '']],
    ['?page=2', 20, ['45', '3', '20', '2', '3', '1']],
    ['?page=3', 5, ['45', '3', '20', '3', '', '2']],
    ['?per_page=100', 45, ['45', '1', '100', '1', '', '']],
    ['?per_page=5000', 45, ['45', '1', '100', '1', '', '']],
    ['?page=9', 0, ['45', '3', '20', '9', '', '3']],
    ['?page=9007199254740991', 0, ['45', '3', '20', '9007199254740991', '', '3']],
  ])('%s', async ([query, length, headers]) => {
    await using app = await serve(emails)
    const response = await app.send(`/user/emails${query}`)
    expect([itemsOf(response).length, paging(response.headers)]).toEqual([length, headers])
  })

  test.for(['page=0', 'page=-1', 'page=x', 'page=1.5', 'per_page=0', 'per_page=-5'])(
    '%s is 400',
    async (query) => {
      await using app = await serve(emails)
      expect((await app.send(`/user/emails?${query}`)).status).toBe(400)
    },
  )

  test('an empty list has its headers, too', async () => {
    await using app = await serve({
      listCurrentUserEmails: async ({ paging: wanted }) => list(slice([], wanted), () => email),
    })
    const response = await app.send('/user/emails')
    expect([response.body, paging(response.headers)]).toEqual([[], ['0', '1', '20', '1', '', '']])
  })
})

describe('links of lists', () => {
  test('links are full, keep the parameters of the operation, and never contain credentials', async () => {
    await using app = await serve({
      listMergeRequests: async ({ paging: wanted }) => ({
        status: 200,
        body: [],
        page: { ...wanted, total: 45 },
      }),
    })
    const query =
      'page=2&per_page=10&colour=r%20d&milestone=r%20d&iids[]=1&iids[]=2&sudo=mira&private_token=pt&access_token=at&private_token[]=pt'
    const response = await app.anonymous(`/projects/7/merge_requests?${query}`)
    const links: Record<string, URL> = Object.fromEntries(
      [...(response.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(
        ([, url, relation]) => [relation, new URL(url ?? '')],
      ),
    )
    expect(Object.keys(links).toSorted()).toEqual(['first', 'last', 'next', 'prev'])
    expect(Object.values(links).map((url) => url.origin)).toEqual(Array(4).fill(app.origin))
    expect(links['last'] && [...links['last'].searchParams]).toEqual([
      ['milestone', 'r d'],
      ['iids[]', '1'],
      ['iids[]', '2'],
      ['sudo', 'mira'],
      ['page', '5'],
      ['per_page', '10'],
    ])
    expect([links['next']?.searchParams.get('page'), links['prev']?.searchParams.get('page')]).toEqual([
      '3',
      '1',
    ])
  })

  test.for(['', '?', '?private_token=pt', '?private_token=', '?page=1', '?colour=red&access_token=at'])(
    'links of a list with the query string “%s” have one question mark',
    async (query) => {
      await using app = await serve(emails)
      const response = await app.send(`/user/emails${query}`)
      expect(response.headers.get('link')).toContain(
        `<${app.origin}/api/v4/user/emails?page=2&per_page=20>; rel="next"`,
      )
    },
  )

  test('links lead to the host that the caller named, forwarded or not as configured', async () => {
    const forwarded =
      'Host: forge.example.com:8080\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: outer.example.com\r\nPrivate-Token: a'
    const request = `GET /api/v4/user/emails HTTP/1.1\r\n${forwarded}\r\nConnection: close\r\n\r\n`
    await using plain = await serve(emails)
    expect(await plain.raw(request)).toContain('<http://forge.example.com:8080/api/v4/user/emails?')
    await using behind = await serve(emails, { trustProxy: true })
    expect(await behind.raw(request)).toContain('<https://outer.example.com/api/v4/user/emails?')
  })

  test('a Host header that is no host does not get into links', async () => {
    await using app = await serve(emails)
    const response = await app.raw(
      'GET /api/v4/user/emails HTTP/1.1\r\nHost: evil>; rel="x\r\nPrivate-Token: a\r\nConnection: close\r\n\r\n',
    )
    expect(response).not.toContain('evil')
    expect(response).toContain(`<${app.origin}/api/v4/user/emails?`)
  })
})
