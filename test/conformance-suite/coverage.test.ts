import { describe, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { rules } from '../../generated/rules.ts'
import { coverage } from '../conformance/areas/index.ts'
import { check, generatedCheck, ruleIds, type Check } from '../conformance/fixtures/check.ts'
import { planChecks, select, withoutCheck } from '../conformance/runner/plan.ts'
import { shuffled } from '../conformance/runner/runner.ts'
import { fullPlan } from '../conformance/runner/selection.ts'

const plan = planChecks(coverage)
const nothing = { areas: [], operations: [], rules: [] }

test('every rule of the contract has a check or a written reason', () => {
  const proved = new Set(plan.flatMap((check) => check.rules))
  const excused = new Map(withoutCheck(coverage).map(({ rule, reason }) => [rule, reason]))
  const open = ruleIds().filter((rule) => !proved.has(rule) && (excused.get(rule) ?? '').length < 10)
  expect(open).toEqual([])
  expect(proved.size + excused.size).toBe(Object.keys(rules).length)
})

test('no two checks of a run have one id, and no check of the coverage is without a rule', () => {
  const ids = fullPlan(true).map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(plan.filter((check) => check.rules.length === 0)).toEqual([])
})

const passes = async () => {}

describe('two checks with one id', () => {
  const rule = 'delete-branch/deletes'
  const generated = (title: string, run = passes, topic = 'topic') =>
    generatedCheck(topic, 'deleteBranch', title, run)
  const idsOf = (...checks: readonly Check[]) => planChecks(new Map([[rule, checks]])).map(({ id }) => id)

  test('are one check if they are generated and equal', () => {
    expect(idsOf(generated('It is deleted.'), generated('It is deleted.'))).toEqual(['topic/deleteBranch'])
  })

  test.for([
    ['titles', [generated('It is deleted.'), generated('It is gone.')]],
    ['requests', [generated('It is deleted.'), generated('It is deleted.', async () => passes())]],
    ['rules', [check('part', 'It is deleted.', passes), check('part', 'It is deleted.', passes)]],
  ] as const)('are rejected if their %s differ, since one would never run', ([, checks]) => {
    expect(() => idsOf(...checks)).toThrow(
      /^Two checks have the id .*coverage\.test\.ts.* and .*coverage\.test\.ts/,
    )
  })
})

test.for(['projects', 'users', 'commits', 'branches', 'files', 'merge-requests'] as const)(
  'every operation of %s is exercised',
  (area) => {
    const exercised = new Set(plan.flatMap((check) => check.operations))
    const missing = Object.entries(operations).filter(
      ([id, facts]) => facts.area === area && ![...exercised].some((operation) => operation === id),
    )
    expect(missing.map(([id]) => id)).toEqual([])
  },
)

test('a selection admits what matches in each dimension', () => {
  const ofOperation = select(plan, { ...nothing, operations: ['acceptMergeRequest'] })
  expect(ofOperation.length).toBeGreaterThan(10)
  expect(ofOperation.every((check) => check.operations.includes('acceptMergeRequest'))).toBe(true)
  const ofRule = select(plan, { ...nothing, rules: ['accept-merge-request/closed-is-406'] })
  expect(ofRule.map(({ id }) => id)).toEqual(['accept-merge-request/closed-is-406'])
  expect(select(plan, { ...nothing, areas: ['branches'], operations: ['getUser'] })).toEqual([])
})

test('the order of the checks depends on the seed', () => {
  const ids = plan.map(({ id }) => id)
  expect(shuffled(ids, 7)).toEqual(shuffled(ids, 7))
  expect(shuffled(ids, 8)).not.toEqual(shuffled(ids, 7))
  expect(shuffled(ids, 7).toSorted()).toEqual(ids.toSorted())
})
