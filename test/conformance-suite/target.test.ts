/** The target file: options, missing operations, existing records, and the provisioning interface. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { conform, type Report } from '../conformance/index.ts'
import { readSettings, withConfiguration } from '../conformance/command/options.ts'
import { serve } from './support/hand-server.ts'
import { rewriting } from './support/proxy.ts'

// These tests run the suite, on machines that may be busy.
let stub: Stub
let folder: string

beforeAll(async () => {
  stub = await startStub({ provisioning: false })
})

afterAll(() => stub.close())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forge-contract-target-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (content: unknown) => {
  const file = join(folder, 'target.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

/** Runs the suite with a target file. */
async function reportOn(content: object, baseUrl = stub.baseUrl): Promise<{ exit: number; report: Report }> {
  const output: string[] = []
  const print = (text: string) => output.push(text)
  const config = fileOf({ 'base-url': baseUrl, 'admin-token': stub.adminToken, report: 'json', ...content })
  const exit = await conform({ config }, { out: print, err: print, colour: false, progress: () => {} })
  return { exit, report: JSON.parse(output.join('\n')) }
}

const verdictOf = ({ checks }: Report, id: string) => checks.find((check) => check.id === id)?.verdict

describe('mistakes', () => {
  test.for([
    ['{', /target\.json is not JSON/],
    [[1], /must contain one JSON object/],
    [{ colours: 3 }, /unknown option 'colours'; the options of the command, .* are allowed there\./],
    [{ wrokers: 3 }, /unknown option 'wrokers'; did you mean 'workers'\?/],
    [{ capability: {} }, /unknown option 'capability'; did you mean 'capabilities'\?/],
    [{ workers: { most: 3 } }, /target\.json: workers must be a string, a number/],
    [{ capabilities: ['boards'] }, /target\.json: capabilities must be an object/],
    [{ capabilities: { bords: false } }, /capabilities\.bords must be an area or an operationId/],
    [{ capabilities: { boards: 'no' } }, /capabilities\.boards must be true or false/],
    [{ capabilities: { users: false } }, /capabilities\.users must be true: the suite creates/],
    [{ existing: { runner: [1] } }, /existing\.runner must be one of runners, snippets, jobs/],
    [{ existing: { runners: 7 } }, /existing\.runners must be a list/],
    [{ existing: { runners: ['7'] } }, /existing\.runners\.0 must be an id: a whole number from 1/],
    [{ existing: { snippets: [{ id: 3 }] } }, /existing\.snippets\.0\.project_id must be an id/],
    [{ existing: { jobs: [{ project_id: 1, id: 2 }] } }, /existing\.jobs\.0\.pipeline_id must be an id/],
    [
      { existing: { jobs: [{ project_id: 1, id: 2, pipeline_id: 3, log: true }] } },
      /jobs\.0\.log must be one of/,
    ],
    [{ provisioning: {} }, /provisioning must be given either `url` or `command`/],
    [{ provisioning: { url: 'here' } }, /provisioning\.url must be a URL/],
    [{ provisioning: { command: 'make it' } }, /provisioning\.command must be a list of strings/],
  ] as const)('%j is one clear line', async ([content, words]) => {
    const output: string[] = []
    const say = (text: string) => output.push(text)
    const exit = await conform({ config: fileOf(content) }, { out: say, err: say, colour: false })
    expect(exit).toBe(2)
    expect(output).toEqual([expect.stringMatching(words)])
    expect(output[0]).not.toContain('\n')
  })
})

test('the example of the documentation is a target file', () => {
  const docs = readFileSync('docs/conformance.md', 'utf8')
  const [, example] = /```json\n(\{[^`]*"capabilities"[^`]*)```/.exec(docs) ?? []
  const settings = readSettings(
    withConfiguration({ config: fileOf(example ?? ''), 'admin-token': 'from the environment' }),
  )
  expect(settings).toMatchObject({ baseUrl: 'https://forge.example.com/api/v4', workers: 4 })
  expect(settings.target?.lacks.length).toBeGreaterThan(0)
  expect(settings.target?.existing.jobs.length).toBeGreaterThan(0)
  expect(settings.target?.provisioning).not.toBeNull()
})

test('operations that are declared as missing are unsupported, and noted if they work', async () => {
  await using server = await rewriting(stub.baseUrl, (passed) => {
    if (passed.target.includes('/boards')) passed.status = 404
  })
  const operation = 'listBoards,listTodos,markAllTodosAsDone,getQueueMetrics'
  const capabilities = { boards: false, listTodos: false, 'worker-metrics': true }
  const { exit, report } = await reportOn({ operation, capabilities }, server.baseUrl)
  const ofBoards = report.checks.filter((check) => check.area === 'boards')
  expect(ofBoards.length).toBeGreaterThan(5)
  expect(new Set(ofBoards.map(({ verdict, reason }) => `${verdict}: ${reason}`))).toEqual(
    new Set(['unsupported: Declared: the server does not have boards.']),
  )
  expect(verdictOf(report, 'success/listTodos')).toBe('unsupported')
  expect(verdictOf(report, 'success/markAllTodosAsDone')).toBe('pass')
  expect(verdictOf(report, 'success/getQueueMetrics')).toBe('pass')
  expect(report.findings).toEqual([])
  expect(report.notes).toEqual(['listTodos is declared missing, but listTodos works.'])
  expect(exit).toBe(0)
})

test('existing records are read, not changed, if they cannot be provisioned', async () => {
  const { id } = await stub.project({ files: { 'README.md': '# Loom' } })
  const pipeline = await stub.provision.pipeline({ project_id: id, ref: 'master' })
  const artifacts = { content: 'woven' }
  const job = await stub.provision.job({
    pipeline_id: pipeline.id,
    name: 'weave',
    status: 'success',
    trace: 'Done.',
    artifacts,
  })
  const runner = await stub.provision.runner({ project_ids: [id] })
  const snippet = await stub.provision.snippet({ project_id: id, title: 'Knot' })
  const state = async () =>
    Promise.all(
      [`/projects/${id}/jobs`, `/runners/${runner.id}`, `/projects/${id}/snippets/${snippet.id}/notes`].map(
        async (path) =>
          (await fetch(stub.baseUrl + path, { headers: { 'PRIVATE-TOKEN': stub.adminToken } })).text(),
      ),
    )
  const before = await state()
  const operation =
    'getJob,getJobTrace,downloadJobArtifacts,cancelJob,listPipelineJobs,getRunner,listSnippetNotes'
  const existing = {
    runners: [runner.id],
    snippets: [{ project_id: id, id: snippet.id }],
    jobs: [{ project_id: id, pipeline_id: pipeline.id, id: job.id, trace: true }],
  }
  const { exit, report } = await reportOn({ operation, existing })
  for (const each of ['getJob', 'getJobTrace', 'listPipelineJobs', 'getRunner', 'listSnippetNotes']) {
    expect([each, verdictOf(report, `success/${each}`)]).toEqual([each, 'pass'])
  }
  for (const each of ['downloadJobArtifacts', 'cancelJob']) {
    expect([each, verdictOf(report, `success/${each}`)]).toEqual([each, 'not-provisionable'])
  }
  expect(report.findings).toEqual([])
  expect(exit).toBe(0)
  expect(await state()).toEqual(before)
})

test('provisioning can have a URL of its own', async () => {
  const requested: string[] = []
  await using hook = await serve((request, response) => {
    requested.push(`${request.method} ${request.url} ${String(request.headers['private-token']).length}`)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const passed =
        request.method === 'GET'
          ? Promise.resolve({ resources: { runners: {} } })
          : stub.provision.runner(JSON.parse(String(Buffer.concat(chunks))))
      void passed.then((json) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json))
      })
    })
  })
  const { report } = await reportOn({
    operation: 'getRunner,listProjectRunners',
    provisioning: { url: `${hook.origin}/make/things` },
  })
  expect(verdictOf(report, 'success/getRunner')).toBe('pass')
  const length = stub.adminToken.length
  expect(new Set(requested)).toEqual(
    new Set([`GET /make/things ${length}`, `POST /make/things/runners ${length}`]),
  )
  expect(report.findings).toEqual([])
})

test('provisioning may be a command that reads and writes JSON', async () => {
  await using helper = await startStub({ adminToken: stub.adminToken })
  const program = join(folder, 'provision.mjs')
  writeFileSync(
    program,
    `
    let text = ''
    for await (const chunk of process.stdin) text += chunk
    const { method, resource, id, attributes } = JSON.parse(text)
    const place = '${helper.origin}/provisioning'
    const target = [place, resource, id].filter((part) => part !== null).join('/')
    const response = await fetch(target, {
      method,
      headers: { 'PRIVATE-TOKEN': '${stub.adminToken}', 'content-type': 'application/json' },
      ...(attributes === null ? {} : { body: JSON.stringify(attributes) }),
    })
    process.stdout.write(await response.text())
    process.exitCode = response.ok ? 0 : 1
    `,
  )
  const provisioning = { command: [process.execPath, program] }
  const { report } = await reportOn({ operation: 'getRunner', provisioning }, helper.baseUrl)
  expect(verdictOf(report, 'success/getRunner')).toBe('pass')
  expect(report.findings).toEqual([])
})

test('provisioning that fails blocks, with the output of the command', async () => {
  const program = join(folder, 'failing.mjs')
  writeFileSync(
    program,
    `
    let text = ''
    for await (const chunk of process.stdin) text += chunk
    if (JSON.parse(text).method === 'GET') console.log('{"resources":{"runners":{}}}')
    else {
      console.error('no shed has room', 'curl -H PRIVATE-TOKEN:${stub.adminToken}')
      process.exitCode = 3
    }
    `,
  )
  const provisioning = { command: [process.execPath, program] }
  const transcript = join(folder, 'failing.jsonl.gz')
  const { exit, report } = await reportOn({ rule: 'success/getRunner', provisioning, transcript })
  expect(verdictOf(report, 'success/getRunner')).toBe('blocked')
  expect(JSON.stringify(report.checks)).toContain('no shed has room')
  expect(exit).toBe(2)
  const recorded = gunzipSync(readFileSync(transcript)).toString('utf8')
  expect(recorded).toContain('no shed has room curl -H PRIVATE-TOKEN:~FORGE_ADMIN_TOKEN~')
  for (const text of [recorded, JSON.stringify(report)]) expect(text).not.toContain(stub.adminToken)
})
