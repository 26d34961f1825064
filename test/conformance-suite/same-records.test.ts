import { expect, test } from 'vitest'
import { identitiesIn } from '../conformance/generated/effects/same-records.ts'

test('the items of two responses are compared in any order, without shared runners, which other checks add and delete', () => {
  const own = [
    { id: 1, is_shared: false },
    { id: 2, is_shared: false },
  ]
  const later = [{ id: 9, is_shared: true }, ...own.toReversed()]
  expect(identitiesIn(later)).toEqual(identitiesIn(own))
  expect(identitiesIn(own.slice(1))).not.toEqual(identitiesIn(own))
})
