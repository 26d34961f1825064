import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startStub } from '../../server-stub/index.ts'
import { run } from './captured.ts'

// These tests run the suite, on machines that may be busy.
const rule = ['--rule', 'general/unknown-route-is-404']

it('tests a new server if no target is given', async () => {
  const { code, out, err } = await run(['conformance', ...rule])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/conforms/)
})

it('tests the target that is given, with the token from the environment', async () => {
  await using stub = await startStub({ adminToken: 'pt-of-this-server' })
  const environment = { FORGE_ADMIN_TOKEN: 'pt-of-this-server' }
  const { code, err } = await run(['conformance', '--base-url', stub.baseUrl, ...rule], { environment })
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

// In /proc the system returns ENOENT for every new folder, upon which the recursive mkdir of Node never returns.
const journalInSystemFolder =
  process.platform === 'linux'
    ? ([
        [
          ['--base-url', 'http://127.0.0.1:1/api/v4', '--admin-token', 'pt', '--journal', '/proc/runs'],
          '/proc/runs',
        ],
      ] as const)
    : []

it.for([
  [['--base-url', 'http://127.0.0.1:1/api/v4', '--admin-token', 'pt'], '127.0.0.1:1'],
  [['--base-url', 'forge.example.com', '--admin-token', 'pt'], 'forge.example.com'],
  [['--base-url', 'http://127.0.0.1:1/api/v4'], '--admin-token'],
  [['--config', 'no-such-file.json'], 'no-such-file.json'],
  [['--report', 'telegram'], '--report'],
  [['--report', 'html=package.json/report.html'], 'package.json/report.html'],
  ...journalInSystemFolder,
  [['--rule', 'no-such-rule'], 'no-such-rule'],
] as const)('has no result with %j, and prints the reason on one line', async ([args, named]) => {
  const { code, out, err } = await run(['conformance', ...args])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^forge-contract conformance: .+\n$/)
  expect(err).toContain(named)
})

it('has no result with a token that the server rejects', async () => {
  await using stub = await startStub()
  const { code, err } = await run(['conformance', '--base-url', stub.baseUrl, '--admin-token', 'pt-unknown'])
  expect(code).toBe(2)
  expect(err).toMatch(/^forge-contract conformance: .+\n$/)
})

it('writes all requested reports, and reads one of them later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forge-reports-'))
  const file = (name: string) => join(folder, name)
  try {
    const reports = ['--report', `json=${file('a.json')}`, '--report', `badge=${file('a.svg')}`]
    const { code, out } = await run(['conformance', ...rule, '--area', 'general', ...reports])
    expect(code).toBe(0)
    expect(out.replaceAll('\n', ' ')).toContain(`The reports are in ${file('a.json')}, ${file('a.svg')}.`)
    const later = await run(['conformance', '--from', file('a.json'), '--compare', file('a.json')])
    expect(later).toMatchObject({ code: 0, err: '' })
    expect(later.out).toContain('nothing changed')
  } finally {
    await rm(folder, { recursive: true })
  }
})

it.runIf(existsSync('/dev/full'))('prints what it found also if a report cannot be written', async () => {
  const { code, out, err } = await run([
    'conformance',
    ...rule,
    '--area',
    'general',
    '--report',
    'badge=/dev/full',
  ])
  expect({ code, err }).toEqual({
    code: 2,
    err: 'forge-contract conformance: --report /dev/full cannot be written: ENOSPC: no space left on device, write.\n',
  })
  expect(out).toContain('conforms in this selection')
  expect(out).not.toContain('The report is in')
})

it('states after Ctrl+C that it ends, instead of the number of checks', async () => {
  const lines: string[] = []
  await run(['conformance', '--area', 'tags'], {
    onProgress: (line) => lines.push(line),
    onOutput: (_, stop) => stop(),
  })
  expect(lines).toEqual(['Ending early: finishing what is in progress. Ctrl+C again ends at once.', ''])
})
