import type { Db, Tx } from '../database/connection.ts'
import { applyActions } from './actions.ts'
import { renderCommit, renderTag } from './commit-format.ts'
import { diff, diffPart, prepareDiff, type Part } from './diff.ts'
import { historyOf } from './histories.ts'
import { commitsBetween, history, mergeBases } from './history.ts'
import { canMerge, cherryPick, mergeCommits, mergeTrees } from './merge.ts'
import { ObjectCache } from './object-cache.ts'
import { ObjectStore } from './object-store.ts'
import { lastCommitOf, touching } from './path-history.ts'
import { branchRef } from './ref-name.ts'
import { listBranches, listTags, readRef, readTag, resolve } from './refs.ts'
import { entryAt, listTree, listTreeBelow, type Directory } from './trees.ts'
import type {
  Action,
  Branch,
  Commit,
  File,
  FileChange,
  MergeResult,
  NewCommit,
  Signature,
  Tag,
  TreeEntry,
} from './types.ts'

/** A project's repository. Reads see what its database handle sees; writes add objects and move no ref. */
export interface Repository {
  /** All branches, sorted by name. */
  branches(): Promise<Branch[]>
  /** All tags that lead to a commit, sorted by name. */
  tags(): Promise<Tag[]>
  /** A tag by its name, if it leads to a commit. */
  tag(name: string): Promise<Tag | undefined>
  /** Head commit of a branch. */
  branch(name: string): Promise<string | undefined>
  /** Commit of a branch, tag, full ref name, `HEAD`, or full or unambiguous short (7 digits or more) hash, in this order. */
  resolve(revision: string): Promise<string | undefined>
  commit(oid: string): Promise<Commit | undefined>
  /** Those of the commits that exist, by their hashes. */
  commits(oids: readonly string[]): Promise<ReadonlyMap<string, Commit>>
  /** Whether there is an object of this name, of any type. */
  has(oid: string): Promise<boolean>
  /** Hashes of the history of a commit, newest first and never a parent before its child; kept in memory. */
  history(from: string): Promise<readonly string[]>
  /** The commits of `history`; `since` and `until` inclusive. */
  log(from: string, filter?: { since?: Date; until?: Date; path?: string }): Promise<Commit[]>
  /** A file (or symbolic link) of a commit. */
  file(commit: string, path: string): Promise<File | undefined>
  /** The content of a blob, by its hash. */
  blob(oid: string): Promise<Uint8Array | undefined>
  /** Entries of a directory, in Git's order; undefined when there is no such directory. */
  tree(commit: string, path?: string): Promise<TreeEntry[] | undefined>
  /** Entries of a directory and of those in it, each directory before its entries; undefined as above. */
  treeBelow(commit: string, path?: string): Promise<TreeEntry[] | 'too-many' | undefined>
  /** The newest commit up to this one that changed the path. */
  lastCommitOf(commit: string, path: string): Promise<string | undefined>
  /** A best common ancestor. */
  mergeBase(one: string, other: string): Promise<string | undefined>
  /** Whether the history of `descendant` contains `ancestor`; a commit is its own ancestor. */
  isAncestor(ancestor: string, descendant: string): Promise<boolean>
  /** Which of the candidates are in the history of `head`. */
  ancestorsAmong(head: string, candidates: readonly string[]): Promise<Set<string>>
  /** Commits of `head` that `base` does not have, newest first. */
  commitsBetween(base: string, head: string): Promise<Commit[]>
  /** Whether `theirs` has commits that are not in `ours`, and can be merged into it without conflict. */
  canMerge(ours: string, theirs: string): Promise<boolean>
  /** What changed from one commit (null: nothing) to another, sorted by path, renames detected. */
  diff(from: string | null, to: string): Promise<FileChange[]>
  /** A part of `diff`, and the number of files that changed. */
  diffPart(from: string | null, to: string, part: Part): Promise<{ changes: FileChange[]; total: number }>
  /** Reads what `diff` compares; the returned function requires neither the transaction nor the objects any more. */
  prepareDiff(from: string | null, to: string): Promise<() => Promise<FileChange[]>>

  /** Applies all actions in turn, or throws `GitError` and leaves no object that is referred to. */
  applyActions(baseTree: string | null, actions: readonly Action[]): Promise<{ tree: string }>
  writeCommit(commit: NewCommit): Promise<string>
  /** Writes an annotated tag of a commit. */
  writeTag(tag: { name: string; commit: string; message: string; tagger: Signature }): Promise<string>
  /** Merges two trees that come from a common one (null: none). */
  mergeTrees(base: string | null, ours: string, theirs: string): Promise<MergeResult>
  /** Merges two commits: finds their merge base (or makes one out of several) and merges the trees. */
  mergeCommits(ours: string, theirs: string): Promise<MergeResult>
  /** What a commit changed, applied to another; `empty` when that changes nothing there. */
  cherryPick(commit: string, onto: string): Promise<MergeResult | { empty: true }>
}

export type { ObjectCache }

/** Keeps objects in memory for all repositories of one database. */
export function createObjectCache(maxBytes?: number): ObjectCache {
  return new ObjectCache(maxBytes)
}

/**
 * Opens a project's repository; cheap. Inside a transaction give the transaction and a draft of the cache. The cache is
 * shared by all repositories of one database; without one, objects are kept only as long as this repository is in use.
 */
export function openRepository(db: Db | Tx, projectId: number, cache = new ObjectCache()): Repository {
  const store = new ObjectStore(db, projectId, cache)
  return { ...reader(store), ...comparer(store), ...writer(store) }
}

type Reader = Pick<
  Repository,
  | 'branches'
  | 'tags'
  | 'tag'
  | 'branch'
  | 'resolve'
  | 'commit'
  | 'commits'
  | 'has'
  | 'history'
  | 'log'
  | 'file'
  | 'blob'
  | 'tree'
  | 'treeBelow'
  | 'lastCommitOf'
>

function reader(store: ObjectStore): Reader {
  return {
    branches: () => listBranches(store.db, store.projectId),
    tags: () => listTags(store),
    tag: (name) => readTag(store, name),
    branch: (name) => readRef(store.db, store.projectId, branchRef(name)),
    resolve: (revision) => resolve(store, revision),
    commit: (oid) => store.findCommit(oid),
    commits: (oids) => store.findCommits(oids),
    has: (oid) => store.has(oid),
    history: async (from) => (await historyOf(store, from)).oids,
    async log(from, { since, until, path } = {}) {
      const commits =
        path === undefined
          ? await commitsOf(store, (await historyOf(store, from)).oids)
          : await history(store, from, { simplify: touching(store, path) })
      return commits.filter(
        ({ committer: { at } }) => (!since || at >= wholeSecond(since)) && (!until || at <= until),
      )
    },
    async file(commit, path) {
      const entry = await entryAt(store, (await store.commit(commit)).tree, path)
      if (!entry || entry.mode === '040000' || entry.mode === '160000') return undefined
      const content = await store.blob(entry.oid)
      return { path, mode: entry.mode, oid: entry.oid, content, size: content.length }
    },
    async blob(oid) {
      const object = await store.find(oid)
      return object?.type === 'blob' ? object.body : undefined
    },
    async tree(commit, path = '') {
      const directory = await directoryAt(store, commit, path)
      return directory && listTree(store, directory.oid, directory.prefix)
    },
    async treeBelow(commit, path = '') {
      const directory = await directoryAt(store, commit, path)
      return directory && listTreeBelow(store, directory)
    },
    lastCommitOf: (commit, path) => lastCommitOf(store, commit, path),
  }
}

/** The tree of a directory, and the prefix of the paths in it. */
async function directoryAt(store: ObjectStore, commit: string, path: string): Promise<Directory | undefined> {
  const { tree } = await store.commit(commit)
  if (path === '') return { oid: tree, prefix: '' }
  const entry = await entryAt(store, tree, path)
  return entry?.mode === '040000' ? { oid: entry.oid, prefix: `${path}/` } : undefined
}

type Comparer = Pick<
  Repository,
  | 'mergeBase'
  | 'ancestorsAmong'
  | 'isAncestor'
  | 'commitsBetween'
  | 'canMerge'
  | 'diff'
  | 'diffPart'
  | 'prepareDiff'
>

function comparer(store: ObjectStore): Comparer {
  return {
    mergeBase: async (one, other) => (await mergeBases(store, one, other))[0],
    async ancestorsAmong(head, candidates) {
      const ancestors = await historyOf(store, head)
      return new Set(candidates.filter((oid) => ancestors.has(oid)))
    },
    isAncestor: async (ancestor, descendant) =>
      (await mergeBases(store, ancestor, descendant)).includes(ancestor),
    commitsBetween: (base, head) => commitsBetween(store, base, head),
    canMerge: (ours, theirs) => canMerge(store, ours, theirs),
    diff: async (from, to) => diff(store, ...(await treesOf(store, from, to))),
    diffPart: async (from, to, part) => diffPart(store, ...(await treesOf(store, from, to)), part),
    prepareDiff: async (from, to) => prepareDiff(store, ...(await treesOf(store, from, to))),
  }
}

async function treesOf(
  store: ObjectStore,
  from: string | null,
  to: string,
): Promise<[from: string | null, to: string | null]> {
  return [from === null ? null : (await store.commit(from)).tree, (await store.commit(to)).tree]
}

type Writer = Pick<
  Repository,
  'applyActions' | 'writeCommit' | 'writeTag' | 'mergeTrees' | 'mergeCommits' | 'cherryPick'
>

function writer(store: ObjectStore): Writer {
  return {
    applyActions: (baseTree, actions) => applyActions(store, baseTree, actions),
    writeCommit: (commit) => store.write({ type: 'commit', body: renderCommit(commit) }),
    writeTag: (tag) => store.write({ type: 'tag', body: renderTag(tag) }),
    mergeTrees: (base, ours, theirs) => mergeTrees(store, base, ours, theirs),
    mergeCommits: (ours, theirs) => mergeCommits(store, ours, theirs),
    cherryPick: (commit, onto) => cherryPick(store, commit, onto),
  }
}

/** The commits of these hashes, in the same order. */
async function commitsOf(store: ObjectStore, oids: readonly string[]): Promise<Commit[]> {
  const commits: Commit[] = []
  for (const oid of oids) commits.push(await store.commitOnWalk(oid))
  return commits
}

/** Git keeps whole seconds, so a commit made within that second is not before it. */
const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000)
