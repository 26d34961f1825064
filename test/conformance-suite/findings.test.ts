/** One cause is one finding: what counts as the same cause. */
import { expect, test } from 'vitest'
import type { Exchange } from '../conformance/protocol/exchange.ts'
import type { Aspect } from '../conformance/protocol/signals.ts'
import { findingsOf } from '../conformance/runner/findings.ts'
import { breakdownKey } from '../conformance/protocol/violation.ts'
import type { CheckResult } from '../conformance/runner/result.ts'

const exchange: Exchange = {
  phase: 'act',
  operation: 'getIssue',
  actor: 'owner',
  request: { method: 'GET', target: '/projects/1/issues/1', headers: {}, body: null },
  outcome: { kind: 'fault', fault: { kind: 'cut', text: 'Closed.' } },
  milliseconds: 1,
  waited: 0,
}

/** A check that failed with a response in which the contract is violated at `wrong`. */
function failed(wrong: string, about: Aspect, expected: string): CheckResult {
  return {
    id: 'get-issue/by-number',
    title: 'A check',
    source: null,
    topic: null,
    area: 'issues',
    rules: [],
    operations: ['getIssue'],
    verdict: 'fail',
    reason: null,
    mismatch: { expected, actual: 'It is otherwise.', about, exchanges: [exchange] },
    blockedBy: null,
    violations: [
      {
        exchange,
        violation: {
          kind: 'schema',
          key: 'schema|x',
          about: { kind: 'property', path: wrong },
          operation: 'getIssue',
          status: 200,
          expected: `${wrong} is a string.`,
          actual: `${wrong} is 1.`,
        },
      },
    ],
    exchanges: [exchange],
    milliseconds: 1,
  }
}

test('a breakdown precedes findings that are more frequent', () => {
  const frequent = failed('labels[]', property('labels'), 'The property is as sent.')
  const [observed] = frequent.violations
  if (observed === undefined) throw new Error('There is no violation.')
  const kind = 'no-response'
  const violations = [{ exchange, violation: { ...observed.violation, kind, key: breakdownKey } as const }]
  const results = [frequent, frequent, { ...frequent, mismatch: null, violations }]
  expect(findingsOf(results).map(({ key, count }) => [key, count])).toEqual([
    [breakdownKey, 1],
    ['schema|x', 2],
  ])
})

const property = (path: string): Aspect => ({ kind: 'property', path })

test.for([
  ['labels[]', property('labels')],
  ['[].labels[]', property('[0].labels')],
  ['author', property('author.state')],
  ['author.state', property('author')],
  ['[].state', { kind: 'items', path: '[].state' }],
  ['', property('title')],
  ['[]', property('title')],
] as const)('a violation at `%s` explains a failure at %j', ([wrong, about]) => {
  expect(findingsOf([failed(wrong, about, 'The property is as sent.')])).toMatchObject([{ kind: 'contract' }])
})

test.for([
  ['labels[]', property('title')],
  ['author.state', property('state')],
  ['id', property('author.id')],
  ['author.id', property('author.name')],
  ['labels[]', { kind: 'status', expected: [200], actual: 404 }],
] as const)('a violation at `%s` does not explain a failure at %j', ([wrong, about]) => {
  const findings = findingsOf([failed(wrong, about, 'The property is as sent.')])
  expect(findings).toMatchObject([{ kind: 'contract' }, { kind: 'rule' }])
})

test('a violation explains a failure that names the property', () => {
  const about = { kind: 'other' } as const
  expect(findingsOf([failed('labels[]', about, 'The issue has the `labels` that were sent.')])).toHaveLength(
    1,
  )
  expect(findingsOf([failed('labels[]', about, 'The issue has the `title` that was sent.')])).toHaveLength(2)
})

/** A check of a rule that failed since a caller did what it may not. */
function allowed(id: string, topic: string | null, operation: 'getIssue' | 'createIssue', about: Aspect) {
  const { violations: _, ...result } = failed('', about, 'A rejection.')
  return { ...result, id, topic, operations: [operation], violations: [] }
}

const permission: Aspect = { kind: 'permission' }
const status = (actual: number): Aspect => ({ kind: 'status', expected: [403, 404], actual })

test('an operation without the check of a permission is one finding, with the other operations that lack it', () => {
  const results = [
    allowed('create-issue/by-guests', null, 'createIssue', permission),
    allowed('private/getIssue', 'private', 'getIssue', status(200)),
    allowed('private/createIssue', 'private', 'createIssue', status(200)),
    allowed('administrators/createIssue', 'administrators', 'createIssue', status(400)),
    allowed('create-issue/unknown', null, 'createIssue', { kind: 'status', expected: [404], actual: 200 }),
  ]
  expect(findingsOf(results).map(({ checks, operations }) => [checks, operations])).toEqual([
    [
      ['private/getIssue', 'private/createIssue', 'create-issue/by-guests', 'administrators/createIssue'],
      ['getIssue', 'createIssue'],
    ],
    [['create-issue/unknown'], ['createIssue']],
  ])
})
