/** The features of a server for tests. */
import type { ObjectCache } from '../git/repository.ts'
import type { Copies, DatabaseCopy } from '../database/copies.ts'
import type { Clock, MovableClock } from './clock.ts'
import type { Coverage } from './coverage.ts'
import { createForgeClient } from '../../generated/client.ts'
import type { FaultInjector, Faults } from './faults.ts'
import { createActors, type CreatedActors, type Actor, type Actors } from './actors.ts'
import type { RecordedRequest, Recorder } from './recorder.ts'
import { once } from '../http/memo.ts'
import { traceOf } from './trace.ts'
import { createWaiting, type Waiting } from './waiting.ts'

/** A state of the server, to restore later. */
export interface Snapshot {
  readonly takenAt: string
}

/** What a test controls in a running server. */
export interface Embedding extends Actors, Waiting, Faults {
  /** The server's clock; moving it moves everything that depends on time. */
  clock: Clock
  /** Restores the state after the start, removes all faults and clears the recorded requests. Only for data in memory. */
  reset(): Promise<void>
  /** Everything there is: data, repositories, clock, actors. Only for data in memory. */
  snapshot(): Promise<Snapshot>
  /** Puts everything back to how it was; as often as needed. */
  restore(snapshot: Snapshot): Promise<void>
  /** What was sent to it, the last 1,000 requests, with what the contract does not allow in them. */
  requests: () => RecordedRequest[]
  /** The recorded requests as text, one line each: what to print when a test fails. */
  trace: () => string
  /** Throws an `Error` with the trace of all requests that the contract does not allow, if there are any. */
  assertNoViolations(): void
  /** How much of the contract was exercised since the start. */
  coverage: () => Coverage
}

interface Parts {
  baseUrl: string
  adminToken: string
  clock: MovableClock
  recorder: Recorder
  faults: FaultInjector
  cache: ObjectCache
  copies: Copies | undefined
}

/** The data of a snapshot. */
interface Kept {
  data: DatabaseCopy
  moved: number
  created: CreatedActors
}

/** @internal */
export async function embed(parts: Parts): Promise<Embedding> {
  const { baseUrl, adminToken, clock, recorder, faults, cache } = parts
  const kept = new WeakMap<Snapshot, Kept>()
  let created: CreatedActors = { accounts: new Map(), projects: 0 }

  const snapshot = async (): Promise<Snapshot> => {
    const data = await copiesOf(parts).take()
    const taken = { takenAt: clock.now().toISOString() }
    kept.set(taken, { data, moved: clock.moved, created: copyOf(created) })
    return taken
  }
  const restore = async (taken: Snapshot): Promise<void> => {
    const state = kept.get(taken)
    if (state === undefined) throw new TypeError('This snapshot is of another server')
    await copiesOf(parts).putBack(state.data)
    cache.clear()
    clock.moved = state.moved
    created = copyOf(state.created)
  }
  const tokenOf = async (actor: Actor): Promise<string | undefined> =>
    actor === 'admin' ? adminToken : (await created.accounts.get(actor))?.token
  const admin = once(() => createForgeClient({ baseUrl, token: adminToken, fetch: recorder.unseen }))
  const beginning = parts.copies && (await snapshot())
  return {
    ...createActors({ baseUrl, adminToken, admin, created: () => created, fetch: recorder.unseen }),
    clock,
    snapshot,
    restore,
    async reset() {
      if (beginning === undefined) throw notInMemory()
      await restore(beginning)
      recorder.clear()
      faults.clear()
    },
    ...createWaiting(recorder, admin),
    fail: (operation, options) => faults.inject(operation, options, tokenOf),
    trace: () => traceOf(recorder.requests()),
    assertNoViolations() {
      const wrong = recorder.requests().filter(({ violations }) => violations.length > 0)
      if (wrong.length > 0)
        throw new Error(
          `${wrong.length === 1 ? '1 request violates' : `${wrong.length} requests violate`} the contract:\n${traceOf(wrong)}`,
        )
    },
    requests: recorder.requests,
    coverage: recorder.coverage,
  }
}

function copiesOf({ copies }: Parts): Copies {
  if (copies === undefined) throw notInMemory()
  return copies
}

function notInMemory(): TypeError {
  return new TypeError('Only a server with its data in memory can go back')
}

function copyOf({ accounts, projects }: CreatedActors): CreatedActors {
  return { accounts: new Map(accounts), projects }
}
