/** The server survives a restart of PostgreSQL. */
import { expect, test as base, vi } from 'vitest'
import { Client } from 'pg'
import { startStub, type Incident, type Stub } from '../../../server-stub/index.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { interruptibleProxy } from '../../support/interruptible-proxy.ts'
import { whyNoPostgres } from '../../support/postgres.ts'

const test = base.skipIf(await whyNoPostgres())

interface Options {
  url: string
  incidents?: Incident[]
  connectionTimeout?: number
  responseTimeout?: number
  poolSize?: number
}

function start({ url, incidents = [], ...options }: Options): Promise<Stub> {
  return startStub({
    database: { kind: 'postgres', url, ...options },
    onIncident: (incident) => incidents.push(incident),
  })
}

function createProject({ baseUrl, adminToken }: Stub, name: string): Promise<Response> {
  return fetch(`${baseUrl}/projects?name=${name}`, {
    method: 'POST',
    headers: { 'PRIVATE-TOKEN': adminToken },
  })
}

async function projectNames({ baseUrl, adminToken }: Stub): Promise<string[]> {
  const response = await fetch(`${baseUrl}/projects?per_page=100&simple=true`, {
    headers: { 'PRIVATE-TOKEN': adminToken },
  })
  const projects: { name: string }[] = await response.json()
  return projects.map(({ name }) => name).toSorted()
}

test('returns 503 with Retry-After while the database is unavailable, and works again afterwards', async () => {
  await using proxy = await interruptibleProxy(await freshDatabase())
  const incidents: Incident[] = []
  await using stub = await start({ url: proxy.url, incidents })
  expect((await createProject(stub, 'before')).status).toBe(201)
  proxy.interrupt()
  const rejected = await createProject(stub, 'during')
  expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([503, '1'])
  expect(await rejected.json()).toEqual({ message: '503 Service Unavailable' })
  expect(incidents.map(({ kind }) => kind)).toEqual(['unavailable'])
  proxy.resume()
  expect((await createProject(stub, 'after')).status).toBe(201)
  expect(await projectNames(stub)).toEqual(['after', 'before'])
})

test('survives that connections in use are terminated, and keeps every acknowledged write', async () => {
  const url = await freshDatabase()
  await using stub = await start({ url })
  const writes = Array.from({ length: 60 }, async (_, n) => {
    const name = `p${String(n).padStart(2, '0')}`
    const { status } = await createProject(stub, name)
    return { name, status }
  })
  const client = new Client({ connectionString: url })
  await client.connect()
  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  for (let n = 0; n < 10; n++) await client.query(terminate)
  await client.end()
  const results = await Promise.all(writes)
  const acknowledged = results.filter(({ status }) => status === 201).map(({ name }) => name)
  expect(results.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
  expect(await projectNames(stub)).toEqual(expect.arrayContaining(acknowledged))
  expect((await createProject(stub, 'after')).status).toBe(201)
})

test('returns 503 when the database does not respond within the time allowed', async () => {
  await using proxy = await interruptibleProxy(await freshDatabase())
  await using stub = await start({ url: proxy.url, responseTimeout: 500, connectionTimeout: 500 })
  void proxy.stall()
  expect((await createProject(stub, 'during')).status).toBe(503)
  proxy.resume()
  expect((await createProject(stub, 'after')).status).toBe(201)
})

test('returns 503 when no connection becomes free within the time allowed', async () => {
  const url = await freshDatabase()
  await using stub = await start({ url, poolSize: 1, connectionTimeout: 200 })
  await createProject(stub, 'locked')
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin; select from project for update')
  const headers = { 'PRIVATE-TOKEN': stub.adminToken }
  const waiting = fetch(`${stub.baseUrl}/projects/1?name=changed`, { method: 'PUT', headers })
  const blocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await client.query(blocked)).rowCount === 1, 30_000)
  expect((await fetch(`${stub.baseUrl}/projects/1`, { headers })).status).toBe(503)
  await client.query('rollback')
  expect((await waiting).status).toBe(200)
  expect(await projectNames(stub)).toEqual(['changed'])
  await client.end()
})
