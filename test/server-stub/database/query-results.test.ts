import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { Changes } from '../../../server-stub/database/changes.ts'
import { queryOf, QueryResults } from '../../../server-stub/database/query-results.ts'

function counted(changes: Changes) {
  const results = new QueryResults(changes)
  const query = queryOf(changes.compile('select 1').reads ?? expect.unreachable())
  let executions = 0
  return (parameter: unknown): number => {
    const before = executions
    results.get(query, [parameter], () => ({ rows: [{ parameter, number: ++executions }] }))
    return executions - before
  }
}

test('results are kept until a change, by their parameters and types', () => {
  const changes = new Changes(new DatabaseSync(':memory:'))
  const executionsFor = counted(changes)
  executionsFor(1)
  executionsFor(1)
  expect([1, '1', 2, null].map(executionsFor)).toEqual([0, 1, 1, 1])
  expect([1, '1', 2, null].map(executionsFor)).toEqual([0, 0, 0, 0])
  changes.record(undefined)
  expect([1, '1', 2, null].map(executionsFor)).toEqual([1, 1, 1, 1])
})

test('all results together have a limited size', () => {
  const executionsFor = counted(new Changes(new DatabaseSync(':memory:')))
  executionsFor(0)
  executionsFor(0)
  expect(executionsFor(0)).toBe(0)
  for (let parameter = 1; parameter <= 40_000; parameter++) executionsFor(parameter)
  expect(executionsFor(0)).toBe(1)
  expect(executionsFor(40_000)).toBe(0)
})

test('results for bytes or long parameters, and results with bytes, are not kept', () => {
  const changes = new Changes(new DatabaseSync(':memory:'))
  const executionsFor = counted(changes)
  const long = 'x'.repeat(2000)
  expect([long, long, long].map(executionsFor)).toEqual([1, 1, 1])
  const bytes = new Uint8Array(1)
  expect([bytes, bytes, bytes].map(executionsFor)).toEqual([1, 1, 1])
  const query = queryOf(changes.compile('select 1').reads ?? expect.unreachable())
  const results = new QueryResults(changes)
  for (const content of [1, 2, 3])
    expect(results.get(query, [], () => ({ rows: [{ bytes, content }] })).rows).toEqual([{ bytes, content }])
})
