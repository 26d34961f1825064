import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { startStub } from '../../server-stub/index.ts'
import * as surface from '../../server-stub/index.ts'
import { reference } from '../../server-stub/reference.ts'
import type { Incident } from '../../server-stub/http/log.ts'
import type { AppContext } from '../../server-stub/services.ts'
import { send } from './support/serve.ts'

const now = (): Date => new Date('2026-03-01T12:00:00Z')

const allOnes = (size: number): Uint8Array => new Uint8Array(size).fill(255)

async function renameRoot({ db }: AppContext): Promise<void> {
  await db.updateTable('user').set({ name: 'Ada Root' }).execute()
}

describe('startStub', () => {
  test('starts with an administrator only', async () => {
    await using forge = await startStub({ now })
    expect(forge.baseUrl).toBe(`${forge.origin}/api/v4`)
    const me = await send(`${forge.baseUrl}/user`, { headers: { 'private-token': forge.adminToken } })
    expect(me).toMatchObject({
      status: 200,
      body: { username: 'root', created_at: '2026-03-01T12:00:00.000Z' },
    })
    const users = await send(`${forge.baseUrl}/users`, { headers: { 'private-token': forge.adminToken } })
    expect(users.headers.get('x-total')).toBe('1')
    expect(await send(`${forge.baseUrl}/projects`)).toMatchObject({ status: 200, body: [] })
  })

  test('each server has its own data and a random token', async () => {
    await using one = await startStub()
    await using other = await startStub()
    expect(one.adminToken).toMatch(/^[\w-]{20}$/)
    expect(one.adminToken).not.toBe(other.adminToken)
    const response = await send(`${other.baseUrl}/user`, { headers: { 'private-token': one.adminToken } })
    expect(response).toMatchObject({ status: 401, body: { message: '401 Unauthorized' } })
  })

  test('the source of random numbers and the token are options', async () => {
    await using seeded = await startStub({ random: allOnes })
    expect(seeded.adminToken).toBe('_'.repeat(20))
    await using chosen = await startStub({ adminToken: 'chosen' })
    expect(chosen.adminToken).toBe('chosen')
  })

  test('a directory stores the records, the administrator and the token', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'forge-stub-'))
    try {
      const database = { kind: 'file', directory } as const
      const first = await startStub({ database })
      await first.close()
      const second = await startStub({ database })
      expect(second.adminToken).toBe(first.adminToken)
      await second.close()
      await using third = await startStub({ database, adminToken: 'another' })
      const response = await send(`${third.baseUrl}/user`, { headers: { 'private-token': 'another' } })
      expect(response).toMatchObject({ status: 200, body: { id: 1 } })
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  })

  test('a seed fills it first', async () => {
    await using forge = await startStub({ seed: renameRoot })
    const me = await send(`${forge.baseUrl}/user`, { headers: { 'private-token': forge.adminToken } })
    expect(me).toMatchObject({ body: { name: 'Ada Root' } })
  })
})

describe('starting and stopping', () => {
  test('a failing seed and a used port release all resources', async () => {
    await expect(startStub({ seed: () => Promise.reject(new Error('no thread')) })).rejects.toThrow(
      'no thread',
    )
    await using forge = await startStub()
    await expect(startStub({ port: Number(new URL(forge.origin).port) })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })

  test.for<[object, string]>([
    [{ prot: 3000 }, "Unknown option 'prot' of startStub(); did you mean 'port'?"],
    [{ port: '3000' }, "The option 'port' of startStub() must be a number, not '3000'"],
    [{ port: Number.NaN }, "The option 'port' of startStub() must be a number, not NaN"],
    [{ rateLimit: 0 }, "The option 'rateLimit' of startStub() must be a number of at least 1, not 0"],
    [
      { shutdownTimeout: '5' },
      "The option 'shutdownTimeout' of startStub() must be a number of at least 0, not '5'",
    ],
    [
      { adminToken: 'a ' },
      "The option 'adminToken' of startStub() must be a text that a header can contain: visible ASCII characters, and spaces only between them",
    ],
    [
      { requestTimeout: 0 },
      "The option 'requestTimeout' of startStub() must be a number of at least 1, not 0",
    ],
    [{ now: () => 5 }, "The option 'now' of startStub() must return a valid Date, not 5"],
    [
      { now: () => new Date(Number.NaN) },
      "The option 'now' of startStub() must return a valid Date, not Invalid Date",
    ],
    [{ cors: '*' }, "The option 'cors' of startStub() must be an array, not '*'"],
    [{ metrics: 'yes' }, "The option 'metrics' of startStub() must be a boolean, not 'yes'"],
    [{ seed: 'demo' }, "The option 'seed' of startStub() must be an object or a function, not 'demo'"],
    [
      { database: { kind: 'postgre', url: 'postgres://127.0.0.1' } },
      "The kind of the option 'database' must be memory, file or postgres, not 'postgre'; did you mean 'postgres'?",
    ],
  ])('rejects %j: %s', async ([options, message]) => {
    await expect(startStub(options)).rejects.toThrow(new TypeError(message))
  })

  test('serves documentation in addition to the API', async () => {
    await using forge = await startStub({
      docs: (request, response, next) => {
        if (request.path === '/docs') response.send('<h1>Reference</h1>')
        else next()
      },
    })
    expect(await (await fetch(`${forge.origin}/docs`)).text()).toBe('<h1>Reference</h1>')
    expect((await fetch(`${forge.baseUrl}/projects`)).status).toBe(200)
  })

  test('closing ends open connections, and can be repeated', async () => {
    const forge = await startStub()
    await fetch(`${forge.baseUrl}/projects`)
    await forge.close()
    await forge.close()
    await expect(fetch(`${forge.baseUrl}/projects`)).rejects.toThrow('fetch failed')
  })
})

describe('its responses', () => {
  test('administrators’ operations reject other callers before the request is validated', async () => {
    await using forge = await startStub()
    const admin = { 'private-token': forge.adminToken }
    const json = { username: 'mira', email: 'mira@example.com', name: 'Mira', password: 'long enough' }
    expect((await send(`${forge.baseUrl}/users`, { method: 'POST', headers: admin, json })).status).toBe(201)
    const sudo = { ...admin, sudo: 'mira' }
    expect(await send(`${forge.baseUrl}/users`, { method: 'POST', headers: sudo, json: {} })).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden' },
    })
    expect((await send(`${forge.baseUrl}/users`, { method: 'POST', json: {} })).status).toBe(401)
  })

  test('every operation can be called: none fails by itself', async () => {
    const incidents: Incident[] = []
    await using forge = await startStub({ onIncident: (incident) => incidents.push(incident) })
    for (const { method, path } of Object.values(operations)) {
      const url = `${forge.baseUrl}${path.replaceAll(/\{\w+\}/g, '999')}`
      const response = await send(url, { method, headers: { 'private-token': forge.adminToken } })
      expect([method, path, response.status]).not.toContain(500)
      expect(response.body, `${method} ${path}`).not.toEqual({ error: '404 Not Found' })
    }
    expect(incidents).toEqual([])
  })
})

describe('the reference handlers', () => {
  test('are the contract’s operations', () => {
    const unknown = Object.keys(reference).filter((operationId) => !Object.hasOwn(operations, operationId))
    expect(unknown).toEqual([])
  })
})

test('the public surface', () => {
  expect(Object.keys(surface).toSorted()).toEqual([
    'DatabaseError',
    'HttpError',
    'SeedError',
    'accepted',
    'createApp',
    'created',
    'demoPasswords',
    'demoTokens',
    'describeIncident',
    'errorResponse',
    'forbidden',
    'invalid',
    'list',
    'missing',
    'noContent',
    'notFound',
    'ok',
    'readSeed',
    'seedDemo',
    'seedSchema',
    'slice',
    'startStub',
  ])
})
