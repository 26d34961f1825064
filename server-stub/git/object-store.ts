import type { Db, Tx } from '../database/connection.ts'
import { RecordGoneError } from '../database/gone.ts'
import { listValues, type PreparedQuery } from '../database/prepared.ts'
import { parseCommit, parseTag } from './commit-format.ts'
import { ObjectCache, type GitObject } from './object-cache.ts'
import {
  lengthRows,
  namesWithin,
  objectRow,
  objectRows,
  storeObjects,
  typeRows,
  type Names,
} from './object-queries.ts'
import {
  corrupt,
  decodeObject,
  encodeObject,
  type NewObject,
  type PlainObject,
  type StoredObject,
} from './stored-object.ts'
import { TimeSlices } from './time-slices.ts'
import { secondsNow } from './stored-at.ts'
import { parseTree, type TreeLine } from './tree-format.ts'
import type { Commit } from './types.ts'

// A parsed object weighs more than its text: strings, arrays, the entry itself.
const overheadBytes = 600
const rowsAtOnce = 200
const bytesAtOnce = 4 * 1024 * 1024
const namesAtOnce = 500
// What it costs to read or write an object, and to look up one among many, in units of `TimeSlices`.
const objectWork = 2000
const nameWork = 200
const commitsAtOnce = 500
const missesBeforeLoadingAll = 100
// What it costs to visit a commit on a walk, in units of `TimeSlices`.
const commitWork = 1000

/** The objects of one project. Within a transaction, the cache is a draft, since the transaction can be rolled back. */
export class ObjectStore {
  readonly db: Db | Tx
  readonly projectId: number
  readonly cache: ObjectCache
  readonly #slices = new TimeSlices()
  #misses = 0

  constructor(db: Db | Tx, projectId: number, cache = new ObjectCache()) {
    this.db = db
    this.projectId = projectId
    this.cache = cache
  }

  /** Reads an object, if this project has it. */
  async find(oid: string): Promise<GitObject | undefined> {
    const cached = this.cache.get(this.#key(oid))
    if (cached) return cached
    await this.#slices.spend(objectWork)
    const row = await objectRow.first(this.db, { projectId: this.projectId, oid }, null)
    return row && this.parse({ oid, ...row })
  }

  /** An object of this project that another query has read. */
  async parse(stored: StoredObject): Promise<GitObject> {
    return this.cache.get(this.#key(stored.oid)) ?? this.#parsed(stored.oid, await decodeObject(stored))
  }

  /** Those of the objects that this project has, with their content; past the cache. */
  async readMany(oids: readonly string[]): Promise<Map<string, PlainObject>> {
    const found = new Map<string, PlainObject>()
    for await (const stored of this.stored(oids)) found.set(stored.oid, await decodeObject(stored))
    return found
  }

  /** Those of the objects that this project has, as they are stored, in no particular order; few at a time in memory. */
  async *stored(oids: readonly string[]): AsyncGenerator<StoredObject> {
    for (let at = 0; at < oids.length; at += namesAtOnce) {
      const names = oids.slice(at, at + namesAtOnce)
      const lengths = await this.#among(names, lengthRows)
      for (const some of portions(lengths, ({ length }) => length)) {
        await this.#slices.spend(objectWork * some.length)
        yield* await this.#among(
          some.map(({ oid }) => oid),
          objectRows,
        )
      }
    }
  }

  /** Those of the objects that this project has; undefined if more bytes than these are not in memory yet. */
  async findUpTo(maxBytes: number, oids: readonly string[]): Promise<Map<string, GitObject> | undefined> {
    const { found, missing } = this.#inMemory(oids)
    let bytes = 0
    for await (const stored of this.stored(missing)) {
      bytes += stored.size
      if (bytes > maxBytes) return undefined
      found.set(stored.oid, await this.parse(stored))
    }
    return found
  }

  /** Types and sizes of those of the objects that this project has. */
  async describe(oids: readonly string[]): Promise<Map<string, Pick<StoredObject, 'type' | 'size'>>> {
    const found = new Map<string, Pick<StoredObject, 'type' | 'size'>>()
    for (let at = 0; at < oids.length; at += namesAtOnce) {
      await this.#slices.spend(nameWork * namesAtOnce)
      const rows = await this.#among(oids.slice(at, at + namesAtOnce), typeRows)
      for (const { oid, type, size } of rows) found.set(oid, { type, size })
    }
    return found
  }

  /** All commits of this project, in the order of their names. */
  async *commits(): AsyncGenerator<Commit> {
    for (let last = ''; ;) {
      const rows = await this.db
        .selectFrom('git_object')
        .select(['oid', 'type', 'size', 'data'])
        .where('project_id', '=', this.projectId)
        .where('type', '=', 'commit')
        .where('oid', '>', last)
        .orderBy('oid')
        .limit(commitsAtOnce)
        .execute()
      for (const row of rows) {
        await this.#slices.spend(commitWork)
        const plain = await decodeObject(row)
        const commit = parseCommit(row.oid, plain.body)
        this.#keep(row.oid, { type: 'commit', commit }, plain)
        yield commit
      }
      last = rows.at(-1)?.oid ?? ''
      if (rows.length < commitsAtOnce) return
    }
  }

  #among<Row>(oids: readonly string[], query: PreparedQuery<Names, number, Row>): Promise<Row[]> {
    const { values, count } = listValues(oids, '')
    return query.all(this.db, { projectId: this.projectId, ...values }, count)
  }

  async has(oid: string): Promise<boolean> {
    const [found] = await this.startingWith(oid, 1)
    return found !== undefined
  }

  async findCommit(oid: string): Promise<Commit | undefined> {
    const object = await this.find(oid)
    return object?.type === 'commit' ? object.commit : undefined
  }

  /** Those of the objects that this project has. Those that are not in memory require two statements together. */
  async findMany(oids: Iterable<string>): Promise<Map<string, GitObject>> {
    const { found, missing } = this.#inMemory(oids)
    for (const [oid, plain] of await this.readMany(missing)) found.set(oid, this.#parsed(oid, plain))
    return found
  }

  #inMemory(oids: Iterable<string>): { found: Map<string, GitObject>; missing: string[] } {
    const found = new Map<string, GitObject>()
    const missing: string[] = []
    for (const oid of new Set(oids)) {
      const cached = this.cache.get(this.#key(oid))
      if (cached === undefined) missing.push(oid)
      else found.set(oid, cached)
    }
    return { found, missing }
  }

  /** Those of the commits that this project has. */
  async findCommits(oids: readonly string[]): Promise<Map<string, Commit>> {
    const commits = new Map<string, Commit>()
    for (const [oid, object] of await this.findMany(oids))
      if (object.type === 'commit') commits.set(oid, object.commit)
    return commits
  }

  /** A commit on a walk through a whole history, for which all commits are read at once if many are not in memory. */
  async commitOnWalk(oid: string): Promise<Commit> {
    const isMissing = this.cache.get(this.#key(oid)) === undefined
    if (isMissing && ++this.#misses === missesBeforeLoadingAll) await this.#readAllCommits()
    return this.commit(oid)
  }

  /** A commit that must be there. */
  async commit(oid: string): Promise<Commit> {
    await this.#slices.spend(commitWork)
    const commit = await this.findCommit(oid)
    if (!commit) throw await this.#lack(oid)
    return commit
  }

  /** A tree that must be there; null is the empty one. */
  async tree(oid: string | null): Promise<TreeLine[]> {
    if (oid === null || oid === emptyTree) return []
    const object = await this.find(oid)
    if (object?.type !== 'tree') throw await this.#lack(oid)
    return object.lines
  }

  /** The content of a blob that must be there. */
  async blob(oid: string): Promise<Buffer> {
    const object = await this.find(oid)
    if (object?.type !== 'blob') throw await this.#lack(oid)
    return object.body
  }

  /** Why an object that must be there is not: the project is being deleted, or the repository is damaged. */
  async #lack(oid: string): Promise<Error> {
    const project = await this.db
      .selectFrom('project')
      .select('id')
      .where('id', '=', this.projectId)
      .where('pending_delete', '=', 0)
      .executeTakeFirst()
    return project === undefined ? new RecordGoneError(`Project ${this.projectId}`) : corrupt(oid)
  }

  /** Follows annotated tags to what they mark. */
  async peel(oid: string): Promise<{ oid: string; object: GitObject } | undefined> {
    const object = await this.find(oid)
    if (object?.type === 'tag') return this.peel(object.tag.object)
    return object && { oid, object }
  }

  /** Hashes whose object's name starts with the prefix, at most `limit`. */
  async startingWith(prefix: string, limit: number): Promise<string[]> {
    // The first text that sorts behind all hexadecimal digits.
    const values = { projectId: this.projectId, first: prefix, end: `${prefix}g` }
    return (await namesWithin.all(this.db, values, limit)).map(({ oid }) => oid)
  }

  /** Stores one object and returns its name. */
  async write(object: PlainObject): Promise<string> {
    const created = await encodeObject(object)
    await this.writeNew([created])
    return created.oid
  }

  /** Stores the objects of a commit, which stay in memory: the response is about them. */
  async writeNew(objects: readonly NewObject[]): Promise<void> {
    await this.writeAll(objects)
    for (const object of objects) this.#keep(object.oid, meaningOf(object.oid, object), object)
  }

  /** Stores objects in the order given; of those already here only the time changes. */
  async writeAll(objects: readonly StoredObject[]): Promise<void> {
    const different = [...new Map(objects.map((object) => [object.oid, object])).values()]
    const storedAt = secondsNow()
    for (const some of portions(different, ({ data }) => data.length)) {
      await this.#slices.spend(objectWork * some.length)
      await storeObjects(this.db, this.projectId, storedAt, some)
    }
  }

  /** The same objects; what is written to it stays in memory. */
  scratch(): ObjectStore {
    return new ScratchStore(this.db, this.projectId, this.cache)
  }

  async #readAllCommits(): Promise<void> {
    const commits = this.commits()
    let next = await commits.next()
    while (next.done !== true) next = await commits.next()
  }

  #parsed(oid: string, plain: PlainObject): GitObject {
    const object = meaningOf(oid, plain)
    this.#keep(oid, object, plain)
    return object
  }

  #key(oid: string): string {
    return `${this.projectId}/${oid}`
  }

  #keep(oid: string, object: GitObject, { body }: PlainObject): void {
    const factor = object.type === 'blob' ? 1 : 3
    const kept = object.type === 'blob' ? { ...object, body: alone(object.body) } : object
    this.cache.set(this.#key(oid), kept, body.length * factor + overheadBytes)
  }
}

/** The same bytes in memory of their own: a small part of a pool would keep all of it. */
function alone(body: Buffer): Buffer {
  if (body.buffer.byteLength <= body.length + 1) return body
  const copy = Buffer.alloc(body.length)
  body.copy(copy)
  return copy
}

/** Objects of a project and those that were written to it, which are not stored. */
class ScratchStore extends ObjectStore {
  readonly #written = new Map<string, NewObject>()

  override async find(oid: string): Promise<GitObject | undefined> {
    const written = this.#written.get(oid)
    return written === undefined ? super.find(oid) : meaningOf(oid, written)
  }

  override async writeNew(objects: readonly NewObject[]): Promise<void> {
    for (const object of objects) this.#written.set(object.oid, object)
  }
}

/** The name of the empty tree, which exists without being stored. */
export const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** The content of an object, parsed. */
export function meaningOf(oid: string, { type, body }: PlainObject): GitObject {
  if (type === 'commit') return { type, commit: parseCommit(oid, body) }
  if (type === 'tree') return { type, lines: parseTree(oid, body) }
  if (type === 'tag') return { type, tag: parseTag(oid, body) }
  return { type, body }
}

/** Splits a list so that no part has too many members or bytes. */
export function* portions<T>(list: readonly T[], bytesOf: (member: T) => number): Generator<T[]> {
  let portion: T[] = []
  let bytes = 0
  for (const member of list) {
    const more = bytesOf(member)
    if (portion.length >= rowsAtOnce || (portion.length > 0 && bytes + more > bytesAtOnce)) {
      yield portion
      portion = []
      bytes = 0
    }
    portion.push(member)
    bytes += more
  }
  if (portion.length > 0) yield portion
}
