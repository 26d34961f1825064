/** A server in this process, and users who call it over real HTTP. */
import { randomBytes } from 'node:crypto'
import { expect, test as base } from 'vitest'
import type { Incident } from '../../server-stub/http/log.ts'
import type { AppContext } from '../../server-stub/services.ts'
import type { DatabaseLocation } from '../../server-stub/database/connection.ts'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { freshDatabase } from './fresh-database.ts'

export interface TestResponse {
  status: number
  headers: Headers
  /** The parsed JSON; undefined for other bodies. */
  body: unknown
}

export interface Sent {
  json?: unknown
  form?: Record<string, string> | URLSearchParams
  headers?: Record<string, string>
}

/** A caller of the API; paths are those of the contract. */
export interface Caller {
  get(path: string, sent?: Sent): Promise<TestResponse>
  post(path: string, json?: unknown): Promise<TestResponse>
  put(path: string, json?: unknown): Promise<TestResponse>
  delete(path: string): Promise<TestResponse>
  send(method: string, path: string, sent?: Sent): Promise<TestResponse>
}

export interface User extends Caller {
  id: number
  username: string
  token: string
}

export interface Forge extends AsyncDisposable {
  baseUrl: string
  origin: string
  appContext: AppContext
  /** Creates records that the API cannot create. */
  provision: Stub['provision']
  /** Sets the clock; each reading advances it by a millisecond. */
  setClock(instant: string): void
  admin: User
  anonymous: Caller
  /** A new user; the name is made unique. */
  newUser(name?: string, attributes?: object): Promise<User>
  /** A caller with this private token. */
  caller(token: string): Caller
}

/** Starts a server with only the administrator. Closing it fails after any incident. */
export async function startForge(database: DatabaseLocation): Promise<Forge> {
  const incidents: Incident[] = []
  const clock = { at: Date.parse('2026-03-01T08:00:00.000Z') }
  let appContext: AppContext | undefined
  const stub = await startStub({
    database,
    now: () => new Date(clock.at++),
    random: (size) => randomBytes(size),
    onIncident: (incident) => incidents.push(incident),
    seed: async (given) => {
      appContext = given
    },
  })
  if (appContext === undefined) throw new Error('The server was not seeded')
  const caller = (token?: string): Caller => callerOf(stub.baseUrl, token)
  const admin = { ...caller(stub.adminToken), id: 1, username: 'root', token: stub.adminToken }
  let users = 0
  return {
    ...stub,
    appContext,
    admin,
    anonymous: caller(),
    caller,
    setClock: (instant) => {
      clock.at = Date.parse(instant)
    },
    async newUser(name = 'user', attributes = {}) {
      const username = `${name}${++users}`
      const given = {
        email: `${username}@example.com`,
        username,
        name: `${name} Example`,
        reset_password: true,
      }
      const id = idOf(await admin.post('/users', { ...given, ...attributes }))
      const token = textAt(await admin.get(`/user?sudo=${id}`), 'private_token')
      return { ...caller(token), id, username, token }
    },
    async [Symbol.asyncDispose]() {
      await stub.close()
      expect(incidents).toEqual([])
    },
  }
}

const onPostgres = process.env['FORGE_TEST_DATABASE'] === 'postgres'

/** In memory, or with FORGE_TEST_DATABASE=postgres in a PostgreSQL database of this file's own. */
async function testDatabase(): Promise<DatabaseLocation> {
  return onPostgres ? { kind: 'postgres', url: await freshDatabase() } : { kind: 'memory' }
}

/** Tests of one file share a server, and must not depend on the records of others. */
export const test = base.extend<{ forge: Forge }>({
  forge: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern which other fixtures this one needs
    async ({}, use) => {
      await using forge = await startForge(await testDatabase())
      await use(forge)
    },
    { scope: 'file' },
  ],
})

function callerOf(baseUrl: string, token?: string): Caller {
  const send = (method: string, path: string, sent: Sent = {}): Promise<TestResponse> =>
    exchange(method, baseUrl + path, {
      ...sent,
      headers: { ...(token === undefined ? {} : { 'PRIVATE-TOKEN': token }), ...sent.headers },
    })
  return {
    send,
    get: (path, sent) => send('GET', path, sent),
    post: (path, json) => send('POST', path, { json }),
    put: (path, json) => send('PUT', path, { json }),
    delete: (path) => send('DELETE', path),
  }
}

async function exchange(
  method: string,
  url: string,
  { json, form, headers = {} }: Sent,
): Promise<TestResponse> {
  const init: RequestInit = { method, headers }
  if (json !== undefined) {
    init.body = JSON.stringify(json)
    init.headers = { 'content-type': 'application/json', ...headers }
  }
  if (form !== undefined) init.body = new URLSearchParams(form)
  const response = await fetch(url, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== ''
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined }
}

/** A property of the JSON object in a response. */
export function at(response: TestResponse, member: string): unknown {
  const { body } = response
  if (typeof body === 'object' && body !== null && member in body)
    return Object.entries(body).find(([name]) => name === member)?.[1]
  throw new Error(`No ${member} in ${response.status} ${JSON.stringify(body)}`)
}

export function textAt(response: TestResponse, member: string): string {
  return String(at(response, member))
}

/** The id of the record in a response. */
export function idOf(response: TestResponse): number {
  return Number(at(response, 'id'))
}

/** One property of each record of a list. */
export function each(response: TestResponse, member: string): unknown[] {
  if (!Array.isArray(response.body))
    throw new Error(`No list in ${response.status} ${JSON.stringify(response.body)}`)
  return response.body.map((record: unknown) => at({ ...response, body: record }, member))
}
