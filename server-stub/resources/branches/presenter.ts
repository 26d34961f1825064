import type { Schema } from '../../../generated/schemas.ts'
import type { BranchSubject } from './record.ts'
import type { Commit } from '../../git/types.ts'
import { commitSummary } from '../commits/presenter/commit.ts'

/** A branch with the commit at its head. */
export interface BranchRecord {
  name: string
  commit: Commit
  /** Whether the default branch has gone on from its head. */
  merged: boolean
  protection: BranchSubject['protection']
}

/** A branch. Spec: document 3, "Branch". */
export function branch({ name, commit, merged, protection }: BranchRecord): Schema<'Branch'> {
  return {
    name,
    merged,
    protected: protection !== null,
    developers_can_push: protection?.developers_can_push === 1,
    developers_can_merge: protection?.developers_can_merge === 1,
    commit: commitSummary(commit),
  }
}
