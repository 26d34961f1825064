/** To which operation the suite attributes failures, on a server on which one operation is missing or broken. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { withBrokenOperation, type BrokenKind } from './broken-operation.ts'
import type { Target } from './without-permission-check.ts'
import { runSuite } from './runs.ts'

/** What a correct attribution leaves empty, or as one finding of the operation. */
export interface Attribution {
  /** Failing checks of other operations. */
  readonly foreign: readonly string[]
  /** The operations of each finding. */
  readonly findings: readonly (readonly OperationId[])[]
  readonly exitCode: number
}

/** Tests a server with one broken operation, with the checks of the operation's area. */
export async function attributionOf(
  target: Target,
  operation: OperationId,
  kind: BrokenKind,
): Promise<Attribution> {
  await using server = await withBrokenOperation(target, operation, kind)
  const { baseUrl } = server
  const report = await runSuite(
    { baseUrl, adminToken: target.adminToken },
    { areas: [operations[operation].area] },
  )
  const failing = report.checks.filter(({ verdict }) => verdict === 'fail')
  const foreign = failing.filter((check) => !check.operations.includes(operation))
  return {
    foreign: foreign.map(({ id }) => id),
    findings: report.findings.map((finding) => finding.operations),
    exitCode: report.exitCode,
  }
}
