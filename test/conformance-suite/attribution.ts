/**
 * Breaks every operation in turn, and prints those whose failure the suite attributes to another operation, or reports
 * as several findings.
 *
 *     npm run attribution -- --area tags --kind 500
 */
import { parseArgs } from 'node:util'
import { operations, type OperationId } from '../../generated/operations.ts'
import { startStub } from '../../server-stub/stub.ts'
import { PreflightError } from '../conformance/runner/preflight.ts'
import { requests } from '../conformance/areas/requests.ts'
import { attributionOf } from './support/attribution.ts'
import { brokenKinds, type BrokenKind } from './support/broken-operation.ts'

const { values } = parseArgs({ options: { area: { type: 'string' }, kind: { type: 'string' } } })
const kinds = brokenKinds.filter((kind) => values.kind === undefined || values.kind === kind)
const broken = Object.keys(requests)
  .filter((name): name is OperationId => name in operations)
  .filter(
    (operation) => values.area === undefined || values.area.split(',').includes(operations[operation].area),
  )

process.exitCode = await attributeAll()

async function attributeAll(): Promise<number> {
  const cases = broken.flatMap((operation) => kinds.map((kind) => [operation, kind] as const))
  if (cases.length === 0) {
    console.error(`attribution: no such area or kind; kinds are ${brokenKinds.join(', ')}`)
    return 2
  }
  await using stub = await startStub()
  let wrong = 0
  for (const [operation, kind] of cases) {
    const problem = await problemOf(stub, operation, kind)
    if (problem === null) continue
    wrong += 1
    console.log(`${operation}, ${kind}: ${problem}`)
  }
  console.log(`${cases.length - wrong} of ${cases.length} failures are attributed to the operation alone`)
  return wrong === 0 ? 0 : 1
}

/** Without an operation that the setup requires, the run ends before the first check, which attributes nothing. */
async function problemOf(
  target: { readonly baseUrl: string; readonly adminToken: string },
  operation: OperationId,
  kind: BrokenKind,
): Promise<string | null> {
  try {
    const { foreign, findings } = await attributionOf(target, operation, kind)
    if (foreign.length > 0) return `fails ${foreign.slice(0, 3).join(', ')} (${foreign.length} checks)`
    const isOne = findings.length === 1 && findings[0]?.join() === operation
    return isOne ? null : `${findings.length} findings: ${findings.map((each) => each.join('+')).join(', ')}`
  } catch (error) {
    if (error instanceof PreflightError) return null
    throw error
  }
}
