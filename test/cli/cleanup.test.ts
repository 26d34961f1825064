import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startStub } from '../../server-stub/index.ts'
import { run } from './captured.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forge-contract-cleanup-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('reports that there is no journal', async () => {
  const { code, out, err } = await run(['conformance', 'cleanup', '--journal', folder])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toBe(`No run has left a journal in ${folder}.\n`)
})

it('lists the existing journals and the next command', async () => {
  const lines = [
    { run: 'deadbeef', target: 'http://127.0.0.1:1/api/v4', startedAt: '2026-01-02T03:04:05.000Z' },
    { making: 'users', number: 1, names: ['owner-deadbeef-1'] },
  ]
  // A run that is killed may leave half a line.
  writeFileSync(
    join(folder, 'deadbeef.jsonl'),
    `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"ma`,
  )
  writeFileSync(join(folder, 'notes.txt'), 'Not a journal.')
  const { code, out } = await run(['conformance', 'cleanup', '--journal', folder])
  expect(code).toBe(0)
  expect(out).toMatch(
    /^deadbeef {2}2026-01-02T03:04:05\.000Z {2}http:\/\/127\.0\.0\.1:1\/api\/v4 {2}1 record not removed\n/,
  )
  expect(out).toMatch(
    /npm run conformance -- cleanup deadbeef --admin-token TOKEN --journal .+ removes what it left\.\n$/,
  )
})

it('lists a run in progress as such, and rejects it by its id', async () => {
  const by = { process: process.pid, host: hostname() }
  const head = {
    run: 'deadbeef',
    target: 'http://127.0.0.1:1/api/v4',
    startedAt: '2026-01-02T03:04:05.000Z',
    by,
  }
  const file = join(folder, 'deadbeef.jsonl')
  const making = { making: 'users', number: 1, names: ['owner-deadbeef-1'] }
  writeFileSync(file, `${JSON.stringify(head)}\n${JSON.stringify(making)}\n`)
  const listed = await run(['conformance', 'cleanup', '--journal', folder])
  expect(listed.out).toMatch(/^deadbeef .* in progress \(process \d+ on .+\)\nRuns in progress delete /)
  expect(listed.out).not.toContain('cleanup deadbeef')
  const rejected = await run([
    'conformance',
    'cleanup',
    'deadbeef',
    '--journal',
    folder,
    '--admin-token',
    'pt',
  ])
  expect(rejected.code).toBe(2)
  expect(rejected.err).toMatch(/Run deadbeef is in progress \(process \d+ on .+Ctrl\+C there\.\n$/)

  // The number of the process was reused: the run has not written to its journal for long.
  utimesSync(file, 0, 0)
  expect((await run(['conformance', 'cleanup', '--journal', folder])).out).toMatch(/1 record not removed/)
  // The run has ended and has left something, and its process does something else.
  writeFileSync(
    file,
    `${[head, making, { endedAt: head.startedAt }].map((line) => JSON.stringify(line)).join('\n')}\n`,
  )
  expect((await run(['conformance', 'cleanup', '--journal', folder])).out).toMatch(/1 record not removed/)
})

it('cleans up after a run by its id, with the token from the environment', async () => {
  await using stub = await startStub({ adminToken: 'pt-of-this-server' })
  const environment = { FORGE_ADMIN_TOKEN: 'pt-of-this-server' }
  const name = 'group-deadbeef-7'
  const group = await fetch(`${stub.baseUrl}/groups`, {
    method: 'POST',
    headers: { 'PRIVATE-TOKEN': stub.adminToken, 'content-type': 'application/json' },
    body: JSON.stringify({ name, path: name }),
  })
  expect(group.status).toBe(201)
  const target = ['--base-url', stub.baseUrl, '--journal', folder]
  const first = await run(['conformance', 'cleanup', 'deadbeef', ...target], { environment })
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/^removed {3}group \d+ \(group-deadbeef-7\)\n/)
  expect(first.out).toMatch(/nothing of run deadbeef is left \(1 group\)\n$/)
  const second = await run(['conformance', 'cleanup', 'deadbeef', ...target], { environment })
  expect(second.out).toMatch(/\nnothing of run deadbeef is left\n$/)
})

it.for([
  [['nonsense', '--base-url', 'http://127.0.0.1:1/api/v4', '--admin-token', 'pt'], /is not the id of a run/],
  [['deadbeef', '--admin-token', 'pt'], /--base-url is missing/],
  [['deadbeef', '--base-url', 'http://127.0.0.1:1/api/v4'], /--admin-token is missing/],
  [['deadbeef', '--base-url', 'http://127.0.0.1:1/api/v4', '--admin-token', 'pt'], /cannot be read/],
  [['deadbeef', '--area', 'boards'], /unknown option --area/],
  [['deadbeef', 'cafebabe'], /unexpected argument 'cafebabe'/],
] as const)('has no result with %j, and prints the reason on one line', async ([args, words]) => {
  const { code, out, err } = await run(['conformance', 'cleanup', ...args])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(words)
  expect(err).toMatch(/^forge-contract conformance.*\n$/)
})
