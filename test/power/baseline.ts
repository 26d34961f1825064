/** Runs checks on the server without defects: nothing may fail; records the operations of each check. */
import { runConformance } from '../conformance/command/run.ts'
import { readSettings } from '../conformance/command/options.ts'
import type { Report } from '../conformance/index.ts'
import { UsageError } from '../conformance/runner/usage-error.ts'
import type { Mutant } from './mutant.ts'
import type { Target } from './target.ts'
import { selectionsFor, type Selection } from './trial.ts'

export interface Baseline {
  /** What failed or has no verdict, which should be nothing. */
  readonly failed: readonly string[]
  readonly checks: number
  /** Checks by the operations that they touch, those that touch the fewest first. */
  readonly touching: ReadonlyMap<string, readonly string[]>
}

/** Most checks of other operations that are tried for an operation. */
const mostTouching = 80

export async function takeBaseline(
  target: Target,
  onProgress: (done: number, total: number) => void,
): Promise<Baseline> {
  const touched = new Map<string, ReadonlySet<string>>()
  await target.mutate(null)
  const settings = readSettings({ 'base-url': target.baseUrl, 'admin-token': target.adminToken, seed: '1' })
  const report = await runConformance(settings, {
    onResult(result, done, total) {
      touched.set(result.id, new Set(result.exchanges.flatMap(({ operation }) => operation ?? [])))
      onProgress(done, total)
    },
  })
  const bySpecificity = [...touched].toSorted(([, a], [, b]) => a.size - b.size)
  const operations = new Set(bySpecificity.flatMap(([, ofCheck]) => [...ofCheck]))
  return {
    failed: failuresIn(report),
    checks: report.checks.length,
    touching: new Map(
      [...operations].map((operation) => [
        operation,
        bySpecificity.flatMap(([id, ofCheck]) => (ofCheck.has(operation) ? [id] : [])).slice(0, mostTouching),
      ]),
    ),
  }
}

/** What fails of the first checks that some mutants are tried on: a check that fails without a defect detects nothing. */
export async function failuresWithout(
  target: Target,
  mutants: readonly Mutant[],
): Promise<readonly string[]> {
  const settings = readSettings({ 'base-url': target.baseUrl, 'admin-token': target.adminToken, seed: '1' })
  const failures: string[] = []
  for (const selection of firstSelectionsFor(mutants)) {
    await target.mutate(null)
    try {
      failures.push(...failuresIn(await runConformance({ ...settings, ...selection })))
    } catch (error) {
      // No check is selected.
      if (!(error instanceof UsageError)) throw error
    }
  }
  return [...new Set(failures)]
}

/** The checks of violated rules, and those of the operations of mutants that violate general rules or none. */
function firstSelectionsFor(mutants: readonly Mutant[]): readonly Selection[] {
  const first = mutants.flatMap((mutant) => selectionsFor(mutant, []).slice(0, 1))
  const ofRules = first.filter(({ operations }) => operations.length === 0).flatMap(({ rules }) => rules)
  const ofOperations = first.flatMap(({ operations }) => operations)
  return [
    ...(ofRules.length === 0 ? [] : [{ operations: [], rules: [...new Set(ofRules)] }]),
    ...(ofOperations.length === 0 ? [] : [{ operations: [...new Set(ofOperations)], rules: [] }]),
  ]
}

function failuresIn({ findings, checks }: Report): readonly string[] {
  return [
    ...findings.map(({ title, actual }) => `${title}: ${actual}`),
    ...checks
      .filter(({ verdict }) => verdict === 'blocked' || verdict === 'harness-error')
      .map(({ id, verdict, reason }) => `${id}: ${verdict}: ${reason?.split('\n')[0] ?? ''}`),
  ]
}
