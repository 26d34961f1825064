/** The suite can fail: each defect is reported under its rule, and the script in the report repeats it. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { rules, type RuleId } from '../../generated/rules.ts'
import { runConformance } from '../conformance/index.ts'
import type { Report, ReportedFinding } from '../conformance/index.ts'
import { accountMutants } from './mutants/accounts.ts'
import { mergeRequestMutants } from './mutants/merge-requests.ts'
import type { BehaviourMutant, WireMutant } from './mutants/mutant.ts'
import { repositoryMutants } from './mutants/repository.ts'
import { wireMutants } from './mutants/wire.ts'
import { startGround, type Ground } from './support/ground.ts'
import { rewriting } from './support/proxy.ts'

const run = promisify(execFile)
let ground: Ground

beforeAll(async () => {
  ground = await startGround()
})

afterAll(async () => {
  await ground[Symbol.asyncDispose]()
})

describe('wrong behaviour', { timeout: 60_000 }, () => {
  const mutants = [...repositoryMutants, ...mergeRequestMutants, ...accountMutants]
  test.for(mutants)('$name', async (mutant) => {
    await using server = await ground.serve(mutant.handlers(await ground.administrator()))
    await expectReported(mutant, server.baseUrl)
  })
})

describe('wrong answers', { timeout: 60_000 }, () => {
  test.for(wireMutants)('$name', async (mutant) => {
    await using server = await rewriting(ground.baseUrl, mutant.alter)
    await expectReported(mutant, server.baseUrl)
  })
})

async function expectReported(mutant: BehaviourMutant | WireMutant, baseUrl: string): Promise<void> {
  const report = await judge(mutant, baseUrl)
  const finding = findingOf(mutant, report)
  expect(report.exitCode).toBe(1)
  expect(finding, describeReport(report)).toBeDefined()
  if (finding === undefined) return
  expect(finding.script).not.toContain(ground.adminToken)
  expect(await repeat(finding, baseUrl)).toMatch(mutant.shows)
  if (!alike.has(mutant.name)) expect(await repeat(finding, ground.baseUrl)).not.toMatch(mutant.shows)
}

/** Defects whose last answer differs from a sound one in what no expression tells: the script’s answers are compared. */
const alike = new Set([
  'a new branch always begins at master',
  'a cherry-pick returns the commit and leaves the branch alone',
  'a wrong action spoils the commit only in part',
  'a raw file loses its line ends',
  'the links lose the filter',
  'a member of a record is missing in the list',
])

/** Only the checks of the rule are run, or all about the operation where the judge alone has to tell. */
function judge({ operation, rule }: BehaviourMutant | WireMutant, baseUrl: string): Promise<Report> {
  const ofAllOperations = rule !== null && sweeping.has(rule)
  return runConformance({
    baseUrl,
    adminToken: ground.adminToken,
    areas: [],
    operations: rule === null || ofAllOperations ? [operation] : [],
    rules: rule === null ? [] : [rule],
    workers: 8,
    timeout: 10_000,
    seed: 1,
    reference: null,
    // The scripts that repeat failures leave people behind.
    inUse: true,
  })
}

/** Rules with a check for each operation. */
const sweeping = new Set<RuleId>(
  wireMutants.flatMap(({ rule, operation }) =>
    rule !== null && rules[rule].operation === null && operation !== 'getCurrentUser' ? [rule] : [],
  ),
)

function findingOf(
  { operation, rule }: BehaviourMutant | WireMutant,
  report: Report,
): ReportedFinding | undefined {
  return report.findings.find((finding) =>
    rule === null
      ? finding.kind === 'contract' && finding.operations.includes(operation)
      : finding.rules.includes(rule),
  )
}

async function repeat(finding: ReportedFinding, baseUrl: string): Promise<string> {
  const environment = { ...process.env, FORGE_TOKEN: ground.adminToken, FORGE_URL: baseUrl }
  const { stdout } = await run('sh', ['-c', finding.script], { env: environment })
  return stdout
}

function describeReport({ findings, checks }: Report): string {
  const told = findings.map(({ title, expected, actual }) => `${title}\n  ${expected}\n  ${actual}`)
  const blocked = checks
    .filter(({ verdict }) => verdict !== 'pass')
    .map(({ id, reason }) => `${id}: ${reason}`)
  return ['The findings were:', ...told, ...blocked].join('\n')
}

test('the defects cover the six areas', () => {
  const all = [...repositoryMutants, ...mergeRequestMutants, ...accountMutants, ...wireMutants]
  const areas = new Set(all.map(({ operation }) => operations[operation].area))
  expect([...areas].toSorted()).toEqual([
    'branches',
    'commits',
    'files',
    'merge-requests',
    'projects',
    'users',
  ])
})
