import type { ProtectedBranchRow } from '../../database/tables.ts'
import type { Commit } from '../../git/types.ts'
import type { Project } from '../projects/record.ts'

/** What developers may do on a protected branch. */
export type Protection = Pick<ProtectedBranchRow, 'developers_can_push' | 'developers_can_merge'>

/** What permissions on a branch depend on; the branch need not exist yet. */
export interface BranchSubject {
  project: Project
  protection: Protection | null
}

/** A branch of a project. */
export interface FoundBranch extends BranchSubject {
  name: string
  /** The commit that it points to. */
  head: string
  /** The head of the default branch, if it exists. */
  defaultHead?: string
}

/** A branch with what its presenter needs. */
export interface BranchRecord {
  name: string
  commit: Commit
  /** Whether its head is an ancestor of the head of the default branch. */
  merged: boolean
  protection: Protection | null
}
