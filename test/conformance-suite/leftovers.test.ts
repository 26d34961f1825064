/** A run reports what it could not delete, and deletes its records if a hook throws. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { cleanUp } from '../conformance/index.ts'
import { replay } from '../conformance/command/replay.ts'
import { inventoryOf, type Inventory } from './support/inventory.ts'
import { rewriting } from './support/proxy.ts'
import { runSuite } from './support/runs.ts'

let stub: Stub
let before: Inventory
let folder: string

beforeAll(async () => {
  stub = await startStub()
})

afterAll(() => stub.close())

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forge-contract-leftovers-'))
  before = await inventoryOf(stub.baseUrl, stub.adminToken)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const rejection = { status: 500, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') }

test('a record whose deletion is rejected is a leftover, even if no search finds it', async () => {
  let rejects = true
  await using server = await rewriting(
    stub.baseUrl,
    (response) => {
      if (response.method === 'GET' && /[?&]search=/.test(response.target)) response.body = Buffer.from('[]')
    },
    undefined,
    ({ method, target }) =>
      rejects && method === 'DELETE' && /^\/(users|groups)\//.test(target) ? rejection : undefined,
  )
  const { baseUrl } = server
  const { adminToken } = stub
  const report = await runSuite({ baseUrl, adminToken }, { rules: ['get-group/by-path'], journal: folder })
  const { id } = report.run
  expect(report.leftovers).toContainEqual({
    what: expect.stringMatching(new RegExp(`^group \\d+ \\(group-${id}-`)),
    why: expect.stringMatching(/^DELETE \/groups\/\d+ returned 500$/),
  })
  expect(report.leftovers).toContainEqual({
    what: expect.stringMatching(new RegExp(`^user \\d+ \\(owner-${id}-`)),
    why: expect.stringMatching(/^DELETE \/users\/\d+\?hard_delete=true returned 500$/),
  })
  expect(readdirSync(folder)).toEqual([`${id}.jsonl`])
  rejects = false
  expect(await cleaned(id, baseUrl)).toMatchObject({ exit: 0 })
  expect(await inventoryOf(stub.baseUrl, stub.adminToken)).toEqual(before)
})

test('with `keep`, the records of a run remain until a cleanup', async () => {
  const transcript = join(folder, 'run.jsonl.gz')
  const rules = ['get-group/by-path', 'update-application-settings/signup-settings']
  const report = await runSuite(stub, { rules, keep: true, journal: folder, transcript })
  const { id } = report.run
  const kept = await inventoryOf(stub.baseUrl, stub.adminToken)
  expect(kept).not.toEqual(before)
  expect(kept['settings']).toEqual(before['settings'])
  expect(report.leftovers).toEqual([])
  expect(report.notes).toContain(
    `The records of the run remain. npm run conformance -- cleanup ${id} deletes them.`,
  )
  const again = await replay(transcript, {
    areas: [],
    operations: [],
    rules: [],
    workers: 8,
    reference: null,
  })
  expect(again).toMatchObject({ leftovers: [], counts: report.counts })
  expect(await cleaned(id, stub.baseUrl)).toMatchObject({ exit: 0 })
  expect(await inventoryOf(stub.baseUrl, stub.adminToken)).toEqual(before)
})

test('a run keeps its journal if the response to a creation has the id of another record', async () => {
  const { id } = await stub.project({})
  await using server = await rewriting(stub.baseUrl, (response) => {
    if (response.method === 'POST' && response.target === '/projects')
      response.body = Buffer.from(`{"id":${id}}`)
  })
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  const { run, leftovers } = await runSuite(target, { rules: ['get-project/by-id'], journal: folder })
  expect(leftovers).toContainEqual({
    what: `project ${id}`,
    why: 'A response to a creation has its id, and its name is not of the run.',
  })
  expect(readdirSync(folder)).toEqual([`${run.id}.jsonl`])
  expect(await cleaned(run.id, server.baseUrl)).toMatchObject({ exit: 0 })
})

test('a list that is not read to its end is unclear', async () => {
  await using server = await rewriting(stub.baseUrl, (response) => {
    const [, page] = /^\/projects\?per_page=100&page=(\d+)$/.exec(response.target) ?? []
    if (page === undefined) return
    const items = Array.from({ length: 100 }, (_, index) => ({
      id: 100 * Number(page) + index,
      path: 'loom',
    }))
    response.body = Buffer.from(JSON.stringify(items))
  })
  const { exit, output } = await cleaned('deadbeef', server.baseUrl)
  expect(output).toMatch(
    /^unclear +GET \/projects has more than 20 pages, of which the first 20 were read\.$/m,
  )
  expect(exit).toBe(2)
})

test.for([
  ['onResult', { onResult: failing }],
  ['order', { order: failing }],
] as const)('a run whose hook %s throws removes everything, and ends with the error', async ([, hooks]) => {
  let requests = 0
  await using server = await rewriting(stub.baseUrl, () => {
    requests += 1
  })
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  await expect(runSuite(target, { areas: ['groups'], journal: folder }, hooks)).rejects.toThrow(
    'The hook fails.',
  )
  const atEnd = requests
  await sleep(200)
  expect(requests).toBe(atEnd)
  expect(await inventoryOf(stub.baseUrl, stub.adminToken)).toEqual(before)
  expect(readdirSync(folder)).toEqual([])
})

function failing(): never {
  throw new Error('The hook fails.')
}

async function cleaned(run: string, baseUrl: string): Promise<{ exit: number; output: string }> {
  const output: string[] = []
  const say = (text: string) => output.push(text)
  const values = { 'base-url': baseUrl, 'admin-token': stub.adminToken, journal: folder }
  const exit = await cleanUp(run, values, { out: say, err: say })
  return { exit, output: output.join('\n') }
}
