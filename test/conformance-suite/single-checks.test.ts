/** Defects that one check notices, although others of the same rule notice them as well. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fault } from '../power/mutant.ts'
import { mutant } from '../power/mutant.ts'
import { startTarget, type Target } from '../power/target.ts'
import type { OperationId } from '../../generated/operations.ts'
import { deletesMergedBranchesForAll } from '../power/areas/branches/shared.ts'
import { runSuite } from './support/runs.ts'

let target: Target

beforeAll(async () => {
  target = await startTarget()
})

afterAll(() => target[Symbol.asyncDispose]())

const defects: readonly (readonly [check: string, operation: OperationId, fault: Fault])[] = [
  ['private/deleteMergedBranches', 'deleteMergedBranches', deletesMergedBranchesForAll],
  ['private-record-stays/deleteMergedBranches', 'deleteMergedBranches', deletesMergedBranchesForAll],
]

test.for(defects)('%s fails', async ([check, operation, fault]) => {
  await target.mutate(null)
  expect(await verdictOf(check)).toBe('pass')
  await target.mutate(mutant('AUT-02', operation, [], 'has a defect', fault))
  expect(await verdictOf(check)).toBe('fail')
})

async function verdictOf(id: string): Promise<string | undefined> {
  const report = await runSuite(target, { rules: [id] })
  return report.checks.find((each) => each.id === id)?.verdict
}
