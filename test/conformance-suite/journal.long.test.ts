/** A run leaves nothing behind: not when it ends, not when it is stopped, and not when it is killed and cleaned up after. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { cleanUp, conform, type Report } from '../conformance/index.ts'
import { builtPackage } from '../support/built-package.ts'
import { invalidResponses, failingAfter } from './support/bad-server.ts'
import { inventoryOf, type Inventory } from './support/inventory.ts'
import { rewriting } from './support/proxy.ts'

let dist: string
let stub: Stub
let before: Inventory
let folder: string
const children: ChildProcess[] = []

beforeAll(async () => {
  dist = await builtPackage()
  stub = await startStub()
})

afterAll(() => stub.close())

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forge-contract-journal-'))
  before = await inventoryOf(stub.baseUrl, stub.adminToken)
})

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test.for([
  ['while its users are created', ['--area', 'users'], lines(9)],
  ['in the middle', ['--area', 'users,groups,projects'], lines(160)],
  ['while settings are changed', ['--area', 'settings'], settingsChanged],
  ['while there are broadcast messages', ['--area', 'broadcast-messages'], messagesThere],
] as const)('a run that is killed %s is cleaned up after', async ([, args, moment]) => {
  const run = await killedRun(args, moment)
  expect(await inventoryOf(stub.baseUrl, stub.adminToken)).not.toEqual(before)
  const { exit, output } = await cleaned(run)
  expect(output).toMatch(new RegExp(`^removed .*\n(.*\n)*nothing of run ${run} is left`))
  expect(exit).toBe(0)
  expect(await inventoryOf(stub.baseUrl, stub.adminToken)).toEqual(before)
  expect(readdirSync(folder)).toEqual([])
})

test('without a journal a run is found by its names', async () => {
  const run = await killedRun(['--area', 'groups,broadcast-messages,runners,projects'], lines(200))
  rmSync(join(folder, `${run}.jsonl`))
  const { exit, output } = await cleaned(run)
  expect(output).toMatch(/This run has no journal/)
  expect(exit).toBe(0)
  expect(await inventoryOf(stub.baseUrl, stub.adminToken)).toEqual(before)
})

test('a journal contains names and settings, and no secret', async () => {
  const run = await killedRun(['--operation', 'createUser,updateApplicationSettings'], settingsChanged)
  const text = readFileSync(join(folder, `${run}.jsonl`), 'utf8')
  expect(text).toContain(`"names":["owner-${run}-`)
  expect(text).not.toMatch(/Pass-|private_token|_token"/)
  expect(text).not.toContain(stub.adminToken)
  const listed = await cleaned(null)
  expect(listed.output).toMatch(new RegExp(`^${run} .* records not removed, settings changed\n`))
  expect((await cleaned(run)).exit).toBe(0)
  expect(await inventoryOf(stub.baseUrl, stub.adminToken)).toEqual(before)
})

test('nothing without the id of a run is removed, even if a journal or an option names it', async () => {
  const project = await stub.project({})
  for (const run of ['project', 'a', '', '../x', 'deadbeef ']) {
    const { exit, output } = await cleaned(run)
    expect(exit).toBe(2)
    expect(output).toMatch(/is not the id of a run/)
  }
  expect((await cleaned('deadbeef')).output).toMatch(/nothing of run deadbeef is left$/)
  const still = await fetch(`${stub.baseUrl}/projects/${project.id}`, {
    headers: { 'PRIVATE-TOKEN': stub.adminToken },
  })
  expect(still.status).toBe(200)
})

test('what cannot be removed is reported, with the reason', async () => {
  const rejects = invalidResponses['401 to all'] ?? (() => {})
  await using server = await failingAfter(stub.baseUrl, rejects, {
    after: 0,
    except: (_, method) => method !== 'DELETE',
  })
  const run = await killedRun(['--area', 'users'], lines(9))
  const elsewhere = await cleaned(run, server.baseUrl)
  expect(elsewhere).toMatchObject({
    exit: 2,
    output: expect.stringMatching(/tested http.*, not http.*; omit --base-url/),
  })
  rmSync(join(folder, `${run}.jsonl`))
  const { exit, output } = await cleaned(run, server.baseUrl)
  expect(output).toMatch(
    /left +user \d+ \(\w+-\w+-1\): DELETE \/users\/\d+\S* returned 401, and the record still exists\./,
  )
  expect(output).toMatch(new RegExp(`\\d+ of run ${run} left$`))
  expect(exit).toBe(1)
  expect((await cleaned(run)).exit).toBe(0)
})

test('a run that is stopped removes everything', async () => {
  const stopping = new AbortController()
  let done = 0
  const output: string[] = []
  const exit = await conform(options({ area: 'groups' }), {
    out: (text) => output.push(text),
    err: (text) => output.push(text),
    colour: false,
    progress: () => {
      done += 1
      if (done > 10) stopping.abort()
    },
    stop: stopping.signal,
  })
  const report: Report = JSON.parse(output.join(''))
  expect(report.checks.some(({ reason }) => reason === 'the run was stopped')).toBe(true)
  expect(exit).toBe(2)
  expect(report.leftovers).toEqual([])
  expect(await inventoryOf(stub.baseUrl, stub.adminToken)).toEqual(before)
  expect(readdirSync(folder)).toEqual([])
})

test('records that are still listed are leftovers, even after a successful deletion, and change no verdict', async () => {
  const shown: string[] = []
  await using server = await rewriting(stub.baseUrl, (response) => {
    const [, run] = /^\/groups\?.*search=([a-p]\w{7})&/.exec(response.target) ?? []
    if (run === undefined) return
    shown.push(run)
    response.body = Buffer.from(JSON.stringify([{ id: 4711, full_path: `shed/group-${run}-9` }]))
  })
  const output: string[] = []
  const say = (text: string) => output.push(text)
  const values = options({ 'base-url': server.baseUrl, rule: 'get-group/by-path' })
  const exit = await conform(values, { out: say, err: say, colour: false })
  const report: Report = JSON.parse(output.join(''))
  const { id } = report.run
  expect(report.leftovers).toEqual([{ what: `group 4711 (shed/group-${id}-9)`, why: 'It still exists.' }])
  expect(new Set(shown)).toEqual(new Set([id]))
  expect(exit).toBe(0)
  expect(readdirSync(folder)).toEqual([`${id}.jsonl`])
})

function options(more: Record<string, string>): Record<string, string> {
  return {
    'base-url': stub.baseUrl,
    'admin-token': stub.adminToken,
    journal: folder,
    report: 'json',
    seed: '4',
    ...more,
  }
}

/** Starts the command as a process of its own, kills it at a moment, and returns the run's id. */
async function killedRun(args: readonly string[], isMoment: () => Promise<boolean>): Promise<string> {
  const target = ['--base-url', stub.baseUrl, '--admin-token', stub.adminToken, '--journal', folder]
  const child = spawn(
    process.execPath,
    [join(dist, 'cli.js'), 'conformance', ...target, ...args, '--seed', '4'],
    {
      stdio: 'ignore',
    },
  )
  children.push(child)
  const exited = once(child, 'exit')
  while (!(await isMoment())) {
    if (child.exitCode !== null) throw new Error('The run ended before it was killed.')
    await sleep(2)
  }
  child.kill('SIGKILL')
  await exited
  const [file = ''] = readdirSync(folder)
  return file.replace('.jsonl', '')
}

/** Has the journal so many lines? */
function lines(least: number): () => Promise<boolean> {
  return async () => {
    const [file] = readdirSync(folder)
    return file !== undefined && readFileSync(join(folder, file), 'utf8').split('\n').length > least
  }
}

async function settingsChanged(): Promise<boolean> {
  const now = await inventoryOf(stub.baseUrl, stub.adminToken)
  return now['settings'] !== before['settings']
}

async function messagesThere(): Promise<boolean> {
  const now = await inventoryOf(stub.baseUrl, stub.adminToken)
  return JSON.stringify(now['/broadcast_messages']) !== JSON.stringify(before['/broadcast_messages'])
}

async function cleaned(run: string | null, baseUrl?: string): Promise<{ exit: number; output: string }> {
  const output: string[] = []
  const say = (text: string) => output.push(text)
  const values = {
    'admin-token': stub.adminToken,
    journal: folder,
    'base-url': baseUrl ?? (run !== null && readdirSync(folder).length === 0 ? stub.baseUrl : undefined),
  }
  const exit = await cleanUp(run, values, { out: say, err: say })
  return { exit, output: output.join('\n') }
}
