/** Runs the suite against varied servers and finds the variations with false positives. */
import type { Report } from '../../conformance/index.ts'
import { runConformance } from '../../conformance/index.ts'
import { startVariedServer } from './target.ts'
import type { Variation } from './variation.ts'

/** Areas and rules that a run is limited to; with `observe`, it includes unspecified access. */
export interface Selection {
  readonly areas?: readonly string[]
  readonly rules?: readonly string[]
  readonly observe?: boolean
}

export interface VariedRun {
  readonly report: Report
  /** How often each variation has made a difference, by its id. */
  readonly fired: ReadonlyMap<string, number>
  /** Checks that failed although the server is correct. */
  readonly falsePositives: readonly FalsePositive[]
}

export interface FalsePositive {
  readonly check: string
  readonly message: string
}

/** One run against one server with all of these variations. */
export async function runVariation(
  variations: readonly Variation[],
  { areas = [], rules = [], observe = false }: Selection = {},
): Promise<VariedRun> {
  await using server = await startVariedServer(variations)
  const report = await runConformance({
    baseUrl: server.baseUrl,
    adminToken: server.adminToken,
    areas,
    operations: [],
    rules,
    observe,
    workers: 16,
    timeout: 30_000,
    seed: 2,
    reference: null,
    inUse: true,
  })
  return { report, fired: server.fired, falsePositives: falsePositivesIn(report) }
}

/** Verdicts that are no finding. */
const withoutFinding: ReadonlySet<string> = new Set([
  'pass',
  'informational',
  'not-provisionable',
  'unsupported',
  'not-checkable',
])

function falsePositivesIn({ findings, checks }: Report): readonly FalsePositive[] {
  const found = findings.flatMap(({ checks: ids, title, expected, actual }) =>
    ids.map((check) => ({ check, message: `${title} | ${expected} | ${actual}` })),
  )
  const others = checks
    .filter(({ verdict }) => !withoutFinding.has(verdict) && verdict !== 'fail')
    .map(({ id, verdict, reason }) => ({ check: id, message: `${verdict}: ${reason}` }))
  return [...found, ...others]
}

/**
 * The smallest groups of variations at which these checks still fail: one variation each, or several that do
 * so only together.
 */
export async function smallestGroups(
  variations: readonly Variation[],
  checks: readonly string[],
): Promise<readonly (readonly string[])[]> {
  // Findings in setups belong to no check.
  const rules = checks.filter((check) => !check.startsWith('set-up/'))
  const { falsePositives } = await runVariation(variations, { rules })
  if (falsePositives.length === 0) return []
  if (variations.length === 1) return [variations.map(({ id }) => id)]
  const middle = variations.length >> 1
  const again = falsePositives.map(({ check }) => check)
  const halves = [
    ...(await smallestGroups(variations.slice(0, middle), again)),
    ...(await smallestGroups(variations.slice(middle), again)),
  ]
  return halves.length > 0 ? halves : [variations.map(({ id }) => id)]
}
