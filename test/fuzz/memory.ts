/** Whether a server keeps what it should forget. */
import * as fc from 'fast-check'
import { startFuzzedServer, type DatabaseKind } from './fuzzed-server.ts'
import { anyCase } from './scenarios.ts'
import { createSender } from './send.ts'
import { makeWorld } from './world.ts'

const casesPerWorld = 60
const requestsPerCase = 8

/** Resident memory in bytes after a load, and after the same load once more. */
export async function memoryOfEqualLoads(
  database: DatabaseKind,
  requests: number,
  seed: number,
): Promise<[number, number]> {
  await using server = await startFuzzedServer(database)
  const sender = createSender(server.origin)
  const cases = fc.sample(anyCase(), { seed, numRuns: Math.ceil(requests / requestsPerCase) })
  let worlds = 0
  const load = async (): Promise<number> => {
    for (let start = 0; start < cases.length; start += casesPerWorld) {
      const world = await makeWorld(server.origin, server.adminToken, ++worlds)
      for (const { steps } of cases.slice(start, start + casesPerWorld))
        await Promise.all(steps.map((step) => sender.send(step, world)))
    }
    return (await server.measure('collect')).rss
  }
  const after = [await load(), await load()] as const
  sender.close()
  return [...after]
}
