/** What is photographed: a server with the demo data, and a conformance report with failures. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { demoTokens, seedDemo, startStub } from '../../server-stub/index.ts'
import { requirementOf } from '../../server-stub/access/policy.ts'
import { conform } from '../../test/conformance/index.ts'
import { referenceHandler } from '../reference/handler.ts'
import { actors } from '../serve/actors.ts'
import { demoValuesOf } from '../serve/demo-values.ts'

export interface Subject {
  readonly origin: string
  readonly reportUrl: string
}

/** Fixed values, so that two runs differ as little as possible. */
const adminToken = 'admin-token'
const now = () => new Date('2026-03-01T12:00:00Z')

/** Starts the server, and runs a part of the suite against another one that has defects. */
export async function startSubject(needsReport: boolean): Promise<Subject & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-screenshots-'))
  const report = join(folder, 'report.html')
  if (needsReport) await reportDefects(report)
  const stub = await startStub({
    seed: seedDemo,
    adminToken,
    now,
    docs: referenceHandler({
      actors: actors({ adminToken: () => adminToken, database: { kind: 'memory' }, tokens: demoTokens }),
      requests: () => stub.requests(),
      requirementOf,
      sampleValuesOf: demoValuesOf,
    }),
  })
  return {
    origin: stub.origin,
    reportUrl: pathToFileURL(report).href,
    async [Symbol.asyncDispose]() {
      await stub.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Writes the report on a server that sometimes returns 500 for a protected branch and 404 for a tag that it deletes. */
async function reportDefects(file: string): Promise<void> {
  await using stub = await startStub({ adminToken })
  stub.fail('protectBranch', { status: 500, performed: true, after: 6, times: 2 })
  stub.fail('deleteTag', { status: 404, performed: true, after: 3, times: 2 })
  const target = { 'base-url': stub.baseUrl, 'admin-token': stub.adminToken }
  const exitCode = await conform(
    { ...target, area: 'tags,branches', report: `html=${file}`, 'in-use': 'yes' },
    { out: () => undefined, err: console.error, colour: false },
  )
  if (exitCode !== 1) throw new Error(`The suite ended with ${exitCode}, although the server has defects.`)
}
