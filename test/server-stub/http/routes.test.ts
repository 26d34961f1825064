import { describe, expect, test } from 'vitest'
import { list, ok } from '../../../server-stub/http/handler.ts'
import type { ObservedRequest } from '../../../server-stub/http/observe.ts'
import { serve } from '../support/serve.ts'

const email = {
  getCurrentUserEmail: async ({ path }: { path: { email_id: number } }) =>
    ok({ id: path.email_id, email: 'mira@example.com' }),
}

describe('URLs', () => {
  test.for(['/nowhere', '/projects/1/nowhere', '/user/emails/1/more', '/projects//'])(
    '%s is an unknown route',
    async (path) => {
      await using app = await serve({})
      const { status, body } = await app.anonymous(path)
      expect([status, body]).toEqual([404, { error: '404 Not Found' }])
    },
  )

  test.for(['/elsewhere', '/api/v3/projects', '/api/v4'])('%s is an unknown route as well', async (path) => {
    await using app = await serve({})
    const response = await fetch(app.origin + path)
    expect([response.status, await response.json()]).toEqual([404, { error: '404 Not Found' }])
  })

  test.for(['/projects', '/projects/atelier%2Floom?statistics=true', '/user'])(
    '%s returns 404 with the version prefix of the API',
    async (path) => {
      await using app = await serve({})
      const response = await fetch(app.origin + path)
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: '404 Not Found', message: 'The API is at /api/v4' },
      ])
    },
  )

  test('a known path with another method is 405 and names the methods', async () => {
    await using app = await serve({})
    const response = await app.anonymous('/projects/7', { method: 'PATCH' })
    expect(response).toMatchObject({ status: 405, body: { message: '405 Method Not Allowed' } })
    expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual([
      'DELETE',
      'GET',
      'HEAD',
      'OPTIONS',
      'PUT',
    ])
  })

  test('OPTIONS names the methods', async () => {
    await using app = await serve({})
    const response = await app.anonymous('/user', { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })
})

describe('responses by URL', () => {
  test('a trailing slash does not matter', async () => {
    await using app = await serve(email)
    expect((await app.send('/user/emails/3/')).status).toBe(200)
  })

  test.for([
    ['/%75ser/emails/3', 200],
    ['/api/v4/%75ser/emails/3', 404],
    ['/constructor/emails/3', 404],
    ['/{user}/emails/3', 404],
  ] as const)('%s returns %i', async ([path, status]) => {
    await using app = await serve(email)
    expect((await app.send(path)).status).toBe(status)
  })

  test('a literal segment precedes a parameter', async () => {
    await using app = await serve({
      listProjects: async () =>
        list<never, never>({ rows: [], page: 1, perPage: 20, total: 0 }, (row) => row),
    })
    expect((await app.send('/projects')).headers.get('x-forge-contract')).toBeNull()
    expect((await app.send('/1/events')).headers.get('x-forge-contract')).toBe('example')
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

describe('slashes that are not escaped', () => {
  const project = '/projects/atelier%2Floom'
  const repository = `${project}/repository`

  test.for<[string, string, string, string, string]>([
    ['GET', `${repository}/branches/a/b`, 'getBranch', 'branch', 'a/b'],
    ['GET', `${repository}/branches/a/b/`, 'getBranch', 'branch', 'a/b'],
    ['GET', `${repository}/branches/a/merge`, 'getBranch', 'branch', 'a/merge'],
    ['GET', `${repository}/branches/a%20b/c%2Fd`, 'getBranch', 'branch', 'a b/c/d'],
    ['DELETE', `${repository}/branches/a/b/c`, 'deleteBranch', 'branch', 'a/b/c'],
    ['PUT', `${repository}/branches/a/b/protect`, 'protectBranch', 'branch', 'a/b'],
    ['PUT', `${repository}/branches/a/protect/unprotect`, 'unprotectBranch', 'branch', 'a/protect'],
    ['GET', `${repository}/branches/a%2Fprotect`, 'getBranch', 'branch', 'a/protect'],
    ['GET', `${repository}/branches/protect`, 'getBranch', 'branch', 'protect'],
    ['GET', `${repository}/tags/v1/rc`, 'getTag', 'tag_name', 'v1/rc'],
    ['DELETE', `${repository}/tags/v1/rc`, 'deleteTag', 'tag_name', 'v1/rc'],
    ['POST', `${repository}/tags/v1/rc/release`, 'createRelease', 'tag_name', 'v1/rc'],
    ['GET', `${repository}/commits/a/b`, 'getCommit', 'sha', 'a/b'],
    ['GET', `${repository}/commits/a/b/diff`, 'listCommitDiffs', 'sha', 'a/b'],
    ['GET', `${repository}/commits/a/diff/statuses`, 'listCommitStatuses', 'sha', 'a/diff'],
    ['POST', `${project}/statuses/a/b`, 'createCommitStatus', 'sha', 'a/b'],
    ['GET', `${repository}/files/lib/a%20b.rb?ref=a/b`, 'getFile', 'file_path', 'lib/a b.rb'],
    ['GET', `${repository}/files/docs/raw/raw?ref=master`, 'getRawFile', 'file_path', 'docs/raw'],
    ['GET', `${project}/jobs/artifacts/a/b/download?job=c`, 'downloadArtifactsOfRef', 'ref_name', 'a/b'],
  ])('%s %s is %s', async ([method, path, operationId, name, value]) => {
    const seen: ObservedRequest[] = []
    await using app = await serve({}, { onRequest: (observed) => seen.push(observed) })
    const body = new URLSearchParams({ description: 'First', state: 'success' })
    await app.send(path, method === 'POST' ? { method, body } : { method })
    expect(seen).toMatchObject([{ operationId, parameters: { path: { id: 'atelier/loom', [name]: value } } }])
  })

  test('the longest literal end counts, for any method', async () => {
    await using app = await serve({})
    for (const path of [`${repository}/branches/a/protect`, `${repository}/branches/a/b/protect`]) {
      const response = await app.send(path)
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'PUT, OPTIONS'])
    }
  })

  test.for([
    '/projects/atelier/loom/repository/branches/a/b',
    `${repository}/nowhere/a/b`,
    `${repository}/blobs/a/b`,
    `${repository}/branches//`,
    '/projects//repository/branches/a/b',
  ])('%s stays an unknown route', async (path) => {
    await using app = await serve({})
    expect(await app.send(path)).toMatchObject({ status: 404, body: { error: '404 Not Found' } })
  })

  test('are a violation in the record of the request', async () => {
    const seen: ObservedRequest[] = []
    await using app = await serve({}, { onRequest: (observed) => seen.push(observed) })
    await app.send(`${repository}/branches/a/b`)
    await app.send(`${repository}/branches/a%2Fb`)
    expect(seen.map(({ violations }) => violations)).toEqual([
      ['branch has unescaped slashes; write %2F'],
      [],
    ])
  })
})

describe('invalid URLs', () => {
  test.for([
    ['a broken escape in the path', '/projects/%E0%A4%A'],
    ['a broken escape in the query', '/projects?search=%zz'],
    ['a NUL in the path', '/projects/a%00b'],
    ['a NUL in the query', '/projects?search=a%00b'],
  ])('%s is 400', async ([, path]) => {
    await using app = await serve({})
    const response = await app.send(path ?? '')
    expect(response).toMatchObject({ status: 400, body: { message: expect.anything() } })
    expect(app.incidents).toEqual([])
  })

  test('a request that is too long is rejected in the same shape', async () => {
    await using app = await serve({})
    const response = await app.raw(
      `GET /api/v4/projects?search=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    )
    expect(response).toMatch(
      /^HTTP\/1.1 431 Request Header Fields Too Large\r.*"message":"431 Request Header Fields Too Large"\}$/s,
    )
  })

  test('a request that is not HTTP is rejected in the same shape', async () => {
    await using app = await serve({})
    expect(await app.raw('hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*"message":"400 Bad Request"\}$/s)
  })
})
