/** Defects that one check notices, even if no other check did. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { departureMutants } from '../power/enumerate/departures.ts'
import { mutant, type Mutant } from '../power/mutant.ts'
import { deletesMergedBranchesForAll } from '../power/areas/branches/shared.ts'
import { startTarget, type Target } from '../power/target.ts'
import { runSuite } from './support/runs.ts'

let target: Target

beforeAll(async () => {
  target = await startTarget()
})

afterAll(() => target[Symbol.asyncDispose]())

const merged = mutant('AUT-02', 'deleteMergedBranches', [], 'ignores roles', deletesMergedBranchesForAll)
const defects: readonly (readonly [check: string, defect: Mutant])[] = [
  ['private/deleteMergedBranches', merged],
  ['private-record-stays/deleteMergedBranches', merged],
  ...departureMutants
    .filter(({ operation }) => ['protectBranch', 'updateTrigger'].includes(operation))
    .map((each) => [`written-is-read/${each.operation}`, each] as const),
]

test.for(defects)('%s fails', async ([check, defect]) => {
  await target.mutate(null)
  expect(await resultOf(check)).toEqual({ verdict: 'pass', reason: null })
  await target.mutate(defect)
  expect(await resultOf(check)).toMatchObject({ verdict: 'fail' })
})

async function resultOf(id: string) {
  const report = await runSuite(target, { rules: [id] })
  const { verdict, reason } = report.checks.find((each) => each.id === id) ?? {}
  return { verdict, reason }
}
