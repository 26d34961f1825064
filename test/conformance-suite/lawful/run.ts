/** Runs the suite against servers that vary, and finds out which variation it cried wolf at. */
import type { Report } from '../../conformance/index.ts'
import { runConformance } from '../../conformance/index.ts'
import { openPen } from './target.ts'
import type { Variation } from './variation.ts'

/** What a run is narrowed to. */
export interface Narrowed {
  readonly areas?: readonly string[]
  readonly rules?: readonly string[]
}

export interface Judged {
  readonly report: Report
  /** How often each variation has made a difference, by its id. */
  readonly fired: ReadonlyMap<string, number>
  /** Ids of checks that did not end well, and of what was found beside them. */
  readonly alarms: readonly Alarm[]
}

export interface Alarm {
  readonly check: string
  readonly says: string
}

/** One run against one server with all of these variations. */
export async function runVariation(
  variations: readonly Variation[],
  { areas = [], rules = [] }: Narrowed = {},
): Promise<Judged> {
  await using pen = await openPen(variations)
  const report = await runConformance({
    baseUrl: pen.baseUrl,
    adminToken: pen.adminToken,
    areas,
    operations: [],
    rules,
    workers: 16,
    timeout: 30_000,
    seed: 2,
    reference: null,
    inUse: true,
  })
  return { report, fired: pen.fired, alarms: alarmsIn(report) }
}

/** Verdicts that lay nothing at the server's door. */
const quiet: ReadonlySet<string> = new Set([
  'pass',
  'informational',
  'not-provisionable',
  'unsupported',
  'not-checkable',
])

function alarmsIn({ findings, checks }: Report): readonly Alarm[] {
  const found = findings.flatMap(({ checks: ids, title, expected, actual }) =>
    ids.map((check) => ({ check, says: `${title} | ${expected} | ${actual}` })),
  )
  const others = checks
    .filter(({ verdict }) => !quiet.has(verdict) && verdict !== 'fail')
    .map(({ id, verdict, reason }) => ({ check: id, says: `${verdict}: ${reason}` }))
  return [...found, ...others]
}

/**
 * The smallest groups of variations at which these checks still raise an alarm: one variation each, or several that do
 * so only together.
 */
export async function culprits(
  variations: readonly Variation[],
  checks: readonly string[],
): Promise<readonly (readonly string[])[]> {
  // What was met in preparing for checks is no check of its own.
  const rules = checks.filter((check) => !check.startsWith('set-up/'))
  const { alarms } = await runVariation(variations, { rules })
  if (alarms.length === 0) return []
  if (variations.length === 1) return [variations.map(({ id }) => id)]
  const middle = variations.length >> 1
  const again = alarms.map(({ check }) => check)
  const halves = [
    ...(await culprits(variations.slice(0, middle), again)),
    ...(await culprits(variations.slice(middle), again)),
  ]
  return halves.length > 0 ? halves : [variations.map(({ id }) => id)]
}
