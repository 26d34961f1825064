/** What a test has of a server beside its address. */
import type { ObjectCache } from '../git/repository.ts'
import type { Copies } from '../database/connection.ts'
import type { Clock, MovableClock } from './clock.ts'
import type { Coverage } from './coverage.ts'
import { createPersonas, type Cast, type Personas } from './personas.ts'
import type { RecordedRequest, Recorder } from './recorder.ts'

/** A state of the server, to come back to. */
export interface Snapshot {
  readonly takenAt: string
}

export interface Embedding extends Personas {
  /** The server's clock; moving it moves everything that depends on time. */
  clock: Clock
  /** Goes back to how it was after the start, and forgets the requests. Only for data in memory. */
  reset(): Promise<void>
  /** Everything there is: data, repositories, clock, personas. Only for data in memory. */
  snapshot(): Promise<Snapshot>
  /** Puts everything back to how it was; as often as needed. */
  restore(snapshot: Snapshot): Promise<void>
  /** What was sent to it, the last 1,000 requests, with what the contract does not allow in them. */
  requests: () => RecordedRequest[]
  /** How much of the contract was exercised since the start. */
  coverage: () => Coverage
}

interface Parts {
  baseUrl: string
  adminToken: string
  clock: MovableClock
  recorder: Recorder
  cache: ObjectCache
  copies: Copies | undefined
}

/** What a snapshot stands for. */
interface Kept {
  data: Uint8Array
  moved: number
  cast: Cast
}

export async function embed(parts: Parts): Promise<Embedding> {
  const { baseUrl, adminToken, clock, recorder, cache } = parts
  const kept = new WeakMap<Snapshot, Kept>()
  let cast: Cast = { accounts: new Map(), projects: 0 }

  const snapshot = async (): Promise<Snapshot> => {
    const data = await copiesOf(parts).take()
    const taken = { takenAt: clock.now().toISOString() }
    kept.set(taken, { data, moved: clock.moved, cast: copyOf(cast) })
    return taken
  }
  const restore = async (taken: Snapshot): Promise<void> => {
    const state = kept.get(taken)
    if (state === undefined) throw new TypeError('This snapshot is of another server')
    await copiesOf(parts).putBack(state.data)
    cache.clear()
    clock.moved = state.moved
    cast = copyOf(state.cast)
  }
  const beginning = parts.copies && (await snapshot())
  return {
    ...createPersonas({ baseUrl, adminToken, cast: () => cast, fetch: recorder.unseen }),
    clock,
    snapshot,
    restore,
    async reset() {
      if (beginning === undefined) throw noWayBack()
      await restore(beginning)
      recorder.clear()
    },
    requests: recorder.requests,
    coverage: recorder.coverage,
  }
}

function copiesOf({ copies }: Parts): Copies {
  if (copies === undefined) throw noWayBack()
  return copies
}

function noWayBack(): TypeError {
  return new TypeError('Only a server with its data in memory can go back')
}

function copyOf({ accounts, projects }: Cast): Cast {
  return { accounts: new Map(accounts), projects }
}
