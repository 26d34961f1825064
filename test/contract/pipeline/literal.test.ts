import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { literal } from '../../../scripts/pipeline/literal.ts'

describe('literal', () => {
  it.for([
    ["it's", String.raw`'it\'s'`],
    ['say "hi"', `'say "hi"'`],
    ['a\nb\\c', String.raw`'a\nb\\c'`],
    ["\\'", String.raw`'\\\''`],
    ['${x} `y`', "'${x} `y`'"],
  ])('quotes %j', ([text = '', expected]) => {
    expect(literal(text)).toBe(expected)
  })

  it('writes short values on one line, keys quoted where they need it', () => {
    expect(literal({ id: 1, per_page: null, 'merge-requests': [true], 200: [], nothing: {} })).toBe(
      "{ 200: [], id: 1, per_page: null, 'merge-requests': [true], nothing: {} }",
    )
  })

  it('breaks long ones, and reads back as the same', () => {
    const value = {
      list: Array.from({ length: 40 }, (_, index) => `item ${index}`),
      deep: { 'a b': "don't" },
    }
    const text = literal(value)
    expect(text.split('\n').length).toBeGreaterThan(40)
    expect(runInNewContext(`(${text})`)).toEqual(value)
  })
})
