/** Shallow histories: where a clone's history is cut off, and how a fetch moves that boundary. */
import type { CommitReader } from './commit-reader.ts'

/** How much history a client requests. */
export type Deepening =
  | {
      kind: 'depth'
      depth: number
      /** Counted from the present boundary instead of the wanted commits. */ relative: boolean
    }
  | {
      kind: 'limits'
      since: Date | undefined
      /** Commits whose history is left out. */ not: readonly string[]
    }

/** Commits whose parents the client does not have. */
export interface Boundary {
  /** The whole boundary afterwards. */
  commits: ReadonlySet<string>
  /** The changes that are sent to the client. */
  shallow: string[]
  /** Those that are in the boundary no longer. */
  unshallow: string[]
}

/** What clients send for "all of it". */
const infinite = 0x7fffffff

/** The boundary after a fetch; undefined when no commit is left to send. */
export async function newBoundary(
  reader: CommitReader,
  heads: readonly string[],
  present: ReadonlySet<string>,
  deepening: Deepening | undefined,
): Promise<Boundary | undefined> {
  if (deepening === undefined) return { commits: present, shallow: [], unshallow: [] }
  if (deepening.kind === 'limits') {
    const { inside, commits } = await withinLimits(reader, heads, deepening)
    return inside.size === 0 ? undefined : moved(present, inside, commits)
  }
  if (deepening.depth >= infinite) return { commits: new Set(), shallow: [], unshallow: [...present] }
  const { relative, depth } = deepening
  const { inside, commits } = relative
    ? await withinDepth(reader, [...present], depth + 1)
    : await withinDepth(reader, heads, depth)
  return moved(present, inside, commits)
}

interface Cut {
  /** All commits that are kept. */
  inside: ReadonlySet<string>
  /** Those of them that lose their parents. */
  commits: Set<string>
}

function moved(present: ReadonlySet<string>, inside: ReadonlySet<string>, commits: Set<string>): Boundary {
  const shallow = [...commits].filter((oid) => !present.has(oid))
  const unshallow = [...present].filter((oid) => inside.has(oid) && !commits.has(oid))
  for (const oid of present) if (!inside.has(oid)) commits.add(oid)
  return { commits, shallow, unshallow }
}

/** Commits at most `depth` generations from the heads, themselves the first. */
async function withinDepth(reader: CommitReader, heads: readonly string[], depth: number): Promise<Cut> {
  const inside = new Set<string>()
  const commits = new Set<string>()
  let level = [...new Set(heads)]
  for (let at = 1; level.length > 0; at += 1) {
    const next = new Set<string>()
    for (const oid of level) {
      inside.add(oid)
      const { parents } = await reader.commit(oid)
      if (at < depth) for (const parent of parents) next.add(parent)
      else if (parents.length > 0) commits.add(oid)
    }
    level = [...next].filter((oid) => !inside.has(oid))
  }
  return { inside, commits }
}

async function withinLimits(
  reader: CommitReader,
  heads: readonly string[],
  { since, not }: Extract<Deepening, { kind: 'limits' }>,
): Promise<Cut> {
  const left = await ancestorsOf(reader, not, () => true)
  const isInside = async (oid: string): Promise<boolean> =>
    !left.has(oid) && (since === undefined || (await reader.commit(oid)).committer.at >= since)
  const inside = await ancestorsOf(reader, heads, isInside)
  const commits = new Set<string>()
  for (const oid of inside) {
    const { parents } = await reader.commit(oid)
    if (parents.some((parent) => !inside.has(parent))) commits.add(oid)
  }
  return { inside, commits }
}

/** The heads and their ancestors, as far as `isInside` goes. */
async function ancestorsOf(
  reader: CommitReader,
  heads: readonly string[],
  isInside: (oid: string) => boolean | Promise<boolean>,
): Promise<Set<string>> {
  const found = new Set<string>()
  const waiting = [...heads]
  for (let oid = waiting.pop(); oid !== undefined; oid = waiting.pop()) {
    if (found.has(oid) || !(await isInside(oid))) continue
    found.add(oid)
    for (const parent of (await reader.commit(oid)).parents) waiting.push(parent)
  }
  return found
}
