/** The author or committer, and the time. */
export interface Signature {
  name: string
  email: string
  /** Git keeps whole seconds. */
  at: Date
  /** Minutes east of UTC: 120 is `+0200`. */
  offset: number
}

export interface Commit {
  oid: string
  tree: string
  parents: string[]
  /** Exactly as stored, usually with a final line feed. */
  message: string
  author: Signature
  committer: Signature
}

export interface NewCommit {
  tree: string
  parents: string[]
  message: string
  author: Signature
  committer: Signature
}

/** A branch by its short name, and its head commit. */
export interface Branch {
  name: string
  oid: string
}

/** A tag by its short name. */
export interface Tag {
  name: string
  /** What the ref points to: the tag object of an annotated tag, else the commit. */
  oid: string
  /** The commit behind it. */
  commit: string
  /** The annotation; null for a lightweight tag. */
  message: string | null
}

export interface TreeEntry {
  /** Full path within the repository. */
  path: string
  mode: FileMode
  type: 'blob' | 'tree' | 'commit'
  oid: string
}

/** `100644` file, `100755` executable, `120000` symbolic link, `040000` directory, `160000` submodule. */
export type FileMode = '100644' | '100755' | '120000' | '040000' | '160000'

export interface File {
  path: string
  mode: FileMode
  oid: string
  content: Uint8Array
  /** Bytes. */
  size: number
}

/** One changed file, and how it changed. Spec: document 3, "Diff entry". */
export interface FileChange {
  /** Equal to `new_path` unless renamed; for a new file too. */
  old_path: string
  new_path: string
  /** Null where the file does not exist. */
  a_mode: FileMode | null
  b_mode: FileMode | null
  new_file: boolean
  renamed_file: boolean
  deleted_file: boolean
  /** Unified diff with its two header lines; empty when only name or mode changed. */
  diff: string
  /** Lines; 0 for binary files. */
  additions: number
  deletions: number
}

/** Text, or base64 by `encoding`. */
interface Content {
  content: string
  encoding?: 'text' | 'base64'
}

/** One change to a tree; a move keeps the content unless it brings its own. */
export type Action =
  | ({ action: 'create'; path: string } & Content)
  | ({ action: 'update'; path: string } & Content)
  | ({ action: 'move'; path: string; previousPath: string } & Partial<Content>)
  | { action: 'delete'; path: string }

/** Merged without conflict: a tree; else the paths with conflicts, sorted; `.` beyond a limit. */
export type MergeResult = { tree: string } | { conflicts: string[] }

export type GitErrorKind =
  | 'file-exists'
  | 'file-missing'
  | 'invalid-path'
  | 'invalid-base64'
  | 'path-clash'
  | 'too-large'
  | 'corrupt'

/** A change that Git does not allow, or an object that is missing or damaged; nothing was changed. */
export class GitError extends Error {
  override readonly name = 'GitError'
  readonly kind: GitErrorKind
  /** The path at fault, where there is one. */
  readonly path: string | undefined

  constructor(kind: GitErrorKind, message: string, path?: string) {
    super(message)
    this.kind = kind
    this.path = path
  }
}
