/** Every sample of the reference is run against a server with the demo data, by each interpreter that is installed. */
import { execFile, spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../../scripts/reference/load.ts'
import type { OperationEntry } from '../../../scripts/reference/model/site.ts'
import { sampleTarget, type LiveServer, linksBelow } from '../../../scripts/reference/pages/edition.ts'
import { samplesFor } from '../../../scripts/reference/samples/index.ts'
import { actors } from '../../../scripts/serve/actors.ts'
import { demoValuesOf } from '../../../scripts/serve/demo-values.ts'
import { demoTokens, seedDemo, startStub, type Stub } from '../../../server-stub/index.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const site = await loadSite()
const entries = [...site.operations.values()]
let stub: Stub
let folder: string

beforeAll(async () => {
  stub = await startStub({ seed: seedDemo })
  folder = await mkdtemp(join(tmpdir(), 'forge-samples-'))
})

afterAll(async () => {
  await stub.close()
  await rm(folder, { recursive: true })
})

/** A merge request of the demo does not wait for its pipeline, and would not be open any more if it did. */
const failing: Readonly<Record<string, number>> = { cancelMergeWhenPipelineSucceeds: 400 }

function sampleOf(entry: OperationEntry, label: string): string {
  const known = actors({
    adminToken: () => stub.adminToken,
    database: { kind: 'memory' },
    people: demoTokens,
  })
  const live: LiveServer = {
    origin: stub.origin,
    actors: known(),
    chosen: undefined,
    requests: [],
    requirementOf: () => undefined,
    sampleValuesOf: demoValuesOf,
  }
  const target = sampleTarget({ links: linksBelow('/docs/', '', '/'), live }, entry.place.operation)
  const { samples } = samplesFor(site.contract, entry, target)
  return samples.find((sample) => sample.label === label)?.source ?? ''
}

/** What the server saw of the operation, and where it is not what was to be expected, why. */
function departure({ id }: OperationEntry, failure: string): string[] {
  const seen = stub.requests().findLast(({ operationId }) => operationId === id)
  if (seen === undefined) return [`${id} was not called: ${failure}`]
  const expected = failing[id]
  const isFine =
    expected === undefined ? seen.status !== undefined && seen.status < 300 : seen.status === expected
  const unexpected = failure !== '' && expected === undefined ? [`${id} ended with ${failure}`] : []
  return isFine && seen.violations.length === 0
    ? unexpected
    : [`${id}: ${seen.method} ${seen.url} ${seen.status} ${seen.violations.join()} ${failure}`]
}

/** A process that runs one sample after the other, since starting an interpreter for each takes long. */
class Runner implements Disposable {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #lines: AsyncIterator<string>

  constructor(command: string, args: readonly string[]) {
    this.#process = spawn(command, args, { cwd: folder })
    this.#lines = createInterface(this.#process.stdout)[Symbol.asyncIterator]()
  }

  /** Empty where the sample ran through, else its error. */
  async run(file: string): Promise<string> {
    this.#process.stdin.write(`${file}\n`)
    const { value, done } = await this.#lines.next()
    return done === true ? 'the interpreter has ended' : String(JSON.parse(value))
  }

  [Symbol.dispose](): void {
    this.#process.kill()
  }
}

const runners = {
  js: `import { createInterface } from 'node:readline'
console.log = () => {}
for await (const file of createInterface(process.stdin)) {
  const error = await import(file).then(() => '', (error) => String(error))
  process.stdout.write(JSON.stringify(error) + '\\n')
}`,
  py: `import sys, json, io, contextlib
for line in sys.stdin:
    error = ""
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(open(line.strip()).read(), line, "exec"), {})
    except BaseException as caught:
        error = repr(caught)
    print(json.dumps(error), flush=True)
`,
  rb: `require 'json'
require 'stringio'
$stdin.each_line do |line|
  error = ''
  $stdout = StringIO.new
  begin
    load line.strip
  rescue StandardError, ScriptError => caught
    error = caught.inspect
  end
  $stdout = STDOUT
  puts JSON.generate(error)
  $stdout.flush
end
`,
} as const

async function departuresOf(label: string, extension: string, runner: Runner): Promise<string[]> {
  const departures: string[] = []
  for (const entry of entries) {
    await stub.reset()
    const file = join(folder, `${label}-${entry.id}.${extension}`)
    await writeFile(
      file,
      sampleOf(entry, label).replace("'forge-contract/client'", `'${root}/generated/client.ts'`),
    )
    departures.push(...departure(entry, await runner.run(file)))
  }
  return departures
}

function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0
}

/** The Python that has both libraries, if one does. */
const python = ['python3', '/usr/bin/python3'].find((command) =>
  runs(command, '-c', 'import gitlab, requests'),
)

describe('samples', () => {
  it.skipIf(!runs('curl', '--version'))('for curl succeed (needs curl)', async () => {
    const departures: string[] = []
    for (const entry of entries) {
      await stub.reset()
      const command = sampleOf(entry, 'curl').replace('curl ', 'curl --silent --show-error ')
      const failure = await promisify(execFile)('sh', ['-c', command], {
        cwd: folder,
        encoding: 'buffer',
      }).then(
        () => '',
        (error: unknown) => String(error),
      )
      departures.push(...departure(entry, failure))
    }
    expect(departures).toEqual([])
  })

  it.for(['fetch', 'TypeScript'])('for %s succeed', async (label) => {
    await writeFile(join(folder, 'run.mjs'), runners.js)
    using runner = new Runner(process.execPath, ['run.mjs'])
    const extension = label === 'TypeScript' ? 'mts' : 'mjs'
    const departures = await departuresOf(label, extension, runner)
    expect(departures).toEqual([])
  })

  it.skipIf(python === undefined)('for Python succeed (needs requests and python-gitlab)', async () => {
    await writeFile(join(folder, 'run.py'), runners.py)
    using runner = new Runner(python ?? '', ['run.py'])
    expect(await departuresOf('Python', 'py', runner)).toEqual([])
  })

  it.skipIf(!runs('ruby', '--version'))('for Ruby succeed (needs ruby)', async () => {
    await writeFile(join(folder, 'run.rb'), runners.rb)
    using runner = new Runner('ruby', ['run.rb'])
    expect(await departuresOf('Ruby', 'rb', runner)).toEqual([])
  })

  it.skipIf(!runs('gofmt', '-h') && !runs('go', 'version'))(
    'for Go can be parsed and are formatted (needs gofmt)',
    async () => {
      for (const entry of entries)
        await writeFile(join(folder, `${entry.id}.go`), `${sampleOf(entry, 'Go')}\n`)
      const { stdout, stderr } = await promisify(execFile)('gofmt', ['-l', '-e', '.'], { cwd: folder })
      expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' })
    },
  )
})
