/** Which checks a run selects and omits; no planned check is ever lost. */
import { describe, expect, test } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import { joined } from '../conformance/report/stored.ts'
import { withOneResultEach, without } from '../conformance/runner/audit.ts'
import { check, waiting } from '../conformance/fixtures/check.ts'
import { select } from '../conformance/runner/plan.ts'
import type { PlannedCheck } from '../conformance/runner/result.ts'
import { runChecks, type RunnerOptions } from '../conformance/runner/runner.ts'
import { chooseChecks } from '../conformance/runner/selection.ts'
import { shardOf } from '../conformance/runner/shard.ts'
import { exitCodeOf, mostSevere, type Verdict } from '../conformance/runner/verdict.ts'
import type { Channel, Conversation } from '../conformance/protocol/conversation.ts'
import type { CheckContext } from '../conformance/fixtures/context.ts'
import { command, runSuite } from './support/runs.ts'
import { withoutFixtures } from './support/without-fixtures.ts'

const all = { areas: [], operations: [], rules: [] }
const plan = chooseChecks(all).checks
const idsOf = (checks: readonly { readonly id: string }[]) => checks.map(({ id }) => id)
describe('shards', () => {
  test.for([2, 3, 4, 5])('%i of them are the whole plan, each check once, in equal parts', (count) => {
    const shards = Array.from({ length: count }, (_, index) => shardOf(plan, { index: index + 1, count }))
    expect(shards.flatMap(idsOf).toSorted()).toEqual(idsOf(plan).toSorted())
    const sizes = shards.map(({ length }) => length)
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.2)
  })

  test('are the same in any order of the plan', () => {
    const shard = shardOf(plan, { index: 2, count: 3 })
    const reversed = shardOf(plan.toReversed(), { index: 2, count: 3 })
    expect(idsOf(reversed).toSorted()).toEqual(idsOf(shard).toSorted())
  })

  test('join to the report of one run', async () => {
    await using stub = await startStub()
    const part = { operations: ['listTags', 'createTag', 'deleteTag'] }
    const shard = (index: number) => runSuite(stub, { ...part, shard: { index, count: 2 } })
    const whole = await runSuite(stub, part)
    const [first, second] = [await shard(1), await shard(2)]
    const verdicts = ({ checks }: typeof whole) =>
      checks.map(({ id, verdict }) => `${id} ${verdict}`).toSorted()
    const both = joined([first, second])
    const evaluated = verdicts(whole).filter((line) => !line.startsWith('set-up/'))
    expect(verdicts(both).filter((line) => !line.startsWith('set-up/'))).toEqual(evaluated)
    const sorted = ({ rules }: typeof whole) =>
      rules.map(({ checks, ...rule }) => ({ ...rule, checks: checks.toSorted() }))
    expect(sorted(both)).toEqual(sorted(whole))
    expect([first.exitCode, second.exitCode, both.exitCode]).toEqual([0, 0, 0])
    expect(both.run.requests).toBe(first.run.requests + second.run.requests)
    // With a missing shard, the result is unknown.
    expect(joined([first, first])).toMatchObject({ exitCode: 2, plan: { here: first.plan.here } })
    expect(() => joined([first, { ...second, contract: '0' }])).toThrow(/not of one run/)
  })
})

describe('the smoke selection', () => {
  const { checks } = chooseChecks({ ...all, smoke: true })

  test('touches every area, and has a valid request for nearly every operation', () => {
    expect(new Set(checks.map(({ area }) => area))).toEqual(new Set(plan.map(({ area }) => area)))
    const operations = new Set(checks.flatMap((each) => each.operations))
    expect(operations.size).toBeGreaterThan(190)
  })

  test('passes on the reference server', async () => {
    await using stub = await startStub()
    const report = await runSuite(stub, { smoke: true })
    expect(report.findings).toEqual([])
    const evaluated = report.checks.filter(({ id }) => !id.startsWith('set-up/'))
    expect(evaluated.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'informational')).toEqual([])
    expect(idsOf(evaluated).toSorted()).toEqual(idsOf(checks).toSorted())
    expect(report.exitCode).toBe(0)
  })
})

describe('no planned check is lost', () => {
  const fine = planned('fine', async () => {})

  test.for([
    ['the world of a check cannot be opened', { open: throwing }],
    ['clearing up fails', { open: (conversation) => contextWith(conversation, { cleanUp: throwing }) }],
    [
      'the borrowed things cannot be told',
      { open: (conversation) => contextWith(conversation, { sharedExchanges: throwing }) },
    ],
  ] satisfies [string, Partial<RunnerOptions>][])('when %s', async ([, options]) => {
    const results = await runChecks([fine], [fine], optionsWith(options))
    expect(results).toMatchObject([
      { id: 'fine', verdict: 'harness-error', reason: expect.stringContaining('the suite broke') },
    ])
  })

  test('when it throws what is no error', async () => {
    const odd = planned('odd', () => Promise.reject('text'))
    const results = await runChecks([odd, fine], [odd, fine], optionsWith({}))
    expect(results.map(({ verdict }) => verdict)).toEqual(['harness-error', 'pass'])
  })

  test('when it never ends', async () => {
    const endless = planned('endless', () => new Promise<void>(() => {}))
    const results = await runChecks([endless, fine], [endless, fine], optionsWith({ timeLimit: 20 }))
    expect(results.map(({ verdict }) => verdict)).toEqual(['harness-error', 'pass'])
  })

  test('when the run is stopped', async () => {
    const stop = AbortSignal.abort()
    const results = await runChecks([fine], [fine], optionsWith({ stop }))
    expect(results.map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ['blocked', 'the run was stopped'],
    ])
  })

  test('and none has two verdicts, or is outside the selection', () => {
    const pass = { verdict: 'pass', reason: '' } as const
    const given = [
      without(fine, pass),
      without(fine, pass),
      without(
        planned('other', async () => {}),
        pass,
      ),
    ]
    const missing = planned('missing', async () => {})
    const results = withOneResultEach([fine, missing], given, () => null)
    expect(results.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      'fine pass',
      'missing harness-error',
      'fine/superfluous harness-error',
      'other/superfluous harness-error',
    ])
  })
})

test('checks that let time pass begin in the first half, the others in their order', async () => {
  const begun: string[] = []
  const recording = (id: string): PlannedCheck =>
    planned(id, () => {
      begun.push(id)
      return Promise.resolve()
    })
  const others = Array.from({ length: 8 }, (_, index) => recording(`other ${index}`))
  const waits = ['a', 'b'].map((id) => ({ ...recording(id), check: waiting(recording(id).check) }))
  const order = [...others, ...waits]
  await runChecks(order, order, optionsWith({}))
  expect(begun.filter((id) => id.startsWith('other'))).toEqual(idsOf(others))
  expect(begun.slice(0, 5)).toEqual(expect.arrayContaining(['a', 'b']))
})

test.for([
  [['pass', 'informational'], {}, 0],
  [['pass', 'unsupported', 'not-provisionable'], {}, 0],
  [['unsupported', 'not-provisionable', 'informational'], {}, 2],
  [[], {}, 2],
  [['pass', 'blocked'], {}, 2],
  [['pass', 'harness-error'], {}, 2],
  [['pass'], { missing: 1 }, 2],
  [['pass'], { findings: 1 }, 1],
  [['pass'], { expectationErrors: 1 }, 1],
  [['fail', 'harness-error', 'blocked'], {}, 1],
] as const)('%j with %j comes to exit status %i', ([verdicts, more, exit]) => {
  const run = {
    verdicts: [...verdicts] as Verdict[],
    findings: 0,
    expectationErrors: 0,
    missing: 0,
    ...more,
  }
  expect(exitCodeOf(run)).toBe(exit)
})

test.for<[Verdict[], Verdict | null]>([
  [['pass', 'informational'], 'pass'],
  [['informational'], 'informational'],
  [['pass', 'unsupported'], 'unsupported'],
  [['blocked', 'not-provisionable', 'pass'], 'blocked'],
  [['blocked', 'harness-error', 'informational'], 'harness-error'],
  [['harness-error', 'fail', 'pass'], 'fail'],
  [[], null],
])('a rule with the checks %j is %s', ([checks, rule]) => {
  expect(mostSevere(checks)).toBe(rule)
  expect(mostSevere(checks.toReversed())).toBe(rule)
})

test.for([
  [{ shard: '0/2' }, /--shard must be like 2\/5/],
  [{ shard: '3/2' }, /--shard must be like 2\/5/],
  [{ shard: 'half' }, /--shard must be like 2\/5/],
  [
    { shard: '9/9', rule: 'get-branch/by-name' },
    /--shard 9\/9 is empty: the number of selected checks is 2; use fewer shards\.$/,
  ],
  [{ smoke: 'yes', operation: 'getUser', area: 'branches' }, /No check is selected by/],
] as const)('an option that cannot be is one clear line: %j', async ([options, words]) => {
  const nowhere = { 'base-url': 'http://127.0.0.1:1/api/v4', 'admin-token': 'not-so-secret' }
  const { exit, err } = await command({ ...nowhere, ...options })
  expect(exit).toBe(2)
  expect(err).toMatch(words)
  expect(err.split('\n')).toHaveLength(1)
})

test('a selection is part of the plan', () => {
  expect(chooseChecks(all)).toMatchObject({ whole: plan.length, selected: plan.length })
  const { whole, selected, checks } = chooseChecks({ ...all, areas: ['tags'], shard: { index: 1, count: 2 } })
  expect(whole).toBe(plan.length)
  expect(selected).toBe(select(plan, { ...all, areas: ['tags'] }).length)
  expect(checks.length).toBeLessThan(selected)
})

function planned(id: string, run: () => Promise<void>): PlannedCheck {
  return { id, title: id, area: 'general', rules: [], operations: [], excludes: null, check: check(run) }
}

function throwing(): never {
  throw new Error('the suite broke')
}

const silent: Channel = {
  send: () => Promise.reject(new Error('Nothing is sent.')),
  elapsed: () => 0,
}

const open = withoutFixtures(silent)

/** A context in which the end of a check fails. */
function contextWith(
  conversation: Conversation,
  altered: { cleanUp?: () => never; sharedExchanges?: () => never },
): CheckContext {
  return Object.assign(open(conversation), altered)
}

function optionsWith(options: Partial<RunnerOptions>): RunnerOptions {
  return {
    channel: silent,
    workers: 4,
    open,
    onResult: () => {},
    timeLimit: 1_000,
    ...options,
  }
}
