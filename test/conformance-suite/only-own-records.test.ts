/** The suite deletes only records that it created, also on targets that return other records than they should. */
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rules as allRules } from '../../generated/rules.ts'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import type { Report } from '../conformance/index.ts'
import { fullPlan } from '../conformance/runner/selection.ts'
import { sampleOf } from '../support/sample.ts'
import { serve, type HandServer } from './support/hand-server.ts'
import { inventoryOf } from './support/inventory.ts'
import { alterJson, rewriting } from './support/proxy.ts'
import { runSuite } from './support/runs.ts'

let stub: Stub

beforeAll(async () => {
  stub = await startStub()
  await call('POST', '/projects', { name: 'tapestry' })
  await call('POST', '/groups', { name: 'weavers', path: 'weavers' })
})

afterAll(() => stub.close())

/** Rules whose checks find what they created in a list. */
const creating = Object.keys(allRules).filter((rule) =>
  /^(create-user|delete-user|create-project|create-group)\b/.test(rule),
)

/** Checks that act with sudo, those of single operations in part. */
const withSudo = fullPlan(false).filter(({ rules }) => rules.some((rule) => rule.startsWith('general/sudo-')))
const [ofGeneral = [], ofOperations = []] = [true, false].map((isGeneral) =>
  withSudo.flatMap(({ id }) => (id.startsWith('general/') === isGeneral ? [id] : [])),
)
const acting = [...ofGeneral, ...sampleOf(ofOperations, 64)]

test.for([
  ['in queries and headers', { inHeaders: true, withIds: true }, 'general/sudo-unknown-user-is-404'],
  ['in queries', { inHeaders: false, withIds: true }, 'general/sudo-query'],
  ['with usernames', { inHeaders: true, withIds: false }, 'general/sudo-by-username'],
] as const)('a target that ignores sudo %s fails rules on sudo alone', async ([, ignored, rule]) => {
  await using target = await withoutSudo(ignored)
  const { checks } = await runUnharmed(target, [...creating, ...acting])
  const failed = new Set(checks.flatMap(({ verdict, rules }) => (verdict === 'fail' ? rules : [])))
  expect(failed).toContain(rule)
  expect([...failed].filter((rule) => !rule.startsWith('general/sudo-'))).toEqual([])
  expect(checks.some(({ reason }) => reason === 'the target ignores sudo')).toBe(
    ignored.inHeaders && ignored.withIds,
  )
})

test('a target may return the administrator for a new user', async () => {
  await using target = await rewriting(stub.baseUrl, (response) => {
    if (response.method !== 'POST' || response.target !== '/users') return
    alterJson(response, (value) => ({ ...Object(value), id: 1 }))
  })
  await runUnharmed(target, creating)
})

/** What a target returns for a new record. */
const returned = {
  'another record': (other: object) => other,
  'the id of another record': (other: object) => ({ id: Reflect.get(other, 'id') }),
  'its attributes with the id of another record': (other: object, made: unknown) => ({
    ...Object(made),
    id: Reflect.get(other, 'id'),
  }),
}

const confusions = Object.entries(returned).flatMap(([what, alter]) =>
  ['project', 'group'].map((word) => [what, word, alter] as const),
)

test.for(sampleOf(confusions, 3))('a target may return %s for a new %s', async ([what, word, alter]) => {
  const name = `${word} with ${what}`
  const path = name.replaceAll(' ', '-')
  const other: object = JSON.parse(String(await call('POST', `/${word}s`, { name, path })))
  await using target = await rewriting(stub.baseUrl, (response) => {
    const isCreation = new RegExp(`^/${word}s(/user/\\d+)?$`).test(response.target)
    if (response.method === 'POST' && isCreation && response.status === 201)
      alterJson(response, (made) => alter(other, made))
  })
  const { leftovers } = await runUnharmed(
    target,
    creating.filter((rule) => rule.startsWith(`create-${word}`)),
  )
  const left = {
    what: `${word} ${Reflect.get(other, 'id')}`,
    why: 'No response proves that the run created it.',
  }
  expect(leftovers).toEqual(expect.arrayContaining([left]))
})

test.for(['users', 'projects', 'groups'])(
  'a target may return all records for a search: %s',
  async (kind) => {
    const all = await call('GET', `/${kind}?per_page=100`, {})
    await using target = await rewriting(stub.baseUrl, (response) => {
      const [path] = response.target.split('?')
      if (path !== `/${kind}`) return
      if (response.method === 'POST') alterJson(response, (value) => ({ ...Object(value), id: undefined }))
      if (response.method === 'GET') response.body = all
    })
    await runUnharmed(target, creating)
  },
)

test('shared runners, which every project lists, may be created and deleted by others during a run', async () => {
  let id = 1_000_000
  await using target = await rewriting(stub.baseUrl, (response) => {
    if (response.method !== 'GET' || !/^\/projects\/\d+\/runners\?.*per_page=100/.test(response.target))
      return
    alterJson(response, (value) => {
      const [item]: readonly unknown[] = Array.isArray(value) ? value : []
      return item === undefined
        ? value
        : [{ ...Object(item), id: ++id, is_shared: true }, ...Array.from(Object(value))]
    })
  })
  const { baseUrl } = target
  const operations = ['enableProjectRunner', 'disableProjectRunner']
  const { checks } = await runSuite({ baseUrl, adminToken: stub.adminToken }, { operations })
  expect(id).toBeGreaterThan(1_000_000)
  expect(checks.filter(({ verdict }) => verdict === 'fail')).toEqual([])
})

/** Runs the suite, and expects that the records that existed before are still there. */
async function runUnharmed({ baseUrl }: HandServer, rules: readonly string[]): Promise<Report> {
  const before = await inventoryOf(stub.baseUrl, stub.adminToken)
  const report = await runSuite({ baseUrl, adminToken: stub.adminToken }, { rules })
  expect(await inventoryOf(stub.baseUrl, stub.adminToken)).toEqual(
    Object.fromEntries(
      Object.entries(before).map(([list, ids]) => [
        list,
        Array.isArray(ids) ? expect.arrayContaining(ids) : ids,
      ]),
    ),
  )
  return report
}

/** Where a target ignores sudo: in queries, also in headers, and with IDs as well as usernames. */
interface IgnoredSudo {
  readonly inHeaders: boolean
  readonly withIds: boolean
}

/** The reference server without sudo. */
function withoutSudo({ inHeaders, withIds }: IgnoredSudo): Promise<HandServer> {
  const isIgnored = (user = '') => withIds || !/^\d+$/.test(user)
  return serve((request, response) => {
    const url = new URL(request.url ?? '/', stub.baseUrl)
    if (isIgnored(url.searchParams.get('sudo') ?? '')) url.searchParams.delete('sudo')
    const ofConnection = ['connection', 'host', 'content-length']
    const headers = Object.entries(request.headersDistinct)
      .filter(([name, values]) =>
        name === 'sudo' ? !inHeaders || !isIgnored(values?.[0]) : !ofConnection.includes(name),
      )
      .map(([name, values]): [string, string] => [name, (values ?? []).join(', ')])
    const pass = async () => {
      const { method = 'GET' } = request
      const body = await buffer(request)
      const passed = await fetch(url, { method, headers, ...(body.length === 0 ? {} : { body }) })
      response
        .writeHead(passed.status, [...passed.headers].flat())
        .end(Buffer.from(await passed.arrayBuffer()))
    }
    pass().catch(() => response.destroy())
  })
}

async function call(method: string, path: string, attributes: Record<string, string>): Promise<Buffer> {
  const response = await fetch(`${stub.baseUrl}${path}`, {
    method,
    headers: { 'PRIVATE-TOKEN': stub.adminToken, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(attributes) }),
  })
  expect(response.ok).toBe(true)
  return Buffer.from(await response.arrayBuffer())
}
