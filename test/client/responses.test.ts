import { inspect } from 'node:util'
import { expect, expectTypeOf, it } from 'vitest'
import type { Schema } from '../../generated/schemas.ts'
import { ForgeError, unwrap } from '../../generated/client.ts'
import { baseUrl, json, observed, page } from './observed.ts'

it('distinguishes success and error responses by status', async () => {
  const { client } = observed(({ url }) =>
    url.endsWith('/7') ? json({ id: 7 }) : json({ message: '404 Not Found' }, 404),
  )
  const found = await client.getProject({ path: { id: 7 } })
  const missing = await client.getProject({ path: { id: 8 } })
  expect(found).toMatchObject({ operationId: 'getProject', ok: true, status: 200, data: { id: 7 } })
  expect(missing).toMatchObject({ ok: false, status: 404, error: { message: '404 Not Found' } })
  if (found.ok) expectTypeOf(found.data).toEqualTypeOf<Schema<'Project'>>()
  if (missing.status === 401) expectTypeOf(missing.error).toEqualTypeOf<Schema<'MessageError'>>()
  // @ts-expect-error the contract documents no such status for this operation
  expect(missing.status === 409).toBe(false)
})

it('unwraps a successful response, and throws an error response with operation, status and messages', async () => {
  const { client } = observed(({ method }) =>
    method === 'GET'
      ? json({ id: 7 })
      : json({ message: { path: ['has been taken'], name: ['is too long', 'is odd'] } }, 400),
  )
  expect(await unwrap(client.getProject({ path: { id: 7 } }))).toEqual({ id: 7 })
  const failure = await unwrap(client.createProject({ body: { name: 'Loom' } })).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ForgeError)
  expect(failure).toMatchObject({
    operationId: 'createProject',
    status: 400,
    body: { message: { path: ['has been taken'] } },
    message: 'createProject: 400 path: has been taken; name: is too long, is odd',
  })
})

it.for([
  ['404 Project Not Found', 'getProject: 404 Project Not Found'],
  ['404', 'getProject: 404'],
  ['4040 looms', 'getProject: 404 4040 looms'],
  ['Not found', 'getProject: 404 Not found'],
  ['', 'getProject: 404'],
])('names the status of the message “%s” once', async ([body = '', message = '']) => {
  const { client } = observed(() => json({ message: body }, 404))
  await expect(unwrap(client.getProject({ path: { id: 7 } }))).rejects.toMatchObject({ message })
})

it('returns a 304 as a response of its own', async () => {
  const { client, requests } = observed(() => new Response(null, { status: 304 }))
  const response = await client.getProject({ path: { id: 7 }, headers: { 'If-None-Match': '"1"' } })
  expect(response).toMatchObject({ ok: false, status: 304, error: undefined })
  expect(requests[0]?.headers.get('If-None-Match')).toBe('"1"')
})

it.for([
  ['a server failure', () => json({ message: '500' }, 500)],
  [
    'the page of a proxy',
    () => new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  ],
  ['a login page', () => new Response('<form>', { headers: { 'Content-Type': 'text/html' } })],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example/' } }),
  ],
] as const)('throws %s, which the contract does not declare', async ([, respond]) => {
  const { client, requests } = observed(respond, { token: 'pt-1' })
  const failure = await client.getProject({ path: { id: 7 } }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ForgeError)
  expect(String(failure)).toContain('the contract declares no such response')
  expect(requests).toHaveLength(1)
})

it('names the message of a response that the contract does not declare', async () => {
  const { client } = observed(() => json({ message: '429 Too Many Requests' }, 429))
  await expect(client.getProject({ path: { id: 7 } })).rejects.toThrow(
    'getProject: 429 Too Many Requests; the contract declares no such response as application/json',
  )
})

it('reads the position of a page from its headers as numbers', async () => {
  const { client } = observed(() =>
    page([{ id: 1 }, { id: 2 }], 'https://forge.example.com/api/v4/projects?page=2'),
  )
  const response = await client.listProjects()
  if (!response.ok) throw new Error('error response')
  const { total, totalPages, perPage, next, prev, links } = response.page
  expect({ total, totalPages, perPage, page: response.page.page, next, prev }).toEqual({
    total: 3,
    totalPages: 2,
    perPage: 2,
    page: 1,
    next: 2,
    prev: undefined,
  })
  expect(links).toEqual({
    first: 'https://forge.example.com/api/v4/projects?page=1',
    next: 'https://forge.example.com/api/v4/projects?page=2',
  })
})

it('logs and serializes the position of a page as values', async () => {
  const { client } = observed(() => page([{ id: 1 }, { id: 2 }], `${baseUrl}/projects?page=2`))
  const response = await client.listProjects()
  if (!response.ok) throw new Error('error response')
  expect(inspect(response.page)).toContain('total: 3,')
  expect(inspect(response.page)).not.toContain('Getter')
  expect(JSON.parse(JSON.stringify(response.page))).toMatchObject({ total: 3, page: 1, next: 2 })
})

it('logs a page without its missing headers', async () => {
  const { client } = observed(() => json([], 200, { 'X-Page': '1' }))
  const response = await client.listProjects()
  if (!response.ok) throw new Error('error response')
  expect(JSON.parse(JSON.stringify(response.page))).toEqual({ page: 1, links: {} })
})

it('names a missing pagination header when the property is read', async () => {
  const { client } = observed(() => json([]))
  const response = await client.listProjects()
  if (!response.ok) throw new Error('error response')
  expect(() => response.page.total).toThrow('listProjects: 200 the header X-Total is missing or not a number')
})

it('returns a raw file as bytes for every media type', async () => {
  const bytes = new Uint8Array([0, 255, 10, 128])
  const { client, requests } = observed(({ url }) =>
    url.includes('.txt')
      ? new Response('Größe')
      : new Response(bytes, { headers: { 'Content-Type': 'image/png' } }),
  )
  const path = { id: 'group/sub group/project', file_path: 'lib/a%b.rb' }
  expect(await unwrap(client.getRawFile({ path, query: { ref: 'feature/a b' } }))).toEqual(bytes)
  expect(requests[0]?.url).toBe(
    'https://forge.example.com/api/v4/projects/group%2Fsub%20group%2Fproject/repository/files/lib%2Fa%25b.rb/raw?ref=feature%2Fa%20b',
  )
  const text = await unwrap(
    client.getRawFile({ path: { id: 7, file_path: 'a.txt' }, query: { ref: 'master' } }),
  )
  expect(new TextDecoder().decode(text)).toBe('Größe')
  expectTypeOf(text).toEqualTypeOf<Uint8Array<ArrayBuffer>>()
})

it('returns a trace as text for every media type', async () => {
  const { client } = observed(
    () => new Response('Größe', { headers: { 'Content-Type': 'application/octet-stream' } }),
  )
  const text = await unwrap(client.getJobTrace({ path: { id: 7, job_id: 2 } }))
  expect(text).toBe('Größe')
  expectTypeOf(text).toEqualTypeOf<string>()
})

it('accepts an absent body if it is optional', async () => {
  const { client } = observed(() => new Response(null, { status: 200 }))
  const response = await client.deleteMergeRequest({ path: { id: 7, merge_request_iid: 2 } })
  expect(response).toMatchObject({ ok: true, status: 200, data: undefined })
  if (response.ok) expectTypeOf<undefined>().toExtend<typeof response.data>()
})

it('repeats the name of an array in the query', async () => {
  const { client, requests } = observed(() => json([]))
  await client.listMergeRequests({ path: { id: 7 }, query: { iids: [3, 4], state: 'opened' } })
  expect(new URL(requests[0]?.url ?? '').search).toBe('?iids=3&iids=4&state=opened')
})
