import type { Db, Tx } from '../store/database.ts'
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
  /** Head commit of a branch. */
  branch(name: string): Promise<string | undefined>
  /** Commit of a branch, tag, full ref name, or full or unambiguous short (7 digits or more) hash, in this order. */
  resolve(revision: string): Promise<string | undefined>
  commit(oid: string): Promise<Commit | undefined>
  /** History of a commit, newest first and never a parent before its child; `since` and `until` inclusive. */
  log(from: string, filter?: { since?: Date; until?: Date; path?: string }): Promise<Commit[]>
  /** A file (or symbolic link) of a commit. */
  file(commit: string, path: string): Promise<File | undefined>
  /** Entries of a directory, in Git's order; undefined when there is no such directory. */
  tree(commit: string, path?: string, recursive?: boolean): Promise<TreeEntry[] | undefined>
  /** The newest commit up to this one that changed the path. */
  lastCommitOf(commit: string, path: string): Promise<string | undefined>
  /** A best common ancestor. */
  mergeBase(one: string, other: string): Promise<string | undefined>
  /** Whether the history of `descendant` holds `ancestor`; a commit is its own ancestor. */
  isAncestor(ancestor: string, descendant: string): Promise<boolean>
  /** Commits of `head` that `base` does not have, newest first. */
  commitsBetween(base: string, head: string): Promise<Commit[]>
  /** What changed from one commit (null: nothing) to another, sorted by path, renames detected. */
  diff(from: string | null, to: string): Promise<FileChange[]>

  /** Applies all actions in turn, or throws `GitRefusal` and leaves nothing behind that anything refers to. */
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

/** Parsed objects, kept for the next question; belongs to one database. */
export interface ObjectCache {
  readonly maxBytes: number
}

export function createObjectCache(maxBytes = 64 * 1024 * 1024): ObjectCache {
  return { maxBytes }
}

/** Opens a project's repository; cheap. Inside a transaction give the transaction. */
export function openRepository(_db: Db | Tx, projectId: number, _cache?: ObjectCache): Repository {
  throw new Error(`No repository for project ${projectId} yet`)
}
