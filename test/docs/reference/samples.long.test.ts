/** Runs every sample of the reference against a server with the demo data. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../../scripts/reference/load.ts'
import type { OperationEntry } from '../../../scripts/reference/model/site.ts'
import { sampleTarget, type LiveServer, linksBelow } from '../../../scripts/reference/pages/edition.ts'
import { samplesFor } from '../../../scripts/reference/samples/index.ts'
import { actors } from '../../../scripts/serve/actors.ts'
import { demoValuesOf } from '../../../scripts/serve/demo-values.ts'
import { demoTokens, seedDemo, startStub, type Stub } from '../../../server-stub/index.ts'
import { isWhole, sampleOf as partOf } from '../../support/sample.ts'
import { languages } from './sample-runners.ts'

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

function sampleOf(entry: OperationEntry, label: string): string {
  const known = actors({
    adminToken: () => stub.adminToken,
    database: { kind: 'memory' },
    tokens: demoTokens,
  })
  const live: LiveServer = {
    origin: stub.origin,
    actors: known(),
    chosen: undefined,
    requests: () => [],
    requirementOf: () => undefined,
    sampleValuesOf: demoValuesOf,
  }
  const target = sampleTarget({ links: linksBelow('/docs/', '', '/'), live }, entry.located.operation)
  const { samples } = samplesFor(site.contract, entry, target)
  return samples.find((sample) => sample.label === label)?.source ?? ''
}

/** What the server saw of the operation, and where it is not what was to be expected, why. */
function departure({ id }: OperationEntry, failure: string): string[] {
  const seen = stub.requests().findLast(({ operationId }) => operationId === id)
  if (seen === undefined) return [`${id} was not called: ${failure}`]
  const isFine = seen.status !== undefined && seen.status < 300
  return isFine && seen.violations.length === 0
    ? failure === ''
      ? []
      : [`${id} ended with ${failure}`]
    : [`${id}: ${seen.method} ${seen.url} ${seen.status} ${seen.violations.join()} ${failure}`]
}

async function folderFor(label: string): Promise<string> {
  const path = join(folder, label)
  await mkdir(path)
  return path
}

describe('samples', () => {
  it.for(languages.map((language, turn) => ({ ...language, turn })))(
    'for $label succeed',
    async ({ label, missing, start, turn }, { skip }) => {
      skip(missing !== undefined, `${missing} is not installed`)
      skip(label === 'Go' && !isWhole, 'its compiler takes long; npm run test:whole')
      const samples = partOf(entries, languages.length, turn).map((entry) => ({
        id: entry.id,
        entry,
        source: sampleOf(entry, label),
      }))
      using runner = await start(await folderFor(label), samples)
      const departures: string[] = []
      for (const sample of samples) {
        await stub.reset()
        departures.push(...departure(sample.entry, await runner.run(sample)))
      }
      expect(departures).toEqual([])
    },
  )

  it('for createMergeRequest merge the branch of the response example into the default branch', async () => {
    const entry = entries.find(({ id }) => id === 'createMergeRequest')
    if (entry === undefined) throw new Error('The reference has no createMergeRequest')
    const body = /--data '(\{.*?\})'/s.exec(sampleOf(entry, 'curl'))?.[1] ?? ''
    await stub.reset()
    const response = await fetch(`${stub.baseUrl}/projects/atelier%2Floom/merge_requests`, {
      method: 'POST',
      headers: { 'PRIVATE-TOKEN': demoTokens.mira, 'Content-Type': 'application/json' },
      body,
    })
    expect(response.status).toBe(201)
    const example = site.contract.components.examples?.['CreatedMergeRequest']
    const branches = { source_branch: 'feature/selvedge', target_branch: 'master' }
    expect(example?.value).toMatchObject(branches)
    expect(await response.json()).toMatchObject(branches)
  })

  it.for(['fetch', 'TypeScript'])('for %s are indented by their brackets', (label) => {
    const wrong = entries.flatMap((entry) => wronglyIndented(sampleOf(entry, label)))
    expect(wrong).toEqual([])
  })

  it('for Go are formatted', async ({ skip }) => {
    skip(
      languages.some(({ missing }) => missing === 'Go'),
      'Go is not installed',
    )
    const cwd = await folderFor('gofmt')
    for (const entry of entries) await writeFile(join(cwd, `${entry.id}.go`), `${sampleOf(entry, 'Go')}\n`)
    const { stdout, stderr } = await promisify(execFile)('gofmt', ['-l', '-e', '.'], { cwd })
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' })
  })
})

/** Lines whose indentation is not two spaces for each open bracket. */
function wronglyIndented(source: string): string[] {
  let depth = 0
  return source.split('\n').filter((line) => {
    const code = line.replaceAll(/'(?:[^'\\]|\\.)*'|`[^`]*`/g, '')
    const closed = /^\s*[)}\]]/.test(code)
    const indentation = line.length - line.trimStart().length
    const expected = closed ? depth - 1 : depth
    // Several brackets that open on one line indent once.
    const change = Math.sign((code.match(/[({[]/g) ?? []).length - (code.match(/[)}\]]/g) ?? []).length)
    depth += change
    return indentation !== expected * 2
  })
}
