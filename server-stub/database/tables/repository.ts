/** A project's Git repository, and the comments, statuses and protections of its commits and branches. */
import type { Generated } from 'kysely'
import type { Flag, Timestamp } from './columns.ts'

/** One Git object. Never changed. @internal */
export interface GitObjectTable {
  project_id: number
  /** 40 lower-case hexadecimal digits. */
  oid: string
  type: 'blob' | 'tree' | 'commit' | 'tag'
  /** Bytes of the content. */
  size: number
  /** The content as a zlib stream, without Git's object header, as in packs. */
  data: Uint8Array
  /** When it was last stored, in seconds since 1970; 0 for objects of earlier versions. */
  stored_at: Generated<number>
}

/** A full ref name (`refs/heads/...`, `refs/tags/...`) and the object it points to. @internal */
export interface GitRefTable {
  project_id: number
  name: string
  oid: string
}

/** @internal */
export interface ProtectedBranchTable {
  id: Generated<number>
  project_id: number
  /** The branch's name without `refs/heads/`. */
  name: string
  developers_can_push: Generated<Flag>
  developers_can_merge: Generated<Flag>
  created_at: Timestamp
}

/** @internal */
export interface CommitCommentTable {
  id: Generated<number>
  project_id: number
  /** Full commit hash. */
  sha: string
  author_id: number
  note: string
  path: string | null
  line: number | null
  line_type: 'new' | 'old' | null
  created_at: Timestamp
}

export type CommitStatusState = 'pending' | 'running' | 'success' | 'failed' | 'canceled'

/** @internal */
export interface CommitStatusTable {
  id: Generated<number>
  project_id: number
  /** Full commit hash. */
  sha: string
  ref: string | null
  name: string
  stage: Generated<string>
  status: CommitStatusState
  description: string | null
  target_url: string | null
  coverage: number | null
  allow_failure: Generated<Flag>
  author_id: number
  created_at: Timestamp
  started_at: Timestamp | null
  finished_at: Timestamp | null
}

/** Release notes of a tag. @internal */
export interface ReleaseTable {
  id: Generated<number>
  project_id: number
  tag_name: string
  /** Markdown. */
  description: string
  created_at: Timestamp
  updated_at: Timestamp
}
