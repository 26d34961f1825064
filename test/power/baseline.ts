/** Runs the whole suite on the server without defects: nothing may fail; records the operations of each check. */
import { runConformance } from '../conformance/command/run.ts'
import { readSettings } from '../conformance/command/options.ts'
import type { Target } from './target.ts'

export interface Baseline {
  /** What failed, which should be nothing. */
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
    failed: report.findings.map(({ title, actual }) => `${title}: ${actual}`),
    checks: report.checks.length,
    touching: new Map(
      [...operations].map((operation) => [
        operation,
        bySpecificity.flatMap(([id, ofCheck]) => (ofCheck.has(operation) ? [id] : [])).slice(0, mostTouching),
      ]),
    ),
  }
}
