/** The suite detects each operator, and the script in the report reproduces the failure with a shell and curl. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import type { ReportedFinding } from '../conformance/index.ts'
import { catalogue } from './catalogue.ts'
import { lastResponse } from './last-response.ts'
import { sampleOf } from '../support/sample.ts'
import { shuffled } from './sample.ts'
import type { Mutant } from './mutant.ts'
import { mutants } from './areas/index.ts'
import { operators } from './operators.ts'
import { startTarget, type Target } from './target.ts'
import { selectionsFor, reportOn } from './trial.ts'

const run = promisify(execFile)

/** A literal token or password that may be valid, instead of a variable. */
const credentials = /(?:private-token: |bearer |_session=|token=|"password":")(?!no-such|['"]*\$)/i

const sample = sampleOf(oneOfEachOperator(), 24)

describe.concurrent('a mutant is detected, and the script of the failure reproduces it', () => {
  test.for(sample)('$id', async (mutant) => {
    await using target = await startTarget()
    const { script } = await findingOf(target, mutant)
    expect(script).not.toContain(target.adminToken)
    expect(script).not.toMatch(credentials)
    await target.mutate(mutant)
    const mutated = await outputOf(script, target)
    await target.mutate(null)
    expect(mutated).not.toBe(await outputOf(script, target))
  })
})

describe.concurrent('a script has the same output on a server without defects each time', () => {
  test.for(sample.filter((_, index) => index % 4 === 1))('$id', async (mutant) => {
    await using target = await startTarget()
    const { script } = await findingOf(target, mutant)
    await target.mutate(null)
    const once = await outputOf(script, target)
    await target.mutate(null)
    expect(await outputOf(script, target)).toBe(once)
  })
})

test('responses are equal apart from time and host, and differ in all else', () => {
  const once = printed('2017-01-01T10:00:00Z', '2017-01-01T09:59:58.1Z', 8001, 'a')
  const again = printed('2017-05-05T10:00:00Z', '2017-05-05T09:59:57Z', 8002, '5')
  expect(lastResponse(again)).toBe(lastResponse(once))
  for (const part of ['200', 'x-total: 1', '"id":4', 'T09', '-1"']) {
    const other = once.replace(part, part.replace(/\d+/, '3'))
    expect(lastResponse(other), part).not.toBe(lastResponse(once))
  }
})

function printed(at: string, madeAt: string, port: number, digit: string): string {
  const url = `http://127.0.0.1:${port}/r${String(port).repeat(4)}-1`
  const record = { id: 4, web_url: url, created_at: madeAt, commit: { id: digit.repeat(40) } }
  const head = `HTTP/1.1 200 OK\r\ndate: ${new Date(at).toUTCString()}\r\nx-total: 1`
  return `step 1: 201\n${head}\r\n\r\n${JSON.stringify(record)}`
}

/** One mutant of each operator, a written one if there is one, from as many areas as possible. */
function oneOfEachOperator(): readonly Mutant[] {
  const known = new Set(mutants)
  const all = [...shuffled(mutants), ...shuffled(catalogue(1).filter((each) => !known.has(each)))].filter(
    ({ rejectedWith }) => rejectedWith === undefined,
  )
  const seen = new Set<string>()
  return Object.keys(operators).flatMap((operator) => {
    const ofOne = all.filter((each) => each.operator === operator)
    const chosen = ofOne.find(({ operation }) => !seen.has(operations[operation].area)) ?? ofOne[0]
    if (chosen === undefined) return []
    seen.add(operations[chosen.operation].area)
    return [chosen]
  })
}

/** The finding about a rule that the mutant violates, or about its operation if it violates none. */
async function findingOf(target: Target, mutant: Mutant): Promise<ReportedFinding> {
  const broken: readonly string[] = mutant.rules
  for (const selection of selectionsFor(mutant, [])) {
    await target.mutate(mutant)
    const { findings } = await reportOn(target, mutant, selection).catch(() => ({ findings: [] }))
    const found = findings.find(({ rules, operations: named }) =>
      broken.length === 0 ? named.includes(mutant.operation) : rules.some((rule) => broken.includes(rule)),
    )
    if (found !== undefined) return found
  }
  throw new Error('No check detected the mutant.')
}

/** The last response of the script, from a shell in which only the server is set. */
async function outputOf(script: string, { baseUrl, adminToken }: Target): Promise<string> {
  const env = { PATH: process.env['PATH'], FORGE_ADMIN_TOKEN: adminToken, FORGE_URL: baseUrl }
  const { stdout } = await run('sh', ['-c', script], { env })
  return lastResponse(stdout)
}
