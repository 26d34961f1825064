/** A repository in memory: commits with all of their files, branches and tags. */
import { createHash } from 'node:crypto'

/** Contents of the files by their paths. */
export type Files = ReadonlyMap<string, Buffer>

export interface Author {
  readonly name: string
  readonly email: string
}

export interface Commit {
  readonly id: string
  readonly parents: readonly Commit[]
  readonly message: string
  readonly author: Author
  readonly at: Date
  readonly files: Files
  /** Former path of each file that the commit moved. */
  readonly moved: ReadonlyMap<string, string>
}

export interface Branch {
  readonly name: string
  readonly head: Commit
  /** Null if the branch is not protected. */
  readonly protection: Protection | null
}

export interface Protection {
  readonly developersPush: boolean
  readonly developersMerge: boolean
}

export interface Tag {
  readonly name: string
  readonly commit: Commit
  /** The annotation, or null. */
  readonly message: string | null
  /** The release notes, or null. */
  readonly release: string | null
}

/** What a new commit changes. */
export interface Change {
  readonly message: string
  readonly author: Author
  readonly at: Date
  readonly files: Files
  readonly moved?: ReadonlyMap<string, string>
}

export class Repository {
  readonly branches = new Map<string, Branch>()
  readonly tags = new Map<string, Tag>()
  readonly #commits = new Map<string, Commit>()

  /** Another repository with the same commits, branches and tags. */
  copy(): Repository {
    const copy = new Repository()
    for (const [name, branch] of this.branches) copy.branches.set(name, { ...branch, protection: null })
    for (const [name, tag] of this.tags) copy.tags.set(name, { ...tag, release: null })
    for (const commit of this.#commits.values()) copy.#commits.set(commit.id, commit)
    return copy
  }

  /** The content with this hash in any commit. */
  blob(id: string): Buffer | undefined {
    const files = [...this.#commits.values()].flatMap((commit) => [...commit.files.values()])
    return files.find((content) => blobId(content) === id)
  }

  /** The commit that a branch, a tag or the start of a hash names. */
  commitAt(name: string): Commit | undefined {
    const ref = this.branches.get(name)?.head ?? this.tags.get(name)?.commit
    return ref ?? (/^[0-9a-f]{7,40}$/.test(name) ? this.#withHash(name) : undefined)
  }

  /** Adds a commit to a branch, which begins with it if there is none. */
  commit(branch: string, change: Change): Commit {
    const before = this.branches.get(branch)
    const commit = this.#add(change, before === undefined ? [] : [before.head])
    this.branches.set(branch, { name: branch, protection: before?.protection ?? null, head: commit })
    return commit
  }

  /** Moves a branch to a commit that contains its head. */
  advance(branch: Branch, to: Commit): Commit {
    for (const each of historyOf(to)) this.#commits.set(each.id, each)
    this.branches.set(branch.name, { ...branch, head: to })
    return to
  }

  /** Merges a commit into a branch; undefined if they conflict. */
  merge(branch: Branch, source: Commit, change: Omit<Change, 'files'>): Commit | undefined {
    const files = mergedFiles(branch.head, source)
    if (files === undefined) return undefined
    for (const each of historyOf(source)) this.#commits.set(each.id, each)
    const commit = this.#add({ ...change, files }, [branch.head, source])
    this.branches.set(branch.name, { ...branch, head: commit })
    return commit
  }

  #add(change: Change, parents: readonly Commit[]): Commit {
    const content = createHash('sha1').update(
      `${this.#commits.size} ${change.at.toISOString()} ${change.message}`,
    )
    for (const parent of parents) content.update(parent.id)
    for (const [path, bytes] of change.files) content.update(path).update(bytes)
    const commit: Commit = { moved: new Map(), ...change, id: content.digest('hex'), parents }
    this.#commits.set(commit.id, commit)
    return commit
  }

  #withHash(start: string): Commit | undefined {
    const found = [...this.#commits.values()].filter(({ id }) => id.startsWith(start))
    return found.length === 1 ? found[0] : undefined
  }
}

/** A commit and its ancestors, the newest first. */
export function historyOf(head: Commit): readonly Commit[] {
  const found = new Set([head])
  for (const { parents } of found) for (const parent of parents) found.add(parent)
  return [...found].toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

/** The files of the commit's first parent. */
export function filesBefore({ parents }: Commit): Files {
  return parents[0]?.files ?? new Map()
}

/** The newest commit that both histories have. */
export function commonAncestor(one: Commit, other: Commit): Commit | undefined {
  const others = new Set(historyOf(other))
  return historyOf(one).find((commit) => others.has(commit))
}

/** The files of two merged commits; undefined if they conflict. */
export function mergedFiles(target: Commit, source: Commit): Files | undefined {
  return filesWith(commonAncestor(target, source)?.files ?? new Map(), source.files, target.files)
}

/** Files with the changes between two others; undefined where different changes are in the way. */
export function filesWith(before: Files, after: Files, onto: Files): Files | undefined {
  const files = new Map(onto)
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [from, to] = [before.get(path), after.get(path)]
    if (isSame(from, to) || isSame(files.get(path), to)) continue
    if (!isSame(files.get(path), from)) return undefined
    if (to === undefined) files.delete(path)
    else files.set(path, to)
  }
  return files
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other)
}

/** The last commit that changed a file. */
export function lastChangeOf(path: string, head: Commit): Commit {
  const [parent] = head.parents
  const [content, before] = [head.files.get(path), parent?.files.get(path)]
  return parent !== undefined && isSame(content, before) ? lastChangeOf(path, parent) : head
}

/** The hash that Git gives to this content. */
export function blobId(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
}
