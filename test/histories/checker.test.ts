/** The checker agrees with trying every order, and finds what was changed in a history. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentAfter, isLinearizable, type Content, type Operation } from './checker.ts'
import { seeded } from '../support/random.ts'

const contents = ['a', 'b'] as const
const times = fc.tuple(fc.nat(12), fc.nat(6)).map(([start, length]) => ({ start, end: start + length }))

const effectAndResult = fc.oneof(
  fc.record({
    effect: fc.record({
      kind: fc.constantFrom('create' as const, 'update' as const),
      content: fc.constantFrom(...contents),
    }),
    result: fc.record({ kind: fc.constantFrom('done', 'exists', 'absent', 'unknown') }),
  }),
  fc.record({
    effect: fc.constant({ kind: 'delete' as const }),
    result: fc.record({ kind: fc.constantFrom('done', 'absent', 'unknown') }),
  }),
  fc.record({
    effect: fc.constant({ kind: 'read' as const }),
    result: fc.record({
      kind: fc.constant('content' as const),
      content: fc.constantFrom<Content>(...contents, null),
    }),
  }),
)
const operation: fc.Arbitrary<Operation> = fc
  .tuple(effectAndResult, times)
  .map(([each, at]) => ({ ...each, ...at }))

/** All orders of all subsets that contain every operation with a response. */
function isLinearizableByTrying(history: readonly Operation[], content: Content): boolean {
  if (history.every(({ result }) => result.kind === 'unknown')) return true
  return history.some((first, index) => {
    const rest = history.toSpliced(index, 1)
    const isTooLate = rest.some(({ result, end }) => result.kind !== 'unknown' && end < first.start)
    const after = isTooLate ? undefined : contentAfter(content, first)
    return after !== undefined && isLinearizableByTrying(rest, after)
  })
}

test('agrees with trying every order', () => {
  const verdicts = { true: 0, false: 0 }
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 6 }), (history) => {
      const expected = isLinearizableByTrying(history, null)
      verdicts[`${expected}`]++
      return isLinearizable(history) === expected
    }),
    { numRuns: 4000, seed: 20_261_122 },
  )
  // Both verdicts are tried.
  expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(500)
})

/** A history of several clients of a resource that processes one operation at a time. */
function historyOf(seed: number, length: number): Operation[] {
  const random = seeded(seed)
  let content: Content = null
  return Array.from({ length }, (_, number): Operation => {
    const now = number * 10
    const at = { start: now - random.below(40), end: now + random.below(40) }
    const kind = random.pick(['create', 'update', 'delete', 'read'] as const)
    if (kind === 'read') return { effect: { kind }, result: { kind: 'content', content }, ...at }
    const effect = kind === 'delete' ? { kind } : { kind, content: `v${number}` }
    const isRejected = kind === 'create' ? content !== null : kind === 'update' && content === null
    if (isRejected) return { effect, result: { kind: kind === 'create' ? 'exists' : 'absent' }, ...at }
    content = kind === 'delete' ? null : `v${number}`
    return { effect, result: { kind: 'done' }, ...at }
  })
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

describe('a long history', () => {
  test.for(seeds)('that happened is accepted, seed %i', (seed) => {
    expect(isLinearizable(historyOf(seed, 150))).toBe(true)
  })

  /** Changes that no order of the operations explains. */
  const corruptions: Readonly<Record<string, (history: Operation[], at: number) => Operation[]>> = {
    'a read of a value that no client wrote': (history, at) =>
      history.toSpliced(at, 0, {
        effect: { kind: 'read' },
        result: { kind: 'content', content: 'never' },
        start: at * 10,
        end: at * 10,
      }),
    'a write that is lost': (history, at) => [
      ...history.slice(0, at),
      { effect: { kind: 'delete' }, result: { kind: 'done' }, start: 1e6, end: 1e6 + 1 },
      { effect: { kind: 'create', content: 'lost' }, result: { kind: 'done' }, start: 1e6 + 2, end: 1e6 + 3 },
      { effect: { kind: 'read' }, result: { kind: 'content', content: null }, start: 1e6 + 4, end: 1e6 + 5 },
    ],
    'two creations with success': (history, at) => [
      ...history.slice(0, at),
      { effect: { kind: 'delete' }, result: { kind: 'done' }, start: 1e6, end: 1e6 + 1 },
      ...['one', 'two'].map((content): Operation => ({
        effect: { kind: 'create', content },
        result: { kind: 'done' },
        start: 1e6 + 2,
        end: 1e6 + 9,
      })),
    ],
    'a stale read': (history, at) => [
      ...history.slice(0, at),
      { effect: { kind: 'delete' }, result: { kind: 'done' }, start: 1e6, end: 1e6 + 1 },
      { effect: { kind: 'create', content: 'old' }, result: { kind: 'done' }, start: 1e6 + 2, end: 1e6 + 3 },
      { effect: { kind: 'update', content: 'new' }, result: { kind: 'done' }, start: 1e6 + 4, end: 1e6 + 5 },
      { effect: { kind: 'read' }, result: { kind: 'content', content: 'old' }, start: 1e6 + 6, end: 1e6 + 7 },
    ],
  }

  test.for(Object.entries(corruptions))('with %s is rejected', ([, corrupt]) => {
    for (const seed of seeds) expect(isLinearizable(corrupt(historyOf(seed, 60), 50))).toBe(false)
  })
})
