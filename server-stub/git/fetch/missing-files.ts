import { emptyTree, type ObjectStore } from '../object-store.ts'
import { corrupt } from '../stored-object.ts'
import { parseTree, type TreeLine } from '../tree-format.ts'

/** Trees at one path: those to send, and those that the client has. */
interface Group {
  path: string
  fresh: Set<string>
  edge: Set<string>
}

/** What of the trees is sent. */
export interface TreeFilter {
  /** Whether blobs are sent at all. */
  blobs: boolean
  /** What is so many levels or more below a commit is not sent: its root tree is at level 0. */
  depth: number
}

const treesAtOnce = 500

/**
 * Trees and blobs of the `fresh` root trees that the `edge` root trees do not have at the same path. Reads level by
 * level, and of the edge only the directories that differ.
 */
export async function missingFiles(
  store: ObjectStore,
  fresh: readonly string[],
  edge: readonly string[],
  filter: TreeFilter,
): Promise<{ trees: Set<string>; blobs: Set<string> }> {
  const trees = new Set<string>()
  const blobs = new Set<string>()
  const had = new Set(edge)
  const roots = fresh.filter((oid) => !had.has(oid))
  let level: Group[] = [{ path: '', fresh: new Set(roots), edge: new Set(edge) }]
  for (let depth = 0; depth < filter.depth && level.length > 0; depth += 1) {
    const withBlobs = filter.blobs && depth + 1 < filter.depth
    const next = new Map<string, Group>()
    for (const groups of portions(level)) {
      const lines = await linesOf(store, groups)
      for (const group of groups) {
        const edgeLines = [...group.edge].flatMap((oid) => lines.get(oid) ?? [])
        for (const { oid } of edgeLines) had.add(oid)
        for (const oid of group.fresh) {
          // A few directories that contain each other many times make billions of paths: each is looked into once.
          if (trees.has(oid)) continue
          trees.add(oid)
          collect(lines.get(oid) ?? [], group, edgeLines, {
            had,
            trees,
            blobs: withBlobs ? blobs : undefined,
            next,
          })
        }
      }
    }
    level = [...next.values()]
  }
  return { trees, blobs }
}

interface Collected {
  had: ReadonlySet<string>
  trees: Set<string>
  /** Undefined: no blobs are sent. */
  blobs: Set<string> | undefined
  next: Map<string, Group>
}

function collect(
  lines: readonly TreeLine[],
  { path }: Group,
  edgeLines: readonly TreeLine[],
  { had, trees, blobs, next }: Collected,
): void {
  for (const { name, mode, oid } of lines) {
    if (mode === '160000' || had.has(oid) || trees.has(oid)) continue
    if (mode !== '040000') {
      blobs?.add(oid)
      continue
    }
    const key = `${path}/${name}`
    const group = next.get(key) ?? newGroup(key, name, edgeLines)
    next.set(key, group)
    group.fresh.add(oid)
  }
}

function newGroup(path: string, name: string, edgeLines: readonly TreeLine[]): Group {
  const edge = edgeLines.filter((line) => line.name === name && line.mode === '040000').map(({ oid }) => oid)
  return { path, fresh: new Set(), edge: new Set(edge) }
}

async function linesOf(store: ObjectStore, groups: readonly Group[]): Promise<Map<string, TreeLine[]>> {
  const oids = [...new Set(groups.flatMap(({ fresh, edge }) => [...fresh, ...edge]))]
  const lines = new Map<string, TreeLine[]>()
  for (const [oid, { type, body }] of await store.readMany(oids)) {
    if (type !== 'tree') throw corrupt(oid)
    lines.set(oid, parseTree(oid, body))
  }
  const missing = oids.find((oid) => !lines.has(oid) && oid !== emptyTree)
  if (missing !== undefined) throw corrupt(missing)
  return lines
}

/** Groups that are read together; one with many trees is split. */
function* portions(groups: readonly Group[]): Generator<Group[]> {
  let portion: Group[] = []
  let count = 0
  for (const { path, fresh, edge } of groups) {
    const oids = [...fresh]
    for (let at = 0; at < oids.length; at += treesAtOnce) {
      const some = new Set(oids.slice(at, at + treesAtOnce))
      portion.push({ path, fresh: some, edge })
      count += some.size + edge.size
      if (count < treesAtOnce) continue
      yield portion
      portion = []
      count = 0
    }
  }
  if (portion.length > 0) yield portion
}
