import type { OperationId } from '../../generated/operations.ts'
import { text } from '../../scripts/command-line/options.ts'
import { printProgress } from '../../scripts/command-line/progress.ts'
import { readArguments } from '../../scripts/command-line/script.ts'
import type { BrokenKind } from './support/broken-operation.ts'
import type { Target } from './support/without-permission-check.ts'

const { values } = readArguments({
  name: 'attribution',
  summary: 'break each operation, and check which one the suite reports',
  description:
    'Breaks each operation of the reference server in turn, and prints those whose failure the suite attributes to another ' +
    'operation, or reports as several findings.',
  exitCodes: { 0: 'all failures are attributed to the operation', 1: 'some are not' },
  options: {
    area: text('NAMES', 'Only the operations of these areas, for example tags,branches.'),
    kind: text('TEXT', 'Only this response of the broken operation, for example 500.'),
  },
})
// Loaded after the arguments are read: the help and errors in them appear at once.
const { operations } = await import('../../generated/operations.ts')
const { startStub } = await import('../../server-stub/stub.ts')
const { requests } = await import('../conformance/areas/requests.ts')
const { PreflightError } = await import('../conformance/runner/preflight.ts')
const { attributionOf } = await import('./support/attribution.ts')
const { brokenKinds, canBreak } = await import('./support/broken-operation.ts')

const kinds = brokenKinds.filter((kind) => values.kind === undefined || values.kind === kind)
const broken = Object.keys(requests)
  .filter((name): name is OperationId => name in operations)
  .filter(
    (operation) => values.area === undefined || values.area.split(',').includes(operations[operation].area),
  )

process.exitCode = await attributeAll()

async function attributeAll(): Promise<number> {
  const cases = broken.flatMap((operation) =>
    kinds.flatMap((kind) => (canBreak(operation, kind) ? [[operation, kind] as const] : [])),
  )
  if (cases.length === 0) {
    console.error(`npm run attribution: no such area or kind; kinds are ${brokenKinds.join(', ')}`)
    return 2
  }
  await using stub = await startStub()
  let wrong = 0
  for (const [index, [operation, kind]] of cases.entries()) {
    printProgress(`${index} of ${cases.length}  ${wrong} wrong  ${operation}, ${kind}`)
    const problem = await problemOf(stub, operation, kind)
    if (problem === null) continue
    wrong += 1
    printProgress('')
    console.log(`${operation}, ${kind}: ${problem}`)
  }
  printProgress('')
  console.log(`${cases.length - wrong} of ${cases.length} failures are attributed to the operation alone`)
  return wrong === 0 ? 0 : 1
}

/** Without an operation that the setup requires, the run ends before the first check, which attributes nothing. */
async function problemOf(target: Target, operation: OperationId, kind: BrokenKind): Promise<string | null> {
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
