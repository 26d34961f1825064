import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { startStub } from '../../../server-stub/index.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { interruptibleProxy } from '../../support/interruptible-proxy.ts'
import { whyNoPostgres } from '../../support/postgres.ts'

const noPostgres = await whyNoPostgres()
const adminToken = 'pt-monitoring'

async function statusAndBody(url: string, init?: RequestInit): Promise<[number, unknown]> {
  const response = await fetch(url, init)
  return [response.status, await response.json()]
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port')
  return bound.port
}

test('returns 200 for a server that is ready', async () => {
  await using stub = await startStub()
  expect(await statusAndBody(`${stub.origin}/-/health`)).toEqual([200, { status: 'ok' }])
  expect(await statusAndBody(`${stub.origin}/-/readiness`)).toEqual([
    200,
    { status: 'ready', database: 'ok' },
  ])
  const head = await fetch(`${stub.origin}/-/health`, { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '15', ''])
})

test('returns 404 for other paths and for metrics that are not enabled, 405 for other methods', async () => {
  await using stub = await startStub()
  for (const path of ['/-/', '/-/metrics', '/-/healthy', '/-/health/', '/-/toString'])
    expect([path, ...(await statusAndBody(stub.origin + path))]).toEqual([
      path,
      404,
      { error: '404 Not Found' },
    ])
  const response = await fetch(`${stub.origin}/-/health`, { method: 'POST' })
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test('is alive and not ready while it starts', async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const seen: unknown[] = []
  await using stub = await startStub({
    port,
    async seed() {
      seen.push(await statusAndBody(`${origin}/-/health`))
      seen.push(await statusAndBody(`${origin}/-/readiness`))
      seen.push(await statusAndBody(`${origin}/api/v4/projects`))
    },
  })
  expect(seen).toEqual([
    [200, { status: 'ok' }],
    [503, { status: 'starting' }],
    [503, { message: '503 Service Unavailable' }],
  ])
  expect(await statusAndBody(`${stub.origin}/-/readiness`)).toMatchObject([200, { status: 'ready' }])
})

test('is alive and not ready while it stops', async () => {
  const stub = await startStub()
  const { port } = new URL(stub.origin)
  const headers = {
    Expect: '100-continue',
    'Content-Length': '2',
    'Content-Type': 'application/json',
    'PRIVATE-TOKEN': stub.adminToken,
  }
  const unfinished = request({ port, method: 'POST', path: '/api/v4/projects', headers })
  const response = once(unfinished, 'response')
  unfinished.flushHeaders()
  await once(unfinished, 'continue')
  const closing = stub.close()
  expect(await statusAndBody(`${stub.origin}/-/health`)).toEqual([200, { status: 'ok' }])
  expect(await statusAndBody(`${stub.origin}/-/readiness`)).toEqual([503, { status: 'stopping' }])
  unfinished.end('{}')
  await response
  await closing
})

test('closes the port if the database cannot be used', async () => {
  const port = await freePort()
  const database = { kind: 'postgres', url: 'postgres://forge@127.0.0.1:1/none' } as const
  await expect(startStub({ port, database })).rejects.toThrow('127.0.0.1:1')
  await expect(fetch(`http://127.0.0.1:${port}/-/health`)).rejects.toThrow('fetch failed')
})

describe.skipIf(noPostgres)(`PostgreSQL${noPostgres === undefined ? '' : ` (${noPostgres})`}`, () => {
  test('is alive and not ready while the database does not respond', async () => {
    await using proxy = await interruptibleProxy(await freshDatabase())
    await using stub = await startStub({ adminToken, database: { kind: 'postgres', url: proxy.url } })
    const stalled = proxy.stall()
    expect(await statusAndBody(`${stub.origin}/-/health`)).toEqual([200, { status: 'ok' }])
    expect(await statusAndBody(`${stub.origin}/-/readiness`)).toEqual([
      503,
      { status: 'unavailable', database: 'unavailable' },
    ])
    await stalled
    proxy.resume()
    expect(await statusAndBody(`${stub.origin}/-/readiness`)).toEqual([
      200,
      { status: 'ready', database: 'ok' },
    ])
  })

  test('the metrics count the connections', async () => {
    const database = { kind: 'postgres', url: await freshDatabase() } as const
    await using stub = await startStub({ adminToken, database, metrics: true })
    await fetch(`${stub.baseUrl}/user`, { headers: { 'PRIVATE-TOKEN': adminToken } })
    const text = await (await fetch(`${stub.origin}/-/metrics`)).text()
    expect(text).toMatch(/^forge_database_connections\{state="used"\} 0$/m)
    expect(text).toMatch(/^forge_database_connections\{state="idle"\} [1-9]\d*$/m)
    expect(text).toMatch(/^forge_database_connections\{state="waiting"\} 0$/m)
  })
})
