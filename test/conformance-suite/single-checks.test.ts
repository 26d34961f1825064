/** Defects that one check notices, even if no other check did. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { departureMutants } from '../power/enumerate/departures.ts'
import { isSuccess } from '../power/message.ts'
import { mutant, type Fault, type Mutant } from '../power/mutant.ts'
import { deletesMergedBranchesForAll } from '../power/areas/branches/shared.ts'
import { startTarget, type Target } from '../power/target.ts'
import { jsonResponse } from '../power/vocabulary/effects.ts'
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

describe('a list of another area than the write', () => {
  const check = 'written-is-read/createIssue'

  test('that breaks with the write blocks the check', async () => {
    await target.mutate(
      mutant('STT-04', 'createIssue', [], 'breaks a list', breaks('listIssues', 'createIssue')),
    )
    expect(await resultOf(check)).toEqual({ verdict: 'blocked', reason: 'listIssues returned 403' })
  })

  test('that is not implemented is named in the result', async () => {
    const fault = missing('listIssues')
    await target.mutate(mutant('STT-04', 'createIssue', [], 'lacks a list', fault))
    const reason = 'some effects were not observed: listIssues is not implemented'
    expect(await resultOf(check)).toEqual({ verdict: 'pass', reason })
  })
})

/** The list returns 403 as soon as the write has succeeded. */
function breaks(list: OperationId, write: OperationId): Fault {
  return {
    async everywhere(call, upstream) {
      if (call.operation === list && upstream.memory.has(write))
        return jsonResponse(403, { message: '403 Forbidden' })
      const response = await upstream.pass(call)
      if (call.operation === write && isSuccess(response)) upstream.memory.set(write, true)
      return response
    },
  }
}

function missing(list: OperationId): Fault {
  return {
    everywhere: async (call, upstream) =>
      call.operation === list ? jsonResponse(501, { message: 'Not implemented' }) : upstream.pass(call),
  }
}

async function resultOf(id: string) {
  const report = await runSuite(target, { rules: [id] })
  const { verdict, reason } = report.checks.find((each) => each.id === id) ?? {}
  return { verdict, reason }
}
