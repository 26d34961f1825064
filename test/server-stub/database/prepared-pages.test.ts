import { expect, test } from 'vitest'
import { preparedPage, type Direction, type Slice } from '../../../server-stub/database/paging.ts'

const total = 2345
const numbers = Array.from({ length: total }, (_, index) => index)

/** A list of numbers that records how it was read. */
function listOf(length: number) {
  const reads: (Slice | 'count')[] = []
  const list = {
    direction: 'asc',
    rows: async (slice: Slice, direction: Direction) => {
      reads.push(slice)
      const own = numbers.slice(0, length)
      const sorted = direction === 'asc' ? own : own.toReversed()
      return sorted.slice(slice.offset, slice.offset + slice.cut.limit)
    },
    count: async () => {
      reads.push('count')
      return length
    },
  } as const
  return { list, reads }
}

test.for([1, 2, 50, 58, 60, 117, 118, 119, 500])(
  'page %i has the rows of the whole list at its place',
  async (page) => {
    const { list } = listOf(total)
    const rows = numbers.slice((page - 1) * 20, page * 20)
    expect(await preparedPage({ page, perPage: 20 }, list)).toEqual({ rows, total, page, perPage: 20 })
  },
)

test('a list that ends with the page is not counted', async () => {
  const { list, reads } = listOf(40)
  expect(await preparedPage({ page: 2, perPage: 20 }, list)).toMatchObject({ total: 40 })
  expect(reads).toEqual([{ cut: { limit: 21, isFromStart: false }, offset: 20 }])
})

test('an empty list and a page beyond the end have the right total', async () => {
  expect(await preparedPage({ page: 1, perPage: 20 }, listOf(0).list)).toMatchObject({ rows: [], total: 0 })
  expect(await preparedPage({ page: 3, perPage: 20 }, listOf(40).list)).toMatchObject({ rows: [], total: 40 })
})

test('the last page of a long list is read from its end', async () => {
  const { list, reads } = listOf(total)
  await preparedPage({ page: 118, perPage: 20 }, list)
  expect(reads).toEqual(['count', { cut: { limit: 5, isFromStart: true }, offset: 0 }])
})
