import { expect, test } from 'vitest'
import { Ledger, type Acknowledgement, type Content } from './ledger.ts'

const done = async (): Promise<Acknowledgement> => ({ kind: 'done' })
const unknown = async (): Promise<Acknowledgement> => ({ kind: 'unknown' })
const rejected = async (): Promise<Acknowledgement> => ({ kind: 'rejected', response: '404' })

async function ledgerOf(...writes: readonly [Content, () => Promise<Acknowledgement>][]): Promise<Ledger> {
  const ledger = new Ledger()
  for (const [content, send] of writes) await ledger.write('note', content, send)
  return ledger
}

const contents = (content: Content): Map<string, Content> => new Map([['note', content]])

test.for<[string, [Content, () => Promise<Acknowledgement>][], Content, boolean]>([
  ['an acknowledged write', [['a', done]], 'a', true],
  ['a lost write', [['a', done]], null, false],
  [
    'a lost change',
    [
      ['a', done],
      ['b', done],
    ],
    'a',
    false,
  ],
  [
    'a deletion that was undone',
    [
      ['a', done],
      [null, done],
    ],
    'a',
    false,
  ],
  [
    'a write without response, done',
    [
      ['a', done],
      ['b', unknown],
    ],
    'b',
    true,
  ],
  [
    'a write without response, not done',
    [
      ['a', done],
      ['b', unknown],
    ],
    'a',
    true,
  ],
  [
    'a deletion without response',
    [
      ['a', done],
      [null, unknown],
    ],
    null,
    true,
  ],
  ['what no client wrote', [['a', done]], 'c', false],
  ['a valid write that was rejected', [['a', rejected]], null, false],
])('%s', async ([, writes, observed, isRight]) => {
  const ledger = await ledgerOf(...writes)
  expect(ledger.settle(contents(observed)).length === 0).toBe(isRight)
})

test('reports a resource that no client has written', () => {
  expect(new Ledger().settle(contents('a'))).toEqual(["note: is 'a'; acknowledged absent"])
})

test('what was observed after a write without response is certain', async () => {
  const ledger = await ledgerOf(['a', done], ['b', unknown])
  expect(ledger.isUncertain('note')).toBe(true)
  expect(ledger.settle(contents('b'))).toEqual([])
  expect(ledger.isUncertain('note')).toBe(false)
  expect(ledger.settle(contents('a'))).toHaveLength(1)
})
