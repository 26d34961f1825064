import type { Schema } from '../../../generated/schemas.ts'
import { commitSummary } from '../commits/index.ts'
import type { BranchRecord } from './record.ts'

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
