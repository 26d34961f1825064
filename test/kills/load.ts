/** Clients that write until the server has ended or they are stopped. */
import { setImmediate as turn } from 'node:timers/promises'
import { seeded } from '../support/random.ts'
import { apiWrites, gitWrites, type Bench } from './kinds.ts'

const writers = 4

export interface Load {
  /** Stops the clients after their present request. */
  stop(): Promise<void>
}

/** Starts several clients of the API and one of Git. Equal seeds choose equal writes. */
export function startLoad(bench: Bench, seed: number): Load {
  const stopping = new AbortController()
  const run = async (writer: number): Promise<void> => {
    const random = seeded(seed + writer)
    const writes = writer === writers ? gitWrites : apiWrites
    while (!stopping.signal.aborted) {
      await random.pick(writes)(bench, random, writer)
      // With every resource uncertain there is nothing to wait for.
      await turn()
    }
  }
  const running = Promise.all(Array.from({ length: writers + 1 }, (_, writer) => run(writer)))
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
