import type { CommitStatusState } from '../../database/tables.ts'
import type { Commit } from '../../git/types.ts'
import type { Project } from '../projects/record.ts'

/** A commit of a project. */
export interface FoundCommit {
  project: Project
  commit: Commit
}

/** A commit with what its presenter needs. */
export interface CommitRecord {
  commit: Commit
  /** Number of added lines. */
  additions: number
  /** Number of deleted lines. */
  deletions: number
  /** State of its statuses and pipelines. */
  status: CommitStatusState | null
}
