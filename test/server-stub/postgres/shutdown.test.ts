/** The server ends without losing requests, and also when PostgreSQL does not respond. */
import { describe, expect, test } from 'vitest'
import { startStub } from '../../../server-stub/index.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { interruptibleProxy } from '../../support/interruptible-proxy.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { startServer } from '../../support/server-process.ts'

const noPostgres = await whyNoPostgres()
const adminToken = 'pt-shutdown'
const headers = { 'PRIVATE-TOKEN': adminToken }

function createProject(origin: string, name: string): Promise<Response> {
  return fetch(`${origin}/api/v4/projects?name=${name}`, { method: 'POST', headers })
}

describe.skipIf(noPostgres)(`PostgreSQL${noPostgres === undefined ? '' : ` (${noPostgres})`}`, () => {
  test('a running request gets its response, a new one 503', async () => {
    await using proxy = await interruptibleProxy(await freshDatabase())
    await using stub = await startStub({ adminToken, database: { kind: 'postgres', url: proxy.url } })
    const blocked = proxy.stall()
    const running = createProject(stub.origin, 'running')
    await blocked
    const closing = stub.close()
    const rejected = await createProject(stub.origin, 'new')
    expect([rejected.status, rejected.headers.get('Connection')]).toEqual([503, 'close'])
    expect(await rejected.json()).toEqual({ message: '503 Service Unavailable' })
    proxy.resume()
    const completed = await running
    expect([completed.status, completed.headers.get('Connection')]).toEqual([201, 'close'])
    await closing
  })

  test('SIGTERM lets a running request end and exits with 0', async () => {
    await using proxy = await interruptibleProxy(await freshDatabase())
    const server = await startServer(['--database', proxy.url, '--admin-token', adminToken])
    const held = proxy.stall()
    const running = createProject(server.origin, 'running')
    await held
    const terminated = server.terminate()
    proxy.resume()
    expect((await running).status).toBe(201)
    expect(await terminated).toEqual({ code: 0, errors: '' })
  })

  test('an unresponsive database does not prevent the end: running requests get 503', async () => {
    await using proxy = await interruptibleProxy(await freshDatabase())
    const options = ['--database', proxy.url, '--admin-token', adminToken, '--shutdown-timeout', '0.2']
    const server = await startServer(options)
    const held = proxy.stall()
    const running = createProject(server.origin, 'running')
    await held
    const { code, errors } = await server.terminate()
    expect((await running).status).toBe(503)
    expect(code).toBe(0)
    expect(errors).toMatch(
      /^POST \/api\/v4\/projects\?name=running \(.*\): 503, The database is unavailable: .*\n$/,
    )
  })

  test('a database that never responds does not prevent the end', async () => {
    await using proxy = await interruptibleProxy(await freshDatabase())
    const held = proxy.stall()
    const stopping = new AbortController()
    const database = { kind: 'postgres', url: proxy.url } as const
    const starting = expect(startStub({ database, signal: stopping.signal })).rejects.toThrow(
      'Cannot prepare',
    )
    await held
    stopping.abort()
    await starting
  })
})
