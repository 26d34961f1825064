/** What is the same in all versions of the protocol: from what a client wants to the pack that it gets. */
import { CommitReader } from '../git/fetch/commit-reader.ts'
import { commitsAmong, commonObjects, isEnough } from '../git/fetch/negotiation.ts'
import { selectObjects, wantedObjects, type Wanted } from '../git/fetch/select-objects.ts'
import { newBoundary, type Boundary } from '../git/fetch/shallow.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { TimeSlices } from '../git/time-slices.ts'
import { writePack } from '../git/packs/pack-writer.ts'
import { listAllRefs, refWork, resolve } from '../git/refs.ts'
import { deepeningOf, type FetchArguments } from './fetch-arguments.ts'
import { ProtocolError } from './protocol-error.ts'
import { inBand, type SideBand } from './side-band.ts'

/** A fetch in progress. */
export class Fetch {
  readonly #store: ObjectStore
  readonly #reader: CommitReader
  readonly #arguments: FetchArguments
  readonly #wanted: Wanted
  /** Objects that both sides have, in the client's order. */
  readonly common: readonly string[]

  private constructor(
    store: ObjectStore,
    requested: FetchArguments,
    wanted: Wanted,
    common: readonly string[],
  ) {
    this.#store = store
    this.#reader = new CommitReader(store)
    this.#arguments = requested
    this.#wanted = wanted
    this.common = common
  }

  /** Throws `GitError` when a wanted object is not there. */
  static async begin(store: ObjectStore, requested: FetchArguments): Promise<Fetch> {
    const wanted = await wantedObjects(store, requested.wants)
    return new Fetch(store, requested, wanted, await commonObjects(store, requested.haves))
  }

  /** Whether enough is common to send a pack. */
  async isReady(): Promise<boolean> {
    const common = new Set(await commitsAmong(this.#store, this.common))
    return isEnough(this.#reader, this.#wanted.commits, common)
  }

  /** Where the client's history ends afterwards. Throws `ProtocolError` when that leaves nothing. */
  async boundary(): Promise<Boundary> {
    const slices = new TimeSlices()
    const not: string[] = []
    for (const name of this.#arguments.not) {
      await slices.spend(refWork)
      const oid = await resolve(this.#store, name)
      if (oid === undefined) throw new ProtocolError(`deepen-not names no ref: ${name}`)
      not.push(oid)
    }
    const { commits } = this.#wanted
    // The server ignores shallow commits that it does not store, because it sends no history of them.
    const known = new Set(await commitsAmong(this.#store, [...this.#arguments.shallow]))
    const boundary = await newBoundary(this.#reader, commits, known, deepeningOf(this.#arguments, not))
    if (boundary === undefined) throw new ProtocolError('no commits are left by deepen-since or deepen-not')
    return boundary
  }

  /** The pack, for the side-band that the client supports. */
  async *pack(boundary: Boundary, sideBand: SideBand): AsyncGenerator<Uint8Array> {
    const { shallow, filter, flags } = this.#arguments
    const tags = flags.has('include-tag') ? await this.#annotatedTags() : []
    const oids = await selectObjects(this.#store, this.#reader, this.#wanted, {
      haves: await commitsAmong(this.#store, this.common),
      clientShallow: shallow,
      boundary,
      filter,
      tags,
    })
    if (!flags.has('no-progress'))
      yield* inBand(sideBand, 'progress', `Sending ${oids.length} objects, whole and without deltas.\n`)
    for await (const piece of gathered(writePack(oids.length, this.#store.stored(oids))))
      yield* inBand(sideBand, 'data', piece)
  }

  async #annotatedTags(): Promise<string[]> {
    const refs = await listAllRefs(this.#store.db, this.#store.projectId)
    return refs.filter(({ type }) => type === 'tag').map(({ oid }) => oid)
  }
}

const bytesAtOnce = 32 * 1024

/** Joins small pieces, so that each does not become a packet of its own. */
async function* gathered(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < bytesAtOnce) continue
    yield waiting.length === 1 ? piece : Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
