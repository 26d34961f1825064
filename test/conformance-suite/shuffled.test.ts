/** A verdict depends neither on the order nor on concurrent checks; `npm run shuffled` tries the whole suite many times. */
import { expect, test } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import { runConformance } from '../conformance/index.ts'

test('one check at a time and sixteen at a time have the same verdicts', async () => {
  await using stub = await startStub()
  const runSuite = async (workers: number, seed: number): Promise<readonly string[]> => {
    const { checks, leftovers } = await runConformance({
      baseUrl: stub.baseUrl,
      adminToken: stub.adminToken,
      areas: ['tags', 'broadcast-messages'],
      operations: [],
      rules: [],
      workers,
      timeout: 30_000,
      seed,
      reference: null,
    })
    expect(leftovers).toEqual([])
    return checks.map(({ id, verdict }) => `${id}: ${verdict}`)
  }
  const sixteen = await runSuite(16, 21)
  expect(sixteen.length).toBeGreaterThan(150)
  expect(await runSuite(1, 22)).toEqual(sixteen)
})
