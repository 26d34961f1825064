import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test, vi } from 'vitest'
import { nodeSqlite } from '../../../server-stub/database/node-sqlite.ts'
import { RecentlyUsed } from '../../../server-stub/database/recently-used.ts'

describe('a cache of limited weight', () => {
  test('drops what was not used for the longest time', () => {
    const cache = new RecentlyUsed<string>(3)
    for (const key of ['a', 'b', 'c']) cache.set(key, key)
    cache.get('a')
    cache.set('d', 'd')
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd'])
  })

  test('keeps what is added, also where all others are in use', () => {
    const cache = new RecentlyUsed<string>(3)
    for (const key of ['a', 'b', 'c']) cache.set(key, key)
    for (const key of ['a', 'b', 'c']) cache.get(key)
    cache.set('d', 'd')
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, 'b', 'c', 'd'])
  })

  test('contains at most its weight, also after values are replaced', () => {
    const cache = new RecentlyUsed<number>(100, (weight) => weight)
    const keys = Array.from({ length: 1000 }, (_, index) => `key ${index % 300}`)
    for (const [index, key] of keys.entries()) cache.set(key, 1 + (index % 7))
    const kept = [...new Set(keys)].flatMap((key) => cache.get(key) ?? [])
    const weight = kept.reduce((sum, each) => sum + each, 0)
    expect(weight).toBeLessThanOrEqual(100)
    expect(weight).toBeGreaterThan(90)
  })
})

test('the values of a draft are added to its cache by publication, not before', () => {
  const cache = new RecentlyUsed<string>(3)
  cache.set('a', 'a')
  const draft = cache.draft()
  draft.set('b', 'b')
  expect([draft.get('a'), draft.get('b'), cache.get('b')]).toEqual(['a', 'b', undefined])
  draft.publish()
  expect([cache.get('a'), cache.get('b')]).toEqual(['a', 'b'])
})

test('SQLite keeps a limited number of statements, the ones used last', () => {
  const database = new DatabaseSync(':memory:')
  const sqlite = nodeSqlite(database)
  const prepare = vi.spyOn(database, 'prepare')
  const texts = Array.from({ length: 3000 }, (_, index) => `select ${index} as "${'x'.repeat(1000)}"`)
  for (const text of texts) sqlite.execute(text, [])
  expect(prepare).toHaveBeenCalledTimes(3000)
  for (const text of texts.toReversed()) sqlite.execute(text, [])
  const kept = 6000 - prepare.mock.calls.length
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(3000)
  sqlite.close()
})
