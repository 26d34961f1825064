import { expect, test } from 'vitest'
import { History, ObjectCache } from '../../../server-stub/git/object-cache.ts'

test('keeps a limited number of histories, however short they are', () => {
  const { histories } = new ObjectCache(25_000)
  const heads = Array.from({ length: 200 }, (_, index) => `head ${index}`)
  for (const head of heads) histories.set(head, new History([head]))
  const kept = heads.filter((head) => histories.get(head) !== undefined)
  expect(kept.at(-1)).toBe('head 199')
  expect(kept.length).toBeLessThan(100)
})
