import type { ProtectedBranchRow } from '../../database/tables.ts'
import type { Project } from '../projects/record.ts'

/** Where a branch is or is to be, and what protects it. */
export interface BranchSubject {
  project: Project
  protection: Pick<ProtectedBranchRow, 'developers_can_push' | 'developers_can_merge'> | null
}
