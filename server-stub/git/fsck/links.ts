/** What pushed objects refer to, and whether all of it is there. */
import { PackError } from '../packs/pack-error.ts'
import { parseCommit, parseTag } from '../commit-format.ts'
import type { ObjectType, PlainObject } from '../stored-object.ts'
import { parseTree } from '../tree-format.ts'

interface Link {
  oid: string
  type: ObjectType
}

/** Returns the types of those objects that the repository has. */
export type TypesOf = (oids: readonly string[]) => Promise<ReadonlyMap<string, ObjectType>>

/** Collects references while the objects of a pack are read. */
export class LinkCollector {
  /** Referenced objects, with the type that they have to have and one object that refers to them. */
  readonly #wanted = new Map<string, { type: ObjectType; from: string }>()
  /** Subtrees of trees, parents of commits, objects of tags: what has to be stored earlier. */
  readonly #before = new Map<string, string[]>()
  readonly #most: number

  /** At most `most` different objects may be referred to. */
  constructor(most: number) {
    this.#most = most
  }

  /** Notes what a well-formed object refers to. */
  add(oid: string, object: PlainObject): void {
    if (object.type === 'blob') return
    const links = linksOf(oid, object)
    for (const { oid: target, type } of links) {
      const known = this.#wanted.get(target)
      if (known === undefined) this.#wanted.set(target, { type, from: oid })
      else if (known.type !== type)
        throw new PackError(
          `${target} is referred to as ${known.type} by ${known.from} and as ${type} by ${oid}`,
        )
    }
    if (this.#wanted.size > this.#most)
      throw new PackError(`the objects of the pack refer to more than ${this.#most} others`)
    this.#before.set(
      oid,
      links.filter(({ type }) => type === object.type || object.type === 'tag').map((link) => link.oid),
    )
  }

  /** Throws `PackError` unless everything referred to is pushed or in the repository. */
  async check(pushed: ReadonlyMap<string, ObjectType>, typesOf: TypesOf): Promise<void> {
    const outside = [...this.#wanted.keys()].filter((oid) => !pushed.has(oid))
    const stored = await typesOf(outside)
    for (const [oid, { type, from }] of this.#wanted) {
      const actual = pushed.get(oid) ?? stored.get(oid)
      if (actual === undefined)
        throw new PackError(
          `missing ${type} ${oid}, to which ${from} refers: neither pushed nor in the repository`,
        )
      if (actual !== type) throw new PackError(`${from} refers to ${oid} as a ${type}, but it is a ${actual}`)
    }
  }

  /** The objects in an order in which each comes after what it refers to, among these. */
  inOrder<T extends { oid: string; type: ObjectType }>(objects: Iterable<T>): T[] {
    const byType = Map.groupBy(objects, ({ type }) => type)
    return (['blob', 'tree', 'commit', 'tag'] as const).flatMap((type) =>
      type === 'blob' ? (byType.get(type) ?? []) : this.#sorted(byType.get(type) ?? []),
    )
  }

  #sorted<T extends { oid: string }>(objects: readonly T[]): T[] {
    const left = new Map(objects.map((object) => [object.oid, object]))
    const sorted: T[] = []
    for (const { oid: root } of objects) {
      const stack = [root]
      for (let oid = stack.at(-1); oid !== undefined; oid = stack.at(-1)) {
        const open = (this.#before.get(oid) ?? []).filter((each) => left.has(each))
        this.#before.delete(oid)
        if (open.length > 0) {
          for (const each of open) stack.push(each)
          continue
        }
        stack.pop()
        const object = left.get(oid)
        if (object !== undefined) sorted.push(object)
        left.delete(oid)
      }
    }
    return sorted
  }
}

function linksOf(oid: string, { type, body }: PlainObject): Link[] {
  if (type === 'tree')
    return parseTree(oid, body).flatMap((line): Link[] =>
      line.mode === '160000' ? [] : [{ oid: line.oid, type: line.mode === '040000' ? 'tree' : 'blob' }],
    )
  if (type === 'commit') {
    const { tree, parents } = parseCommit(oid, body)
    return [{ oid: tree, type: 'tree' }, ...parents.map((parent): Link => ({ oid: parent, type: 'commit' }))]
  }
  const tag = parseTag(oid, body)
  return [{ oid: tag.object, type: tag.type }]
}
