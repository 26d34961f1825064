/** What the command prints before a run. */
import { expect, test } from 'vitest'
import { announcement } from '../conformance/report/announcement.ts'

const start = {
  target: 'http://127.0.0.1:3000/api/v4',
  run: 'c0ffee12',
  keepsRecords: false,
  checks: 2300,
  workers: 8,
  latency: 2,
}

test.for<readonly [Partial<typeof start>, string]>([
  [{ checks: 200 }, 'a few seconds'],
  [{}, 'about 10 s'],
  [{ latency: 30 }, 'about 50 s'],
  [{ latency: 100 }, 'about 3 min'],
  [{ latency: 100, workers: 16 }, 'about 2 min'],
])('%j takes %s', ([facts, duration]) => {
  expect(announcement({ ...start, ...facts }, 80).replaceAll('\n', ' ')).toContain(`checks, ${duration}. `)
})

test.for([60, 80, 100])('announces what the run creates, on lines of %i columns', (columns) => {
  const text = announcement(start, columns)
  expect(text.split('\n').filter((line) => line.length > columns)).toEqual([])
  expect(text.replaceAll('\n', ' ')).toContain('with c0ffee12 in their names and deletes them')
})

test('announces that the records remain', () => {
  const text = announcement({ ...start, keepsRecords: true }, 80).replaceAll('\n', ' ')
  expect(text).toContain('with c0ffee12 in their names and leaves them there. Ctrl+C ends it early.')
})
